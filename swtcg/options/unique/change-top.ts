/** Bringing another version of a stack to the top outside the build step, for nothing. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import { arenaOf } from '../../rules/cards/place.ts'
import { type SpecialOffer, specialOffer } from '../../rules/chances/special-actions.ts'
import { mayBeTop, newTop } from '../../rules/unique/new-top.ts'

/** Versions that cost no more than the top card and fit where the unit is. */
export function topOffers(game: Game, seat: SeatId, name: string, units: readonly CardId[]): SpecialOffer[] {
  return units.flatMap((card) =>
    game
      .card(card)
      .stack.filter((version) => fitsOnTop(game, seat, card, version))
      .map((unit) => specialOffer(name, { card, unit })),
  )
}

function fitsOnTop(game: Game, seat: SeatId, card: CardId, version: CardId): boolean {
  const [top, other] = [definitionOf(game, card), definitionOf(game, version)]
  const arena = arenaOf(game, card)
  if ((other.cost ?? 0) > (top.cost ?? 0)) return false
  if (arena !== null && !other.arenas.includes(arena)) return false
  return mayBeTop(game, { seat, card, as: other })
}

export const changeTop = (game: Game, seat: SeatId, { card, unit: version }: SpecialOffer): void =>
  game.call(newTop, { seat, card: card!, version: version!, deployed: false })
