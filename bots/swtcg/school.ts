/** The bots of the Star Wars TCG. */
import type { School } from '../school.ts'
import { cadet } from './cadet.ts'
import { judgement } from './judgement.ts'
import { reference1 } from './reference-1.ts'

export const school: School = {
  cadet,
  judgement,
  captain: { dreams: 8, answers: 5, caution: 1, decisions: 200 },
  admiral: {
    simulations: 120,
    answers: 5,
    surprises: 3,
    caution: 0.5,
    curiosity: 0.3,
    ripe: 8,
    decisions: 200,
  },
  references: { 'reference-1': reference1 },
}
