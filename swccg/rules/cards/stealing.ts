/** Stealing: a card changes sides and keeps its owner, to whose piles it goes when it leaves (ccg95/term/steal). */
import { type CardId, moveCard, type SeatId } from '@dejarik/kernel'
import type { CardKind } from '../../cards/definition.ts'
import { definitionOf, type Game, type Role } from '../../kinds.ts'
import { putOn } from './attach.ts'
import { locationOf, withAllOn } from './place.ts'

const ABOARD: ReadonlySet<Role> = new Set(['pilot', 'driver', 'passenger', 'cargo'])

/** The thief has the card at its place from now on, or on the card that takes it. */
export function steal(game: Game, card: CardId, seat: SeatId, by: CardId, to: CardId | null): void {
  const place = locationOf(game, card)
  emptyOut(game, card, place)
  if (to !== null) putOn(game, card, to, 'attached')
  else if (place !== null && game.card(card).as !== 'attached') putOn(game, card, place, 'at')
  for (const each of takenAlong(game, card)) turnTo(game, each, seat)
  game.emit({
    kind: 'stolen',
    card,
    seat,
    cause: { card: by, rule: 'ccg95/term/steal' },
  })
}

/** Whoever is aboard gets off. */
function emptyOut(game: Game, card: CardId, place: CardId | null): void {
  if (place === null) return
  for (const rider of game.card(card).holds)
    if (ABOARD.has(game.card(rider).as!)) putOn(game, rider, place, 'at')
}

const TAKEN: ReadonlySet<CardKind> = new Set(['weapon', 'device', 'jedi-test'])

/** Weapons, devices and Jedi Tests of the same player on a card go with it. */
export function takenAlong(game: Game, card: CardId): readonly CardId[] {
  const { controller } = game.card(card)
  return withAllOn(game, card).filter((each) => {
    const { kind } = definitionOf(game, each)
    return each === card || (game.card(each).controller === controller && TAKEN.has(kind))
  })
}

/** Moved within its zone, so that what works on table is looked up again. */
export function turnTo(game: Game, card: CardId, controller: SeatId): void {
  game.changeCard(card, { controller })
  moveCard(game, card, game.card(card).zone)
}
