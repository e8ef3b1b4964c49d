import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const kernel = dirname(import.meta.dirname)
const files = readdirSync(kernel, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /(?<!\.d)\.ts$/.test(file) && !/^(test|dist|node_modules)\//.test(file),
)
const { dependencies } = JSON.parse(readFileSync(join(kernel, 'package.json'), 'utf8')) as {
  dependencies: Readonly<Record<string, string>>
}

/** Clock, chance, I/O and whatever else the world has that a game must not look at. */
const WORLD =
  /\b(new Date|Date\.|Math\.random|crypto\.|performance\.|process\.|globalThis\.|window\.|console\.|navigator\.|localStorage|require\(|fetch\(|setTimeout|setInterval|setImmediate|queueMicrotask|async |await )/g

const codeOf = (file: string): string =>
  readFileSync(join(kernel, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '')

const IMPORT =
  /^(?:import|export)\s+(type\s+)?(?:[\w$]+\s+|\*[\w\s]*|\{[^}]*\}\s*|[\w$]+,\s*\{[^}]*\}\s*)from\s+'([^']+)'/gm
const OTHER_IMPORT = /^import\s+()'([^']+)'|\bimport\(()'([^']+)'/gm

const importsOf = (file: string): readonly { from: string; typeOnly: boolean }[] =>
  [...codeOf(file).matchAll(IMPORT), ...codeOf(file).matchAll(OTHER_IMPORT)].map(
    ([, type, from, , late]) => ({
      from: from ?? late!,
      typeOnly: Boolean(type),
    }),
  )

const isRelative = (from: string): boolean => from.startsWith('.')
const resolved = (file: string, from: string): string =>
  relative(kernel, join(kernel, dirname(file), from)).replaceAll('\\', '/')

test('the scan sees the kernel', () => {
  expect(files).toEqual(expect.arrayContaining(['machine.ts', 'skirmish/turn.ts', 'scenario/run.ts']))
  expect(importsOf('random.ts').map(({ from }) => from)).toContain('pure-rand/distribution/uniformInt')
})

test('the kernel looks at no clock, no chance, no disk and no screen', () => {
  const looks = files.flatMap((file) => (codeOf(file).match(WORLD) ?? []).map((found) => `${file}: ${found}`))
  expect(looks).toEqual([])
})

test('the kernel imports itself and its few dependencies, and nothing else', () => {
  const foreign = files.flatMap((file) =>
    importsOf(file)
      .filter(({ from }) =>
        isRelative(from) ? !files.includes(resolved(file, from)) : !(packageOf(from) in dependencies),
      )
      .map(({ from }) => `${file}: ${from}`),
  )
  expect(foreign).toEqual([])
})

const packageOf = (from: string): string =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/')

test('no game is known to the kernel itself', () => {
  const machinery = files.filter((file) => !file.startsWith('skirmish/'))
  const games = machinery.flatMap((file) =>
    importsOf(file).filter(({ from }) => isRelative(from) && resolved(file, from).startsWith('skirmish/')),
  )
  expect(games).toEqual([])
})
