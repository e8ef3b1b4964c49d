/** Refusals counted: random games in which "why not?" is asked of every action that a game can imagine. */
import { type AnyGame, chance, newMachine, type SetupRequest, sampleAnswer } from '@dejarik/kernel'
import { askWhyNot } from '@dejarik/kernel/testing'

export interface WhyTally {
  readonly refusals: number
  readonly games: number
  /** How often each refusal came without a rule, or by the rule of another book. */
  readonly unfounded: ReadonlyMap<string, number>
}

/** One ask in so many, so that many games are seen. */
const SELDOM = 6

export function tallyReasons(
  definition: AnyGame,
  requestOf: (seed: number) => SetupRequest,
  { from, wanted }: { readonly from: number; readonly wanted: number },
  tell: (refusals: number) => void,
): WhyTally {
  const unfounded = new Map<string, number>()
  let [refusals, games] = [0, 0]
  while (refusals < wanted) {
    const seed = from + games++
    const setup = definition.sampleSetup(requestOf(seed))
    const game = newMachine(definition, setup)
    game.journal = null
    const below = chance(seed)
    while (game.state.asked && refusals < wanted) {
      const { id, questions, answers } = game.state.asked
      if (below(SELDOM) === 0) {
        const found = askWhyNot(definition, game, setup.edition)
        refusals += found.count
        for (const each of found.unfounded) unfounded.set(each, (unfounded.get(each) ?? 0) + 1)
        tell(Math.min(refusals, wanted))
      }
      const question = questions[answers.indexOf(null)]!
      game.answer({ ask: id, seat: question.seat, value: sampleAnswer(question, below) })
    }
  }
  return { refusals, games, unfounded }
}
