/** Options vary the rules through hooks: no rule knows an option, and an option is a small file. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ALL_OPTIONS } from '../index.ts'

const swtcg = dirname(import.meta.dirname)
const sourcesIn = (folder: string): readonly (readonly [string, string])[] =>
  readdirSync(join(swtcg, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [`${folder}/${file}`, readFileSync(join(swtcg, folder, file), 'utf8')])
const codeOf = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '')

const rules = [...sourcesIn('rules'), ...sourcesIn('effects')]

test('the scan sees the rules', () => {
  expect(rules.length).toBeGreaterThan(100)
})

test('no rule imports an option', () => {
  const imports = rules.filter(([, text]) => /from '.*\boptions\//.test(codeOf(text)))
  expect(imports.map(([file]) => file)).toEqual([])
})

test('no rule mentions an option by name', () => {
  const titles = new Set(ALL_OPTIONS.map(({ title }) => title))
  const said = rules.flatMap(([file, text]) => [
    ...(text.match(/\bopt\/[\w-]+/g) ?? []).map((id) => `${file}: ${id}`),
    ...[...text.matchAll(/'([^'\n]*)'/g)].flatMap(([, words]) =>
      titles.has(words!) ? [`${file}: ${words}`] : [],
    ),
  ])
  expect(said).toEqual([])
})

/** What is about all options together: the list, and how they combine. */
const ABOUT_ALL = ['all', 'combinations', 'resolve', 'vote'].map((name) => `options/${name}.ts`)

test('no file of an option has more than 80 lines, nor has one of its parts', () => {
  const parts = sourcesIn('options').filter(([file]) => !ABOUT_ALL.includes(file))
  expect(parts.length).toBeGreaterThan(ALL_OPTIONS.length)
  const long = parts.flatMap(([file, text]) => {
    const lines = text.trimEnd().split('\n').length
    return lines > 80 ? [`${file}: ${lines}`] : []
  })
  expect(long).toEqual([])
})
