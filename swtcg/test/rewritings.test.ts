/** Rewritings of card text: each says why the meaning stays, each is used, and none changes what a tree could say. */
import { readFileSync } from 'node:fs'
import { traced } from '@dejarik/kernel/language'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { compile, compileSpelt } from '../language/compile.ts'
import { normalise, REWRITINGS, rewritingMark, rewritten } from '../language/normalise.ts'
import { vocabularyOf } from '../language/vocabulary.ts'
import type { Spelling } from '../language/wordings.ts'
import { type Example, UNPRINTED } from './unprinted-spellings.ts'

interface Printed {
  readonly card: string
  readonly cards: number
  /** Cards whose text is understood without it as something else. */
  readonly otherwise?: readonly string[]
}
const FILE = new URL('../language/rewritings.yaml', import.meta.url)
const PRINTED = parse(readFileSync(FILE, 'utf8')) as Readonly<Record<string, Printed>>

const usedIn = (text: string): readonly Spelling[] => {
  let spelt = traced(text)
  return REWRITINGS.filter((rewriting) => {
    const before = spelt.text
    spelt = rewritten(spelt, rewriting)
    return spelt.text !== before
  })
}
const USED = new Set(UNPRINTED.flatMap(({ text }) => usedIn(text)))
const isPrinted = (rewriting: Spelling): boolean => rewritingMark(rewriting) in PRINTED
const told = ({ why, from }: Spelling): string => `${why}: ${from}`

test('each says why the meaning stays', () => {
  expect(REWRITINGS.filter(({ why }) => why.split(' ').length < 2 && why.length < 5).map(told)).toEqual([])
})

test('each is used by a printed card, or shown by an example', () => {
  expect(REWRITINGS.filter((each) => !isPrinted(each) && !USED.has(each)).map(told)).toEqual([])
})

test('the list of printed cards is of today: else run `node scripts/rewritings.mjs`', () => {
  const marks = new Set(REWRITINGS.map(rewritingMark))
  expect(Object.keys(PRINTED).filter((mark) => !marks.has(mark))).toEqual([])
  expect(marks.size).toBe(REWRITINGS.length)
})

test('what a text would say without it is told, where that is something else', () => {
  const changing = REWRITINGS.filter((each) => PRINTED[rewritingMark(each)]?.otherwise)
  expect(changing.filter(({ instead }) => instead === undefined).map(told)).toEqual([])
  const explained = REWRITINGS.filter(({ instead }) => instead !== undefined)
  expect(explained.filter((each) => !changing.includes(each)).map(told)).toEqual([])
})

const cardOf = ({ kind = 'unit' }: Example) =>
  ({ name: 'Star Wanderer', side: 'dark', kind, arenas: ['space'], subtypes: ['Droid'], cost: 3 }) as const
const WORDS = vocabularyOf([
  { name: 'Knight', side: 'light', kind: 'unit', arenas: ['character'], subtypes: ['Jedi'] },
  cardOf({ text: '', plainly: '' }),
])

test.each(UNPRINTED)('$text says the same as $plainly', (example) => {
  const { abilities, notUnderstood } = compile(example.text, cardOf(example), WORDS)
  expect(notUnderstood).toEqual([])
  expect(abilities).toEqual(compile(example.plainly, cardOf(example), WORDS).abilities)
})

test('a rewriting that changes the meaning is found', () => {
  const planted: Spelling = { why: 'planted', from: /each of your units/g, to: 'each unit' }
  const text = 'When this unit attacks, untap each of your units.'
  const card = cardOf({ text, plainly: '' })
  const spelt = normalise(text)
  const read = compileSpelt(spelt, text, card, WORDS)
  const changed = compileSpelt(rewritten(spelt, planted), text, card, WORDS)
  expect([read.notUnderstood, changed.notUnderstood]).toEqual([[], []])
  expect(changed.abilities).not.toEqual(read.abilities)
})
