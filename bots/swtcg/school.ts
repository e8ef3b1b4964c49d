/** The bots of the Star Wars TCG. */
import { alike } from '../allowance.ts'
import type { School } from '../school.ts'
import { cadet } from './cadet.ts'
import { judgementBy } from './judgement.ts'
import { reference1 } from './reference-1.ts'
import { BEGINNER, VETERAN } from './weights.ts'

export const school: School = {
  cadet,
  slips: { youngling: 25, novice: 14, recruit: 5 },
  captain: {
    judgement: judgementBy(BEGINNER),
    effort: {
      dreams: 2,
      pace: { about: { build: 1, 'next-attack': 1 }, otherwise: 0 },
      answers: alike(3),
      caution: { margin: 0.05, deviations: 0.3, doubt: 1, luck: 0.1 },
      decisions: 200,
    },
  },
  admiral: {
    judgement: judgementBy(VETERAN),
    effort: {
      simulations: 10,
      pace: {
        about: { build: 4.5, 'next-attack': 2, setup: 0, 'build-start': 0, retreat: 0, prevention: 0 },
        otherwise: 0.5,
      },
      answers: alike(6),
      surprises: 3,
      caution: { margin: 0.01, deviations: 0.4, doubt: 1, luck: 0.1 },
      curiosity: 0.3,
      ripe: 30,
      decisions: 200,
    },
  },
  references: { 'reference-1': reference1 },
}
