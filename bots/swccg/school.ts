/** The bots of the Star Wars CCG. */
import { EVEN } from '../pace.ts'
import type { School } from '../school.ts'
import { cadet } from './cadet.ts'
import { judgement } from './judgement.ts'
import { reference1 } from './reference-1.ts'

export const school: School = {
  cadet,
  captain: {
    judgement,
    effort: {
      pace: EVEN,
      dreams: 5,
      answers: 4,
      caution: { margin: 0.04, deviations: 1, doubt: 1, luck: 0.12 },
      decisions: 60,
    },
  },
  admiral: {
    judgement,
    effort: {
      pace: EVEN,
      simulations: 60,
      answers: 4,
      surprises: 2,
      caution: { margin: 0.02, deviations: 0.7, doubt: 1, luck: 0.15 },
      curiosity: 0.3,
      ripe: 8,
      decisions: 60,
    },
  },
  references: { 'reference-1': reference1 },
}
