/** Decisions of finished games, weighed by a program. */
import type { Verdict } from '@dejarik/bots'
import { expect, test } from 'vitest'
import {
  accountOf,
  DecisionReview,
  starterDeal,
  Table,
  type TableGame,
  type WeighedDecision,
} from '../index.ts'
import { swccgTable } from '../swccg/index.ts'

function played(game: TableGame) {
  const deckOf = (side: string): string => game.starters().find((deck) => deck.side === side)!.title
  const setup = starterDeal(game, {
    edition: '1995',
    seed: 4,
    company: 'program',
    decks: [deckOf('dark'), deckOf('light')],
  })
  const program = { kind: 'program', name: 'Cadet', bot: game.bot('cadet')! } as const
  const table = new Table({
    ...game,
    setup,
    seats: [program, program],
    drawSeed: () => 5,
    report: (fault) => expect(fault).toBeNull(),
  })
  return table.finished[0]!.replay
}

/** All that a review finds where this is said of every decision. */
function reviewed(game: TableGame, say: (given: unknown) => Verdict | null) {
  const asked: unknown[] = []
  const weigher = () => (_: unknown, given: unknown) => {
    asked.push(given)
    return say(given)
  }
  const replay = played(game)
  const review = new DecisionReview({ ...game, weigher }, replay)
  const weighed: WeighedDecision[] = []
  while (!review.isDone) weighed.push(...[review.next() ?? []].flat())
  return { review, weighed, asked, replay }
}

test('every decision that was a choice is weighed once, in the order of the game', () => {
  const { review, weighed, asked, replay } = reviewed(swccgTable, () => ({
    chance: 0.5,
    better: null,
    loss: 0,
  }))
  expect(asked).toHaveLength(review.choices)
  expect(weighed).toHaveLength(review.choices)
  expect(weighed.map(({ at }) => at)).toEqual(
    weighed.map(({ at }) => at).toSorted((one, other) => one - other),
  )
  const values = weighed.map(({ at }) => (replay.decisions[at - 1] as { readonly value: unknown }).value)
  expect(values).toEqual(asked)
  expect(new Set(weighed.map(({ seat }) => seat))).toEqual(new Set([0, 1]))
  expect(weighed.every(({ given, better }) => given !== '' && better === null)).toBe(true)
})

test('what the program does not think about is left out', () => {
  expect(reviewed(swccgTable, () => null).weighed).toEqual([])
})

test('the real program finds what was better, and says it in words', () => {
  const replay = played(swccgTable)
  const review = new DecisionReview(swccgTable, replay)
  const weighed: WeighedDecision[] = []
  while (!review.isDone && !weighed.some(({ better }) => better))
    weighed.push(...[review.next() ?? []].flat())
  const found = weighed.at(-1)!
  expect(found.better!.answer).not.toBe(found.given)
  expect(found.better!.loss).toBeGreaterThan(0.01)
  expect(found.chance).toBeGreaterThan(0)
})

test('luck is what the decisions of both do not account for', () => {
  const one = { at: 1, turn: 1, chance: 0.5, given: 'Pass' }
  const weighed: readonly WeighedDecision[] = [
    { ...one, seat: 0, better: { answer: 'Attack', loss: 0.25 } },
    { ...one, seat: 1, better: { answer: 'Attack', loss: 0.125 } },
    { ...one, seat: 1, better: null },
  ]
  // From even to won although the first seat lost more by its decisions than the second.
  expect(accountOf([0.5, 0.7, 1], weighed)).toEqual({ losses: [0.25, 0.125], luck: 0.625 })
})
