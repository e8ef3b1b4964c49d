/** Entries of weapons, devices and craft of Dagobah whose sentences no other card says. */
import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'
import { drawing, MINE, SELF, TARGET, there } from '../../premiere/common.ts'

const HOST: Filter = { the: 'host' }
const ROGUES: Filter = { trait: ['smuggler', 'bounty hunter'] }

/** The ship or vehicle that the tools are aboard, with somebody or by themselves, and what targets it. */
const CRAFT: Filter = { kind: ['starship', 'vehicle'], any: [HOST, { with: HOST }] }
const ON_CRAFT: Filter = {
  kind: 'effect',
  any: [{ on: CRAFT }, { targets: CRAFT }],
  not: { any: [{ immuneTo: 'Alter' }, { immuneTo: 'Control' }] },
}

export const DAGOBAH_GEAR: Readonly<Record<string, CardText>> = {
  'Retractable Arm': {
    deploys: { on: [{ on: { ...MINE, type: 'droid', trait: 'r-unit' } }] },
    statics: [
      { static: 'gives', trait: 'thief', to: HOST },
      { static: 'protects', of: HOST, from: 'Disarmed' },
    ],
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        limit: { times: 1, per: 'turn' },
        cost: { use: 1 },
        targets: [
          { name: 'target', what: { whose: 'opponents', kind: ['weapon', 'device'], where: 'present' } },
        ],
        do: drawing(
          '>',
          2,
          { do: 'steal', what: TARGET, to: HOST },
          {
            do: 'for-a-while',
            what: { static: 'allows', what: 'transfer-free', of: { ...TARGET, on: HOST } },
            until: 'leaves-table',
          },
        ),
      },
    ],
  },
  "4-LOM's Concussion Rifle": {
    deploys: {
      on: [{ on: { ...MINE, icon: 'warrior' }, cost: 4 }, { on: { ...MINE, title: '4-LOM' } }],
    },
    fires: {
      at: { kind: ['character', 'creature'] },
      reach: 'two-exterior-sites',
      outcomes: [
        {
          add: {
            less: { code: 'sites-to-the-target' },
            from: { oneOf: { title: 'Blaster Scope', on: SELF }, is: 1 },
          },
          do: [{ do: 'hit', what: TARGET }],
        },
      ],
    },
  },
  "Han's Toolkit": {
    deploys: {
      on: [
        { on: { ...MINE, kind: ['character', 'vehicle', 'starship'] }, cost: 1 },
        { on: { ...MINE, persona: ['Falcon', 'Han'] } },
      ],
    },
    actions: [
      {
        when: { just: 'played', card: { kind: 'interrupt' }, names: CRAFT },
        cost: { use: 1 },
        do: [{ do: 'cancel' }],
      },
      {
        when: { just: 'deployed', card: ON_CRAFT },
        cost: { use: 1 },
        do: [{ do: 'cancel-cards', what: { the: { chosen: 'answered' } } }],
      },
      {
        when: 'any-time',
        cost: { use: 1 },
        targets: [{ name: 'target', what: ON_CRAFT }],
        do: [{ do: 'cancel-cards', what: TARGET }],
      },
    ],
  },
  'Mist Hunter': {
    statics: [
      {
        static: 'bars',
        what: 'pilot',
        of: { kind: 'character', not: ROGUES },
        to: SELF,
        when: { if: 'not', of: there({ ...ROGUES, pilots: SELF }) },
      },
      {
        static: 'number',
        change: 'immunity',
        of: SELF,
        become: 3,
        when: { if: 'this', is: { with: { title: 'Zuckuss', pilots: true } } },
      },
    ],
  },
}
