/** The arenas that words for places mean. */
import type { CardId } from '@dejarik/kernel'
import { ARENAS, type Arena } from '../../cards/definition.ts'
import type { Game } from '../../kinds.ts'
import type { Place } from '../../language/tree/nouns.ts'
import { arenaOf, locationZone } from '../../rules/cards/place.ts'
import { type Context, cardsFor } from '../context.ts'

/** An arena that is told by the position. */
type RelativePlace = Extract<Place, { readonly in: 'same-arena' | 'chosen-arena' | 'battle' }>
const RELATIVE: ReadonlySet<string> = new Set<RelativePlace['in']>(['same-arena', 'chosen-arena', 'battle'])
export const isRelative = (place: Place): place is RelativePlace => RELATIVE.has(place.in)

/** The arenas that a place takes in. */
export function arenasIn(game: Game, context: Context, place: Place): readonly Arena[] {
  if (place.in === 'arena') return meant(game, place.arenas)
  if (place.in === 'play') return ARENAS
  if (!isRelative(place)) return []
  const arena = arenaMeant(game, context, place)
  return arena === null ? [] : [arena]
}

/** The arena of a card that was named, the one that was chosen, or the one that is fought in. */
export function arenaMeant(game: Game, context: Context, place: RelativePlace): Arena | null {
  if (place.in === 'battle') return ARENAS.find((arena) => arena === game.table.step) ?? null
  if (place.in === 'chosen-arena') return ARENAS[context.bound['arena'] as number] ?? null
  const [card] = cardsFor(game, context, place.as)
  const now = card === undefined ? null : (arenaOf(game, card) ?? locationArena(game, card))
  return now ?? ARENAS[context.bound['left'] as number] ?? null // where it was when it was discarded
}

export const locationArena = (game: Game, card: CardId): Arena | null =>
  ARENAS.find((arena) => game.card(card).zone === locationZone(arena)) ?? null

/** The number of the arena that a card is in, or less than 0. */
export const arenaIndex = (game: Game, card: CardId): number =>
  ARENAS.findIndex((arena) => arena === arenaOf(game, card))

/** The arenas that words for arenas mean; where one is all there is, every word means it. */
export const meant = (game: Game, arenas: readonly Arena[]): readonly Arena[] => [
  ...new Set(arenas.map((arena) => game.policies.arenaMeant(arena))),
]
