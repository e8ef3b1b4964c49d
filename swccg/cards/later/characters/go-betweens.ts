/** Entries of guards, brokers and small craft whose sentences few other cards say. */
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Static } from '../../../text/statics.ts'
import type { CardText } from '../../../text/text.ts'
import { SELF } from '../entry-words.ts'

const ON_CLOUD_CITY = { if: 'this', is: { where: { sitesOf: 'Cloud City' } } } as const
const AMONG_CLOUDS: Condition = { if: 'this', is: { where: { atA: { trait: 'cloud sector' } } } }
const PRISONERS = { count: { type: 'rebel', trait: 'imprisoned', where: 'same-location' } } as const

/** It flies among the clouds, and comes and goes in answer to a battle. */
const patrol: CardText = {
  statics: [
    {
      static: 'number',
      change: 'power',
      of: SELF,
      add: 1,
      when: {
        if: 'this',
        is: { any: [{ where: { system: 'Coruscant' } }, { where: { system: 'Bespin' } }] },
      },
    },
    { static: 'allows', what: 'deploy-as-react', of: SELF },
    { static: 'allows', what: 'react', of: SELF },
    { static: 'allows', what: 'fly-like-a-starfighter', of: SELF, to: { trait: 'cloud sector' } },
    { static: 'allows', what: 'be-targeted-like-a-starfighter', of: SELF, when: AMONG_CLOUDS },
  ],
}

const drainsMore = (has: Filter): Static => ({
  static: 'side-number',
  change: 'drain',
  whose: 'yours',
  at: { trait: 'cloud sector', where: 'related-sector', has },
  add: 1,
  when: ON_CLOUD_CITY,
})

export const GO_BETWEENS: Readonly<Record<string, CardText>> = {
  'Patrol Craft (L)': patrol,
  'Patrol Craft (D)': patrol,
  "Vader's Personal Shuttle": {
    statics: [
      { static: 'allows', what: 'move-free', of: SELF },
      {
        static: 'side-number',
        change: 'ability-needed',
        whose: 'opponents',
        at: { type: 'system', where: 'same-location' },
        fix: 6,
        when: { if: 'this', is: { with: { persona: 'Vader' } } },
      },
      { static: 'bars', what: 'be-targeted', of: SELF, by: { title: 'Tallon Roll' } },
    ],
  },
  Chyler: {
    statics: [
      drainsMore({ whose: 'yours', trait: 'miner' }),
      drainsMore({ whose: 'yours', kind: 'device', titleHas: 'Refinery' }),
    ],
    triggers: [
      {
        when: { just: 'destiny-drawn', by: 'you', for: 'battle', card: { trait: 'miner' } },
        if: ON_CLOUD_CITY,
        do: [{ do: 'change-destiny', by: 4 }],
      },
    ],
  },
  Oola: {
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        limit: { times: 1, per: 'turn' },
        cost: { use: { cardsIn: 'hand', whose: 'opponents' } },
        do: [
          { do: 'show-hand', who: 'opponent' },
          {
            do: 'put-on-pile',
            what: {
              the: { chosen: 'shown' },
              unique: true,
              trait: 'male',
              type: ['imperial', 'alien'],
            },
            piles: ['used'],
          },
        ],
      },
    ],
  },
  'Corporal Prescott': {
    statics: [
      {
        static: 'number',
        change: 'power',
        of: SELF,
        add: -2,
        when: { if: 'not', of: { if: 'this', is: { where: { sitesOf: 'Death Star' } } } },
      },
    ],
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        limit: { times: 1, per: 'turn' },
        if: {
          if: 'this',
          is: { where: { atA: { trait: 'prison', controlled: 'you', not: { drained: true } } } },
        },
        cost: { use: PRISONERS },
        do: [
          {
            do: 'for-a-while',
            what: { static: 'bars-drains', whose: 'yours' },
            until: 'end-of-turn',
          },
          { do: 'retrieve', amount: PRISONERS },
        ],
      },
    ],
  },
}
