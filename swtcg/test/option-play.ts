/** Play with options, for tests: any position in one call, and proofs by the short ids of the optional rules. */
import { type Scenario, type ScenarioStart, scenario } from '@dejarik/kernel/scenario'
import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { type Swtcg, swtcgGame } from '../index.ts'
import type { InlineCard } from '../scenario/inline-card.ts'
import { type ScenarioPosition, seatNames } from '../scenario/position.ts'

type More = Omit<ScenarioStart, 'position' | 'options'>

/** A seat without a hand is not asked where it can only pass; with one it is, unless the tempo is quick. */
export const playWith = (options: string, position: ScenarioPosition, more: More = {}): Scenario<Swtcg> =>
  quiet(scenario(swtcgGame, { ...more, options: options.split(' '), position, through: ['plain'] }))

/** A whole game from its start. */
export const gameWith = (options: string, more: More = {}): Scenario<Swtcg> =>
  quiet(scenario(swtcgGame, { ...more, options: options.split(' '), through: ['plain'] }))

const ABOUT_DICE: readonly string[] = ['add-dice', 'reroll', 'alter-dice']

/** Passes by itself where players are asked about dice and can only pass. */
function quiet(game: Scenario<Swtcg>): Scenario<Swtcg> {
  const play = game.play.bind(game)
  const passDice = (): void => {
    const question = game.machine.state.asked?.questions[0]
    if (question?.kind !== 'action' || !ABOUT_DICE.includes(question.about) || question.offers.length > 1)
      return
    play(seatNames({ seats: game.machine.state.seats.length })[question.seat]!, 'pass')
    passDice()
  }
  game.play = (seat, answer) => {
    play(seat, answer)
    passDice()
    return game
  }
  passDice()
  return game
}

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

/** Lets the seats pass until a chance of this kind comes. */
export function passTo(game: Scenario<Swtcg>, about: string): Scenario<Swtcg> {
  const names = seatNames({ seats: game.machine.state.seats.length })
  for (let question = game.machine.state.asked?.questions[0]; question && question.about !== about; ) {
    game.play(names[question.seat]!, 'pass')
    question = game.machine.state.asked?.questions[0]
  }
  return game
}
