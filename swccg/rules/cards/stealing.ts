/** Stealing: a card changes sides and keeps its owner, to whose piles it goes when it leaves (ccg95/term/steal). */
import { type CardId, moveCard, type SeatId } from '@dejarik/kernel'
import { definitionOf, type Game, type Role } from '../../kinds.ts'
import { putOn } from './attach.ts'
import { locationOf, opponentOf, withAllOn } from './place.ts'

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

/** A card goes over to the other side in place, with all on it (ccgx/persona/crosses-side). */
export function crossOver(game: Game, card: CardId): void {
  const seat = opponentOf(game.card(card).controller)
  for (const each of withAllOn(game, card)) turnTo(game, each, seat)
  game.emit({ kind: 'stolen', card, seat, cause: { rule: 'ccgx/persona/crosses-side' } })
}

/** Whoever is aboard gets off. */
function emptyOut(game: Game, card: CardId, place: CardId | null): void {
  if (place === null) return
  for (const rider of game.card(card).holds)
    if (ABOARD.has(game.card(rider).as!)) putOn(game, rider, place, 'at')
}

/** Weapons and devices of the same player on a card go with it. */
function takenAlong(game: Game, card: CardId): readonly CardId[] {
  const { controller } = game.card(card)
  return withAllOn(game, card).filter((each) => {
    const { kind } = definitionOf(game, each)
    return (
      each === card || (game.card(each).controller === controller && (kind === 'weapon' || kind === 'device'))
    )
  })
}

/** Moved within its zone, so that what works on table is looked up again. */
export function turnTo(game: Game, card: CardId, controller: SeatId): void {
  game.changeCard(card, { controller })
  moveCard(game, card, game.card(card).zone)
}
