/** The Star Wars CCG as tables offer it: starter decks, the sides of decks, and deals. */
import { swccgBot, swccgChance, swccgWeigher } from '@dejarik/bots/swccg'
import { anyGame } from '@dejarik/kernel'
import {
  type CardDefinition,
  deckKeys,
  deckSide,
  laterStarters,
  libraryFor,
  playsLaterSets,
  STARTERS,
  type StarterDeck,
  shippedCards,
  swccgGame,
  swccgPlayedWith,
} from '@dejarik/swccg'
import { dealt, refusedTerms, withOwnCards } from '../deal.ts'
import type { StarterNotice, TableGame } from '../game.ts'
import { counting } from './counting.ts'
import { swccgManners } from './manners.ts'

const starterNotices = (): readonly StarterNotice[] => [
  ...STARTERS.map((deck) => noticeOf(deck, swccgGame.editions)),
  ...laterStarters().map((deck) => noticeOf(deck, swccgGame.editions.filter(playsLaterSets))),
]

const noticeOf = (deck: StarterDeck, editions: readonly string[]): StarterNotice => ({
  title: deck.title,
  side: deck.side,
  editions,
  unautomated: deckKeys(shippedCards(), deck).keys.filter((key) => !shippedCards().card(key).automated)
    .length,
})

function starter(title: string): readonly string[] | undefined {
  const deck = [...STARTERS, ...laterStarters()].find((each) => each.title === title)
  return deck && deckKeys(shippedCards(), deck).keys
}

/** The game with cards of one's own. */
export function swccgTableWith(own: readonly CardDefinition[]): TableGame {
  const library = () => libraryFor({ cards: own })
  return {
    definition: anyGame(swccgPlayedWith(own)),
    manners: swccgManners,
    starters: starterNotices,
    starter,
    keys: (deck) => deckKeys(library(), deck).keys,
    side: (deck) => deckSide(library(), deck),
    bot: swccgBot,
    weigher: swccgWeigher,
    chance: swccgChance,
    counting,
    styles: () => [],
    options: () => [],
    terms: (edition, options) => ({
      different: [],
      refused: refusedTerms(anyGame(swccgGame), edition, options),
    }),
    propose: () => [],
    deal: (request) => withOwnCards(dealt(request), own),
  }
}

export const swccgTable: TableGame = swccgTableWith([])
