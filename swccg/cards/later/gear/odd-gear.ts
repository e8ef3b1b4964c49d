/** Entries of devices and craft of A New Hope, Hoth and the premium sets whose sentences no other card says. */
import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'
import { adds, chosen, immune, MINE, SELF, TARGET, there, thisIs } from '../../premiere/common.ts'
import { all, HOST, not } from '../entry-words.ts'

/** Its player points it at one droid after another. */
const generator: CardText = {
  deploys: { on: [{ on: { ...MINE, kind: 'character', icon: 'warrior' } }] },
  statics: [
    {
      static: 'number',
      change: 'weapon-draw',
      of: { firedBy: HOST, any: [{ trait: 'blaster rifle' }, { kind: 'weapon', type: 'artillery' }] },
      add: 1,
    },
    adds('power', 1, { the: 'target', where: 'present' }),
  ],
  actions: [
    {
      when: 'any-time',
      limit: { times: 1, per: 'turn' },
      targets: [{ name: 'target', what: { type: 'droid', where: 'present', not: { targetedBy: SELF } } }],
      do: [{ do: 'aim', at: TARGET }],
    },
  ],
}

const PUCK: Filter = { title: 'Puck' }
const PILOT: Filter = { kind: 'character', pilots: SELF }

export const ODD_GEAR: Readonly<Record<string, CardText>> = {
  'Portable Fusion Generator (D)': generator,
  'Portable Fusion Generator (L)': generator,
  'Rogue 2': {
    statics: [
      immune(3, SELF, thisIs({ with: { title: 'Zev Senesca', pilots: true } })),
      {
        static: 'side-number',
        change: 'search-party-destiny',
        whose: 'yours',
        add: 2,
        when: all(there({ ...PILOT, searching: true }), not(there({ ...PILOT, not: { searching: true } }))),
      },
    ],
  },
  Tauntaun: {
    deploys: { only: { where: { sitesOf: 'Hoth' } } },
    actions: [
      {
        when: { just: 'battle-initiated', by: 'opponent', at: { where: 'same-site' } },
        limit: { times: 1, per: 'battle' },
        do: [{ do: 'move-away', what: SELF, react: true }],
      },
      {
        when: 'any-time',
        targets: [{ name: 'target', what: { kind: 'character', on: SELF } }],
        first: [
          { do: 'get-off', what: TARGET },
          { do: 'lose-cards', what: SELF },
        ],
        do: [
          {
            do: 'for-a-while',
            what: { static: 'protects', of: TARGET, from: 'Exposure' },
            until: 'end-of-turn',
          },
        ],
      },
    ],
  },
  'Red 12': {
    statics: [immune(4)],
    actions: [
      {
        when: { just: 'about-to-be-lost', card: { ...PUCK, pilots: SELF }, forfeited: true },
        do: [{ do: 'use-cards', what: chosen('answered') }],
      },
    ],
  },
}
