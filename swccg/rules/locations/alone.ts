/** Who is alone at a location: none of the own people is there besides (ccgx/final/alone). */
import { type CardId, numberOf } from '@dejarik/kernel'
import type { CardDefinition, CardKind } from '../../cards/definition.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import { cardsAt, cardsOnTable, isInactive, locationOf } from '../cards/place.ts'
import { systemName } from './locations.ts'

/** A card that shows several people is never alone. */
const SEVERAL_PEOPLE: ReadonlySet<string> = new Set(['Tonnika Sisters'])
const CRAFT: ReadonlySet<CardKind> = new Set(['starship', 'vehicle'])

/** Droids count as characters; vehicles without ability, weapons and devices do not count for a character. */
export function isAlone(game: Game, card: CardId): boolean {
  const place = locationOf(game, card)
  const { kind, title, type } = definitionOf(game, card)
  if (place === null || SEVERAL_PEOPLE.has(title) || type === 'squadron') return false
  const counts = CRAFT.has(kind) ? countsForCraft : countsForCharacter
  const { controller } = game.card(card)
  return !cardsAt(game, place).some(
    (other) => other !== card && game.card(other).controller === controller && counts(game, other, card),
  )
}

const countsForCharacter = (game: Game, other: CardId): boolean =>
  definitionOf(game, other).kind === 'character' || numberOf(game, 'ability', other) > 0

/** Whoever is aboard goes with it. */
const countsForCraft = (game: Game, other: CardId, craft: CardId): boolean => {
  const { kind } = definitionOf(game, other)
  return (kind === 'character' || CRAFT.has(kind)) && !isAboard(game, other, craft)
}
const isAboard = (game: Game, card: CardId, craft: CardId): boolean => {
  const { on } = game.card(card)
  return on !== null && (on === craft || isAboard(game, on, craft))
}

/** At a site of a planet, and no other character of its player at any of its sites. */
export function isLoneOnPlanet(game: Game, card: CardId): boolean {
  const here = locationOf(game, card)
  if (here === null || !isPlanetSite(definitionOf(game, here))) return false
  const { controller } = game.card(card)
  return !cardsOnTable(game).some(
    (other) =>
      other !== card &&
      game.card(other).controller === controller &&
      definitionOf(game, other).kind === 'character' &&
      !isInactive(game, other) &&
      isOnPlanetOf(game, other, here),
  )
}
function isOnPlanetOf(game: Game, card: CardId, site: CardId): boolean {
  const at = locationOf(game, card)
  return (
    at !== null && isPlanetSite(definitionOf(game, at)) && systemName(game, at) === systemName(game, site)
  )
}
const isPlanetSite = ({ type, icons = [] }: CardDefinition): boolean =>
  type === 'site' && icons.includes('planet')
