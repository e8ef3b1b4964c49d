/** The arenas that words for places mean. */
import type { CardId } from '@dejarik/kernel'
import { ARENAS, type Arena } from '../cards/definition.ts'
import type { Game } from '../kinds.ts'
import type { Place } from '../language/nouns.ts'
import { arenaOf, locationZone } from '../rules/cards/place.ts'
import { type Context, cardsFor } from './context.ts'

/** The arenas that a place takes in. */
export function arenasIn(game: Game, context: Context, place: Place): readonly Arena[] {
  if (place.in === 'arena') return meant(game, place.arenas)
  if (place.in === 'play') return ARENAS
  if (place.in !== 'same-arena' && place.in !== 'chosen-arena') return []
  const arena = arenaMeant(game, context, place)
  return arena === null ? [] : [arena]
}

/** The arena of a card that was named, or the one that was chosen. */
export function arenaMeant(
  game: Game,
  context: Context,
  place: Extract<Place, { readonly in: 'same-arena' | 'chosen-arena' }>,
): Arena | null {
  if (place.in === 'chosen-arena') return ARENAS[context.bound['arena'] as number] ?? null
  const [card] = cardsFor(game, context, place.as)
  const now = card === undefined ? null : (arenaOf(game, card) ?? locationArena(game, card))
  return now ?? ARENAS[context.bound['left'] as number] ?? null // where it was when it was discarded
}

export const locationArena = (game: Game, card: CardId): Arena | null =>
  ARENAS.find((arena) => game.card(card).zone === locationZone(arena)) ?? null

/** The arenas that words for arenas mean; where one is all there is, every word means it. */
export const meant = (game: Game, arenas: readonly Arena[]): readonly Arena[] => [
  ...new Set(arenas.map((arena) => game.policies.arenaMeant(arena))),
]
