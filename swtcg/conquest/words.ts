/** A campaign in words. */
import type { BattleResult, Player } from './campaign.ts'
import type { MapLocation } from './map.ts'
import { actorOf, type WarAction, type WarSeen } from './war.ts'

export const SIDES: Readonly<Record<Player, string>> = { dark: 'Dark Side', light: 'Light Side' }
export const TYPES: Readonly<Record<MapLocation['type'], string>> = { space: 'Space', ground: 'Ground' }

/** What an action says before it is done. */
export function sayAction({ campaign, locations }: WarSeen, action: WarAction): string {
  const { map, fleets } = campaign
  switch (action.do) {
    case 'lay': {
      const card = [...locations.dark, ...locations.light].find(({ is }) => is === action.is)
      return `Lay ${card?.name ?? action.is}`
    }
    case 'move': {
      const fleet = fleets[action.fleet]!
      const [from, to] = [map[fleet.at]!, map[action.to]!]
      const enemy = fleets.some(({ at, player }) => at === action.to && player !== fleet.player)
      return `Move the fleet from ${from.name} to ${to.name}${enemy ? ` for ${to.cost} and fight there` : ''}`
    }
    case 'construct':
      return 'Construct a fleet for 20'
    case 'done':
      return 'End your moves'
  }
}

/** The same afterwards, for the news. */
export function tellAction(war: WarSeen, action: WarAction): string {
  const who = SIDES[actorOf(war) ?? 'dark']
  if (action.do === 'done') return `${who} ends its moves.`
  const said = sayAction(war, action)
  return `${who}: ${said[0]!.toLowerCase()}${said.slice(1)}.`
}

/** How the battle that is being fought ended. */
export function tellBattle({ campaign: { map, battle } }: WarSeen, { winner }: BattleResult): string {
  const place = map[battle?.at ?? 0]?.name ?? ''
  return winner ? `${SIDES[winner]} conquers ${place}.` : `The battle for ${place} is a draw.`
}

export function heading({ campaign }: WarSeen, actor: Player | null): string {
  const { turn, battle, winner, map, count } = campaign
  if (winner) return `The ${SIDES[winner]} has conquered every Location`
  if (battle) return `Turn ${turn} · Battle for ${map[battle.at]!.name}`
  if (turn === 0) return `Location ${map.length + 1} of ${count} · ${SIDES[actor!]} lays`
  return `Turn ${turn} · ${SIDES[actor!]} moves`
}
