/** The public door of the Star Wars CCG. */
export {
  type CardDefinition,
  type CardFacts,
  type CardKind,
  PRINTED_FIGURES,
  type Side,
} from './cards/definition.ts'
export { mustBeRead, printedTexts, readableCards } from './cards/reading.ts'
export { LATER_SETS, playsLaterSets, setNameOf } from './cards/released.ts'
export { fetchShippedCards, premiereCards, shippedCards } from './cards/shipped.ts'
export { deckKeys } from './decks/keys.ts'
export { fetchLaterStarters, laterStarters } from './decks/later.ts'
export type { StarterDeck } from './decks/starter.ts'
export { STARTERS } from './decks/starters.ts'
export { exercise } from './exercise/exercise.ts'
export { swccgGame, swccgPlayedWith } from './game.ts'
export type { About, Battle, Role, Swccg, SwccgEvent, SwccgOffer } from './kinds.ts'
export { sayText } from './language/shelf.ts'
export { PHASES, type Phase } from './phases.ts'
export { type MatchGame, margin, matchWinner } from './rules/turn/score.ts'
export { deckSide, libraryFor, type PlayerSetup, type SwccgSetup } from './table.ts'
export type { CardText } from './text/text.ts'
export { deedOf } from './words/deeds.ts'
