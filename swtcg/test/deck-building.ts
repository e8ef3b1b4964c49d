/** Decks for tests: so many cards of each kind, four copies of a card at most. */
import type { CardDefinition } from '../cards/definition.ts'
import { shippedCards } from '../cards/shipped.ts'
import type { Side } from '../kinds.ts'
import { checkDeck } from '../rules/preparation/deck.ts'
import { DECK_RULES, type DeckEdition } from '../rules/preparation/deck-rules.ts'

export const cards = shippedCards()

/** `space`, `space/ground`, `battle`, `location/space`: what kind of card it is, with its arenas. */
const label = ({ kind, arenas }: CardDefinition): string =>
  (kind === 'unit' ? arenas : [kind, ...arenas]).join('/')

/** Keys of so many cards of each kind, all of one side. */
export function deckOf(
  counts: Readonly<Record<string, number>>,
  side: CardDefinition['side'] = 'light',
): string[] {
  return Object.entries(counts).flatMap(([wanted, count]) => {
    const pool = cards.cards.filter((card) => label(card) === wanted && card.side === side)
    return pool.flatMap(({ key }) => Array<string>(4).fill(key)).slice(0, count)
  })
}

export const key = (title: string): string => cards.named(title)!.key
export const copies = (count: number, title: string): string[] => Array<string>(count).fill(key(title))

export const faultsOf = (
  deck: readonly string[],
  edition: DeckEdition,
  side: Side = 'light',
): readonly (string | undefined)[] =>
  checkDeck(cards, deck, side, DECK_RULES[edition]).map(({ rule }) => rule)
