/** The public door of the Star Wars TCG. */
export type { Arena, CardDefinition, CardKind, CardSide, PrintedNumber } from './cards/definition.ts'
export { titleOf } from './cards/definition.ts'
export { deckKeys } from './decks/keys.ts'
export { STARTERS, type StarterDeck } from './decks/starters.ts'
export { swtcgGame } from './game.ts'
export type { Attack, Die, Roll, Side, Swtcg, SwtcgEvent, SwtcgOffer, TurnStep } from './kinds.ts'
export type { Ability, Cost } from './language/tree.ts'
export { libraryFor, type PlayerSetup, type SwtcgSetup } from './table.ts'
