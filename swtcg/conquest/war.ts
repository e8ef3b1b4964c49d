/** A Galactic Conquest as it is played: the campaign, who acts now, and everything that may be done. Plain data. */
import type { Seed } from '@dejarik/kernel'
import type { Reason } from '../reasons.ts'
import type { SwtcgSetup } from '../table.ts'
import { type BothDecks, battleSetup } from './battle.ts'
import {
  type BattleResult,
  type Campaign,
  constructFleet,
  endBattle,
  endCampaignTurn,
  layer,
  layLocation,
  moveFleet,
  newCampaign,
  type Player,
  type Step,
} from './campaign.ts'
import { type MapLocation, whyNotLay, wrongNumber } from './map.ts'

export type LocationCard = Omit<MapLocation, 'at'>

/** What everybody may know of a campaign; of Locations that are not laid, a player's own. */
export interface WarSeen {
  readonly campaign: Campaign
  /** Who moves fleets now: the Dark Side first (opt/galactic-conquest/move-fleet). */
  readonly moving: Player
  readonly locations: Readonly<Record<Player, readonly LocationCard[]>>
  /** How many battles have been fought. */
  readonly battles: number
}

export interface War extends WarSeen {
  readonly decks: BothDecks
  /** For what is dealt and for the lots of programs; each battle has a seed of its own. */
  readonly seed: Seed
}

/** The campaign in a player's eyes, or in a spectator's. */
export const seenBy = ({ campaign, moving, locations, battles }: War, player: Player | null): WarSeen => ({
  campaign,
  moving,
  battles,
  locations: {
    dark: player === 'dark' ? locations.dark : [],
    light: player === 'light' ? locations.light : [],
  },
})

export type WarAction =
  | { readonly do: 'lay'; readonly is: string; readonly at: readonly [number, number] }
  | { readonly do: 'move'; readonly fleet: number; readonly to: number }
  | { readonly do: 'construct' }
  | { readonly do: 'done' }

export type WarStep<W extends WarSeen = War> = { readonly war: W } | { readonly reasons: readonly Reason[] }

export type WarDealt = Pick<War, 'locations' | 'decks' | 'seed'>

export function newWar(count: number, dealt: WarDealt): WarStep {
  const reasons = wrongNumber(count)
  if (reasons.length > 0) return { reasons }
  return { war: { campaign: newCampaign(count), moving: 'dark', battles: 0, ...dealt } }
}

/** Who has to act; null while a battle is fought, and when all is won. */
export function actorOf({ campaign, moving }: WarSeen): Player | null {
  if (campaign.battle || campaign.winner) return null
  return campaign.turn === 0 ? layer(campaign) : moving
}

/** Everything that whoever has to act may do. */
export function actionsOf(war: WarSeen): readonly WarAction[] {
  const actor = actorOf(war)
  if (actor === null) return []
  const all = war.campaign.turn === 0 ? lays(war, actor) : moves(war)
  return all.filter((action) => 'war' in act(war, action))
}

function lays({ campaign, locations }: WarSeen, actor: Player): WarAction[] {
  const { map } = campaign
  const spots = map.length === 0 ? [[0, 0] as const] : besides(map)
  return locations[actor].flatMap(({ is }) => spots.map((at) => ({ do: 'lay', is, at }) as const))
}

/** The places around what lies there, each once. */
function besides(map: readonly MapLocation[]): readonly (readonly [number, number])[] {
  const around = map.flatMap(({ at: [x, y] }) =>
    [
      [x + 1, y],
      [x - 1, y],
      [x, y + 1],
      [x, y - 1],
    ].map((at) => at.join()),
  )
  return [...new Set(around)].map((at) => at.split(',').map(Number) as [number, number])
}

const moves = ({ campaign, moving }: WarSeen): WarAction[] => [
  ...campaign.fleets.flatMap(({ player }, fleet) =>
    player === moving ? campaign.map.map((_, to) => ({ do: 'move', fleet, to }) as const) : [],
  ),
  { do: 'construct' },
  { do: 'done' },
]

export function act<W extends WarSeen>(war: W, action: WarAction): WarStep<W> {
  const { campaign, moving } = war
  switch (action.do) {
    case 'lay':
      return layCard(war, action)
    case 'move':
      if (campaign.fleets[action.fleet]?.player !== moving)
        return { reasons: [{ code: 'no-such-move', rule: 'opt/galactic-conquest/move-fleet' }] }
      return after(war, moveFleet(campaign, action.fleet, action.to))
    case 'construct':
      return after(war, constructFleet(campaign, moving))
    case 'done':
      if (moving === 'dark') return { war: { ...war, moving: 'light' } }
      return after({ ...war, moving: 'dark' }, endCampaignTurn(campaign))
  }
}

function layCard<W extends WarSeen>(war: W, { is, at }: WarAction & { readonly do: 'lay' }): WarStep<W> {
  const { campaign } = war
  const card = war.locations[layer(campaign)].find((each) => each.is === is)
  if (!card) return { reasons: [{ code: 'no-such-location' }] }
  const reasons = whyNotLay(campaign.map, { ...card, at }, campaign.count)
  return reasons.length > 0 ? { reasons } : after(war, layLocation(campaign, { ...card, at }))
}

const after = <W extends WarSeen>(war: W, step: Step): WarStep<W> =>
  'reasons' in step ? step : { war: { ...war, campaign: step.campaign } }

/** The game that decides the battle that is being fought, with a fresh seed; null where there is none. */
export const battleIn = ({ campaign, decks }: War, seed: Seed): SwtcgSetup | null =>
  battleSetup(campaign, decks, { seed })

export const battleEnded = (war: War, result: BattleResult): WarStep =>
  after({ ...war, battles: war.battles + 1 }, endBattle(war.campaign, result))

/** Whoever gives a campaign up leaves every Location to the other. */
export const givenUp = (war: War, by: Player): War => ({
  ...war,
  campaign: { ...war.campaign, battle: null, winner: by === 'dark' ? 'light' : 'dark' },
})
