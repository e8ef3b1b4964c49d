/** The Star Wars CCG with cards of one's own: read from a file, in decks, searches and scenarios. */
import type { GameDefinition } from '@dejarik/kernel'
import type { CardDefinition } from './cards/definition.ts'
import { swccgPlayedWith } from './game.ts'
import type { Swccg } from './kinds.ts'
import { scenarioWordsWith } from './scenario/own-cards.ts'
import type { SwccgSetup } from './table.ts'

export { type OwnRow, type RowFault, readOwnCards } from './cards/own-file.ts'
export { tryOwnCard } from './exercise/try-own-card.ts'

export const swccgWith = (own: readonly CardDefinition[]): GameDefinition<Swccg, SwccgSetup> => ({
  ...swccgPlayedWith(own),
  scenario: scenarioWordsWith(own),
})
