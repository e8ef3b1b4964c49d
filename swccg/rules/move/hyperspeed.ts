/** Flying from system to system. */
import { type CardId, numberOf } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import { because, type Check } from '../check.ts'
import { isSystemCard, parsecsBetween } from '../locations.ts'
import type { MoveAttempt, Way } from '../move.ts'
import { locationsInPlay } from '../place.ts'
import { inMovePhase, notBarred, oneForce, ownCard, payable } from './common.ts'

const atASystem: Check<MoveAttempt> = (game, { card }) => {
  const { on, as } = game.card(card)
  const flies =
    definitionOf(game, card).kind === 'starship' && as === 'at' && on !== null && isSystemCard(game, on)
  return flies ? null : because(game, 'cannot-fly', 'ccg95/move/limits-by-category', { card })
}

const crewed: Check<MoveAttempt> = (game, { card }) =>
  game.policies.mayFlyOff(game, card)
    ? null
    : because(game, 'no-pilot', 'ccg95/move/hyperspeed-requirements', { card })

const withinRange: Check<MoveAttempt> = (game, { card, to }) => {
  const speed = numberOf(game, 'hyperspeed', card)
  const distance = parsecsBetween(game, game.card(card).on!, to)
  if (definitionOf(game, card).hyperspeed === undefined && speed === 0)
    return because(game, 'no-hyperdrive', 'ccg95/move/hyperspeed-none', { card })
  if (distance === null || distance > speed - game.card(card).gone)
    return because(game, 'too-far', 'ccg95/move/hyperspeed-too-far', {
      card: to,
      detail: { distance: distance ?? 0, speed },
    })
  return null
}

const onceATurn: Check<MoveAttempt> = (game, { card }) =>
  game.card(card).moved ? because(game, 'moved-already', 'ccg95/move/once-per-turn', { card }) : null

export const hyperspeed: Way = {
  by: 'hyperspeed',
  destinations: (game: Game, card: CardId) => {
    if (definitionOf(game, card).kind !== 'starship') return []
    const { on } = game.card(card)
    return locationsInPlay(game)
      .filter((place) => place !== on && isSystemCard(game, place))
      .map((to) => ({ to }))
  },
  checks: [inMovePhase, ownCard, atASystem, crewed, withinRange, onceATurn, notBarred, payable(oneForce)],
  cost: oneForce,
  spend: (game, { card, to }) => {
    const distance = parsecsBetween(game, game.card(card).on!, to) ?? 0
    game.changeCard(card, { moved: true, gone: game.card(card).gone + distance })
  },
}
