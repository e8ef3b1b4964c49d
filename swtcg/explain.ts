/** Why not: the rules by which an answer is refused, by what the question is about. */
import { type Explain, isAttempt, type QuestionIn, same } from '@dejarik/kernel'
import type { About, Game, Swtcg } from './kinds.ts'
import type { Reason } from './reasons.ts'
import { explainAttack, explainChance, explainRetreat } from './rules/attack/why-battle.ts'
import {
  explainBuild,
  explainBuildStart,
  explainCounters,
  explainOutsideBuild,
} from './rules/build/why-build.ts'
import { explainMulligan, explainPull, explainSideBid } from './rules/preparation/why-preparation.ts'
import { explainSetup } from './rules/preparation/why-setup.ts'
import { explainNever } from './rules/turn/why-never.ts'
import { blamed, explainTime, whyNotAsked } from './rules/turn/why-time.ts'
import { explainContest, explainContestBid, explainOwnUniques } from './rules/unique/why-contest.ts'

type Why = (game: Game, question: QuestionIn<Swtcg>, value: unknown) => readonly Reason[]

/** The reasons of the first that has any. */
const either =
  (first: Why, second: Why): Why =>
  (game, question, value) => {
    const reasons = first(game, question, value)
    return reasons.length > 0 ? reasons : second(game, question, value)
  }
const atAChance = either(explainChance, explainOutsideBuild)

const WHY_NOT: Readonly<Partial<Record<About, Why>>> = {
  'bid-for-side': explainSideBid,
  'pull-resource': explainPull,
  mulligan: explainMulligan,
  setup: explainSetup,
  'build-start': explainBuildStart,
  build: either(explainBuild, explainChance),
  'build-counters': explainCounters,
  retreat: either(explainRetreat, explainChance),
  'next-attack': either(explainAttack, explainOutsideBuild),
  contest: explainContest,
  'contest-bid': explainContestBid,
  'own-uniques': explainOwnUniques,
}

/** Every refused action says why, with the rule and the card. */
export const explain: Explain<Swtcg> = (game, question, value) => {
  const why = either(WHY_NOT[question.about] ?? atAChance, explainTime)
  const never = explainNever(game, value)
  const reasons = never.length > 0 ? never : [...whyNotAsked(game, question), ...why(game, question, value)]
  return isAttempt(value) ? eachOnce(reasons.map((reason) => blamed(reason, value))) : reasons
}

/** Several ways of doing something often fail for the same reason. */
const eachOnce = (reasons: readonly Reason[]): readonly Reason[] =>
  reasons.filter((reason, index) => reasons.findIndex((other) => same(other, reason)) === index)
