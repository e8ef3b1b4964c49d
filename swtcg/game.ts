/** The Star Wars TCG as the kernel plays it. */
import type { Card, GameDefinition } from '@dejarik/kernel'
import { catalogue } from './catalogue.ts'
import { checkSetup } from './check-setup.ts'
import { explain } from './explain.ts'
import type { Game, Swtcg } from './kinds.ts'
import { imagineRest, pool } from './pool.ts'
import { breaches } from './rules/breaches.ts'
import { EDITION_NAMES, OPTIONS } from './rules/ruleset.ts'
import { sampleSetup } from './sample.ts'
import { scenarioWords } from './scenario.ts'
import { open, rulesFor, type SwtcgSetup } from './table.ts'
import { viewing } from './view.ts'
import { words } from './words.ts'

/** Battle cards cannot be built, so a face-down card in a build zone is none (idc/build/which-cards). */
const couldBe = (game: Game, { faceDown }: Card<Swtcg>, is: string): boolean =>
  !faceDown || game.constants.library.card(is).kind !== 'battle'

export const swtcgGame: GameDefinition<Swtcg, SwtcgSetup> = {
  name: 'swtcg',
  title: 'Star Wars TCG',
  version: '1',
  seats: { min: 2, max: 4 },
  editions: EDITION_NAMES,
  options: OPTIONS.map(({ name }) => name),
  checkSetup,
  sampleSetup,
  rulesFor,
  open,
  explain,
  viewing,
  words,
  scenario: scenarioWords,
  library: catalogue,
  couldBe,
  pool,
  imagineRest,
  breaches,
  winnersAgainst: ({ state }, seat) =>
    [...state.seats.keys()].filter((other) => state.seats[other]!.side !== state.seats[seat]!.side),
}
