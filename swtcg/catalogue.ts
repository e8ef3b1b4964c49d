/** The cards and decks of the Star Wars TCG, for tools outside a game. */
import type { Library as Catalogue, DeckList, Reason } from '@dejarik/kernel'
import { type CardDefinition, setOf } from './cards/definition.ts'
import { describeCard } from './cards/describe.ts'
import { facetsOf } from './cards/facets.ts'
import type { Library } from './cards/library.ts'
import { matching, searchHelp } from './cards/search.ts'
import { deckKeys, linesFormat } from './decks/keys.ts'
import { lackeyFormat } from './decks/lackey.ts'
import { STARTERS } from './decks/starters.ts'
import { checkDeck } from './rules/deck.ts'
import { DECK_RULES } from './rules/deck-rules.ts'

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
    checkDeck: (deck, edition) => check(library(), deck, edition),
    decks: STARTERS,
  }
}

function search(library: Library, words: readonly string[]): readonly string[] {
  const fits = matching(words, library.cards)
  return library.allTitles().filter((title) => {
    const card = library.named(title)!
    return fits(card, describeCard(title, card).join(' ').toLowerCase())
  })
}

/** A deck without a side of its own is checked as a Dark Side deck: Neutral cards fit either. */
function check(library: Library, deck: DeckList, edition = 'idc'): readonly Reason[] {
  const { keys } = deckKeys(library, deck)
  const light = keys.some((key) => library.card(key).side === 'light')
  const dark = keys.some((key) => library.card(key).side === 'dark')
  return checkDeck(
    library,
    keys,
    light && !dark ? 'light' : 'dark',
    DECK_RULES[edition === 'wotc' ? 'wotc' : 'idc'],
  )
}
