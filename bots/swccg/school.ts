/** The bots of the Star Wars CCG. */
import { alike } from '../allowance.ts'
import type { School } from '../school.ts'
import type { TreeEffort } from '../tree.ts'
import { cadet } from './cadet.ts'
import { judgementOver, learnedJudgement } from './judgement.ts'
import { reference1 } from './reference-1.ts'

/** What these are about decides so little, a hundredth of a chance to win, that trials would only find luck. */
const SLIGHT = { 'draw-phase': 1, activate: 1, 'lose-force': 1, 'battle-destiny': 1, 'into-hand': 1 }

/** How hard those think who grow a tree. */
const FAR: TreeEffort = {
  pace: alike(1),
  simulations: 40,
  answers: { about: SLIGHT, otherwise: 4 },
  surprises: 1,
  caution: { margin: 0.01, deviations: 0.3, doubt: 1, luck: 0.1 },
  curiosity: 0.3,
  ripe: 30,
  decisions: 200,
}

export const school: School = {
  cadet,
  slips: { youngling: 22, novice: 14, recruit: 6 },
  captain: {
    judgement: judgementOver(1),
    effort: {
      pace: alike(1),
      dreams: 1,
      answers: { about: SLIGHT, otherwise: 3 },
      caution: { margin: 0.03, deviations: 0.3, doubt: 1, luck: 0.1 },
      decisions: 60,
    },
  },
  admiral: { judgement: judgementOver(2), effort: FAR },
  grandAdmiral: { judgement: learnedJudgement, effort: { ...FAR, simulations: 2 * FAR.simulations } },
  references: { 'reference-1': reference1 },
}
