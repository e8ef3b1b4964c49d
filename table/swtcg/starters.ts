/** The Star Wars TCG as tables offer it: starter decks, the sides of decks, and deals. */
import { swtcgBot, swtcgChance, swtcgWeigher } from '@dejarik/bots/swtcg'
import { anyGame } from '@dejarik/kernel'
import { deckKeys, deckSide, libraryFor, STARTERS, swtcgPlayed } from '@dejarik/swtcg'
import type { StarterNotice, TableGame } from '../game.ts'
import { counting } from './counting.ts'
import { swtcgManners } from './manners.ts'
import { options, propose, terms } from './options.ts'
import { brought, dealDecks, styles } from './styles.ts'

const NO_CARDS = { seed: 0, seats: 2, edition: 'idc', options: [], players: [] }

function starterNotices(): readonly StarterNotice[] {
  const library = libraryFor(NO_CARDS)
  return STARTERS.map((deck) => ({
    title: deck.title,
    side: deck.side,
    editions: deck.editions,
    unautomated: deckKeys(library, deck).keys.filter((key) => library.card(key).unautomated).length,
  }))
}

function starter(title: string): readonly string[] | undefined {
  const deck = STARTERS.find((each) => each.title === title)
  return deck && deckKeys(libraryFor(NO_CARDS), deck).keys
}

export const swtcgTable: TableGame = {
  definition: anyGame(swtcgPlayed),
  manners: swtcgManners,
  starters: starterNotices,
  starter,
  keys: (deck) => deckKeys(libraryFor(NO_CARDS), deck).keys,
  side: (deck) => deckSide(libraryFor(NO_CARDS), deck),
  bot: swtcgBot,
  weigher: swtcgWeigher,
  chance: swtcgChance,
  counting,
  styles,
  options,
  terms,
  propose,
  deal: (request) => (request.decks.some((deck) => deck.length > 0) ? brought(request) : dealDecks(request)),
}
