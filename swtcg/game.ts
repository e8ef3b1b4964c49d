/** The Star Wars TCG with everything: its scenarios may bring cards along, by their texts or trees. */
import type { GameDefinition } from '@dejarik/kernel'
import type { CardDefinition } from './cards/definition.ts'
import type { Swtcg } from './kinds.ts'
import { swtcgPlayed, swtcgPlayedWith } from './played.ts'
import { scenarioWordsWith } from './scenario/own-cards.ts'
import type { SwtcgSetup } from './table.ts'

export const swtcgGame: GameDefinition<Swtcg, SwtcgSetup> = {
  ...swtcgPlayed,
  scenario: scenarioWordsWith([]),
}

/** The game with cards of one's own: decks, searches and scenarios know them. */
export const swtcgWith = (own: readonly CardDefinition[]): GameDefinition<Swtcg, SwtcgSetup> =>
  own.length === 0 ? swtcgGame : { ...swtcgPlayedWith(own), scenario: scenarioWordsWith(own) }
