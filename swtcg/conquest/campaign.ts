/** A Galactic Conquest between battles: fleets, build points and who owns what. All of it is plain data, to be saved. */

import type { Reason } from '../reasons.ts'
import { areNeighbours, type MapLocation, whyNotLay } from './map.ts'

const RULE = 'opt/galactic-conquest'
const FLEET_COST = 20
const MOST_FLEETS = 2
const REWARD = 5
export const BATTLE_POINTS = 30
export const BONUS_COST = 5

export type Player = 'dark' | 'light'
export interface Fleet {
  readonly player: Player
  /** Where it stands, as an index into the map. */
  readonly at: number
  readonly moved: boolean
}

export interface Campaign {
  readonly count: number
  readonly map: readonly MapLocation[]
  readonly owners: readonly (Player | null)[]
  readonly fleets: readonly Fleet[]
  readonly build: Readonly<Record<Player, number>>
  readonly turn: number
  /** The battle that is being fought: where, and who invaded. */
  readonly battle: { readonly at: number; readonly invader: Player } | null
  readonly winner: Player | null
}

export type Step = { readonly campaign: Campaign } | { readonly reasons: readonly Reason[] }
const refused = (code: Reason['code'], rule: string, detail: Reason['detail'] = {}): Step => ({
  reasons: [{ code, rule: `${RULE}/${rule}`, detail }],
})
const done = (campaign: Campaign): Step => ({ campaign })

export const newCampaign = (count: number): Campaign => ({
  count,
  map: [],
  owners: [],
  fleets: [],
  build: { dark: 0, light: 0 },
  turn: 0,
  battle: null,
  winner: null,
})

/** Who lays the next Location: the Dark Side first, by turns. */
export const layer = ({ map }: Campaign): Player => (map.length % 2 === 0 ? 'dark' : 'light')

export function layLocation(campaign: Campaign, location: MapLocation): Step {
  const reasons = whyNotLay(campaign.map, location, campaign.count)
  if (reasons.length > 0) return { reasons }
  const map = [...campaign.map, location]
  const laid = { ...campaign, map, owners: [...campaign.owners, null] }
  return done(map.length === campaign.count ? begin(laid) : laid)
}

/** Each player's home is the one Location of the own side. */
export const homeOf = ({ map }: Campaign, player: Player): number =>
  map.findIndex(({ side }) => side === player)

const begin = (campaign: Campaign): Campaign => ({
  ...campaign,
  turn: 1,
  fleets: (['dark', 'light'] as const).map((player) => ({
    player,
    at: homeOf(campaign, player),
    moved: false,
  })),
})

const fleetsOf = (campaign: Campaign, player: Player): readonly Fleet[] =>
  campaign.fleets.filter((fleet) => fleet.player === player)

export function constructFleet(campaign: Campaign, player: Player): Step {
  const own = fleetsOf(campaign, player).length
  if (own === 0) return refused('no-fleet', 'second-fleet-needs-first')
  if (own >= MOST_FLEETS) return refused('fleets-out', 'five-decks')
  if (campaign.build[player] < FLEET_COST)
    return refused('not-enough-build', 'construct-fleet', {
      needed: FLEET_COST,
      build: campaign.build[player],
    })
  const fleet = { player, at: homeOf(campaign, player), moved: false }
  return done({ ...paid(campaign, player, FLEET_COST), fleets: [...campaign.fleets, fleet] })
}

const paid = (campaign: Campaign, player: Player, cost: number): Campaign => ({
  ...campaign,
  build: { ...campaign.build, [player]: campaign.build[player] - cost },
})

/** To a Location that shares a side; onto an enemy fleet for the Location's cost, and then there is a battle. */
export function moveFleet(campaign: Campaign, index: number, to: number): Step {
  const [fleet, from, target] = [
    campaign.fleets[index],
    campaign.map[campaign.fleets[index]?.at ?? -1],
    campaign.map[to],
  ]
  if (!fleet || !from || !target) return refused('no-such-move', 'move-fleet')
  if (campaign.battle) return refused('battle-first', 'finish-one-before-next')
  if (fleet.moved) return refused('moved-already', 'move-fleet')
  if (!areNeighbours(from, target)) return refused('not-beside', 'movement-ruling')
  const enemy = campaign.fleets.some((each) => each.at === to && each.player !== fleet.player)
  if (enemy && campaign.build[fleet.player] < target.cost)
    return refused('not-enough-build', 'move-onto-enemy', {
      needed: target.cost,
      build: campaign.build[fleet.player],
    })
  const moved = campaign.fleets.map((each, place) =>
    place === index ? { ...fleet, at: to, moved: true } : each,
  )
  const after = { ...campaign, fleets: moved }
  return done(
    enemy ? { ...paid(after, fleet.player, target.cost), battle: { at: to, invader: fleet.player } } : after,
  )
}

/** What each player has to build with when a battle is set up: 30 points more than the total. */
export const battlePoints = ({ build }: Campaign): Readonly<Record<Player, number>> => ({
  dark: build.dark + BATTLE_POINTS,
  light: build.light + BATTLE_POINTS,
})

/** How a battle ended, with the build points that are left. */
export interface BattleResult {
  readonly winner: Player | null
  readonly build: Readonly<Record<Player, number>>
}

/** The loser's fleets there are lost, both in a draw; the conqueror gets 5 build points and owns the Location. */
export function endBattle(campaign: Campaign, { winner, build }: BattleResult): Step {
  const { battle } = campaign
  if (!battle) return refused('no-battle', 'finish-one-before-next')
  const fleets = campaign.fleets.filter(({ at, player }) => at !== battle.at || player === winner)
  const owners = campaign.owners.map((owner, at) => (at === battle.at && winner ? winner : owner))
  const after = { ...campaign, fleets, owners, build, battle: null, winner: ownerOfAll(owners) }
  return done(winner ? rewarded(after, winner) : after)
}

/** Whoever conquers the last Location wins at once (opt/galactic-conquest/win-all-locations). */
function ownerOfAll(owners: Campaign['owners']): Player | null {
  const [first = null] = owners
  return owners.every((owner) => owner === first) ? first : null
}

const rewarded = (campaign: Campaign, player: Player): Campaign => paid(campaign, player, -REWARD)

/** Locations without an enemy fleet fall to the fleet on them; who lost every fleet starts over at home. */
export function endCampaignTurn(campaign: Campaign): Step {
  if (campaign.battle) return refused('battle-first', 'finish-one-before-next')
  const owners = campaign.owners.map(
    (owner, at) => campaign.fleets.find((fleet) => fleet.at === at)?.player ?? owner,
  )
  const gained = (['dark', 'light'] as const).reduce(
    (now, player) =>
      owners.reduce(
        (sum, owner, at) =>
          owner === player && campaign.owners[at] !== player ? rewarded(sum, player) : sum,
        now,
      ),
    campaign,
  )
  const fleets = (['dark', 'light'] as const).flatMap((player) => {
    const own = fleetsOf(campaign, player)
    return own.length > 0
      ? own.map((fleet) => ({ ...fleet, moved: false }))
      : [{ player, at: homeOf(campaign, player), moved: false }]
  })
  return done({ ...gained, owners, fleets, turn: campaign.turn + 1, winner: ownerOfAll(owners) })
}
