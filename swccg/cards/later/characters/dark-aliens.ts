/** Entries of aliens of the Dark Side whose sentences no other card says. */
import type { CardText } from '../../../text/text.ts'

export const DARK_ALIENS: Readonly<Record<string, CardText>> = {
  Rodian: {
    statics: [
      {
        static: 'number',
        change: 'power',
        of: {
          whose: 'yours',
          trait: ['bounty hunter', 'smuggler'],
          where: 'same-site',
          not: { title: 'Greedo' },
        },
        add: 1,
      },
      { static: 'number', change: 'power', of: { title: 'Greedo', where: 'same-site' }, add: -1 },
      {
        static: 'number',
        change: 'power',
        of: { the: 'host' },
        add: 1,
        when: { if: 'this', is: { pilots: true } },
      },
    ],
  },
  'Trooper Jerrol Blendin': {
    deploys: { only: { where: { sitesOf: 'Cloud City' } } },
    statics: [
      {
        static: 'number',
        change: 'power',
        of: { the: 'self' },
        add: 2,
        when: {
          if: 'all',
          of: [
            { if: 'this', is: { inBattle: true } },
            { if: 'battle', by: 'you' },
          ],
        },
      },
    ],
    actions: [
      {
        by: 'opponent',
        when: 'battle',
        if: { if: 'this', is: { inBattle: true } },
        cost: { use: 2 },
        do: [{ do: 'exclude', what: { the: 'self' } }],
      },
    ],
  },
  'Nizuc Bek': {
    statics: [
      {
        static: 'number',
        change: 'power',
        of: { the: 'self' },
        add: 3,
        when: {
          if: 'on-table',
          what: { whose: 'yours', trait: 'musician', not: { the: 'self' }, where: 'present' },
        },
      },
    ],
    actions: [
      {
        when: { just: 'battle-initiated', at: { where: 'same-location' } },
        if: { if: 'this', is: { where: 'present' } },
        targets: [
          {
            name: 'target',
            what: {
              kind: 'character',
              not: {
                number: {
                  name: 'ability',
                  least: { countOf: { whose: 'yours', trait: 'musician', where: 'present' } },
                },
              },
              where: 'same-location',
            },
          },
        ],
        do: [{ do: 'move-away', what: { the: { chosen: 'target' } }, free: true, orLost: true }],
      },
    ],
  },
  'Jabba The Hutt': {
    deploys: {
      changes: [
        { add: -2, to: { any: [{ where: { system: 'Tatooine' } }, { where: { system: 'Nal Hutta' } }] } },
      ],
    },
    statics: [
      { static: 'move-cost', of: { the: 'self' }, by: 'landspeed', add: 2 },
      { static: 'allows', what: 'escort', of: { the: 'self' } },
      {
        static: 'number',
        change: 'forfeit',
        of: { whose: 'yours', not: { the: 'self' }, type: 'alien' },
        add: 1,
        when: { if: 'this', is: { where: { at: "Jabba's Palace: Audience Chamber" } } },
      },
      { static: 'number', change: 'immunity', of: { the: 'self' }, become: 4 },
    ],
    actions: [
      {
        when: { just: 'drain-initiated', by: 'you', at: { has: { type: 'alien', whose: 'yours' } } },
        if: { if: 'this', is: { where: { at: "Jabba's Palace: Audience Chamber" } } },
        do: [{ do: 'activate', amount: 1 }],
      },
    ],
  },
  "Lirin Car'n": {
    statics: [
      {
        static: 'deploy-cost',
        of: { kind: 'character' },
        to: { where: 'same-site' },
        add: { count: { trait: 'musician', not: { the: 'self' }, where: 'present' } },
      },
      {
        static: 'move-cost',
        of: { kind: 'character' },
        to: { where: 'same-site' },
        add: { count: { trait: 'musician', not: { the: 'self' }, where: 'present' } },
      },
    ],
  },
  'Mighty Jabba': {
    deploys: { changes: [{ add: -2, to: { where: { sitesOf: "Jabba's Palace" } } }] },
    statics: [
      {
        static: 'side-number',
        change: 'battle-destinies',
        whose: 'yours',
        add: 1,
        when: {
          if: 'on-table',
          what: { whose: 'yours', type: 'alien', trait: 'leader', where: 'same-location' },
        },
      },
      { static: 'allows', what: 'escort', of: { the: 'self' } },
      { static: 'move-cost', of: { the: 'self' }, by: 'landspeed', add: 1 },
      { static: 'number', change: 'immunity', of: { the: 'self' }, become: 4 },
      {
        static: 'bars',
        what: 'be-targeted',
        of: { the: 'self' },
        by: { kind: 'weapon' },
        when: {
          if: 'on-table',
          what: {
            whose: 'yours',
            type: 'alien',
            not: { any: [{ the: 'self' }, { hit: true }] },
            where: 'present',
          },
        },
      },
    ],
  },
  Bossk: {
    statics: [
      {
        static: 'number',
        change: 'power',
        of: { the: 'host' },
        add: 2,
        when: { if: 'this', is: { pilots: true } },
      },
      {
        static: 'allows',
        what: 'draw-battle-destiny',
        of: { the: 'self' },
        when: { if: 'this', is: { pilots: { persona: "Hound's Tooth" } } },
      },
      {
        static: 'side-number',
        change: 'attrition',
        whose: 'yours',
        add: 1,
        when: { if: 'this', is: { where: { atA: { type: 'site' } } } },
      },
    ],
    actions: [
      {
        when: 'any-time',
        if: { if: 'this', is: { present: true } },
        targets: [
          {
            name: 'target',
            what: {
              whose: 'opponents',
              persona: 'Chewie',
              where: 'present',
              number: { name: 'forfeit', least: 0.5 },
            },
          },
        ],
        do: [
          {
            do: 'for-a-while',
            what: {
              static: 'number',
              change: 'forfeit',
              of: { the: { chosen: 'target' }, where: 'present' },
              fix: 0,
            },
            until: 'this-leaves-table',
          },
        ],
      },
    ],
  },
  Dengar: {
    statics: [
      {
        static: 'number',
        change: 'power',
        of: { the: 'host' },
        add: 2,
        when: { if: 'this', is: { pilots: true } },
      },
      {
        static: 'number',
        change: 'power',
        of: { the: 'self' },
        add: { count: { whose: 'opponents', kind: 'character', where: 'present' } },
      },
    ],
    actions: [
      {
        when: 'any-time',
        if: { if: 'this', is: { present: true } },
        targets: [
          {
            name: 'target',
            what: {
              whose: 'opponents',
              persona: 'Han',
              where: 'present',
              number: { name: 'forfeit', least: 0.5 },
            },
          },
        ],
        do: [
          {
            do: 'for-a-while',
            what: {
              static: 'number',
              change: 'forfeit',
              of: { the: { chosen: 'target' }, where: 'present' },
              fix: 0,
            },
            until: 'this-leaves-table',
          },
        ],
      },
    ],
  },
  'Mercenary Pilot': {
    statics: [
      {
        static: 'number',
        change: 'power',
        of: { the: 'host' },
        add: 2,
        when: {
          if: 'any',
          of: [
            { if: 'this', is: { pilots: true } },
            { if: 'this', is: { drives: true } },
          ],
        },
      },
      {
        static: 'side-number',
        change: 'battle-destinies',
        whose: 'yours',
        add: 1,
        when: { if: 'this', is: { drives: true, on: { type: 'transport' } } },
      },
    ],
    actions: [
      {
        when: 'battle',
        if: {
          if: 'all',
          of: [
            { if: 'this', is: { pilots: true } },
            { if: 'this', is: { where: { atA: { trait: 'cloud sector' } } } },
            {
              if: 'on-table',
              what: { type: 'site', icon: 'exterior', where: 'related-site', inBattle: true },
            },
          ],
        },
        limit: { times: 1, per: 'turn' },
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
        ],
      },
    ],
  },
  Makurth: {
    statics: [
      { static: 'number', change: 'immunity', of: { the: 'self' }, become: 4, when: { if: 'nighttime' } },
    ],
    actions: [
      {
        when: 'battle',
        if: {
          if: 'all',
          of: [
            { if: 'this', is: { inBattle: true, where: { atA: { type: 'site' } } } },
            { if: 'battle', by: 'you' },
          ],
        },
        limit: { times: 1, per: 'battle' },
        cost: { use: 1 },
        do: [
          {
            do: 'for-a-while',
            what: {
              static: 'side-number',
              change: 'power-destinies',
              whose: 'yours',
              at: { inBattle: true },
              add: 1,
            },
            until: 'end-of-battle',
          },
        ],
      },
      {
        when: 'battle',
        if: {
          if: 'all',
          of: [
            { if: 'this', is: { inBattle: true, where: { atA: { type: 'site' } } } },
            { if: 'battle', by: 'opponent' },
          ],
        },
        limit: { times: 1, per: 'battle' },
        cost: { use: 2 },
        do: [
          {
            do: 'for-a-while',
            what: {
              static: 'side-number',
              change: 'power-destinies',
              whose: 'yours',
              at: { inBattle: true },
              add: 1,
            },
            until: 'end-of-battle',
          },
        ],
      },
    ],
  },
}
