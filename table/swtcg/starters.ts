/** The Star Wars TCG as tables offer it: starter decks, the sides of decks, and deals. */
import { swtcgBot, swtcgChance, swtcgWeigher } from '@dejarik/bots/swtcg'
import { anyGame } from '@dejarik/kernel'
import {
  type CardDefinition,
  deckKeys,
  deckSide,
  libraryOf,
  STARTERS,
  shippedCards,
  swtcgPlayedWith,
} from '@dejarik/swtcg'
import type { StarterNotice, TableGame } from '../game.ts'
import { counting } from './counting.ts'
import { swtcgManners } from './manners.ts'
import { options, propose, terms } from './options.ts'
import { dealFor, styles } from './styles.ts'

function starterNotices(): readonly StarterNotice[] {
  const library = shippedCards()
  return STARTERS.map((deck) => ({
    title: deck.title,
    side: deck.side,
    editions: deck.editions,
    unautomated: deckKeys(library, deck).keys.filter((key) => library.card(key).unautomated).length,
  }))
}

function starter(title: string): readonly string[] | undefined {
  const deck = STARTERS.find((each) => each.title === title)
  return deck && deckKeys(shippedCards(), deck).keys
}

/** The game with cards of one's own. */
export function swtcgTableWith(own: readonly CardDefinition[]): TableGame {
  const library = () => libraryOf(own)
  const played = swtcgPlayedWith(own)
  return {
    definition: anyGame(played),
    manners: swtcgManners,
    starters: starterNotices,
    starter,
    keys: (deck) => deckKeys(library(), deck).keys,
    side: (deck) => deckSide(library(), deck),
    bot: swtcgBot,
    weigher: swtcgWeigher,
    chance: swtcgChance,
    counting,
    styles,
    options,
    terms,
    propose,
    deal: (request) => dealFor(played, own, request),
  }
}

export const swtcgTable: TableGame = swtcgTableWith([])
