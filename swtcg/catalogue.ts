/** The cards and decks of the Star Wars TCG, for tools outside a game. */
import type { Library as Catalogue, DeckList } from '@dejarik/kernel'
import { type CardDefinition, setOf } from './cards/definition.ts'
import { describeCard } from './cards/describe.ts'
import { facetsOf } from './cards/facets.ts'
import type { Library } from './cards/library.ts'
import { matching, searchHelp } from './cards/search.ts'
import { deckKeys, linesFormat } from './decks/keys.ts'
import { lackeyFormat } from './decks/lackey.ts'
import { STARTERS } from './decks/starters.ts'
import type { Side } from './kinds.ts'
import { gameText } from './language/shelf.ts'
import { resolveOptions } from './options/resolve.ts'
import type { Reason } from './reasons.ts'
import { checkDeck } from './rules/preparation/deck.ts'
import { rulesFor } from './table.ts'

/** The library is asked for when it is needed: reading the shipped sets takes a moment. */
export function catalogueOf(library: () => Library): Catalogue {
  const card = (title: string): CardDefinition => library().named(title)!
  return {
    cardNames: () => library().allTitles(),
    named: (typed) => {
      const found = library().named(typed)
      return found && library().titleOf(found)
    },
    describe: (title) => describeCard(title, card(title)),
    gameText: (title) => gameText(card(title)),
    data: card,
    facets: (title) => facetsOf(card(title)),
    search: (words) => search(library(), words),
    searchHelp,
    automation: () =>
      library().cards.map((each) => ({
        name: library().titleOf(each),
        set: setOf(each),
        missing: each.missing ?? [],
      })),
    get deckFormats() {
      return [linesFormat(library()), lackeyFormat(library())]
    },
    checkDeck: (deck, edition, options) => check(library(), deck, edition, options),
    decks: STARTERS,
  }
}

function search(library: Library, words: readonly string[]): readonly string[] {
  const fits = matching(words, library.cards)
  return library.cards
    .filter((card) => fits(card, () => textOf(library, card)))
    .map((card) => library.titleOf(card))
}

/** All that a reader sees of a card, in lower case; put into words once. */
function textOf(library: Library, card: CardDefinition): string {
  const kept = texts.get(card) ?? describeCard(library.titleOf(card), card).join(' ').toLowerCase()
  texts.set(card, kept)
  return kept
}
const texts = new WeakMap<CardDefinition, string>()

function check(
  library: Library,
  deck: DeckList,
  edition = 'idc',
  options: readonly string[] = [],
): readonly Reason[] {
  const { inForce, refused } = resolveOptions(options)
  if (refused.length > 0) return refused
  const { keys } = deckKeys(library, deck)
  const seats = inForce.find((option) => option.seats !== undefined)?.seats ?? 2
  const setup = { seed: 0, seats, edition, options, players: [] }
  return checkDeck(library, keys, sideFor(library, keys, seats), rulesFor(setup).constants.deck)
}

/** A deck of Neutral cards is a faction of its own where there are three; otherwise it is checked as a Dark Side deck. */
function sideFor(library: Library, keys: readonly string[], seats: number): Side {
  const has = (side: Side): boolean => keys.some((key) => library.card(key).side === side)
  if (has('dark')) return 'dark'
  if (has('light')) return 'light'
  return seats === 3 ? 'neutral' : 'dark'
}
