/** Any position of the game in one call. */
import type { Machine } from '@dejarik/kernel'
import { scenario as openScenario, type Scenario, type ScenarioStart } from '@dejarik/kernel/scenario'
import { scenario } from '@dejarik/kernel/scenario/testing'
import { type Swccg, swccgGame } from '../index.ts'
import type { ScenarioPosition } from '../scenario/position.ts'

type Start = Omit<ScenarioStart, 'position'>

/** Seats that can only pass are not asked: what a hand might hold is another test's business. */
const QUICK = 'quick-tempo'

/** A position by the rules of 1995. */
export const ccg95 = (position: ScenarioPosition, start: Start = {}): Scenario<Swccg> =>
  scenario(swccgGame, { ...start, options: [...(start.options ?? []), QUICK], edition: '1995', position })

/** A position by the Beginner's Rulebook. */
export const beginners = (position: ScenarioPosition, start: Start = {}): Scenario<Swccg> =>
  scenario(swccgGame, {
    ...start,
    options: [...(start.options ?? []), QUICK],
    edition: 'beginners',
    position,
  })

/** A position by the rules of tournaments, with the cards of all sets. */
export const final = (position: ScenarioPosition, start: Start = {}): Scenario<Swccg> =>
  scenario(swccgGame, { ...start, options: [...(start.options ?? []), QUICK], edition: 'final', position })

/** A game from its very start, with decks of its own. */
export const wholeGame = (start: ScenarioStart = {}): Scenario<Swccg> => scenario(swccgGame, start)

/** A game to look into; nobody has to say who is asked when the test ends. */
export const lookInto = (start: ScenarioStart): Machine<Swccg> =>
  openScenario(swccgGame, { ...start, through: ['plain'] }).machine
