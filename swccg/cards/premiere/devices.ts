/** Premiere devices, and the droid that does as one of them. */
import type { Filter } from '../../text/filter.ts'
import type { Static } from '../../text/statics.ts'
import type { CardText } from '../../text/text.ts'
import { adds, immune, SELF, there, thisIs } from './common.ts'

const HOST: Filter = { the: 'host' }

/** Cards of one's own may be deployed in answer to a battle or Force drain here or next door. */
const calls: CardText = {
  statics: [
    {
      static: 'allows',
      what: 'deploy-as-react',
      of: { whose: 'yours' },
      to: { kind: 'location', where: 'same-or-adjacent-site' },
    },
  ],
}

/** Any droid at a site stands still and says nothing; in the own deploy phase another one does. */
const bolt: CardText = {
  deploys: {
    on: [{ on: { kind: 'character', type: 'droid', where: { atA: { type: 'site' } } } }],
    withoutPresence: true,
  },
  statics: [
    { static: 'bars', what: 'move', of: HOST },
    { static: 'blanks', of: HOST },
  ],
  actions: [
    {
      when: { phase: 'deploy', of: 'you' },
      targets: [{ name: 'droid', what: { kind: 'character', type: 'droid', where: 'same-site', not: HOST } }],
      do: [{ do: 'attach', what: { the: 'self' }, to: { the: { chosen: 'droid' } } }],
    },
  ],
}

/** Steals a droid here that a Restraining Bolt holds; the bolt goes back to its owner. */
const caller = (type: 'rebel' | 'imperial'): CardText => ({
  deploys: { on: [{ on: { whose: 'yours', any: [{ type }, { trait: 'jawa' }] } }] },
  actions: [
    {
      when: { phase: 'control', of: 'you' },
      limit: { times: 1, per: 'turn' },
      targets: [
        {
          name: 'droid',
          what: {
            kind: 'character',
            type: 'droid',
            whose: 'opponents',
            where: 'same-site',
            with: { title: 'Restraining Bolt' },
          },
        },
      ],
      do: [
        { do: 'steal', what: { the: { chosen: 'droid' } } },
        { do: 'return-to-hand', what: { title: 'Restraining Bolt', on: { the: { chosen: 'droid' } } } },
      ],
    },
  ],
})

const fusionTanks: CardText = {
  deploys: {
    on: [
      {
        on: {
          kind: 'starship',
          whose: 'yours',
          where: { atA: { type: ['system', 'sector'], related: { trait: 'docking bay' } } },
        },
      },
    ],
  },
  statics: (['hyperspeed', 'power', 'maneuver'] as const).map((change) => adds(change, 1, HOST)),
}

/** It stays where it was put. */
const FIXED: Static = { static: 'bars', what: 'move', of: SELF }
const DROIDS: Filter = { kind: 'character', type: 'droid' }

export const devices: Readonly<Record<string, CardText>> = {
  'Caller (L)': caller('rebel'),
  'Caller (D)': caller('imperial'),
  Electrobinoculars: {
    deploys: { on: [{ on: { kind: 'character', icon: 'warrior', whose: 'yours' }, cost: 1 }] },
    actions: [
      {
        when: 'any-time',
        cost: { use: 2 },
        do: [
          { do: 'peek', as: 'top' },
          { do: 'put-on-pile', what: { the: { chosen: 'top' } }, piles: ['reserve', 'force'] },
        ],
      },
    ],
  },
  'Fusion Generator Supply Tanks (L)': fusionTanks,
  'Fusion Generator Supply Tanks (D)': fusionTanks,
  'Hydroponics Station': {
    deploys: { on: [{ on: { type: 'site', icon: 'exterior', where: { sitesOf: 'Tatooine' } }, cost: 1 }] },
    statics: [
      FIXED,
      { static: 'activates-into-hand', first: 1 },
      { static: 'activates-into-hand', first: 2, when: there({ title: 'Vaporator' }) },
    ],
  },
  'Targeting Computer': {
    deploys: { on: [{ on: { kind: 'starship', whose: 'yours' }, cost: 2 }] },
    statics: [
      adds('maneuver', 1, HOST),
      { static: 'allows', what: 'fire-twice', of: { kind: 'weapon', on: HOST } },
      { static: 'number', change: 'weapon-draw', of: { kind: 'weapon', on: HOST }, add: -1 },
    ],
  },
  Vaporator: {
    deploys: { on: [{ on: { type: 'site', where: { sitesOf: 'Tatooine' } }, cost: 1 }] },
    statics: [
      FIXED,
      {
        static: 'protects',
        of: { kind: 'character', where: 'same-or-adjacent-site' },
        from: ['Gravel Storm'],
      },
    ],
  },
  'Blaster Scope': {
    deploys: {
      on: [
        {
          on: {
            kind: 'weapon',
            whose: 'yours',
            any: [{ trait: ['blaster', 'blaster rifle'] }, { title: "4-LOM's Concussion Rifle" }],
          },
        },
      ],
    },
    statics: [{ static: 'allows', what: 'reach-adjacent', of: HOST }],
  },
  'Droid Detector': {
    deploys: { on: [{ on: { type: 'site', icon: 'interior' } }] },
    statics: [FIXED, { static: 'bars', what: 'deploy', of: DROIDS, to: { where: 'same-site' } }],
    triggers: [
      {
        when: { just: 'turn-ended' },
        if: { if: 'came-earlier' },
        do: [{ do: 'lose-cards', what: { ...DROIDS, where: 'present' } }],
      },
    ],
  },
  'Observation Holocam': {
    deploys: { on: [{ on: { type: 'site' } }] },
    statics: [
      {
        static: 'number',
        change: 'weapon-total',
        of: { kind: 'weapon', type: 'automated', whose: 'yours', where: 'same-or-adjacent-site' },
        add: 1,
      },
    ],
    actions: [
      {
        when: 'battle',
        if: { if: 'battle' },
        limit: { times: 1, per: 'battle' },
        targets: [
          {
            name: 'helper',
            what: {
              kind: 'character',
              whose: 'yours',
              where: { atA: { type: 'site', where: 'adjacent-site', controlled: 'you' } },
            },
          },
        ],
        do: [
          {
            do: 'for-a-while',
            what: {
              static: 'side-number',
              change: 'total-power',
              whose: 'yours',
              add: { number: 'power', of: { the: { chosen: 'helper' } } },
            },
            until: 'end-of-battle',
          },
        ],
      },
    ],
  },
  'Stormtrooper Backpack': {
    deploys: { on: [{ on: { trait: 'trooper', whose: 'yours' } }] },
    statics: [
      { static: 'allows', what: 'carry-any-number', of: HOST },
      immune(3, HOST, thisIs({ where: { atA: { type: 'site', icon: 'planet' } } })),
    ],
  },
  Comlink: { deploys: { on: [{ on: { kind: 'character', whose: 'yours' }, cost: 1 }] }, ...calls },
  'CZ-3 (Seezee-Three)': calls,
  'Restraining Bolt (L)': bolt,
  'Restraining Bolt (D)': bolt,
  'Tatooine Utility Belt': {
    deploys: { on: [{ on: { kind: 'character', type: ['rebel', 'alien'], whose: 'yours' }, cost: 1 }] },
    statics: (['power', 'forfeit'] as const).map((change) =>
      adds(change, 2, HOST, thisIs({ where: { sitesOf: 'Tatooine' } })),
    ),
  },
  'Stormtrooper Utility Belt': {
    deploys: { on: [{ on: { kind: 'character', type: ['imperial', 'alien'], whose: 'yours' }, cost: 1 }] },
    statics: [
      ...(['power', 'forfeit'] as const).map((change) => adds(change, 1, HOST)),
      ...(['power', 'forfeit'] as const).map((change) =>
        adds(change, 1, HOST, thisIs({ where: { sitesOf: 'Death Star' } })),
      ),
    ],
  },
}
