/** Operatives: on the planet of their title they neither draw battle destiny nor control by themselves, one at a place (ccgx/operative/matching). */
import { type CardId, numberOf, type SeatId } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import { cardsAt, locationOf } from '../cards/place.ts'
import { OPERATIVE, onTableOfSort } from '../cards/sorts.ts'
import { systemName } from './locations.ts'

/** The planet of its title; null for whoever is no operative. */
const planetOf = (game: Game, card: CardId): string | null => {
  const { kind, title } = definitionOf(game, card)
  return kind === 'character' && title.endsWith(OPERATIVE) ? title.slice(0, -OPERATIVE.length) : null
}

const matches = (game: Game, card: CardId, location: CardId): boolean =>
  planetOf(game, card) === systemName(game, location)

/** Whether it is where its title says; elsewhere it is a character like others (ccgx/operative/elsewhere). */
export function isAtHome(game: Game, card: CardId): boolean {
  if (onTableOfSort(game, 'operative').length === 0 || planetOf(game, card) === null) return false
  const at = locationOf(game, card)
  return at !== null && matches(game, card, at)
}

/** Whether nobody else of a player there has ability (ccgx/operative/control-needs-more). */
export function onlyOperatives(game: Game, own: readonly CardId[]): boolean {
  const others = own.filter((card) => !isAtHome(game, card))
  return (
    others.length < own.length && others.reduce((sum, card) => sum + numberOf(game, 'ability', card), 0) < 1
  )
}

/** The player's operative of that planet that is there already, where another would come (ccgx/operative/one-per-place). */
export function operativeThere(game: Game, seat: SeatId, card: CardId, to: CardId): CardId | null {
  const at = locationOf(game, to)
  if (at === null || planetOf(game, card) === null || !matches(game, card, at)) return null
  return (
    cardsAt(game, at).find(
      (other) => other !== card && game.card(other).controller === seat && matches(game, other, at),
    ) ?? null
  )
}

/** One of two that are together against the rule. */
export const spareOperative = (game: Game): CardId | undefined =>
  onTableOfSort(game, 'operative').find((card) => {
    if (!isAtHome(game, card)) return false
    const { controller } = game.card(card)
    return operativeThere(game, controller, card, locationOf(game, card)!) !== null
  })
