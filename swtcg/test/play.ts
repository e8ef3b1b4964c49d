/** Any position of the game in one call. */
import type { Machine } from '@dejarik/kernel'
import { scenario as openScenario, type Scenario, type ScenarioStart } from '@dejarik/kernel/scenario'
import { scenario } from '@dejarik/kernel/scenario/testing'
import { type Swtcg, swtcgGame } from '../index.ts'
import type { ScenarioPosition } from '../scenario/position.ts'
import { watchParts } from './parts-run.ts'

/** Seats that can only pass are not asked: what a hand might hold is another test's business. */
const QUICK = 'quick-tempo'
/** Where it is the very question who is asked. */
const OPENING = ['preparation', 'mulligan', 'setup', 'setup dark', 'setup light']

export function swtcg(
  position: ScenarioPosition,
  start: Omit<ScenarioStart, 'position'> = {},
): Scenario<Swtcg> {
  watchParts()
  const quick = OPENING.includes(position.at ?? '') ? [] : [QUICK]
  return scenario(swtcgGame, { ...start, options: [...(start.options ?? []), ...quick], position })
}

/** The same by the rules of 2003. */
export const wotc = (
  position: ScenarioPosition,
  start: Omit<ScenarioStart, 'position'> = {},
): Scenario<Swtcg> => swtcg(position, { ...start, edition: 'wotc' })

/** A game from its very start, with decks of its own. */
export const wholeGame = (start: ScenarioStart = {}): Scenario<Swtcg> => scenario(swtcgGame, start)

/** A game to look into; nobody has to say who is asked when the test ends. */
export const lookInto = (start: ScenarioStart): Machine<Swtcg> =>
  openScenario(swtcgGame, { ...start, through: ['plain'] }).machine
