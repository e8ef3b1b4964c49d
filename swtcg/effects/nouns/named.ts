/** Names and types that a player may name. */
import type { CardId } from '@dejarik/kernel'
import { ARENAS, type CardKind } from '../../cards/definition.ts'
import type { Library } from '../../cards/library.ts'
import { definitionOf, type Game } from '../../kinds.ts'

/** The names that a player may name: of all cards that there are, so that nobody learns what is in a deck. */
export function namesOf(game: Game, kind?: CardKind): readonly string[] {
  const { library } = game.constants
  const known = listed.get(library) ?? [...new Set(library.cards.map(({ name }) => name))].sort()
  listed.set(library, known)
  if (!kind) return known
  const ofKind = new Set(library.cards.filter((card) => card.kind === kind).map(({ name }) => name))
  return known.filter((name) => ofKind.has(name))
}
const listed = new WeakMap<Library, readonly string[]>()

/** The types that a player may name: those of units are their arenas. */
export const CARD_TYPES = [...ARENAS, 'battle', 'mission', 'location', 'equipment', 'resource'] as const
export function typeName(game: Game, card: CardId): string {
  const { kind, arenas } = definitionOf(game, card)
  return kind === 'unit' ? (arenas[0] ?? kind) : kind
}
