/** The bots of the Star Wars CCG. */
import { EVEN } from '../pace.ts'
import type { School } from '../school.ts'
import { cadet } from './cadet.ts'
import { judgementOver } from './judgement.ts'
import { reference1 } from './reference-1.ts'

export const school: School = {
  cadet,
  captain: {
    judgement: judgementOver(1),
    effort: {
      pace: EVEN,
      dreams: 1,
      answers: 3,
      caution: { margin: 0.03, deviations: 0.3, doubt: 1, luck: 0.1 },
      decisions: 60,
    },
  },
  admiral: {
    judgement: judgementOver(2),
    effort: {
      pace: EVEN,
      simulations: 40,
      answers: 4,
      surprises: 1,
      caution: { margin: 0.01, deviations: 0.3, doubt: 1, luck: 0.1 },
      curiosity: 0.3,
      ripe: 30,
      decisions: 200,
    },
  },
  references: { 'reference-1': reference1 },
}
