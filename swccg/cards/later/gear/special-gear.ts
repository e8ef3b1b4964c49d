/** Entries of weapons and craft of Special Edition whose sentences only they and their twins say: lasers, missiles, blasters that come in time. */
import { FREIGHTERS } from '../../../language/words.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { Static } from '../../../text/statics.ts'
import type { CardText } from '../../../text/text.ts'
import { adds, compare, MINE, SELF, TARGET, THEIRS, there } from '../../premiere/common.ts'

const HOST: Filter = { the: 'host' }
const WARRIOR: Filter = { ...MINE, icon: 'warrior' }
const HIT: Instruction = { do: 'hit', what: TARGET }
const worthless: Instruction = {
  do: 'for-a-while',
  what: { static: 'number', change: 'forfeit', of: TARGET, fix: 0 },
  until: 'leaves-table',
}

/** Stronger for what its player pays; at full strength nothing is left of the target. */
const laser = (carrier: Filter): CardText => ({
  deploys: { on: [{ on: { ...MINE, ...carrier } }] },
  fires: {
    at: { type: 'starfighter' },
    costUpTo: 3,
    outcomes: [
      {
        add: { value: 'paid' },
        do: [
          {
            do: 'if',
            when: compare({ value: 'paid' }, '=', 3),
            so: [{ do: 'lose-cards', what: TARGET }],
            else: [HIT],
          },
        ],
      },
    ],
  },
})

/** Better against whoever others have aimed at, and gone once it is fired. */
const missile = (carrier: Filter): CardText => ({
  deploys: { on: [{ on: { ...MINE, ...carrier } }] },
  fires: { at: { type: 'capital' }, add: [{ amount: 3, against: { aimedAtBefore: true } }] },
  triggers: [{ when: { just: 'weapon-fired', card: SELF }, do: [{ do: 'use-cards', what: SELF }] }],
})

/** Into the hand of its owner in the middle of things. */
const comesTo = (owner: Filter): Static => ({
  static: 'allows',
  what: 'deploy-as-react',
  of: SELF,
  to: { ...MINE, ...owner },
})
const EVAZAN: Filter = { persona: 'Evazan' }
const PONDA: Filter = { persona: 'Ponda Baba' }
const TREVAGG: Filter = { title: 'Feltipern Trevagg' }

/** Cannons that go on starfighters. */
const CANNON: Filter = {
  ...MINE,
  type: 'starship',
  trait: 'cannon',
  not: { title: ['Ion Cannon', 'Laser Cannon Battery'] },
}
const IN_TIME: Static = { static: 'allows', what: 'deploy-as-react', of: SELF }

export const SPECIAL_GEAR: Readonly<Record<string, CardText>> = {
  'X-wing Laser Cannon': laser({ model: 'X-wing' }),
  'SFS L-s9.3 Laser Cannons': laser({
    model: ['TIE Avenger', 'TIE Interceptor', 'TIE Defender', 'TIE Defender Mark I'],
  }),
  'Intruder Missile (L)': missile({
    any: [{ model: ['B-wing', 'Z-95'] }, { title: 'YT-1300 Transport' }, { persona: 'Falcon' }],
  }),
  'Intruder Missile (D)': missile({
    model: ['TIE/sa', 'TIE Defender', 'TIE Defender Mark I', ...FREIGHTERS],
  }),
  "Dr. Evazan's Sawed-off Blaster": {
    deploys: { on: [{ on: { ...MINE, ...EVAZAN } }, { on: { ...WARRIOR, not: EVAZAN }, cost: 3 }] },
    statics: [comesTo(EVAZAN)],
    fires: {
      at: { kind: ['character', 'creature'] },
      cost: 2,
      add: [{ amount: 1 }],
      reach: 'adjacent-site',
      again: true,
    },
  },
  "Ponda Baba's Hold-out Blaster": {
    deploys: {
      on: [
        { on: { ...MINE, kind: 'character', trait: 'smuggler' } },
        { on: { ...WARRIOR, not: { trait: 'smuggler' } }, cost: 2 },
      ],
    },
    statics: [comesTo(PONDA)],
    fires: {
      at: { kind: ['character', 'creature'] },
      cost: 2,
      add: [{ amount: 1 }],
      do: [HIT, worthless],
    },
  },
  "Feltipern Trevagg's Stun Rifle": {
    deploys: {
      on: [
        { on: { ...MINE, ...TREVAGG } },
        { on: { ...MINE, kind: 'character', trait: 'bounty hunter', not: TREVAGG }, cost: 2 },
      ],
    },
    fires: {
      at: { kind: 'character' },
      cost: 2,
      add: [{ amount: 2, against: { with: { kind: 'effect', titleHas: 'Bounty' } } }],
      outcomes: [{ do: [{ do: 'may', so: [{ do: 'capture', what: TARGET }] }] }],
    },
  },
  'Homing Beacon': {
    deploys: {
      on: [{ on: { ...THEIRS, kind: 'starship' } }],
      if: there({
        ...MINE,
        any: [{ trait: 'bounty hunter' }, { type: 'imperial', trait: 'leader' }],
      }),
    },
    statics: [
      {
        static: 'allows',
        what: 'move-free',
        of: { ...MINE, kind: 'starship' },
        to: { where: 'same-location' },
      },
      {
        static: 'allows',
        what: 'react-flying',
        of: { ...MINE, kind: 'starship' },
        to: { where: 'same-location' },
      },
      {
        static: 'allows',
        what: 'react',
        of: { ...MINE, kind: 'starship' },
        to: { where: 'same-location' },
      },
    ],
    actions: [
      {
        when: { phase: 'move', of: 'you' },
        targets: [{ name: 'target', what: { title: 'Landing Claw', on: HOST } }],
        do: [{ do: 'cancel-cards', what: TARGET }],
      },
    ],
  },
  'B-wing Attack Fighter': {
    statics: [
      { static: 'allows', what: 'fire-all-weapons', of: SELF },
      { static: 'number', change: 'weapon-draw', of: { kind: 'weapon', on: SELF }, add: 1 },
    ],
    actions: [
      {
        when: 'your-turn',
        limit: { times: 1, per: 'turn' },
        cost: { use: 1 },
        targets: [{ name: 'target', what: { title: 'Orbital Mine', where: 'present' } }],
        do: [{ do: 'lose-cards', what: TARGET }],
      },
    ],
  },
  'TIE Defender Mark I': {
    statics: [
      IN_TIME,
      { static: 'allows', what: 'deploy-aboard', of: CANNON, to: SELF },
      adds(
        'power',
        -2,
        SELF,
        there({
          ...THEIRS,
          type: 'starfighter',
          where: 'present',
          not: { number: { name: 'maneuver', most: { sameAs: SELF } } },
        }),
      ),
    ],
  },
  'Sentinel-Class Landing Craft': {
    statics: [
      { static: 'allows', what: 'deploy-aboard', of: CANNON, to: SELF },
      { static: 'frees-moves', by: ['take-off', 'land'], of: SELF },
    ],
  },
  Spiral: {
    deploys: { changes: [{ add: -3, react: true }] },
    statics: [IN_TIME],
  },
}
