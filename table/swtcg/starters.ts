/** Games between starter decks: which there are, and the setup of one. */
import { MOST_SEED } from '@dejarik/kernel'
import { deckKeys, libraryFor, type Side, STARTERS, type StarterDeck, type SwtcgSetup } from '@dejarik/swtcg'

export interface StarterNotice {
  readonly title: string
  readonly side: Side
  readonly editions: readonly string[]
  /** How many of its cards the program does not carry out in full. */
  readonly unautomated: number
}

const NO_CARDS = { seed: 0, seats: 2, edition: 'idc', options: [], players: [] }

export function starterNotices(): readonly StarterNotice[] {
  const library = libraryFor(NO_CARDS)
  return STARTERS.map((deck) => ({
    title: deck.title,
    side: deck.side,
    editions: deck.editions,
    unautomated: deckKeys(library, deck).keys.filter((key) => library.card(key).unautomated).length,
  }))
}

/** With whom a deck is played: a program needs no pauses to hide what is in a hand. */
export type Company = 'program' | 'people'

export interface StarterRequest {
  readonly edition: string
  readonly company: Company
  readonly seed: number
  /** By seat, the titles of the decks. One is of each side. */
  readonly decks: readonly [string, string]
}

const TEMPO: Readonly<Record<Company, readonly string[]>> = { program: ['quick-tempo'], people: [] }

export function starterSetup({ edition, company, seed, decks }: StarterRequest): SwtcgSetup {
  const players = decks.map((title) => ({ deck: deckKeys(libraryFor(NO_CARDS), named(title)).keys }))
  return { seed: seed % (MOST_SEED + 1), seats: 2, edition, options: TEMPO[company], players }
}

function named(title: string): StarterDeck {
  const deck = STARTERS.find((each) => each.title === title)
  if (!deck) throw new Error(`there is no starter deck "${title}"`)
  return deck
}
