/** Every rule that the code names has its counterpart in the other book, or says that it has none. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCatalogue } from '@dejarik/rulebook/read'
import { expect, test } from 'vitest'
import { ONLY_IN_2003, ONLY_IN_2010, WOTC_RULES } from '../citations.ts'

const ROOT = join(import.meta.dirname, '..')
const ROOMS = ['rules', 'effects', 'options', '.']
const sources = ROOMS.flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: room !== '.', encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('citations'))
    .map((name) => readFileSync(join(ROOT, room, name), 'utf8')),
)
const cited = [
  ...new Set(sources.flatMap((text) => text.match(/(?<=['`])(?:idc|wotc)\/[\w/-]+(?=['`])/g) ?? [])),
].sort()
const of2010 = cited.filter((rule) => rule.startsWith('idc/'))
const of2003 = cited.filter((rule) => rule.startsWith('wotc/'))

test('the code names rules of both books', () => {
  expect(of2010.length).toBeGreaterThan(150)
  expect(cited.filter((rule) => !readCatalogue().has(rule))).toEqual([])
})

test('a rule of 2010 has its counterpart in the book of 2003, or is not told by it', () => {
  expect(of2010.filter((rule) => !(rule in WOTC_RULES) && !(rule in ONLY_IN_2010))).toEqual([])
})

test('a rule of 2003 that the code names says what one of 2010 says, or is only of that book', () => {
  const counterparts = new Set(Object.values(WOTC_RULES))
  expect(of2003.filter((rule) => !counterparts.has(rule) && !(rule in ONLY_IN_2003))).toEqual([])
})

test('the lists name rules that there are, and none that the code has forgotten', () => {
  const lists = [
    ...Object.entries(WOTC_RULES).flat(),
    ...Object.keys(ONLY_IN_2010),
    ...Object.keys(ONLY_IN_2003),
  ]
  expect(lists.filter((rule) => !readCatalogue().has(rule))).toEqual([])
  const named = [...Object.keys(ONLY_IN_2010), ...Object.keys(ONLY_IN_2003)]
  expect(named.filter((rule) => !cited.includes(rule))).toEqual([])
})
