/** Which test files words choose by their paths, as Vitest does, and which packages they lie in. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { root } from './prepare.mjs'

const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

function testsOf(folder) {
  const tests = join(root, folder, 'test')
  if (!existsSync(tests)) return []
  return readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => [folder, 'test', ...file.split(sep)].join('/'))
}

/** All of them, where there are no words. */
export const chosenTests = (words) =>
  workspaces
    .flatMap(testsOf)
    .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))

export const packagesOf = (files) => [...new Set(files.map((file) => file.split('/')[0]))]

export const isBrowserTest = (file) => file.includes('/test/browser/')
