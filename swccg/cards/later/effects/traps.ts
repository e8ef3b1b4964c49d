/** Entries of Effects of A New Hope and Hoth that lie in wait: a droid that explodes, a meal for a creature, doors that shut at night. */
import type { Filter } from '../../../text/filter.ts'
import type { Static } from '../../../text/statics.ts'
import type { CardText } from '../../../text/text.ts'
import { chosen, compare, MINE, SELF, THEIRS, there } from '../../premiere/common.ts'

const HOST: Filter = { the: 'host' }
const ECHO_BAY = 'Hoth: Echo Docking Bay'
const OUTSIDE: Filter = { kind: 'location', not: { type: 'site', titleHas: 'Echo' } }

/** By night nothing goes to such a place. */
const shut = (of: Filter, to: Filter): Static => ({
  static: 'bars',
  what: 'move',
  of,
  to,
  when: { if: 'nighttime' },
})

/** Comes by a draw, and removes the permanent pilot of a starfighter. */
const ejection: CardText = {
  deploys: {
    on: [{ on: { type: 'starfighter', ownPilot: true }, cost: 1 }],
    after: [
      { do: 'draw-destiny', without: [] },
      {
        do: 'if',
        when: compare({ value: 'destiny' }, '>', 2),
        so: [{ do: 'remove-pilots' }],
        else: [{ do: 'lose-cards', what: SELF }],
      },
    ],
  },
  immuneTo: ['Alter'],
}

export const TRAPS: Readonly<Record<string, CardText>> = {
  'Eject! Eject!': ejection,
  'Come With Me': ejection,
  'Program Trap': {
    deploys: {
      on: [
        { on: { ...THEIRS, type: 'droid', not: { persona: ['R2-D2', 'C-3PO'] } }, cost: 2 },
        { on: { ...MINE, type: 'droid' }, cost: 1 },
      ],
    },
    triggers: [
      {
        when: { just: 'destiny-drawn' },
        if: {
          if: 'all',
          of: [
            { if: 'this', is: { where: { atA: { type: 'site' } } } },
            compare({ value: 'amount' }, '=', { count: { kind: 'character', where: 'same-site' } }),
          ],
        },
        do: [
          {
            do: 'explode',
            so: [{ do: 'lose-cards', what: { kind: 'character', where: 'present' } }],
          },
        ],
      },
    ],
  },
  'Frozen Dinner': {
    deploys: {
      when: 'any-time',
      on: [
        {
          on: {
            ...THEIRS,
            kind: 'character',
            alone: true,
            where: { at: 'Hoth: Wampa Cave (7th Marker)' },
          },
        },
      ],
    },
    statics: [
      { static: 'number', change: 'power', of: HOST, fix: 0 },
      { static: 'bars', what: 'move', of: HOST },
    ],
    actions: [
      {
        by: 'opponent',
        when: 'any-time',
        if: {
          if: 'any',
          of: [
            there({ ...MINE, trait: 'lightsaber', where: 'present' }),
            compare({ total: 'ability', of: { ...MINE, where: 'present' } }, '>', 4),
          ],
        },
        do: [{ do: 'cancel-cards', what: SELF }],
      },
    ],
    triggers: [
      {
        when: { just: 'eaten', source: { kind: 'creature' }, withThis: true },
        do: [
          {
            do: 'for-a-while',
            what: { static: 'number', change: 'ferocity', of: chosen('source'), add: 2, cumulative: true },
            until: 'end-of-game',
          },
        ],
      },
    ],
  },
  'Mournful Roar': {
    deploys: {
      when: { just: 'lost', card: { persona: 'Han' }, orMissing: true },
      on: [{ on: { persona: 'Chewie' } }],
    },
    statics: [
      { static: 'bars', what: 'play', of: { ...THEIRS, title: ['Let The Wookiee Win', 'Wookiee Roar'] } },
    ],
    triggers: [
      { when: { just: 'turn-ended' }, do: [{ do: 'lose-force', who: 'opponent', amount: 1 }] },
      {
        when: 'always',
        if: there({ persona: 'Han', not: { trait: 'missing' } }),
        do: [{ do: 'cancel-cards', what: SELF }],
      },
    ],
  },
  'The Shield Doors Must Be Closed': {
    deploys: {
      on: [{ on: { title: ECHO_BAY } }],
      if: there({ type: 'site', titleHas: 'Marker' }),
    },
    statics: [
      shut({ where: { at: ECHO_BAY } }, OUTSIDE),
      shut({ not: { where: { atA: { type: 'site', titleHas: 'Echo' } } } }, { title: ECHO_BAY }),
    ],
  },
}
