/** Entries of cards that change a destiny which was just drawn. */
import type { Filter } from '../../../text/filter.ts'
import type { CardText, CardTrigger } from '../../../text/text.ts'

const PLAYED: Filter = { trait: ['hologram', 'dejarik'] }
const ON_CLOUD_CITY = { if: 'this', is: { where: { sitesOf: 'Cloud City' } } } as const
/** Miners are worth more in battle. */
const LUCKY_MINERS: CardTrigger = {
  when: { just: 'destiny-drawn', by: 'you', for: 'battle', card: { trait: 'miner' } },
  if: ON_CLOUD_CITY,
  do: [{ do: 'change-destiny', by: 4 }],
}
const CHAMBER: Filter = { title: 'Cloud City: Carbonite Chamber' }
export const DRAWN_DESTINIES: Readonly<Record<string, CardText>> = {
  'Ree-Yees': {
    actions: [
      {
        when: { just: 'destiny-drawn', by: 'you', for: 'battle' },
        if: {
          if: 'all',
          of: [
            { if: 'battle' },
            { if: 'this', is: { where: { atA: { type: 'site' } } } },
            { if: 'compare', left: { value: 'amount' }, is: '=', right: 3 },
          ],
        },
        limit: { times: 3, per: 'battle' },
        cost: { use: 3 },
        do: [{ do: 'change-destiny', by: 3 }],
      },
    ],
  },
  'BG-J38': {
    statics: [
      {
        static: 'number',
        change: 'power',
        of: { ...PLAYED, whose: 'yours', where: { atA: { trait: 'holosite' } } },
        add: 1,
        when: { if: 'this', is: { where: { atA: { type: 'site', controlled: 'you' } } } },
      },
    ],
    actions: [
      {
        when: { just: 'destiny-drawn', by: 'you', for: ['battle', 'weapon'], card: PLAYED },
        do: [{ do: 'change-destiny', by: 2 }],
      },
    ],
  },
  'Pucumir Thryss': {
    statics: [
      {
        static: 'side-number',
        change: 'drain',
        whose: 'yours',
        at: { type: 'site', where: { sitesOf: 'Cloud City' } },
        add: 1,
        when: ON_CLOUD_CITY,
      },
    ],
    actions: [
      {
        when: { phase: 'deploy', of: 'you' },
        limit: { times: 1, per: 'turn' },
        if: ON_CLOUD_CITY,
        do: [
          {
            do: 'deploy-from',
            pile: 'reserve',
            what: { type: 'rebel', unique: false },
            to: { where: 'same-location' },
          },
        ],
      },
    ],
    triggers: [LUCKY_MINERS],
  },
  'Vul Tazaene': {
    statics: [
      {
        static: 'number',
        change: 'power',
        of: { the: 'host' },
        add: 2,
        when: { if: 'this', is: { pilots: true } },
      },
    ],
    actions: [
      {
        when: { just: 'destiny-drawn' },
        if: {
          if: 'all',
          of: [
            { if: 'battle' },
            { if: 'this', is: { where: { atA: { type: 'system' } } } },
            { if: 'compare', left: { value: 'amount' }, is: '=', right: 2 },
          ],
        },
        limit: { times: 2, per: 'battle' },
        cost: { use: 2 },
        do: [{ do: 'change-destiny', by: 2 }],
      },
    ],
    triggers: [
      {
        when: 'always',
        if: { if: 'on-table', what: { title: 'Tonnika Sisters', where: 'present' } },
        do: [
          {
            do: 'lose-cards',
            what: { any: [{ the: 'self' }, { title: 'Tonnika Sisters', where: 'present' }] },
          },
        ],
      },
    ],
  },
  'Prepare The Chamber': {
    actions: [
      {
        when: { just: 'destiny-drawn', by: 'you', for: 'carbon-freezing' },
        do: [{ do: 'change-destiny', by: 2 }],
      },
      {
        when: 'battle',
        if: {
          if: 'all',
          of: [
            { if: 'battle', by: 'opponent' },
            { if: 'on-table', what: { whose: 'yours', trait: 'ugnaught', inBattle: true } },
          ],
        },
        do: [
          {
            do: 'for-a-while',
            what: {
              static: 'side-number',
              change: 'battle-destinies',
              whose: 'yours',
              at: { inBattle: true },
              add: 1,
            },
            until: 'end-of-battle',
          },
          { do: 'lose-this' },
        ],
      },
    ],
  },
  'Carbonite Chamber Console': {
    deploys: { on: [{ on: CHAMBER }] },
    statics: [{ static: 'side-number', change: 'carbon-freezing-destiny', whose: 'yours', add: 3 }],
    actions: [
      {
        when: 'your-turn',
        limit: { times: 1, per: 'turn' },
        cost: { use: 1 },
        do: [
          {
            do: 'search',
            what: { any: [{ title: ['Prepare The Chamber', 'Carbon-Freezing'] }, { trait: 'ugnaught' }] },
          },
        ],
      },
    ],
  },
  Ugloste: {
    statics: [
      {
        static: 'number',
        change: 'power',
        of: { the: 'self' },
        add: 2,
        when: {
          if: 'this',
          is: {
            where: {
              atA: {
                title: [
                  'Death Star: Trash Compactor',
                  'Sandcrawler: Droid Junkheap',
                  'Cloud City: Incinerator',
                  'Cloud City: Carbonite Chamber',
                ],
              },
            },
          },
        },
      },
      {
        static: 'gives',
        trait: 'leader',
        to: { the: 'self' },
        when: { if: 'on-table', what: { trait: 'ugnaught', not: { the: 'self' }, where: 'present' } },
      },
      {
        static: 'number',
        change: 'forfeit',
        of: { trait: 'ugnaught', not: { the: 'self' }, where: 'present' },
        add: 2,
      },
      {
        static: 'side-number',
        change: 'carbon-freezing-destiny',
        whose: 'yours',
        add: { count: { whose: 'yours', title: 'Ugnaught', where: 'present' } },
        when: { if: 'this', is: { where: { at: 'Cloud City: Carbonite Chamber' } } },
      },
    ],
  },
}
