/** The worked examples of the rulebooks: each is played, by the edition of its book. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

interface Example {
  readonly page: number | 'glossary'
  readonly of: string
  readonly scenario?: readonly string[]
  readonly test?: string
}
type Book = 'idc' | 'wotc'

const read = (...path: string[]): string => readFileSync(join(import.meta.dirname, ...path), 'utf8')
const books = parse(read('examples.yaml')) as Readonly<Record<Book, readonly Example[]>>
const all = [...books.idc, ...books.wotc]

const editionOf = (file: string): string =>
  (parse(read('../scenarios', `${file}.yaml`)) as { readonly edition?: string }).edition ?? 'idc'
function isTested(place: string): boolean {
  const [file, title] = place.split(/: (.*)/) as [string, string]
  return read(`${file}.test.ts`).includes(`'${title}'`)
}

describe.each(Object.entries(books))('worked examples of %s', (book, examples) => {
  test.each(examples.map((example) => [example.of, example] as const))('%s', (_, example) => {
    const { scenario = [], test: place } = example
    expect(scenario.length > 0 || place !== undefined).toBe(true)
    expect(scenario.map(editionOf)).toEqual(scenario.map(() => book))
    if (place !== undefined) expect(place).toSatisfy(isTested)
  })
})

test('every scenario of an example stands in the list', () => {
  const listed = new Set(all.flatMap(({ scenario = [] }) => scenario))
  const files = readdirSync(join(import.meta.dirname, '../scenarios/examples'))
  expect(files.filter((file) => !listed.has(`examples/${file.replace('.yaml', '')}`))).toEqual([])
})
