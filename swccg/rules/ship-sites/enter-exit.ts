/** Going into the site of a vehicle from the planet site where it stands, and out again (ccgx/shipsite/enter-exit). */
import { because, numberOf } from '@dejarik/kernel'
import type { Check, Game } from '../../kinds.ts'
import { sided } from '../cards/place.ts'
import { mainMoveLeft, notBarred, payable, spendMainMove } from '../move/common.ts'
import type { MoveAttempt, Way } from '../move/way.ts'
import { doorsAt, outsideOf } from './crafts.ts'

/** The site of the vehicle, whichever way one goes. */
const insideOf = (game: Game, { card, to, by }: MoveAttempt): number =>
  by === 'enter' ? to : game.card(card).on!

const throughDoor: Check<MoveAttempt> = (game, attempt) => {
  const { on, as } = game.card(attempt.card)
  const outside = attempt.by === 'enter' ? on : attempt.to
  return as === 'at' && on !== null && outsideOf(game, insideOf(game, attempt)) === outside
    ? null
    : because('not-there', 'ccgx/shipsite/enter-exit', { card: attempt.to })
}

/** What the half of the site that faces the player says; nothing, where it says nothing. */
const cost = (game: Game, attempt: MoveAttempt): number =>
  attempt.free ? 0 : numberOf(game, sided(game, 'enter-exit', attempt.seat), insideOf(game, attempt))

const door: Omit<Way, 'by' | 'destinations'> = {
  from: 'place',
  goes: ['character'],
  moverChecks: [mainMoveLeft],
  checks: [throughDoor, notBarred, payable(cost)],
  cost,
  spend: spendMainMove,
}

export const enter: Way = {
  ...door,
  by: 'enter',
  destinations: (game, card) => {
    const { on, as } = game.card(card)
    return on === null || as !== 'at' ? [] : doorsAt(game, on).map((to) => ({ to }))
  },
}

export const exit: Way = {
  ...door,
  by: 'exit',
  destinations: (game, card) => {
    const { on, as } = game.card(card)
    const to = on === null || as !== 'at' ? null : outsideOf(game, on)
    return to === null ? [] : [{ to }]
  },
}
