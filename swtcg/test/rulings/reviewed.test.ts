/** The review of rulings: every entry is about a shipped card, and what is said to be proven has its scenario. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { shippedCards } from '../../cards/shipped.ts'

const near = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')

type Verdicts = readonly Readonly<Record<string, string>>[]
const reviewed = Object.entries(parse(near('reviewed.yaml')) as Readonly<Record<string, Verdicts>>)

const SCENARIOS = [
  'arrivals',
  'attack',
  'battle',
  'build-points',
  'fights',
  'last-moments',
  'partings',
  'plans',
  'prices',
  'units',
]
const OTHERS = ['rule', 'text', 'book', 'chosen', 'unproven', 'waits', 'format', 'tip']

describe('the review of rulings', () => {
  test('is about shipped cards, with one verdict a ruling', () => {
    for (const [card, verdicts] of reviewed) {
      expect(shippedCards().has(card), card).toBe(true)
      for (const verdict of verdicts) {
        const [kind, ...more] = Object.keys(verdict)
        expect(more, card).toEqual('for' in verdict ? ['for'] : [])
        expect([...SCENARIOS, ...OTHERS], card).toContain(kind)
      }
    }
    expect(reviewed.length).toBeGreaterThan(300)
  })

  test('leaves no behaviour of an automated card without a scenario', () => {
    const isAutomated = (key: string): boolean => shippedCards().card(key).unautomated === undefined
    const left = reviewed.flatMap(([card, verdicts]) =>
      verdicts
        .filter(({ waits, unproven }) => waits !== undefined || unproven !== undefined)
        .filter((verdict) => isAutomated(verdict['for'] ?? card))
        .map((verdict) => `${card}: ${verdict['waits'] ?? verdict['unproven']}`),
    )
    expect(left).toEqual([])
  })

  test.each(SCENARIOS)('%s has a scenario for each card that it is said to prove', (file) => {
    const cards = reviewed.filter(([, verdicts]) => verdicts.some((verdict) => file in verdict))
    const source = near(`${file}.test.ts`)
    const titles = cards.map(([key]) => shippedCards().titleOf(shippedCards().card(key)))
    expect(
      titles.filter((title) => !source.includes(`'${title}'`) && !source.includes(`"${title}"`)),
    ).toEqual([])
    expect(titles.length).toBeGreaterThan(5)
  })
})
