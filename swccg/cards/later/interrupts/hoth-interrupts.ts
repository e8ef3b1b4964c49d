/** Entries of Interrupts of Hoth whose sentences no other card says. */
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'
import {
  adds,
  chosen,
  compare,
  DESTINY,
  immune,
  MINE,
  SELF,
  TARGET,
  THEIRS,
  there,
  WHOLLY,
} from '../../premiere/common.ts'

const AT = chosen('at')
const PRESENT_AT: Filter = { present: true, where: { atA: AT } }

/** A walker with somebody at its controls, present at a site. */
const WALKER: Filter = { ...MINE, model: 'AT-AT', piloted: true, present: true }
/** The site of such a walker and the exterior ones next to it. */
const IN_ITS_REACH: Filter = {
  type: 'site',
  any: [{ has: WALKER }, { icon: 'exterior', adjacentTo: { type: 'site', has: WALKER } }],
}

/** The other speeders of a leader. */
const OTHERS: Filter = { model: 'T-47', where: { atA: AT }, not: chosen('lead') }

const GRENADE: Filter = { title: 'Concussion Grenade' }
const LIGHTSABER: Filter = { trait: 'lightsaber' }
const WARRIOR = chosen('warrior')
const beatsArmor = (plus: number): Condition =>
  compare({ sum: [DESTINY, plus] }, '>', { number: 'armor', of: TARGET })
/** Three more for either weapon, and seven for both. */
const BLOWN_UP: Condition = {
  if: 'any',
  of: [
    compare(DESTINY, '>', { number: 'armor', of: TARGET }),
    { if: 'all', of: [there({ ...WARRIOR, with: { any: [GRENADE, LIGHTSABER] } }), beatsArmor(3)] },
    {
      if: 'all',
      of: [there({ ...WARRIOR, with: GRENADE }), there({ ...WARRIOR, with: LIGHTSABER }), beatsArmor(7)],
    },
  ],
}

export const HOTH_INTERRUPTS: Readonly<Record<string, CardText>> = {
  'Attack Pattern Delta': {
    actions: [
      {
        when: { just: 'battle-initiated', at: { type: 'site' } },
        targets: [{ name: 'lead', what: { ...MINE, model: 'T-47', where: { atA: AT } } }],
        do: [
          { do: 'for-a-while', what: adds('power', 1, OTHERS), until: 'end-of-turn' },
          { do: 'for-a-while', what: immune(WHOLLY, OTHERS), until: 'end-of-turn' },
          {
            do: 'for-a-while',
            what: { static: 'bars', what: 'be-targeted', of: OTHERS, by: { kind: 'weapon' } },
            until: 'end-of-turn',
          },
        ],
      },
    ],
  },
  'Fall Back!': {
    actions: [
      {
        when: { just: 'battle-initiated', by: 'opponent', at: { type: 'site', icon: 'exterior' } },
        if: compare({ side: 'total-power', whose: 'opponents' }, '>', {
          sum: [
            { side: 'total-power', whose: 'yours' },
            { side: 'total-power', whose: 'yours' },
          ],
        }),
        targets: [{ name: 'place', what: { type: 'site', adjacentTo: AT, not: { occupied: 'opponent' } } }],
        cost: { use: 1 },
        do: [
          {
            do: 'move',
            what: { ...MINE, kind: 'character', movable: true, ...PRESENT_AT },
            to: chosen('place'),
          },
          { do: 'cancel' },
        ],
      },
    ],
  },
  'Under Attack': {
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        targets: [
          {
            name: 'target',
            what: {
              kind: 'vehicle',
              number: { name: 'armor', least: 1 },
              present: true,
              where: { atA: { has: { ...MINE, kind: 'character', icon: 'warrior', present: true } } },
            },
          },
          {
            name: 'warrior',
            what: {
              ...MINE,
              kind: 'character',
              icon: 'warrior',
              present: true,
              where: { atA: { has: TARGET } },
            },
          },
        ],
        do: [
          { do: 'draw-destiny' },
          {
            do: 'if',
            when: BLOWN_UP,
            so: [
              { do: 'lose-cards', what: TARGET },
              { do: 'lose-cards', what: { ...GRENADE, on: WARRIOR } },
            ],
          },
        ],
      },
    ],
  },
  'Stop Motion': {
    actions: [
      {
        when: 'any-time',
        targets: [
          {
            name: 'target',
            what: { kind: 'vehicle', type: 'creature', where: { atA: { type: 'site', titleHas: 'Marker' } } },
          },
        ],
        do: [
          { do: 'draw-destiny' },
          {
            do: 'remember',
            as: 'total',
            amount: { sum: [DESTINY, { oneOf: { type: 'site', night: true, has: TARGET }, is: 2 }] },
          },
          {
            do: 'if',
            when: compare({ value: 'total' }, '>', 5),
            so: [{ do: 'lose-cards', what: { ...TARGET, title: 'Tauntaun' } }],
          },
          {
            do: 'if',
            when: compare({ value: 'total' }, '>', 3),
            so: [{ do: 'lose-cards', what: { ...TARGET, not: { title: 'Tauntaun' } } }],
          },
        ],
      },
    ],
  },
  'Walker Barrage': {
    actions: [
      {
        when: 'any-time',
        targets: [{ name: 'target', what: { ...THEIRS, type: 'artillery', where: { atA: IN_ITS_REACH } } }],
        do: [
          { do: 'draw-destiny' },
          {
            do: 'choose',
            as: 'victim',
            what: { ...THEIRS, kind: 'character', where: { atA: { has: TARGET } } },
            random: true,
          },
          {
            do: 'if',
            when: compare({ sum: [DESTINY, 1] }, '>', { number: 'forfeit', of: TARGET }),
            so: [{ do: 'lose-cards', what: TARGET }],
          },
          {
            do: 'if',
            when: compare({ sum: [DESTINY, 1] }, '>', 6),
            so: [{ do: 'lose-cards', what: chosen('victim') }],
          },
        ],
      },
    ],
  },
  'Wall Of Fire': {
    actions: [
      {
        when: 'any-time',
        targets: [
          {
            name: 'target',
            what: { ...THEIRS, trait: 'trooper', present: true, where: { atA: IN_ITS_REACH } },
            most: 60,
          },
        ],
        do: [
          { do: 'draw-destiny' },
          {
            do: 'if',
            when: compare(DESTINY, '>', { count: TARGET }),
            so: [{ do: 'lose-cards', what: TARGET }],
          },
        ],
      },
    ],
  },
  'Walker Garrison': {
    actions: [
      {
        when: 'any-time',
        if: there({
          persona: 'Veers',
          where: { atA: { type: 'site', icon: 'exterior', where: { sitesOf: 'Hoth' } } },
        }),
        cost: { use: 2 },
        do: [{ do: 'search', what: { model: 'AT-AT' } }],
      },
      {
        when: 'any-time',
        if: compare(
          { count: { type: 'site', where: { sitesOf: 'Hoth' }, has: { ...MINE, model: 'AT-AT' } } },
          '>=',
          { sum: [3, { number: 'x', of: SELF }] },
        ),
        do: [
          {
            do: 'for-a-while',
            what: {
              static: 'side-number',
              change: 'drain',
              whose: 'yours',
              add: 2,
              at: { kind: 'location', where: { system: 'Hoth' } },
            },
            until: 'end-of-turn',
          },
        ],
      },
    ],
  },
}
