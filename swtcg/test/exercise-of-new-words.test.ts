/** Cards of today whose words no other scenario runs: each is played until its abilities were used. */
import { campaign } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { shippedCards } from '../cards/shipped.ts'
import { canBeTried, exercise } from '../exercise/exercise.ts'
import { watchParts } from './parts-run.ts'
import { at, character } from './shipped-play.ts'
import { kindsIn } from './tree-kinds.ts'

const NEW = [
  'CardKind event',
  'CardSide vong',
  'Deed caused-any-discard',
  'Deed was-retreated',
  'Filter.own.is less',
  'Gain leastCost',
  'Instruction reroll.ofAbility',
  'Moment space-start',
  'Nature not-force-activated',
  'Nature prevents',
  'Nature reserves',
  'PaidBy alternative-cost',
  'PaidBy hidden-or-alternative-cost',
  'PlayerRule cards',
  'PlayerRule.cards undisrupted',
  'Timing build-roll',
  'Timing opponent-build-step-start',
  'Trigger taps.by',
  'Trigger untaps.by',
  'Trigger.by you',
]
const TRIALS = 120

test.each(NEW)('%s', { timeout: 60_000 }, (kind) => {
  watchParts()
  const some = shippedCards()
    .cards.filter((card) => canBeTried(card))
    .filter(({ abilities }) => abilities.some((ability) => [...kindsIn('Ability', ability)].includes(kind)))
    .slice(0, 1)
  const { summary, left } = campaign(some, (card) => exercise(card, TRIALS))
  expect(some.length).toBeGreaterThan(0)
  expect(left.flatMap(({ faults }) => faults)).toEqual([])
  expect(summary).toMatchObject({ played: some.length, faults: 0 })
})

test("Trigger chosen-arena: Jabba's Death Mark pays in the next build step for who is discarded there", () => {
  watchParts()
  const card = "Jabba's Death Mark"
  at('build dark', {
    dice: [6, 6, 6],
    cards: [character('Hunter', { power: 3, speed: 90 }), character('Marked', { health: 1, speed: 5 })],
    dark: { buildPoints: 9, hand: [card], character: ['Hunter'] },
    light: { character: ['Marked'] },
  })
    .play('dark', { complete: card })
    .play('dark', { cards: [] })
    .play('light', { cards: [] })
    .play('dark', { attack: 'Hunter', defender: 'Marked' })
    .expect({ zones: { 'light.discard': ['Marked'] } })
})
