/** Units: face-up unit cards in an arena or a build zone, and of which type they are there. */

import { type CardId, rememberedOfCards, type SeatId } from '@dejarik/kernel'
import { ARENAS, type Arena, type CardDefinition } from '../../cards/definition.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import { isConcealed } from './face.ts'
import { arenaOf, cardsAt, cardsIn, seatZone } from './place.ts'

/** A face-up unit card that lies by itself; a Pilot on a unit is none (idc/cards/unit-means-in-play). */
export function isUnit(game: Game, card: CardId): boolean {
  const { host, zone, controller } = game.card(card)
  if (isConcealed(game, card) || host !== null || definitionOf(game, card).kind !== 'unit') return false
  return zone === seatZone(controller, 'build') || ARENAS[zone] !== undefined
}

/** Those in the arenas, then those in the build zone; asked many times for each offer list. */
export const unitsInPlay = (game: Game, seat: SeatId): readonly CardId[] =>
  rememberedOfCards(game, 'units-in-play', seat, () => {
    const units: CardId[] = []
    for (const arena of ARENAS)
      for (const card of cardsAt(game, arena)) if (game.card(card).controller === seat) units.push(card)
    for (const card of cardsIn(game, seat, 'build')) if (isUnit(game, card)) units.push(card)
    return units
  })

export const isMultiArena = ({ arenas }: CardDefinition): boolean => arenas.length > 1

/** In an arena a unit is of that arena's type alone (idc/multi-arena/in-arena-current-type-only). */
export function typesOf(game: Game, unit: CardId): readonly Arena[] {
  const arena = arenaOf(game, unit)
  const definition = definitionOf(game, unit)
  return arena === null ? definition.arenas : game.policies.typesIn(definition, arena)
}

/** The arenas that a unit or a Location may be in. */
export const arenasFor = (game: Game, definition: CardDefinition): readonly Arena[] =>
  game.policies.arenasFor(definition)
