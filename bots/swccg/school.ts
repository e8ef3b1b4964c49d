/** The bots of the Star Wars CCG. */
import { alike } from '../allowance.ts'
import type { School } from '../school.ts'
import { cadet } from './cadet.ts'
import { judgementOver } from './judgement.ts'
import { reference1 } from './reference-1.ts'

/** What these are about decides so little, a hundredth of a chance to win, that trials would only find luck. */
const SLIGHT = { 'draw-phase': 1, activate: 1, 'lose-force': 1, 'battle-destiny': 1, 'into-hand': 1 }

export const school: School = {
  cadet,
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
  admiral: {
    judgement: judgementOver(2),
    effort: {
      pace: alike(1),
      simulations: 40,
      answers: { about: SLIGHT, otherwise: 4 },
      surprises: 1,
      caution: { margin: 0.01, deviations: 0.3, doubt: 1, luck: 0.1 },
      curiosity: 0.3,
      ripe: 30,
      decisions: 200,
    },
  },
  references: { 'reference-1': reference1 },
}
