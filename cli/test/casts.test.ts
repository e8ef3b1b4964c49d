/** Casts that the compiler cannot follow stay few: each hides what it should have found. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const MOST = 10
const CAST = /\bas (?:never|unknown as)\b/

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /(?<!\.d|\.test)\.tsx?$/.test(file) && !/(^|\/)(dist|node_modules|test)\//.test(file),
)

/** A comment may use the words. */
const castsIn = (code: string): readonly string[] =>
  code.split('\n').filter((line) => CAST.test(line) && !/^\s*(\/\*\*|\*|\/\/)/.test(line))

test('as never and as unknown as stand in few lines of the sources', () => {
  const found = sources.flatMap((file) =>
    castsIn(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
  )
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(MOST)
})

test('the count sees a cast, and no comment', () => {
  expect(sources.length).toBeGreaterThan(1000)
  expect(
    castsIn('const a = b as never\n/** whoever was never there */\nreturn c as unknown as D'),
  ).toHaveLength(2)
})
