/** Play with options, for tests: any position in one call, and proofs by the short ids of the optional rules. */
import { type Scenario, type ScenarioStart, scenario } from '@dejarik/kernel/scenario'
import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { type Swtcg, swtcgGame } from '../index.ts'
import type { InlineCard } from '../scenario/inline-card.ts'
import type { Position } from '../scenario/position.ts'

type More = Omit<ScenarioStart, 'position' | 'options'>

/** A seat without a hand is not asked where it can only pass; with one it is, unless the tempo is quick. */
export const playWith = (options: string, position: Position, more: More = {}): Scenario<Swtcg> =>
  scenario(swtcgGame, { ...more, options: options.split(' '), position, through: ['plain'] })

/** A whole game from its start. */
export const gameWith = (options: string, more: More = {}): Scenario<Swtcg> =>
  scenario(swtcgGame, { ...more, options: options.split(' '), through: ['plain'] })

/** The rules by which a set of options or a setup is refused. */
export function refusals(options: string, change: object = {}): readonly (string | undefined)[] {
  const setup = swtcgGame.sampleSetup({ seed: 1, options: options === '' ? [] : options.split(' ') })
  return swtcgGame.checkSetup({ ...setup, ...change }).map(({ rule, code }) => rule ?? code)
}

/** A test of optional rules, by their ids without the book. */
export const opt = (title: string, ids: readonly string[], body: () => void): void =>
  test(title, proves(...ids.map((id) => `opt/${id}`)), body)

export const mission = (name: string, cost: number, ...does: readonly object[]): InlineCard =>
  ({
    name,
    side: 'neutral',
    kind: 'mission',
    cost,
    abilities: [{ ability: 'effect', cost: [], do: does }],
  }) as InlineCard
