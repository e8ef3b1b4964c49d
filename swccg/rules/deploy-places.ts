/** Where a card could be deployed by its kind, before the other conditions are looked at. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { isSite, isSystem } from '../cards/definition.ts'
import { speaking } from '../effects/context.ts'
import { matches } from '../effects/matches.ts'
import { type Destination, definitionOf, type Game } from '../kinds.ts'
import { freeRoles } from './capacity.ts'
import { cardsOnTable, locationsInPlay } from './place.ts'
import { placesInRow } from './row.ts'

export function placesFor(game: Game, seat: SeatId, card: CardId): readonly Destination[] {
  switch (definitionOf(game, card).kind) {
    case 'location':
      return placesInRow(game, card)
    case 'character':
      return [...at(game, (place) => isSite(place)), ...inside(game, seat, card)]
    case 'vehicle':
      return [...at(game, (place) => isSite(place)), ...inside(game, seat, card)]
    case 'starship':
      return [
        ...at(game, (place) => isSystem(place) || game.policies.starshipsLand),
        ...inside(game, seat, card),
      ]
    case 'interrupt':
    case 'objective':
      return []
    default:
      return byText(game, seat, card)
  }
}

type Facts = ReturnType<typeof definitionOf>

const at = (game: Game, fits: (place: Facts) => boolean): Destination[] =>
  locationsInPlay(game)
    .filter((place) => fits(definitionOf(game, place)))
    .map((on) => ({ on, as: 'at' }))

/** Aboard one's own starships and vehicles that have room. */
function inside(game: Game, seat: SeatId, card: CardId): Destination[] {
  return cardsOnTable(game).flatMap((on) => {
    const { kind } = definitionOf(game, on)
    if (game.card(on).controller !== seat) return []
    if (kind === 'vehicle' && !game.policies.ridersStayAboard) return []
    return freeRoles(game, card, on).map((as) => ({ on, as }))
  })
}

/** Weapons, devices and Effects go where their text says. */
function byText(game: Game, seat: SeatId, card: CardId): Destination[] {
  const context = speaking(seat, card)
  return (definitionOf(game, card).text.deploys?.on ?? []).flatMap(({ on }): Destination[] => {
    if (typeof on === 'string') return [{ beside: on }]
    return [...locationsInPlay(game), ...cardsOnTable(game)]
      .filter((host) => matches(game, context, on, host))
      .map((host) => ({ on: host, as: 'attached' }))
  })
}
