/** Every rule that the code names has its counterpart in the other book, or says that it has none. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCatalogue } from '@dejarik/rulebook/read'
import { expect, test } from 'vitest'
import { BEGINNERS_RULES, ONLY_IN_1995, ONLY_IN_BEGINNERS } from '../citations.ts'

const ROOT = join(import.meta.dirname, '..')
const ROOMS = ['rules', 'effects', '.']
const sources = ROOMS.flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: room !== '.', encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('citations'))
    .map((name) => readFileSync(join(ROOT, room, name), 'utf8')),
)
const cited = [
  ...new Set(sources.flatMap((text) => text.match(/(?<=['`])ccg(?:95)?\/[\w/-]+(?=['`])/g) ?? [])),
].sort()

test('the code names rules of both books', () => {
  expect(cited.length).toBeGreaterThan(100)
  expect(cited.filter((rule) => !readCatalogue().has(rule))).toEqual([])
})

test("a rule of 1995 has its counterpart in the Beginner's Rulebook, or is not told by it", () => {
  const of1995 = cited.filter((rule) => rule.startsWith('ccg95/'))
  expect(of1995.filter((rule) => !(rule in BEGINNERS_RULES) && !(rule in ONLY_IN_1995))).toEqual([])
})

test("a rule of the Beginner's Rulebook that the code names is only of that book", () => {
  const counterparts = new Set(Object.values(BEGINNERS_RULES))
  const ofBeginners = cited.filter((rule) => rule.startsWith('ccg/'))
  expect(ofBeginners.filter((rule) => !(rule in ONLY_IN_BEGINNERS) && !counterparts.has(rule))).toEqual([])
})

test('the lists name rules that there are, and none that the code has forgotten', () => {
  const lists = [
    ...Object.entries(BEGINNERS_RULES).flat(),
    ...Object.keys(ONLY_IN_1995),
    ...Object.keys(ONLY_IN_BEGINNERS),
  ]
  expect(lists.filter((rule) => !readCatalogue().has(rule))).toEqual([])
  const named = [...Object.keys(ONLY_IN_1995), ...Object.keys(ONLY_IN_BEGINNERS)]
  expect(named.filter((rule) => !cited.includes(rule))).toEqual([])
})
