/** Entries of gear that binds, follows and destroys. */
import type { Instruction } from '../../../text/instruction.ts'
import type { CardAction, CardText } from '../../../text/text.ts'
import { AT, all, HOST, SELF, thisIs } from '../entry-words.ts'

/** Goes as fast as its driver is able, and after whoever flees. */
const swoop = (limit: Pick<CardAction, 'limit'>): CardText => ({
  statics: [
    {
      static: 'number',
      change: 'landspeed',
      of: SELF,
      become: { number: 'ability', of: { kind: 'character', drives: true, on: SELF } },
    },
  ],
  actions: [
    {
      when: {
        just: 'arrived',
        by: 'opponent',
        card: { kind: ['character', 'vehicle'] },
        at: { type: 'site' },
      },
      if: all(thisIs({ where: { atA: { the: { chosen: 'origin' } } } }), thisIs({ canReach: AT })),
      ...limit,
      do: [{ do: 'move-away', what: SELF, to: AT, by: ['landspeed'] }],
    },
  ],
})

const DRAWS = ['first', 'second', 'third'] as const
const draw = (as: string): Instruction => ({ do: 'draw-destiny', as, without: [] })

export const KEEPSAKES: Readonly<Record<string, CardText>> = {
  Binders: {
    deploys: {
      on: [
        { on: { kind: 'character', whose: 'yours', any: [{ icon: 'warrior' }, { trait: 'bounty hunter' }] } },
      ],
    },
    statics: [{ static: 'allows', what: 'escort-any-number', of: HOST }],
  },
  'Thermal Detonator': {
    deploys: { on: [{ on: { kind: 'character', whose: 'yours', trait: 'bounty hunter' }, cost: 3 }] },
    statics: [{ static: 'adds-retrieval', of: { kind: 'effect', titleHas: 'Bounty' }, by: HOST, add: 3 }],
    actions: [
      {
        when: 'any-time',
        if: thisIs({ where: { atA: { type: 'site' } } }),
        do: [
          ...DRAWS.map(draw),
          {
            do: 'lose-cards',
            what: {
              where: 'same-site',
              destinyAmong: DRAWS,
              not: { kind: ['effect', 'location'] },
            },
          },
          { do: 'lose-cards', what: SELF },
        ],
      },
    ],
  },
  'Air-2 Racing Swoop': swoop({ limit: { times: 1, per: 'turn' } }),
  'Flare-S Racing Swoop': swoop({}),
}
