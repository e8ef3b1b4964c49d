/** The supply zone at a table: cards exchanged with it between the games of a match. */
import type { Setup } from '@dejarik/kernel'
import { type SwtcgSetup, tradeSupply } from '@dejarik/swtcg'
import type { Trading } from '../host.ts'

const cards = (keys: readonly string[]): readonly { readonly is: string }[] => keys.map((is) => ({ is }))

export const trading: Trading = {
  holdings: (setup: Setup, seat) => {
    const { deck, supply } = (setup as SwtcgSetup).players[seat]!
    return supply && supply.length > 0 ? { deck: cards(deck), supply: cards(supply) } : null
  },
  trade: (setup, game, seat, trade) => tradeSupply(setup as SwtcgSetup, game, seat, trade),
}
