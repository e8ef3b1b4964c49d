/** Setups with decks of the game's own: what a table, a simulation or a scenario plays with if nobody brings a deck. */
import { chance, type DeckList, type SetupRequest } from '@dejarik/kernel'
import type { CardDefinition } from './cards/definition.ts'
import { deckKeys } from './decks/keys.ts'
import { STARTERS } from './decks/starters.ts'
import type { Side } from './kinds.ts'
import { libraryFor, type SwccgSetup } from './table.ts'

/** The decks of the request by seat, and the game's own for the seats that bring none; cards of one's own that they hold come along. */
export function sampleSetup(request: SetupRequest, cards: readonly CardDefinition[] = []): SwccgSetup {
  const { seed, edition = '1995', options = [], decks = [] } = request
  const below = chance(seed, 11)
  const own = (side: Side): DeckList => {
    const starters = STARTERS.filter((each) => each.side === side)
    return starters[below(starters.length)]!
  }
  const library = libraryFor({ cards, edition })
  const starters = [own('dark'), own('light')]
  const players = starters.map((starter, seat) => ({
    deck: deckKeys(library, decks[seat] ?? starter).keys,
  }))
  const held = new Set(players.flatMap(({ deck }) => deck))
  const brought = cards.filter(({ key }) => held.has(key))
  return { seed, seats: 2, edition, options, players, ...(brought.length > 0 ? { cards: brought } : {}) }
}
