/** Entries of characters of A New Hope and Hoth who live on others: soup and salt, musicians, admirals who are told on. */
import type { Filter } from '../../../text/filter.ts'
import type { Static } from '../../../text/statics.ts'
import type { CardText } from '../../../text/text.ts'
import { POWER_DROID } from '../../premiere/battle-characters.ts'
import { adds, chosen, MINE, SELF, TARGET, THEIRS, there, thisIs } from '../../premiere/common.ts'

const HOST: Filter = { the: 'host' }
const CHARACTER: Filter = { kind: 'character' }

/** One more for the starship that it is aboard. */
const ABOARD: readonly Static[] = (['power', 'maneuver'] as const).map((change) =>
  adds(change, 1, HOST, thisIs({ on: { kind: 'starship' } })),
)

/** Mends what ion cannons have done to the starship that it is aboard. */
const mechanic: CardText = {
  statics: ABOARD,
  actions: [
    {
      when: { phase: 'control', of: 'you' },
      if: { if: 'host', is: { ...MINE, kind: 'starship', ionised: true } },
      do: [{ do: 'mend', what: HOST, numbers: ['armor', 'maneuver', 'hyperspeed'] }],
    },
  ],
}

const SOUP = 'soup'

/** Leads three others to another site for one Force, and lets guards beside it walk. */
const leader = (trooper: Filter, guard: string): CardText => {
  const squad: Filter = { ...MINE, ...trooper, where: 'same-site', not: SELF }
  const place = chosen('place')
  return {
    statics: [
      adds('forfeit', 1, squad),
      { static: 'allows', what: 'move-past-own-text', of: { ...MINE, title: guard, where: 'same-site' } },
    ],
    actions: [
      {
        when: { phase: 'move', of: 'you' },
        cost: { use: 1 },
        targets: [
          {
            name: 'place',
            what: {
              type: 'site',
              reachedBy: { least: 1, of: SELF },
              any: [{ reachedBy: { least: 3, of: squad } }],
            },
          },
          { name: 'squad', what: { ...squad, canReach: place }, least: 3, most: 3 },
        ],
        do: [
          {
            do: 'move-away',
            what: { any: [SELF, chosen('squad')] },
            to: place,
            by: ['landspeed'],
            free: true,
          },
        ],
      },
    ],
  }
}

export const HOSTS_AND_GUESTS: Readonly<Record<string, CardText>> = {
  'R5-D4 (Arfive-Defour)': mechanic,
  'R5-A2 (Arfive-Aytoo)': mechanic,
  'Imperial Squad Leader': leader({ trait: 'trooper' }, 'Imperial Trooper Guard'),
  'Rebel Squad Leader': leader({ any: [{ trait: 'trooper' }, { title: 'Rebel Guard' }] }, 'Rebel Guard'),
  'EG-4 (Eegee-Four)': POWER_DROID,
  'Captain Khurgee (V)': {
    statics: [
      {
        static: 'side-number',
        change: 'attrition',
        whose: 'opponents',
        at: { where: 'same-location' },
        add: -2,
        when: thisIs({ on: { title: 'Thunderflare' } }),
      },
    ],
    actions: [
      {
        when: 'your-turn',
        if: thisIs({ where: { atA: { battleground: true } } }),
        limit: { times: 1, per: 'turn' },
        do: [
          { do: 'peek', as: 'seen', whose: 'opponents' },
          {
            do: 'if',
            when: there({ ...chosen('seen'), ...CHARACTER }),
            so: [
              {
                do: 'may',
                so: [
                  { do: 'show', what: chosen('seen') },
                  { do: 'lose-force', who: 'opponent', amount: 1 },
                  {
                    do: 'if',
                    when: there({ ...chosen('seen'), type: 'rebel', inReserve: true }),
                    so: [{ do: 'may', so: [{ do: 'put-on-pile', what: chosen('seen'), piles: ['used'] }] }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  'Tedn Dahai': {
    actions: [
      {
        when: { phase: 'control', of: 'either' },
        limit: { times: { count: { trait: 'musician', where: 'same-site', not: SELF } }, per: 'turn' },
        cost: { use: 1 },
        targets: [{ name: 'target', what: { ...THEIRS, ...CHARACTER, type: 'alien', where: 'present' } }],
        do: [{ do: 'for-a-while', what: { static: 'blanks', of: TARGET }, until: 'end-of-turn' }],
      },
    ],
  },
  'Dannik Jerriko': {
    actions: [
      {
        when: {
          just: 'lost',
          card: { ...THEIRS, ...CHARACTER, not: { type: 'droid' } },
          at: { type: 'site', where: 'same-location' },
        },
        if: { if: 'battle' },
        limit: { times: 1, per: 'battle' },
        cost: { use: 1 },
        do: [
          { do: 'remember', as: SOUP, amount: { number: 'ability', of: chosen('answered') } },
          { do: 'out-of-play', what: chosen('answered') },
          {
            do: 'for-a-while',
            what: adds('power', { value: SOUP }, { title: 'Dannik Jerriko' }),
            until: 'end-of-game',
          },
        ],
      },
    ],
    statics: [{ static: 'number', change: 'power', of: SELF, become: 1 }],
  },
  'Shawn Valdez': {
    actions: [
      {
        when: { just: 'battle-initiated', by: 'you', at: { type: 'site', where: 'same-location' } },
        limit: { times: 1, per: 'battle' },
        targets: [
          {
            name: 'target',
            what: { ...MINE, trait: 'trooper', where: 'adjacent-site', rested: true, canReach: chosen('at') },
            most: 99,
          },
        ],
        do: [{ do: 'move-away', what: TARGET, to: chosen('at') }],
      },
    ],
  },
  'Admiral Ozzel': {
    statics: [
      adds('power', 2, HOST, thisIs({ pilots: true })),
      {
        static: 'deploy-cost',
        of: { ...MINE, type: 'capital' },
        to: { where: 'same-system' },
        add: -1,
      },
    ],
    triggers: [
      {
        when: { just: 'came-as-react', by: 'opponent', at: { where: 'same-location' } },
        if: there({ persona: 'Vader' }),
        do: [{ do: 'lose-cards', what: SELF }],
      },
    ],
  },
}
