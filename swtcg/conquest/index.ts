/** The door to Galactic Conquest between battles, without the game itself: small enough for a page. */
export { conqueror } from './battle.ts'
export type { BattleResult, Campaign, Fleet, Player } from './campaign.ts'
export { suggest } from './commander.ts'
export type { ConquestDecks } from './decks.ts'
export type { MapLocation } from './map.ts'
export {
  act,
  actionsOf,
  actorOf,
  battleEnded,
  battleIn,
  givenUp,
  type LocationCard,
  newWar,
  seenBy,
  type War,
  type WarAction,
  type WarSeen,
  type WarStep,
} from './war.ts'
export { heading, SIDES, sayAction, TYPES, tellAction, tellBattle } from './words.ts'
