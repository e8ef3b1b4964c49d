/** Laws that hold for every card, tried on the stages of the exercise; and faults of each kind, planted to see that they are found. */
import { readFileSync } from 'node:fs'
import { parseReadings } from '@dejarik/rulebook/card-readings'
import { describe, expect, test } from 'vitest'
import type { CardDefinition } from '../cards/definition.ts'
import { premiereCards, shippedCards } from '../index.ts'
import type { Instruction } from '../text/instruction.ts'
import type { CardAction } from '../text/text.ts'
import { costs } from './laws/costs.ts'
import { declining } from './laws/declining.ts'
import { durations } from './laws/durations.ts'
import { actionsOf, breachesIn, type Law } from './laws/law.ts'
import { players } from './laws/players.ts'
import { partingIn } from './laws/seats.ts'
import { targets } from './laws/targets.ts'
import { times } from './laws/times.ts'

const LAWS: readonly Law[] = [declining, targets, costs, durations, players, times]

/** Characters stand there already, all else is in hand. */
const startOf = ({ kind }: CardDefinition) => (kind === 'character' ? 'play' : 'hand')

/** A card once for each of its functions, or once. */
const trialsOf = (card: CardDefinition) =>
  (actionsOf(card).length > 0 ? actionsOf(card) : [undefined]).map((aim, seed) => ({
    card,
    seed: seed + 1,
    start: 'hand' as const,
    aim,
  }))

describe('no law is broken by', { timeout: 20_000 }, () => {
  test.each(shippedCards().cards.filter(({ automated }) => automated))('$key', (card) => {
    expect(trialsOf(card).flatMap((trial) => breachesIn(LAWS, trial))).toEqual([])
    expect(partingIn(trialsOf(card)[0]!)).toBeNull()
  })
})

/** Found within so many trials. */
const TRIALS = 40

/** The card with one of its actions changed. */
const changed = (card: CardDefinition, change: (action: CardAction) => CardAction): CardDefinition => ({
  ...card,
  text: { ...card.text, actions: card.text.actions!.map(change) },
})
const without =
  (field: 'cost' | 'targets') =>
  ({ [field]: _, ...rest }: CardAction): CardAction =>
    rest as CardAction

/** The same without a question. */
const unasked = (steps: readonly Instruction[]): readonly Instruction[] =>
  steps.flatMap((step): readonly Instruction[] => {
    if (step.do === 'may') return step.so
    return [step.do === 'if' ? { ...step, so: unasked(step.so) } : step]
  })

const FAULTS: readonly (readonly [string, string, Law, (action: CardAction) => CardAction])[] = [
  [
    'an effect that cannot be declined',
    'Nabrun Leids',
    declining,
    (action) => ({ ...action, first: unasked(action.first!) }),
  ],
  [
    'a target of the wrong side',
    'Set For Stun',
    targets,
    (action) => ({
      ...action,
      targets: [{ name: 'target', what: { kind: 'character' } }],
    }),
  ],
  [
    'a target elsewhere',
    'Momaw Nadon',
    targets,
    (action) => ({
      ...action,
      targets: [{ name: 'target', what: { kind: ['vehicle', 'character'], whose: 'opponents' } }],
    }),
  ],
  ['a cost that nobody pays', 'Set For Stun', costs, without('cost')],
  [
    'an effect that lasts too long',
    'A Few Maneuvers',
    durations,
    (action) => ({
      ...action,
      do: action.do.map((step) => (step.do === 'for-a-while' ? { ...step, until: 'end-of-battle' } : step)),
    }),
  ],
  [
    'a choice of the wrong player',
    'Collision!',
    players,
    (action) => ({
      ...action,
      do: JSON.parse(JSON.stringify(action.do).replaceAll(',"who":"opponent"', '')) as CardAction['do'],
    }),
  ],
  ['an action out of time', 'Trinto Duaba', times, (action) => ({ ...action, when: 'any-time' })],
  ['an answer to nothing', 'Out Of Nowhere', times, (action) => ({ ...action, when: 'any-time' })],
]

describe('a planted fault is found', { timeout: 60_000 }, () => {
  test.each(FAULTS)('%s: %s', (_, name, law, change) => {
    const card = premiereCards().named(name)!
    const faulty = changed(card, change)
    const seeds = Array.from({ length: TRIALS }, (_each, index) => index + 1)
    const found = seeds.some(
      (seed) =>
        breachesIn([law], { card, seed, start: startOf(card), aim: card.text.actions![0], instead: faulty })
          .length > 0,
    )
    expect(found).toBe(true)
  })
})

test('a planted fault is found: a card that does something else in one of the seats', {
  timeout: 20_000,
}, () => {
  const card = premiereCards().named('Set For Stun')!
  const instead = changed(card, (action) => ({
    ...action,
    targets: [{ name: 'target', what: { kind: 'character' } }],
  }))
  const seeds = Array.from({ length: TRIALS }, (_, index) => index + 1)
  const partings = seeds.map((seed) =>
    partingIn({ card, seed, start: 'hand', aim: card.text.actions![0], instead }),
  )
  expect(partings.some((parting) => parting !== null)).toBe(true)
})

describe('cards of one text', () => {
  const ledger = parseReadings(readFileSync(new URL('../cards/read.yaml', import.meta.url), 'utf8'))
  const textOf = ({ key }: CardDefinition): string => ledger.get(key)!.text
  const { cards } = premiereCards()
  const twins = cards
    .map((card) => cards.filter((other) => textOf(other) === textOf(card)))
    .filter((same, index) => same.length > 1 && same[0] === cards[index])
  test('do the same for both sides', () => {
    expect(twins.length).toBeGreaterThan(20)
    for (const [first, ...others] of twins)
      for (const other of others) expect([other.key, other.text]).toEqual([other.key, first!.text])
  })
})
