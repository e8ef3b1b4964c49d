/** The Star Wars TCG as tables offer it: starter decks, the sides of decks, and deals. */
import { anyGame, MOST_SEED } from '@dejarik/kernel'
import {
  deckKeys,
  deckSide,
  libraryFor,
  type Side,
  STARTERS,
  type SwtcgSetup,
  swtcgGame,
} from '@dejarik/swtcg'
import type { Company, DealRequest, StarterNotice, TableGame } from '../game.ts'
import { swtcgManners } from './manners.ts'

const NO_CARDS = { seed: 0, seats: 2, edition: 'idc', options: [], players: [] }

export function starterNotices(): readonly (StarterNotice & { readonly side: Side })[] {
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

const TEMPO: Readonly<Record<Company, readonly string[]>> = { program: ['quick-tempo'], people: [] }

const deal = ({ edition, company, seed, decks }: DealRequest): SwtcgSetup => ({
  seed: seed % (MOST_SEED + 1),
  seats: decks.length,
  edition,
  options: TEMPO[company],
  players: decks.map((deck) => ({ deck })),
})

/** A deal between starter decks, by their titles. */
export function starterDeal(
  request: Omit<DealRequest, 'decks'> & { readonly decks: readonly string[] },
): SwtcgSetup {
  const decks = request.decks.map((title) => {
    const keys = starter(title)
    if (!keys) throw new Error(`there is no starter deck "${title}"`)
    return keys
  })
  return deal({ ...request, decks })
}

export const swtcgTable: TableGame = {
  definition: anyGame(swtcgGame),
  manners: swtcgManners,
  starters: starterNotices,
  starter,
  side: (deck) => deckSide(libraryFor(NO_CARDS), deck),
  deal,
}
