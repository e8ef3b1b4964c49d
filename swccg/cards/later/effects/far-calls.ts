/** Entries of Effects of Hoth and Dagobah that call somebody: to a meteor, or to a fight. */
import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'
import { SELF } from '../../premiere/common.ts'
import { HOST } from '../entry-words.ts'

const CALLED: Filter = { the: 'target' }
const CANCEL = { do: 'cancel-cards', what: SELF } as const
const SAME_PLANET: Filter = { any: [HOST, { type: 'site', related: HOST }] }
const CARRIED: Filter = { any: [CALLED, { kind: ['starship', 'vehicle'], with: CALLED }] }

export const FAR_CALLS: Readonly<Record<string, CardText>> = {
  'Meteor Impact?': {
    deploys: {
      on: [{ on: { type: 'site', icon: 'exterior', any: [{ icon: 'planet' }] }, cost: 2 }],
      names: [
        {
          do: 'choose',
          as: 'target',
          what: { kind: 'character', any: [{ where: 'same-site' }, { where: 'related-site' }] },
        },
        { do: 'aim', at: { the: { chosen: 'target' } } },
      ],
    },
    statics: [
      { static: 'bars', what: 'move', of: CARRIED, to: { not: SAME_PLANET } },
      { static: 'bars', what: 'move', of: CARRIED, to: { type: 'site', fartherFrom: SELF } },
    ],
    triggers: [
      { when: 'always', if: { if: 'reached' }, do: [CANCEL] },
      { when: { just: 'crossing', card: CALLED, at: HOST }, do: [CANCEL] },
    ],
  },
  'Polarized Negative Power Coupling': {
    deploys: { on: [{ on: 'own-side' }] },
    statics: [{ static: 'shows-used-piles' }],
  },
  'Anger, Fear, Aggression': {
    deploys: {
      on: [{ on: 'opponents-deck' }],
      surfaces: [
        {
          do: 'later',
          due: {
            when: { just: 'phase-ended', by: 'opponent', phase: 'battle' },
            do: [{ do: 'lose-force', who: 'opponent', amount: 4 }],
          },
          unless: { just: 'battle-initiated', by: 'opponent' },
        },
      ],
    },
    immuneTo: ['Alter'],
  },
}
