/** The Star Wars TCG as the kernel plays it, for tables and bots: its scenarios bring no cards along, so no reader of texts is loaded. */

import type { Card, GameDefinition } from '@dejarik/kernel'
import type { CardDefinition } from './cards/definition.ts'
import { shippedCards } from './cards/shipped.ts'
import { catalogueOf } from './catalogue.ts'
import { checkSetup } from './check-setup.ts'
import { NEWER_KEYWORDS } from './citations.ts'
import { explain } from './explain.ts'
import { imaginable } from './imaginable.ts'
import type { Game, Swtcg } from './kinds.ts'
import { HOUSE_RULES } from './options/house.ts'
import { optionsHere } from './options/shelf.ts'
import { imagineRest, knownDecks, pool } from './pool.ts'
import { breaches } from './rules/cards/breaches.ts'
import { countsAsAnother } from './rules/cards/face.ts'
import { isSubordinate } from './rules/cards/subordinate.ts'
import { EDITION_NAMES } from './ruleset.ts'
import { sampleSetup } from './sample.ts'
import { scenarioWords } from './scenario.ts'
import { libraryOf, open, rulesFor, type SwtcgSetup } from './table.ts'
import { viewing } from './view.ts'
import { words } from './words.ts'

/** Battle cards cannot be built, so a face-down card in a build zone is none (idc/build/which-cards). */
const couldBe = (game: Game, { id, faceDown, out }: Card<Swtcg>, is: string): boolean =>
  !faceDown || out !== null || countsAsAnother(game, id) || game.constants.library.card(is).kind !== 'battle'

export const swtcgPlayed: GameDefinition<Swtcg, SwtcgSetup> = {
  name: 'swtcg',
  title: 'Star Wars TCG',
  version: '18',
  seats: { min: 2, max: 6 },
  editions: EDITION_NAMES,
  get options() {
    return [...optionsHere(), ...HOUSE_RULES].map(({ name }) => name)
  },
  /** A keyword of today works wherever its card is played, and cites the book of today. */
  books: {
    idc: ['idc', 'opt', 'now'],
    wotc: ['wotc', 'now', ...NEWER_KEYWORDS],
    today: ['now', 'idc', 'opt'],
  },
  checkSetup,
  takesDecks: true,
  sampleSetup: (request) => sampleSetup(request),
  deckTitles: ({ players }) => players.map(({ title }) => title ?? 'a deck without a name'),
  rulesFor,
  open,
  explain,
  imaginable,
  viewing,
  words,
  scenario: scenarioWords,
  library: catalogueOf(shippedCards),
  couldBe,
  pool,
  knownDecks,
  imagineRest,
  isMade: (game, { id }) => isSubordinate(game, id),
  hasDealt: ({ table }) => table.step !== 'sides',
  breaches,
  winnersAgainst: ({ state }, seat) =>
    [...state.seats.keys()].filter((other) => state.seats[other]!.side !== state.seats[seat]!.side),
}

/** The game with cards of one's own: decks and searches know them. */
export const swtcgPlayedWith = (own: readonly CardDefinition[]): GameDefinition<Swtcg, SwtcgSetup> =>
  own.length === 0
    ? swtcgPlayed
    : {
        ...swtcgPlayed,
        sampleSetup: (request) => sampleSetup(request, own),
        library: catalogueOf(() => libraryOf(own)),
      }
