/** The hard cards: each has a scenario, or is marked with what is missing. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { titleOf } from '../../cards/definition.ts'
import { shippedCards } from '../../cards/shipped.ts'
import { exercise } from '../../exercise/exercise.ts'
import { HARD_CARDS } from './table.ts'

const TRIALS = 2
const source = (file: string): string =>
  readFileSync(new URL(`${file}.test.ts`, import.meta.url), 'utf8').replaceAll(/\s+/g, ' ')
const isPlayed = (file: string, title: string): boolean =>
  [...source(file).matchAll(/cardTest\( ?\[(.*?)\]/g)].some(([, titles = '']) =>
    [`'${title}'`, `"${title}"`].some((quoted) => titles.includes(quoted)),
  )

describe.each(Object.entries(HARD_CARDS))('%s', (_, cards) => {
  test.each(Object.entries(cards))('%s', { timeout: 60_000 }, (key, proof) => {
    const card = shippedCards().card(key)
    if ('lacks' in proof) {
      expect(card.unautomated ?? 0, 'it is automated now: prove it').toBeGreaterThan(0)
      return
    }
    expect(card.unautomated, 'it is not carried out in full').toBeUndefined()
    expect(isPlayed(proof.proven, titleOf(card)), `a test of ${proof.proven}`).toBe(true)
    expect(exercise(card, TRIALS).faults).toEqual([])
  })
})

test('there are 85 of them', () => {
  expect(new Set(Object.values(HARD_CARDS).flatMap(Object.keys)).size).toBe(85)
})
