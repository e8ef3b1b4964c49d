/** The Star Wars CCG as the kernel plays it. */
import type { GameDefinition } from '@dejarik/kernel'
import type { CardDefinition } from './cards/definition.ts'
import { catalogue, catalogueOf } from './catalogue.ts'
import { checkSetup } from './check-setup.ts'
import { explain } from './explain.ts'
import { imaginable } from './imaginable.ts'
import type { Swccg } from './kinds.ts'
import { couldBe, knownDecks, pool } from './pool.ts'
import { breaches } from './rules/cards/breaches.ts'
import { EDITION_NAMES, OPTIONS } from './ruleset.ts'
import { sampleSetup } from './sample.ts'
import { scenarioWords } from './scenario.ts'
import { libraryFor, open, rulesFor, type SwccgSetup } from './table.ts'
import { viewing } from './view.ts'
import { words } from './words.ts'

export const swccgGame: GameDefinition<Swccg, SwccgSetup> = {
  name: 'swccg',
  title: 'Star Wars CCG',
  version: '13',
  seats: { min: 2, max: 2 },
  editions: EDITION_NAMES,
  options: OPTIONS.map(({ name }) => name),
  books: { 1995: ['ccg95'], beginners: ['ccg'], final: ['ccgx', 'ccg'] },
  checkSetup,
  takesDecks: true,
  sampleSetup,
  rulesFor,
  open,
  explain,
  imaginable,
  viewing,
  words,
  scenario: scenarioWords,
  library: catalogue,
  pool,
  knownDecks,
  couldBe,
  breaches,
}

/** The game with cards of one's own: decks and searches know them. */
export const swccgPlayedWith = (own: readonly CardDefinition[]): GameDefinition<Swccg, SwccgSetup> =>
  own.length === 0
    ? swccgGame
    : {
        ...swccgGame,
        sampleSetup: (request) => sampleSetup(request, own),
        library: catalogueOf(() => libraryFor({ cards: own })),
      }
