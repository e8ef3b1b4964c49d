/** Captured starships: what holds them, and which of them nothing holds any more (ccgx/tractor/held). */
import type { CardId } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import { captor } from '../capture/captives.ts'
import { cardsOnTable, locationOf, withAllOn } from '../cards/place.ts'
import { isSiteCard, isSpaceCard, systemOf } from '../locations/locations.ts'
import { craftOf, sitesInside } from '../ship-sites/crafts.ts'

export const isCapturedShip = (game: Game, card: CardId): boolean => game.card(card).as === 'captured'

export const capturedShips = (game: Game): readonly CardId[] =>
  game.policies.cardsGoInactive ? cardsOnTable(game).filter((card) => isCapturedShip(game, card)) : NONE
const NONE: readonly CardId[] = []

/** Those on a craft that is about to leave. */
export const shipsHeldBy = (game: Game, craft: CardId): readonly CardId[] =>
  game.card(craft).holds.filter((card) => isCapturedShip(game, card))

/** Where a tractor beam brings what it captures: a site of its starship that is made for it, or what it lies on. */
export function holdOf(game: Game, beam: CardId): CardId | null {
  const { on } = game.card(beam)
  if (on === null) return null
  return sitesInside(game, on).find((site) => takesCaptured(game, site)) ?? on
}
const takesCaptured = (game: Game, site: CardId): boolean =>
  definitionOf(game, site).text.light?.statics?.some((each) => each.static === 'takes-captured') === true

const hasBeam = (game: Game, holder: CardId): boolean =>
  game.card(holder).holds.some((card) => isTractorBeam(game, card))

/** Any device of such a name (the ruling at ccgx/term/title-words). */
export const isTractorBeam = (game: Game, card: CardId): boolean =>
  definitionOf(game, card).kind === 'device' && definitionOf(game, card).title.endsWith('Tractor Beam')

/** Captured starships with no tractor beam on what holds them (ccgx/tractor/no-beam-released). */
export const looseShips = (game: Game): readonly CardId[] =>
  capturedShips(game).filter((ship) => {
    const holder = game.card(ship).on!
    const craft = isSiteCard(game, holder) ? craftOf(game, holder) : null
    return !hasBeam(game, holder) && (craft === null || !hasBeam(game, craft))
  })

/** Captured starships of the opponent without anybody aboard: permanent pilots are nobody (ccgx/tractor/no-characters-stolen). */
export const emptyShips = (game: Game): readonly CardId[] =>
  capturedShips(game).filter(
    (ship) =>
      game.card(ship).controller !== captor(game) &&
      withAllOn(game, ship).every((card) => definitionOf(game, card).kind !== 'character'),
  )

/** The system or sector where the holder is; of a docking bay on the ground, its system (ccgx/tractor/released). */
export function spaceAround(game: Game, ship: CardId): CardId | null {
  const place = locationOf(game, ship)
  if (place === null || isSpaceCard(game, place)) return place
  const craft = craftOf(game, place)
  if (craft === null) return systemOf(game, place)
  const at = locationOf(game, craft)
  return at !== null && isSpaceCard(game, at) ? at : null
}
