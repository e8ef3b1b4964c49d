/** Entries of vibro-axes: both players draw, and the target is kept out of the battle. */
import type { Amount } from '../../../text/condition.ts'
import type { CardText, Fires } from '../../../text/text.ts'
import { TARGET } from '../entry-words.ts'

/** The opponent's draw is no weapon destiny. */
const swing = (strength: Amount, cost: number): Fires => ({
  at: { kind: 'character' },
  ...(cost > 0 ? { cost } : {}),
  anyway: [
    { do: 'draw-destiny', who: 'opponent', as: 'answer', inAnyCase: true },
    {
      do: 'if',
      when: {
        if: 'compare',
        left: { sum: [{ value: 'destiny' }, strength] },
        is: '>',
        right: { sum: [{ number: 'power', of: TARGET }, { value: 'answer' }] },
      },
      so: [{ do: 'exclude', what: TARGET }],
    },
  ],
  outcomes: [],
})

const ax: CardText = {
  deploys: { on: [{ on: { kind: 'character', type: 'alien', icon: 'warrior', whose: 'yours' }, cost: 3 }] },
  statics: [{ static: 'number', change: 'power', of: { the: 'host' }, add: 1 }],
  fires: swing({ number: 'power', of: { the: 'host' } }, 1),
}

export const VIBRO_AXES: Readonly<Record<string, CardText>> = {
  'Vibro-Ax (D)': ax,
  'Vibro-Ax (L)': ax,
  'Lando With Vibro-Ax': {
    deploys: { changes: [{ to: { where: { system: 'Tatooine' } }, add: -2 }] },
    statics: [
      {
        static: 'side-number',
        change: 'battle-destinies',
        whose: 'yours',
        add: 1,
        when: { if: 'all', of: [{ if: 'battle' }, { if: 'this', is: { where: { sitesOf: 'Tatooine' } } }] },
      },
    ],
    fires: swing(4, 0),
  },
}
