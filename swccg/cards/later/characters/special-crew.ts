/** Entries of characters of Special Edition whose sentences no other card says: who flies, watches, patrols and stands guard. */
import type { Filter } from '../../../text/filter.ts'
import type { Static } from '../../../text/statics.ts'
import type { CardText } from '../../../text/text.ts'
import { adds, chosen, immune, MINE, SELF, THEIRS, there, thisIs } from '../../premiere/common.ts'
import { ruthless } from './townsfolk.ts'

const HOST: Filter = { the: 'host' }
const AT_THE_CORE = thisIs({ where: { at: 'Death Star: Central Core' } })
const CARRIER: Filter = { ...MINE, type: 'capital', with: SELF }
const flies = (add: number, of: Filter | true = true): Static =>
  adds('power', add, HOST, thisIs({ pilots: of }))
/** A starship of one's own that belongs to neither side. */
const FREE_SHIP: Filter = { ...MINE, kind: 'starship', icon: 'independent' }

/** Those aboard what was shot at, in ships that it carries too. */
const SHOT_AT = chosen('shot at')
const aboardIt: Filter = { kind: 'character', any: [{ on: SHOT_AT }, { on: { on: SHOT_AT } }] }

const ON_DEATH_STAR: Filter = { where: { sitesOf: 'Death Star' } }

export const SPECIAL_CREW: Readonly<Record<string, CardText>> = {
  'Lieutenant Tarn Mison': {
    deploys: {
      changes: [{ on: { ...MINE, type: 'starfighter', trait: 'rebel (starship)', unique: true }, add: -1 }],
    },
    statics: [flies(2)],
    triggers: [
      {
        when: {
          just: 'weapon-fired',
          by: 'you',
          card: {
            kind: 'weapon',
            type: 'starship',
            on: { type: 'starfighter', with: { the: 'self', pilots: true } },
          },
        },
        do: [
          {
            do: 'each',
            of: aboardIt,
            as: 'character',
            so: [
              {
                do: 'for-a-while',
                what: { static: 'number', change: 'forfeit', of: chosen('character'), fix: 0 },
                until: 'end-of-turn',
              },
            ],
          },
        ],
      },
    ],
  },
  'Major Palo Torshan': {
    deploys: {
      changes: [
        { to: { any: [{ where: { sitesOf: 'Yavin 4' } }, { where: { sitesOf: 'Hoth' } }] }, add: -2 },
      ],
    },
    statics: [
      {
        static: 'epic-total',
        event: 'Attack Run',
        add: 1,
        when: thisIs({ where: { atA: { ...MINE, type: 'site', titleHas: 'War Room' } } }),
      },
    ],
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        limit: { times: 1, per: 'turn' },
        cost: { use: 1 },
        do: [{ do: 'search', what: { title: ['Double Agent', 'Sabotage'] } }],
      },
    ],
  },
  'R3-T2 (Arthree-Teetoo)': {
    statics: [
      adds('power', 1, CARRIER),
      adds('hyperspeed', 2, CARRIER),
      immune(4, CARRIER),
      {
        static: 'move-cost',
        of: { type: 'system', title: 'Death Star' },
        add: 2,
        when: AT_THE_CORE,
      },
    ],
  },
  'Gela Yeens': {
    deploys: { changes: [{ on: FREE_SHIP, add: 'free' }] },
    statics: [
      flies(2),
      adds('power', 2, SELF, there({ ...THEIRS, kind: 'character', trait: 'smuggler', where: 'present' })),
    ],
    triggers: [
      {
        when: { just: 'targeted', card: SELF, source: { kind: 'weapon' } },
        do: [
          {
            do: 'for-a-while',
            what: { static: 'number', change: 'weapon-draw', of: chosen('source'), add: -1 },
            until: 'end-of-draw',
          },
        ],
      },
    ],
  },
  'Outer Rim Scout': {
    deploys: { changes: [{ on: FREE_SHIP, add: -1 }] },
    statics: [
      flies(2, { not: { kind: 'starship', icon: 'independent' } }),
      flies(3, { kind: 'starship', icon: 'independent' }),
      {
        static: 'allows',
        what: 'draw-battle-destiny',
        of: SELF,
        when: thisIs({ pilots: { kind: 'starship', icon: 'independent' } }),
      },
      { static: 'blanks', of: { title: 'Asteroid Sanctuary', where: 'related-sector' } },
    ],
  },
  'IM4-099 (Eyeemmfour)': {
    statics: [
      {
        static: 'deploy-cost',
        of: { type: 'rebel' },
        to: { where: 'same-site' },
        add: 2,
        when: there({ ...MINE, trait: 'trooper', where: 'present' }),
      },
      {
        static: 'bars',
        what: 'react',
        of: THEIRS,
        to: { where: 'same-site' },
        when: there({ ...MINE, trait: 'trooper', where: 'present' }),
      },
      {
        static: 'bars',
        what: 'react',
        of: { ...THEIRS, where: 'same-site' },
        when: there({ ...MINE, trait: 'trooper', where: 'present' }),
      },
    ],
    actions: [
      {
        when: {
          just: 'drain-initiated',
          by: 'opponent',
          at: { type: 'site', where: 'same-or-adjacent-site' },
        },
        do: [
          {
            do: 'deploy-from',
            pile: 'hand',
            what: { kind: 'character', trait: 'trooper' },
            to: chosen('at'),
            react: true,
            most: 4,
          },
        ],
      },
    ],
  },
  'Sergeant Torent': {
    deploys: { changes: [{ to: ON_DEATH_STAR, add: -2 }] },
    statics: [
      {
        static: 'side-number',
        change: 'total-battle-destiny',
        whose: 'yours',
        add: { count: { ...MINE, trait: 'death star trooper', where: 'present', not: SELF } },
        when: thisIs({ inBattle: true }),
      },
      {
        static: 'side-number',
        change: 'drain',
        whose: 'yours',
        at: { kind: 'location', battleground: true, related: { type: 'system', orbitedBy: 'Death Star' } },
        add: 1,
        when: thisIs(ON_DEATH_STAR),
      },
    ],
  },
  'Boba Fett (Special Edition)': {
    deploys: { changes: [{ add: -1, react: true }] },
    statics: [
      flies(2),
      adds('maneuver', 1, HOST, thisIs({ pilots: true })),
      {
        static: 'allows',
        what: 'deploy-as-react',
        of: SELF,
        to: { type: 'site', has: { kind: 'character', trait: ['gangster', 'smuggler'] } },
      },
      { static: 'number', change: 'landspeed', of: SELF, become: 3 },
      immune(3),
    ],
    triggers: [ruthless({})],
  },
}
