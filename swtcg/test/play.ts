/** Any position of the game in one call. */
import { type Scenario, type ScenarioStart, scenario } from '@dejarik/kernel/scenario'
import { type Swtcg, swtcgGame } from '../index.ts'
import type { Position } from '../scenario/position.ts'

export const swtcg = (position: Position, start: Omit<ScenarioStart, 'position'> = {}): Scenario<Swtcg> =>
  scenario(swtcgGame, { ...start, position })

/** The same by the rules of 2003. */
export const wotc = (position: Position, start: Omit<ScenarioStart, 'position'> = {}): Scenario<Swtcg> =>
  swtcg(position, { ...start, edition: 'wotc' })

/** A game from its very start, with decks of its own. */
export const wholeGame = (start: ScenarioStart = {}): Scenario<Swtcg> => scenario(swtcgGame, start)
