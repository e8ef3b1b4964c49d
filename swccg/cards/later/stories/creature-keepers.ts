/** Entries of those who keep creatures, feed them or drive them off. */
import type { Filter } from '../../../text/filter.ts'
import type { Static } from '../../../text/statics.ts'
import type { CardText } from '../../../text/text.ts'
import { SELF } from '../entry-words.ts'

const ON_TATOOINE: Filter = { where: { sitesOf: 'Tatooine' } }

const RANCOR_PIT: Filter = { title: "Jabba's Palace: Rancor Pit" }
const ANOTHER: Filter = { title: 'Rancor', not: SELF }

/** Creatures at the same site neither attack nor are attacked; Sarlacc does not care. */
const tames: readonly Static[] = (['attack', 'be-attacked'] as const).map((what) => ({
  static: 'bars',
  what,
  of: { kind: 'creature', where: 'same-site', not: { title: 'Sarlacc' } },
}))

export const CREATURE_KEEPERS: Readonly<Record<string, CardText>> = {
  Rennek: {
    statics: tames,
    actions: [
      {
        when: 'any-time',
        limit: { times: 3, per: 'turn' },
        cost: { use: 1 },
        do: [
          {
            do: 'for-a-while',
            what: { static: 'number', change: 'power', of: SELF, add: 1 },
            until: 'end-of-turn',
          },
        ],
      },
    ],
  },
  Malakili: {
    deploys: { only: ON_TATOOINE },
    statics: tames,
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        limit: { times: 1, per: 'turn' },
        targets: [
          {
            name: 'target',
            what: {
              whose: 'opponents',
              where: 'present',
              any: [{ kind: 'creature' }, { type: 'creature', not: { with: { kind: 'character' } } }],
            },
          },
        ],
        do: [{ do: 'steal', what: { the: { chosen: 'target' } } }],
      },
    ],
  },
  'Gamorrean Guard': {
    deploys: { only: ON_TATOOINE },
    statics: [
      {
        static: 'number',
        change: 'power',
        of: SELF,
        add: -1,
        when: { if: 'not', of: { if: 'this', is: ON_TATOOINE } },
      },
    ],
    actions: [
      {
        when: {
          just: 'attack-initiated',
          attacker: 'creature',
          card: { kind: 'creature', where: 'present' },
        },
        first: [{ do: 'lose-cards', what: SELF }],
        do: [{ do: 'cancel' }],
      },
    ],
  },
  'Shoo! Shoo!': {
    actions: [
      {
        when: { just: 'attack-initiated', attacker: 'creature' },
        if: { if: 'on-table', what: { type: 'droid', whose: 'yours' } },
        do: [{ do: 'cancel' }],
      },
      {
        when: 'any-time',
        if: { if: 'on-table', what: { type: 'droid', whose: 'yours' } },
        targets: [
          {
            name: 'target',
            what: {
              kind: 'creature',
              whose: 'opponents',
              not: { on: { kind: ['character', 'starship', 'vehicle'] } },
            },
          },
        ],
        do: [
          { do: 'move-away', what: { the: { chosen: 'target' } }, by: ['landspeed', 'sector'], free: true },
        ],
      },
    ],
  },
  'WHAAAAAAAAAOOOOW!': {
    actions: [
      {
        when: {
          just: 'defeated',
          card: { kind: 'character', whose: 'yours' },
          source: { title: ['Dragonsnake', 'Rancor', 'Sarlacc', 'Dianoga', 'Wampa'] },
        },
        targets: [
          { name: 'place', what: { type: 'site', adjacentTo: { has: { the: { chosen: 'answered' } } } } },
        ],
        do: [
          { do: 'cancel' },
          { do: 'relocate', what: { the: { chosen: 'answered' } }, to: { the: { chosen: 'place' } } },
        ],
      },
    ],
  },
  'Tatooine: Great Pit Of Carkoon': {
    dark: {
      actions: [
        {
          when: { phase: 'control', of: 'you' },
          limit: { times: 1, per: 'turn' },
          targets: [
            { name: 'target', what: { trait: 'captive', kind: 'character', where: 'present' } },
            { name: 'creature', what: { title: 'Sarlacc', where: 'present' } },
          ],
          do: [
            { do: 'attack-with', what: { the: { chosen: 'creature' } }, on: { the: { chosen: 'target' } } },
          ],
        },
      ],
    },
  },
  Rancor: {
    lives: { at: { any: [RANCOR_PIT, { type: 'site', icon: 'exterior', any: [{ icon: 'planet' }] }] } },
    deploys: {
      only: {
        any: [
          RANCOR_PIT,
          {
            type: 'site',
            has: { title: 'Malakili' },
            not: { type: 'site', has: { kind: 'character', not: { title: 'Malakili' } } },
          },
        ],
      },
    },
    statics: [
      {
        static: 'bars',
        what: 'walk',
        of: SELF,
        to: { type: 'site', not: { type: 'site', toward: ANOTHER } },
        when: { if: 'on-table', what: { type: 'site', toward: ANOTHER } },
      },
    ],
    triggers: [
      {
        when: { just: 'phase-ended', by: 'you', phase: 'move' },
        if: { if: 'on-table', what: { type: 'site', toward: ANOTHER } },
        do: [{ do: 'move-away', what: SELF, to: { type: 'site', toward: ANOTHER }, by: ['landspeed'] }],
      },
    ],
  },
}
