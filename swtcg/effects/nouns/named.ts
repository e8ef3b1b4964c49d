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

/** Words that are a subtype only with the word after them. */
const LEADS: ReadonlySet<string> = new Set(['Force', 'Dark', 'Bounty', 'Capital', 'Battle', 'Crime'])
/** The subtypes that a player may name: the words of all type lines of units. */
export function subtypesOf(game: Game): readonly string[] {
  const { library } = game.constants
  const known = linesOf.get(library) ?? wordsOf(library)
  linesOf.set(library, known)
  return known
}
const linesOf = new WeakMap<Library, readonly string[]>()
function wordsOf({ cards }: Library): readonly string[] {
  const lines = cards.flatMap(({ kind, subtypes = [] }) => (kind === 'unit' ? [subtypes] : []))
  const words = lines.flatMap((line) =>
    line.flatMap((word, place) => {
      if (LEADS.has(line[place - 1] ?? '')) return [`${line[place - 1]} ${word}`]
      return LEADS.has(word) ? [] : [word]
    }),
  )
  return [...new Set(words)].sort()
}

/** The types that a player may name: those of units are their arenas. */
export const CARD_TYPES = [...ARENAS, 'battle', 'mission', 'location', 'equipment', 'resource'] as const
export function typeName(game: Game, card: CardId): string {
  const { kind, arenas } = definitionOf(game, card)
  return kind === 'unit' ? (arenas[0] ?? kind) : kind
}
