/** The public door of the Star Wars TCG. */

export type { TreeFault } from '@dejarik/kernel/language'
export { type Border, borderOf } from './cards/border.ts'
export { type CompiledFile, type CompiledRow, compileFile } from './cards/compile-file.ts'
export type { Arena, CardDefinition, CardKind, CardSide, PrintedNumber } from './cards/definition.ts'
export { ARENAS, isForDecks, setOf, titleOf } from './cards/definition.ts'
export { type FileGaps, gapsOfFiles } from './cards/gaps.ts'
export { type GatheredCard, gatherCards } from './cards/gather.ts'
export { isShipped, readOwnFile } from './cards/own-file.ts'
export type { SetFault, SetFile } from './cards/printings.ts'
export { mustBeRead, printedTexts, readableCards } from './cards/reading.ts'
export { clauseMark, type Restated, restatedFault } from './cards/restated.ts'
export { fetchShippedCards, shippedCards } from './cards/shipped.ts'
export { resultOf } from './conquest/battle.ts'
export {
  BATTLE_POINTS,
  type BattleResult,
  battlePoints,
  type Campaign as ConquestCampaign,
  constructFleet,
  endBattle,
  endCampaignTurn,
  homeOf,
  layer,
  layLocation,
  moveFleet,
  newCampaign,
} from './conquest/campaign.ts'
export { dealWar } from './conquest/deal.ts'
export { type ConquestDecks, checkConquestDecks, type FleetType } from './conquest/decks.ts'
export {
  areNeighbours,
  type MapLocation,
  settleNumber,
  sideDue,
  whyNotLay,
  wrongNumber,
} from './conquest/map.ts'
export { deckKeys } from './decks/keys.ts'
export { STARTERS, type StarterDeck } from './decks/starters.ts'
export { canBeTried, exercise } from './exercise/exercise.ts'
export { sampleGame } from './exercise/sample-game.ts'
export { swtcgGame, swtcgWith } from './game.ts'
export { isHit, type ToHit } from './hits.ts'
export { KEYWORDS, type KeywordName } from './keywords.ts'
export type { About, Attack, Die, Roll, Side, Swtcg, SwtcgEvent, SwtcgOffer, TurnStep } from './kinds.ts'
export type { Unread } from './language/compile.ts'
export type { Gap } from './language/gaps/gaps.ts'
export { faultIn, TREE_SCHEMA } from './language/schema.ts'
export { gameText } from './language/shelf.ts'
export type { Instruction } from './language/tree/instructions.ts'
export type { Ability, Cost } from './language/tree/tree.ts'
export { checkPersons, primarySeat, rotate, type Team, type Trade, tradeSupply } from './match.ts'
export { ALL_OPTIONS } from './options/all.ts'
export { COMBINATIONS, type Combination } from './options/combinations.ts'
export { type Difference, differences, readOptions, refusedInTournament } from './options/differences.ts'
export { optionNamed } from './options/named.ts'
export { chapterOf, type Option } from './options/option.ts'
export { type ResolvedOptions, resolveOptions } from './options/resolve.ts'
export { fetchOptions, optionsHere } from './options/shelf.ts'
export { type Ballot, type Choice, type Proposal, proposeOptions } from './options/vote.ts'
export { swtcgPlayed, swtcgPlayedWith } from './played.ts'
export type { Reason } from './reasons.ts'
export { DECK_RULES, isKnown } from './rules/preparation/deck-rules.ts'
export {
  deckSide,
  libraryFor,
  libraryOf,
  type PlayerSetup,
  SEATED_SIDES,
  type SwtcgSetup,
  teamOf,
  teamsOf,
} from './table.ts'
