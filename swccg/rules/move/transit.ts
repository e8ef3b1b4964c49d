/** Docking bay transit: a group from one docking bay to another, for the price of the bay that it leaves. */
import { because, type CardId, numberOf } from '@dejarik/kernel'
import { isDockingBay } from '../../cards/definition.ts'
import { barredBy } from '../../effects/statics.ts'
import { type Check, definitionOf, type Game } from '../../kinds.ts'
import { locationsInPlay, sided } from '../cards/place.ts'
import { isFreed, kindOf, payable, spendMainMove } from './common.ts'
import type { MoveAttempt, Way } from './way.ts'

const isBay = (game: Game, card: CardId): boolean => isDockingBay(definitionOf(game, card))

const bothBays: Check<MoveAttempt> = (game, { card, to }) =>
  isBay(game, card) && isBay(game, to) && card !== to
    ? null
    : because('not-docking-bays', 'ccg95/move/docking-bay-transit', { card: to })

const somebodyGoes: Check<MoveAttempt> = (game, attempt) =>
  travellers(game, attempt).length > 0
    ? null
    : because('nobody-to-go', 'ccg95/move/docking-bay-transit', { card: attempt.card })

/** Own characters and vehicles at the bay that have not made their move (ccg/move/docking-bay-once). */
function travellers(game: Game, { seat, card, to, by }: MoveAttempt): readonly CardId[] {
  const spent = (each: CardId): boolean => game.card(each).moved && game.policies.mainMoves.has(by)
  return game.card(card).holds.filter((each) => {
    const { controller, as } = game.card(each)
    const kind = kindOf(game, each)
    if (controller !== seat || as !== 'at' || (kind !== 'character' && kind !== 'vehicle')) return false
    return !spent(each) && barredBy(game, 'move', each, to) === null
  })
}

const cost = (game: Game, attempt: MoveAttempt): number =>
  attempt.free || isFreed(game, attempt) ? 0 : fareOf(game, attempt)
const fareOf = (game: Game, { seat, card, to }: MoveAttempt): number =>
  numberOf(game, sided(game, 'transit', seat), card) + numberOf(game, sided(game, 'transit-to', seat), to)

export const transit: Way = {
  by: 'transit',
  goes: ['location'],
  destinations: (game, card) =>
    isBay(game, card)
      ? locationsInPlay(game)
          .filter((place) => place !== card && isBay(game, place))
          .map((to) => ({ to }))
      : [],
  moverChecks: [],
  checks: [bothBays, somebodyGoes, payable(cost)],
  cost,
  group: travellers,
  spend: spendMainMove,
}
