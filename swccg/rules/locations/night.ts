/** Nighttime: it lies on the sites of a system with a card that brings it. */
import type { CardId } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import { locationOf } from '../cards/place.ts'
import { systemOf } from './locations.ts'

export function isNight(game: Game, location: CardId): boolean {
  if (isDarkInside(game, location)) return true
  const system = systemOf(game, location)
  if (system === null || system === location) return false
  return game
    .card(system)
    .holds.some((card) => definitionOf(game, card).text.statics?.some((each) => each.static === 'nighttime'))
}

/** A site may say that it is night there. */
function isDarkInside(game: Game, location: CardId): boolean {
  const { dark, light } = definitionOf(game, location).text
  return [dark, light].some((half) => half?.statics?.some((each) => each.static === 'night-here'))
}

export function isNightAt(game: Game, card: CardId): boolean {
  const here = locationOf(game, card)
  return here !== null && isNight(game, here)
}
