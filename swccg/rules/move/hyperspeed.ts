/** Flying from system to system. */
import { because, type CardId, numberOf } from '@dejarik/kernel'
import { matches } from '../../effects/matches.ts'
import { active } from '../../effects/statics.ts'
import { type Check, definitionOf, type Game } from '../../kinds.ts'
import { locationsInPlay } from '../cards/place.ts'
import { areInOrbit, isSystemCard, parsecsBetween } from '../locations/locations.ts'
import { kindOf, notBarred, oneForce, payable } from './common.ts'
import { goesOn } from './landspeed.ts'
import type { MoveAttempt, Mover, Way } from './way.ts'

const atASystem: Check<Mover> = (game, { card }) => {
  const { on, as } = game.card(card)
  const flies = kindOf(game, card) === 'starship' && as === 'at' && on !== null && isSystemCard(game, on)
  return flies ? null : because('cannot-fly', 'ccg95/move/limits-by-category', { card })
}

const toASystem: Check<MoveAttempt> = (game, { to }) =>
  isSystemCard(game, to) ? null : because('not-for-starships', 'ccg95/starship/only-at-systems', { card: to })

const crewed: Check<Mover> = (game, { card }) =>
  game.policies.mayFlyOff(game, card)
    ? null
    : because('no-pilot', 'ccg95/move/hyperspeed-requirements', { card })

/** With what the systems at both ends add. */
const speedBetween = (game: Game, card: CardId, to: CardId): number =>
  active(game, 'speeds-flights')
    .filter(
      ({ what, context }) =>
        [to, game.card(card).on].includes(context.self) && matches(game, context, what.of, card),
    )
    .reduce((speed, { what }) => speed + what.add, numberOf(game, 'hyperspeed', card))

const withinRange: Check<MoveAttempt> = (game, { card, to }) => {
  const speed = speedBetween(game, card, to)
  const distance = parsecsBetween(game, game.card(card).on!, to)
  if (definitionOf(game, card).hyperspeed === undefined && speed === 0)
    return because('no-hyperdrive', 'ccg95/move/hyperspeed-none', { card })
  if (distance === null || distance > speed - game.card(card).gone)
    return because('too-far', 'ccg95/move/hyperspeed-too-far', {
      card: to,
      detail: { distance: distance ?? 0, speed },
    })
  return null
}

/** A starship may stop on its way where the edition lets it; a stop that leads nowhere further is none. */
const onceATurn: Check<MoveAttempt> = (game, { card, to }) => {
  if (!game.card(card).moved) return null
  if (goesOn(game, card) && (parsecsBetween(game, game.card(card).on!, to) ?? 0) > 0) return null
  return because('moved-already', 'ccg95/move/once-per-turn', { card })
}

/** 1 Force for the whole travel of the turn (the ruling at ccg95/move/hyperspeed-several-stops). */
const cost = (game: Game, attempt: MoveAttempt): number =>
  goesOn(game, attempt.card) ? 0 : oneForce(game, attempt)

export const hyperspeed: Way = {
  by: 'hyperspeed',
  from: 'place',
  goes: ['starship'],
  destinations: (game: Game, card: CardId) => {
    const { on, as } = game.card(card)
    if (kindOf(game, card) !== 'starship' || as !== 'at') return []
    return locationsInPlay(game)
      .filter(
        (place) => place !== on && isSystemCard(game, place) && !(on !== null && areInOrbit(game, on, place)),
      )
      .map((to) => ({ to }))
  },
  moverChecks: [atASystem, crewed],
  checks: [toASystem, onceATurn, withinRange, notBarred, payable(cost)],
  cost,
  spend: (game, { card, to }) => {
    const distance = parsecsBetween(game, game.card(card).on!, to) ?? 0
    game.changeCard(card, { moved: true, gone: game.card(card).gone + distance })
  },
}
