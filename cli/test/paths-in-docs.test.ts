/** Files that the docs name are there: who moves one mends the page that leads to it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const SOURCE = /\.(?:tsx?|mjs)$/

const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => SOURCE.test(file) && !/(^|\/)(dist|node_modules)\//.test(file))
  .map((file) => `/${file}`)

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
]

/** A page may leave out the folder that it is about, and stand for several with * or { }. */
const namedIn = (page: string): readonly string[] =>
  [...page.matchAll(/`([\w./-]+\.(?:tsx?|mjs))`/g)].map(([, path]) => path!)

const isThere = (path: string): boolean => files.some((file) => file.endsWith(`/${path}`))

test.each(pages)('%s names files that are there', (page) => {
  expect(namedIn(readFileSync(join(root, page), 'utf8')).filter((path) => !isThere(path))).toEqual([])
})

test('the search finds a file, and misses none that is not there', () => {
  expect(namedIn('in `kernel/machine.ts` and `no/such-file.ts`').filter((path) => !isThere(path))).toEqual([
    'no/such-file.ts',
  ])
})
