/**
 * Cards on table by sort: the cards that a chapter of the rules is about. They are found again only when a card comes or
 * goes, so a chapter asks no card of a game that has none of its own.
 */
import { type CardId, rememberedOfZones } from '@dejarik/kernel'
import type { CardDefinition } from '../../cards/definition.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import { cardsOnTable, tableZone } from './place.ts'

/** The end of the titles of operatives. */
export const OPERATIVE = ' Operative'

const SORTS = {
  creature: ({ kind }: CardDefinition) => kind === 'creature',
  drifting: ({ text }: CardDefinition) => text.drifts !== undefined,
  'jedi-test': ({ kind }: CardDefinition) => kind === 'jedi-test',
  operative: ({ kind, title }: CardDefinition) => kind === 'character' && title.endsWith(OPERATIVE),
  utinni: ({ type }: CardDefinition) => type === 'utinni',
  vehicle: ({ kind }: CardDefinition) => kind === 'vehicle',
} as const
export type Sort = keyof typeof SORTS
const NAMES = Object.keys(SORTS) as readonly Sort[]

/** What a card is does not change, so it is asked once for each definition. */
const known = new WeakMap<CardDefinition, readonly Sort[]>()
function sortsOf(card: CardDefinition): readonly Sort[] {
  const kept = known.get(card)
  if (kept) return kept
  const found = NAMES.filter((name) => SORTS[name](card))
  known.set(card, found)
  return found
}

type Index = Readonly<Partial<Record<Sort, readonly CardId[]>>>

function sorted(game: Game): Index {
  const found: Partial<Record<Sort, CardId[]>> = {}
  for (const card of cardsOnTable(game))
    for (const name of sortsOf(definitionOf(game, card))) {
      found[name] ??= []
      found[name].push(card)
    }
  return found
}

/** Those that lie on the table, and not on a player's side of it; in the order in which they came. */
export const onTableOfSort = (game: Game, sort: Sort): readonly CardId[] =>
  rememberedOfZones(game, 'sorts', TABLE, sorted)[sort] ?? NONE
const TABLE = [tableZone('table')]
const NONE: readonly CardId[] = []
