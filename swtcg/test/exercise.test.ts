/** The exercise of cards, in its short form: every 150th card that is carried out in full. */
import { campaign } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import type { CardDefinition } from '../cards/definition.ts'
import { shippedCards } from '../cards/shipped.ts'
import { canBeTried, exercise } from '../exercise/exercise.ts'
import { sampleGame } from '../exercise/sample-game.ts'
import type { Filter } from '../language/tree/nouns.ts'
import type { Ability } from '../language/tree/tree.ts'
import { isOfToday } from '../table.ts'
import { unit } from './made-up.ts'

const EVERY = 150
const TRIALS = 40

test('cards of today are played without a fault', () => {
  const some = shippedCards()
    .cards.filter((card) => canBeTried(card) && isOfToday(card.key))
    .filter((_, index) => index % (2 * EVERY) === 0)
  const { summary, left } = campaign(some, (card) => exercise(card, TRIALS))
  expect(left.flatMap(({ faults }) => faults)).toEqual([])
  expect(summary).toMatchObject({ cards: some.length, played: some.length, faults: 0 })
})

test('cards of 2010 are played and all their abilities used, without a fault', () => {
  const some = shippedCards()
    .cards.filter((card) => canBeTried(card) && !isOfToday(card.key))
    .filter((_, index) => index % EVERY === 0)
  const { summary, left } = campaign(some, (card) => exercise(card, TRIALS))
  expect(left.flatMap(({ faults }) => faults)).toEqual([])
  expect(summary).toMatchObject({ cards: some.length, played: some.length, left: 0, faults: 0 })
  expect(summary.used + summary.inForce).toBe(summary.abilities)
})

const own = (...abilities: readonly Ability[]) => ({
  key: 'OWN Porch Guard',
  subtypes: ['Guard'],
  ...unit('Porch Guard', abilities),
})

test('an ability that is never used is told with the reason', { timeout: 30_000 }, () => {
  const when = { when: 'is-discarded', who: { the: 'self' }, from: 'space' } as const
  const card = own({ ability: 'triggered', when, do: [{ do: 'draw', who: 'you', count: 1 }] })
  const { played, unused, faults } = exercise(card, 3)
  expect({ played, faults }).toEqual({ played: true, faults: [] })
  expect(unused).toEqual([{ path: '0', text: expect.any(String), why: 'what sets it off did not happen' }])
})

const draws = [{ do: 'draw', who: 'you', count: 1 }] as const
const anyUnit = (of: Filter) =>
  ({ take: { take: 'exactly', count: 1 }, of: { kind: ['unit'], ...of } }) as const

test('what is used, what is in force and what is left are told apart', () => {
  const { abilities, inForce, unused } = exercise(
    own(
      { ability: 'keyword', keyword: 'armor', value: 1 },
      { ability: 'effect', cost: [{ pay: 'tap' }], do: draws },
      {
        ability: 'static',
        while: { if: 'not', of: { if: 'in-arena', card: { the: 'self' }, arena: 'ground' } },
        who: { the: 'self' },
        gain: { power: 1 },
      },
    ),
    6,
  )
  expect({ abilities, inForce, left: unused.map(({ path }) => path) }).toEqual({
    abilities: 3,
    inForce: 1,
    left: ['2'],
  })
})

test('what is said of others is in force only while there are such', () => {
  const lends = (of: Filter): Ability => ({
    ability: 'static',
    who: { kind: ['unit'], ...of },
    gain: { power: 1 },
  })
  const { inForce, unused } = exercise(
    own(lends({ subtypes: ['Jedi'] }), lends({ kind: ['mission'], subtypes: ['Jedi'] })),
    6,
  )
  expect({ inForce, left: unused.map(({ path }) => path) }).toEqual({ inForce: 1, left: ['1'] })
})

describe('an ability is shown to be unusable', () => {
  const counting = (of: Filter): Ability => ({
    ability: 'static',
    while: { if: 'there-are', of: { kind: ['unit'], ...of }, atLeast: 1 },
    who: { the: 'self' },
    gain: { power: 1 },
  })
  const hearing = (of: Filter): Ability => ({
    ability: 'triggered',
    when: { when: 'attacks', who: anyUnit(of) },
    do: draws,
  })
  const outcome = (ability: Ability) => {
    const { unusable, unused } = exercise(own(ability), 20)
    return { unusable: unusable.map(({ why }) => why), left: unused.length }
  }
  test('where no card is of the subtype that it needs', () => {
    expect(outcome(counting({ subtypes: ['Doorkeeper'] }))).toEqual({
      unusable: ['no card is a Doorkeeper'],
      left: 0,
    })
    expect(outcome(counting({ subtypes: ['Doorkeeper', 'Jedi'] }))).toEqual({ unusable: [], left: 0 })
  })
  test('where no card is of the subtype that it speaks of', () => {
    const lends = (subtype: string): Ability => ({
      ability: 'static',
      who: { kind: ['unit'], subtypes: [subtype] },
      gain: { power: 1 },
    })
    expect(outcome(lends('Doorkeeper'))).toEqual({ unusable: ['no card is a Doorkeeper'], left: 0 })
    expect(outcome(lends('Jedi'))).toEqual({ unusable: [], left: 0 })
  })
  test('where no card has the name that it needs', () => {
    expect(outcome(hearing({ names: ['Nobody'] }))).toEqual({
      unusable: ['no card is called Nobody'],
      left: 0,
    })
    expect(outcome(hearing({ names: ['Jawa'] }))).toEqual({ unusable: [], left: 0 })
  })
  test('not where it needs that there is none', () => {
    const none: Ability = {
      ability: 'static',
      while: { if: 'there-are-no', of: { kind: ['unit'], subtypes: ['Doorkeeper'] } },
      who: { the: 'self' },
      gain: { power: 1 },
    }
    expect(outcome(none)).toEqual({ unusable: [], left: 0 })
  })
})

/** Each needs something that a game at random hardly ever has; the facts are those of a small Ground unit. */
const STAGED: Readonly<Record<string, readonly [Ability, Partial<CardDefinition>?]>> = {
  'six of a kind beside it': [
    {
      ability: 'static',
      while: {
        if: 'there-are',
        of: { whose: 'you', kind: ['unit'], subtypes: ['Clone'], place: { in: 'arena', arenas: ['ground'] } },
        atLeast: 6,
      },
      who: { the: 'self' },
      gain: { power: 1 },
    },
  ],
  'nobody else in an arena': [
    {
      ability: 'static',
      while: { if: 'there-are-no', of: { kind: ['unit'], place: { in: 'arena', arenas: ['space'] } } },
      who: { the: 'self' },
      gain: { power: 1 },
    },
  ],
  'a Pilot on it': [
    {
      ability: 'static',
      while: { if: 'matches', card: { the: 'self' }, of: { carries: { what: 'pilots' } } },
      who: { the: 'self' },
      gain: { power: 1 },
    },
    { subtypes: ['Speeder'] },
  ],
  'an attack on another unit': [{ ability: 'activated', cost: [], keyword: 'intercept', value: 0 }],
  'an empty deck of the opponent': [
    {
      ability: 'static',
      while: { if: 'there-are-no', of: { whose: 'opponent', word: 'card', place: { in: 'deck' } } },
      who: { the: 'self' },
      gain: { power: 1 },
    },
  ],
  'another Location in its place': [
    { ability: 'triggered', when: { when: 'is-discarded', who: { the: 'self' } }, do: draws },
    { kind: 'location' },
  ],
  'a deployment of the opponent by Hidden Cost': [
    {
      ability: 'triggered',
      when: { when: 'is-deployed', who: anyUnit({ whose: 'opponent' }), by: 'hidden-cost' },
      do: draws,
    },
  ],
  'two retreats of the opponent': [
    {
      ability: 'effect',
      cost: [],
      only: { if: 'happened', did: 'was-retreated', who: { kind: ['unit'], whose: 'opponent' }, atLeast: 2 },
      do: draws,
    },
  ],
  'a discard from hand by the opponent': [
    { ability: 'triggered', when: { when: 'is-discarded', who: { the: 'self' }, from: 'hand' }, do: draws },
  ],
  'a Location of the opponent to disrupt': [
    { ability: 'effect', cost: [{ pay: 'tap' }], do: [{ do: 'disrupt', what: ['location'] }] },
  ],
  'its own hand': [
    {
      ability: 'effect',
      cost: [{ pay: 'act', act: { do: 'show', what: { the: 'self' } } }],
      zones: ['hand'],
      do: draws,
    },
  ],
  'its own fall': [
    {
      ability: 'triggered',
      when: { when: 'would-be-discarded', who: { the: 'self' } },
      do: [{ do: 'may', who: 'you', what: [{ do: 'retreat', who: { the: 'self' } }] }],
    },
  ],
  'damage although it has no power': [
    {
      ability: 'triggered',
      when: { when: 'would-damage', who: { the: 'self' } },
      do: [{ do: 'prevent-from', who: { the: 'self' }, amount: 'all' }],
    },
    { power: 0 },
  ],
}

describe('a trial brings about what an ability needs', { timeout: 30_000 }, () => {
  test.each(Object.entries(STAGED))('%s', (_, [ability, facts = {}]) => {
    const { unused, faults } = exercise({ ...own(ability), ...facts }, 20)
    expect({ unused, faults }).toEqual({ unused: [], faults: [] })
  })
})

test('a card of an author is played in a game that is told', { timeout: 30_000 }, () => {
  const card = own({ ability: 'keyword', keyword: 'armor', value: 1 })
  const { lines, played, used } = sampleGame(card)
  expect({ played, used }).toEqual({ played: true, used: 1 })
  expect(lines.some((line) => line.includes('Porch Guard'))).toBe(true)
})
