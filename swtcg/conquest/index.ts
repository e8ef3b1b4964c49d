/** The door to Galactic Conquest between battles, without the game itself: small enough for a page. */
export { conqueror } from './battle.ts'
export type { BattleResult, Campaign, Fleet, Player } from './campaign.ts'
export { suggest } from './commander.ts'
export type { MapLocation } from './map.ts'
export {
  act,
  actionsOf,
  actorOf,
  battleEnded,
  battleIn,
  type LocationCard,
  newWar,
  type War,
  type WarAction,
  type WarStep,
} from './war.ts'
