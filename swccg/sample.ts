/** Setups with decks of the game's own: what a table, a simulation or a scenario plays with if nobody brings a deck. */
import { chance, type SetupRequest } from '@dejarik/kernel'
import { shippedCards } from './cards/shipped.ts'
import { deckKeys } from './decks/keys.ts'
import { STARTERS } from './decks/starters.ts'
import type { Side } from './kinds.ts'
import type { SwccgSetup } from './table.ts'

export function sampleSetup(request: SetupRequest): SwccgSetup {
  const { seed, edition = '1995', options = [] } = request
  const below = chance(seed, 11)
  const deck = (side: Side): readonly string[] => {
    const decks = STARTERS.filter((each) => each.side === side)
    return deckKeys(shippedCards(), decks[below(decks.length)]!).keys
  }
  return { seed, seats: 2, edition, options, players: [{ deck: deck('dark') }, { deck: deck('light') }] }
}
