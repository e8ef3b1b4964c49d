/** Entries of Effects of Hoth whose sentences no other card says. */
import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'
import { MINE, SELF, THEIRS } from '../../premiere/common.ts'

const WHERE_TARGET_IS: Filter = { has: { the: 'target' } }
const CANCEL = { do: 'cancel-cards', what: SELF } as const

export const HOTH_EFFECTS: Readonly<Record<string, CardText>> = {
  'Breached Defenses': {
    deploys: {
      when: { just: 'arrived', card: { type: 'imperial' }, at: { type: 'site', titleHas: 'Echo' } },
      on: [{ on: 'own-side' }],
    },
    statics: [
      {
        static: 'side-number',
        change: 'total-power',
        whose: 'yours',
        at: { type: 'site', where: { sitesOf: 'Hoth' }, inBattle: true },
        add: 1,
        when: { if: 'on-table', what: { type: 'site', titleHas: 'Echo', occupied: 'you' } },
      },
    ],
  },
  'Death Mark': {
    deploys: {
      on: [{ on: { icon: 'exterior', type: 'site', any: [{ icon: 'planet' }] }, cost: 3 }],
      target: { ...THEIRS, trait: 'smuggler' },
    },
    triggers: [
      {
        when: { just: 'phase-began', by: 'opponent', phase: 'control' },
        do: [{ do: 'lose-force', who: 'opponent', amount: 1 }],
      },
      {
        when: 'always',
        if: { if: 'reached' },
        do: [{ do: 'use-cards', what: { the: 'target' } }, CANCEL],
      },
    ],
  },
  'Responsibility Of Command': {
    deploys: {
      on: [
        {
          on: {
            type: 'site',
            titleHas: 'War Room',
            any: [{ where: { sitesOf: 'Yavin 4' } }, { where: { sitesOf: 'Hoth' } }],
          },
          cost: 2,
        },
      ],
      target: {
        any: [
          { type: 'rebel', number: { name: 'forfeit', least: 5 } },
          { ...THEIRS, trait: 'leader' },
        ],
      },
    },
    statics: [
      { static: 'bars-battles', whose: 'opponents', at: WHERE_TARGET_IS },
      { static: 'bars-drains', whose: 'opponents', at: WHERE_TARGET_IS },
    ],
    triggers: [{ when: 'always', if: { if: 'reached' }, do: [CANCEL] }],
  },
  'Weapon Malfunction': {
    deploys: {
      on: [{ on: { trait: 'docking bay' } }],
      target: { kind: 'weapon', on: { any: [{ type: 'starfighter' }, { kind: 'vehicle' }] } },
    },
    statics: [{ static: 'bars', what: 'fire', of: { the: 'target' } }],
    triggers: [{ when: 'always', if: { if: 'reached' }, do: [CANCEL] }],
  },
  'Deflector Shield Generators': {
    deploys: { on: [{ on: { ...MINE, model: 'Star Destroyer' }, cost: 3 }] },
    statics: [
      { static: 'number', change: 'armor', of: { the: 'host' }, add: 2 },
      { static: 'number', change: 'immunity', of: { the: 'host' }, add: 2 },
    ],
  },
}
