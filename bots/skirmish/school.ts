/** The bots of Skirmish. */
import { alike } from '../allowance.ts'
import type { School } from '../school.ts'
import { cadet } from './cadet.ts'
import { judgement } from './judgement.ts'
import { reference1 } from './reference-1.ts'

export const school: School = {
  cadet,
  slips: { youngling: 50, novice: 30, recruit: 15 },
  captain: {
    judgement,
    effort: {
      pace: alike(1),
      dreams: 10,
      answers: alike(6),
      caution: { margin: 0.03, deviations: 1, doubt: 1, luck: 0.5 },
      decisions: 60,
    },
  },
  admiral: {
    judgement,
    effort: {
      pace: alike(1),
      simulations: 200,
      answers: alike(10),
      surprises: 0,
      caution: { margin: 0.02, deviations: 0.7, doubt: 1, luck: 0.5 },
      curiosity: 0.7,
      ripe: 4,
      decisions: 60,
    },
  },
  references: { 'reference-1': reference1 },
}
