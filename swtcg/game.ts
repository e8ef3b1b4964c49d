/** The Star Wars TCG with everything: its scenarios may bring cards along, by their texts or trees. */
import type { GameDefinition } from '@dejarik/kernel'
import type { CardDefinition } from './cards/definition.ts'
import { catalogueOf } from './catalogue.ts'
import type { Swtcg } from './kinds.ts'
import { swtcgPlayed } from './played.ts'
import { sampleSetup } from './sample.ts'
import { scenarioWordsWith } from './scenario/own-cards.ts'
import { libraryOf, type SwtcgSetup } from './table.ts'

export const swtcgGame: GameDefinition<Swtcg, SwtcgSetup> = {
  ...swtcgPlayed,
  scenario: scenarioWordsWith([]),
}

/** The game with cards of one's own: decks, searches and scenarios know them. */
export function swtcgWith(own: readonly CardDefinition[]): GameDefinition<Swtcg, SwtcgSetup> {
  if (own.length === 0) return swtcgGame
  return {
    ...swtcgGame,
    sampleSetup: (request) => sampleSetup(request, own),
    scenario: scenarioWordsWith(own),
    library: catalogueOf(() => libraryOf(own)),
  }
}
