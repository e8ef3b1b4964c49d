/** The Star Wars CCG with cards of one's own: read from a file, in decks, searches and scenarios. */
import type { GameDefinition } from '@dejarik/kernel'
import type { CardDefinition } from './cards/definition.ts'
import { catalogueOf } from './catalogue.ts'
import { swccgGame } from './game.ts'
import type { Swccg } from './kinds.ts'
import { sampleSetup } from './sample.ts'
import { scenarioWordsWith } from './scenario/own-cards.ts'
import { libraryFor, type SwccgSetup } from './table.ts'

export { type OwnRow, type RowFault, readOwnCards } from './cards/own-file.ts'
export { tryOwnCard } from './exercise/try-own-card.ts'

export const swccgWith = (own: readonly CardDefinition[]): GameDefinition<Swccg, SwccgSetup> => ({
  ...swccgGame,
  sampleSetup: (request) => sampleSetup(request, own),
  scenario: scenarioWordsWith(own),
  ...(own.length > 0 ? { library: catalogueOf(() => libraryFor({ cards: own })) } : {}),
})
