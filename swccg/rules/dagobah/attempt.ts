/** An attempt at a Jedi Test: training destiny and the ability of the apprentice against a number (ccgx/dagobah/training-total). */
import { type CardId, moveCard, numberOf, type SeatId } from '@dejarik/kernel'
import { active } from '../../effects/statics.ts'
import { ask, definitionOf, type Game, procedure, step } from '../../kinds.ts'
import { destiny } from '../battle/destiny.ts'
import { putOn } from '../cards/attach.ts'
import { cardsIn, exists, locationOf, OFF_TABLE, seatZone } from '../cards/place.ts'
import { noteAttempt, noteCompleted } from './training.ts'

export interface Attempting {
  readonly seat: SeatId
  readonly test: CardId
  readonly exceeds: number
  readonly drawn?: number | null
}
export interface Completing {
  readonly seat: SeatId
  readonly test: CardId
  /** The card of the hand that goes for a Jedi Test out of the Lost Pile. */
  readonly given?: CardId | null
}

export const attempt = procedure<Attempting>('swccg/attempt-test', [
  step('draw', (game, { seat, test }) => {
    noteAttempt(game, test)
    game.call(destiny, { seat, count: 1, for: 'training', at: locationOf(game, test) }, 'drawn')
  }),
  step('total', (game, { seat, test, exceeds, drawn }) => {
    const { target } = game.card(test)
    if (drawn == null || target === null || !exists(game, target)) return game.finish()
    const total = drawn + numberOf(game, 'training', test) + numberOf(game, 'ability', target)
    const cause = { card: test, rule: 'ccgx/dagobah/training-total' }
    game.emit({ kind: 'testAttempted', card: test, apprentice: target, total, needed: exceeds, cause })
    if (total > exceeds) game.call(completeTest, { seat, test })
  }),
])

/** A completed test goes on its apprentice, and may bring back another (ccgx/dagobah/completed). */
export const completeTest = procedure<Completing>('swccg/complete-test', [
  step('complete', (game, { test }) => {
    const { target } = game.card(test)
    if (target === null || !exists(game, target)) return game.finish()
    noteCompleted(game, test)
    putOn(game, test, target, 'attached')
    game.emit({ kind: 'testCompleted', card: test, on: target, cause: { rule: 'ccgx/dagobah/completed' } })
  }),
  /** Where a card of the player says so (ccgx/dagobah/exchange-reward). */
  ask(
    'give',
    (game, { seat, test: card }) => {
      const from = cardsIn(game, seat, 'hand')
      if (!isRewarded(game, seat) || from.length === 0 || lostTests(game, seat).length === 0) return
      return { kind: 'cards', seat, about: 'give-for-test', card, from, min: 0, max: 1 } as const
    },
    (_, __, [given = null]) => ({ given }),
  ),
  ask(
    'take',
    (game, { seat, test: card, given = null }) => {
      if (given === null) return
      return {
        kind: 'cards',
        seat,
        about: 'exchange-for',
        card,
        from: lostTests(game, seat),
        min: 1,
        max: 1,
      } as const
    },
    (game, { seat, given }, [taken]) => exchange(game, seat, given!, taken!),
  ),
])

const isRewarded = (game: Game, seat: SeatId): boolean =>
  active(game, 'rewards-completion').some(({ context }) => context.you === seat)
const lostTests = (game: Game, seat: SeatId): readonly CardId[] =>
  cardsIn(game, seat, 'lost').filter((card) => definitionOf(game, card).kind === 'jedi-test')

function exchange(game: Game, seat: SeatId, given: CardId, taken: CardId): undefined {
  const cause = { rule: 'ccgx/dagobah/exchange-reward' }
  game.emit({ kind: 'testExchanged', seat, given: game.card(given).is, is: game.card(taken).is, cause })
  const change = { ...OFF_TABLE, controller: seat }
  moveCard(game, given, seatZone(seat, 'lost'), { at: 'top', change })
  moveCard(game, taken, seatZone(seat, 'hand'), { change })
}
