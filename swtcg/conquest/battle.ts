/** From the campaign to a battle and back: the setup of the game that is played for a Location. */
import type { SeatId, Seed, State } from '@dejarik/kernel'
import type { Swtcg } from '../kinds.ts'
import type { SwtcgSetup } from '../table.ts'
import { type BattleResult, battlePoints, type Campaign, type Player } from './campaign.ts'
import type { ConquestDecks } from './decks.ts'

export type BothDecks = Readonly<Record<Player, ConquestDecks>>

/** With Deck Swap all five decks change hands (opt/compat/deck-swap-with-conquest). */
export const decksInPlay = (decks: BothDecks, options: readonly string[]): BothDecks =>
  options.includes('deck-swap') ? { dark: decks.light, light: decks.dark } : decks

/** The fleet deck that a player's fleet at the Location fights with: the first fleet the first, the second the second. */
function fleetDeck(
  { fleets, map, battle }: Campaign,
  decks: ConquestDecks,
  player: Player,
): readonly string[] {
  const own = fleets.filter((fleet) => fleet.player === player)
  const place = Math.max(
    0,
    own.findIndex(({ at }) => at === battle?.at),
  )
  const type = map[battle?.at ?? 0]?.type ?? 'space'
  return decks[type][place] ?? decks[type][0] ?? []
}

/** The game that decides the battle that is being fought; the Dark Side sits first. */
export function battleSetup(
  campaign: Campaign,
  decks: BothDecks,
  { seed, options = [] }: { readonly seed: Seed; readonly options?: readonly string[] },
): SwtcgSetup | null {
  const location = campaign.battle ? campaign.map[campaign.battle.at] : undefined
  if (!location) return null
  const points = battlePoints(campaign)
  const played = decksInPlay(decks, options)
  const others = options.filter((option) => option !== 'deck-swap')
  return {
    seed,
    seats: 2,
    edition: 'idc',
    options: [`galactic-conquest:${location.type}`, ...others],
    players: (['dark', 'light'] as const).map((player) => ({
      deck: fleetDeck(campaign, played[player], player),
      side: player,
      points: points[player],
    })),
  }
}

/** How a battle ended that is over: build points that are left go back to the map. */
export function resultOf({ outcome, seats }: Pick<State<Swtcg>, 'outcome' | 'seats'>): BattleResult | null {
  if (!outcome) return null
  const [dark, light] = seats
  return { winner: conqueror(outcome.winners), build: { dark: dark?.build ?? 0, light: light?.build ?? 0 } }
}

/** Who conquered, by the seats that won. */
export const conqueror = (winners: readonly SeatId[]): Player | null =>
  winners.length === 1 ? (winners[0] === 0 ? 'dark' : 'light') : null
