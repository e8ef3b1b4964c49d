/** Why not: the rules by which an answer is refused, by what the question is about. */
import type { Explain, Question, Reason } from '@dejarik/kernel'
import type { Game, Swtcg } from './kinds.ts'
import { citedIn } from './rules/citations.ts'
import { explainBuild, explainBuildStart, explainCounters, explainOutsideBuild } from './rules/why-build.ts'
import { explainContest, explainContestBid, explainOwnUniques } from './rules/why-contest.ts'
import { explainMulligan, explainPull, explainSideBid } from './rules/why-preparation.ts'
import { explainSetup } from './rules/why-setup.ts'

type Why = (game: Game, question: Question, value: unknown) => readonly Reason[]

const WHY_NOT: Readonly<Record<string, Why>> = {
  'bid-for-side': explainSideBid,
  'pull-resource': explainPull,
  mulligan: explainMulligan,
  setup: explainSetup,
  'build-start': explainBuildStart,
  build: explainBuild,
  'build-counters': explainCounters,
  contest: explainContest,
  'contest-bid': explainContestBid,
  'own-uniques': explainOwnUniques,
}

export const explain: Explain<Swtcg> = (game, question, value) => {
  const reasons = (WHY_NOT[question.about] ?? explainOutsideBuild)(game, question, value)
  return reasons.map((reason) => citedIn(game, reason))
}
