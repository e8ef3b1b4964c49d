/** A program that leads the fleets of one side: it takes what is free, then what it can reach, then what is held. */
import { chance } from '@dejarik/kernel'
import type { Campaign, Player } from './campaign.ts'
import { areNeighbours } from './map.ts'
import { actionsOf, actorOf, type War, type WarAction } from './war.ts'

/** Keeps its lots apart from every other use of the seed. */
const LOTS = 900

/** What it would do now; null where nobody has to act. */
export function suggest(war: War): WarAction | null {
  const actor = actorOf(war)
  const actions = actionsOf(war)
  if (actor === null || actions.length === 0) return null
  if (war.campaign.turn === 0)
    return actions[chance(war.seed, LOTS + war.campaign.map.length)(actions.length)]!
  const worth = actions.map((action) => worthOf(war.campaign, actor, action))
  return actions[worth.indexOf(Math.max(...worth))]!
}

const WORTH = { free: 10, construct: 8, held: 6, done: 0 } as const
/** Whoever has so many build points seeks battle before anything else, or two would run after each other for ever. */
const ENOUGH = 25

function worthOf(campaign: Campaign, player: Player, action: WarAction): number {
  if (action.do === 'construct') return WORTH.construct
  if (action.do !== 'move') return WORTH.done
  const there = campaign.fleets.find(({ at }) => at === action.to)
  if (there && there.player !== player) return campaign.build[player] >= ENOUGH ? WORTH.free + 1 : WORTH.held
  if (!there && campaign.owners[action.to] !== player) return WORTH.free
  const from = campaign.fleets[action.fleet]!.at
  return stepsToGo(campaign, player, from) - stepsToGo(campaign, player, action.to)
}

/** How far it is to the next Location that is not the player's. */
function stepsToGo({ map, owners }: Campaign, player: Player, from: number): number {
  const seen = new Set([from])
  let reached = [from]
  for (let steps = 0; reached.length > 0; steps++) {
    if (reached.some((place) => owners[place] !== player)) return steps
    reached = reached.flatMap((place) =>
      [...map.keys()].filter((next) => !seen.has(next) && areNeighbours(map[place]!, map[next]!)),
    )
    for (const place of reached) seen.add(place)
  }
  return map.length
}
