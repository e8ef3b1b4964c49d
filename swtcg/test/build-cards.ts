/** Cards that matter to who builds: one that makes units cheaper, one that may disrupt. */
import type { Disruptable } from '../language/tree/instructions.ts'
import { force, unit } from './battle-play.ts'

/** Your Characters cost so much less. */
export const yard = (less: number) => ({
  name: 'Yard',
  side: 'dark',
  kind: 'location',
  arenas: ['character'],
  cost: 1,
  abilities: [
    { ability: 'static', who: { kind: ['unit'], whose: 'you', types: ['character'] }, gain: { cost: -less } },
  ],
})

/** May disrupt cards of these kinds for so much Force. */
export const censor = (kinds: readonly Disruptable[], price: number) =>
  unit('Censor', {
    side: 'light',
    cost: 1,
    speed: 10,
    power: 1,
    health: 1,
    abilities: [
      { ability: 'effect', cost: price > 0 ? [force(price)] : [], do: [{ do: 'disrupt', what: kinds }] },
    ],
  })
