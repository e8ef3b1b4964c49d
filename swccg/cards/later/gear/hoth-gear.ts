/** Entries of weapons and devices of Hoth and A New Hope whose sentences no other card says. */
import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'
import { adds, chosen, MINE, SELF, TARGET } from '../../premiere/common.ts'

const HOST: Filter = { the: 'host' }
const LIVING: Filter = { kind: ['character', 'creature'] }
const ARTILLERY: Filter = { kind: 'weapon', type: 'artillery' }

export const HOTH_GEAR: Readonly<Record<string, CardText>> = {
  'Probe Droid Laser': {
    deploys: { on: [{ on: { ...MINE, trait: 'probe droid' } }] },
    fires: {
      at: { any: [ARTILLERY, LIVING] },
      defense: [{ is: 5, of: ARTILLERY }],
      outcomes: [
        { of: ARTILLERY, do: [{ do: 'lose-cards', what: TARGET }] },
        { of: LIVING, do: [{ do: 'hit', what: TARGET }] },
      ],
    },
  },
  'Sensor Panel': {
    deploys: { on: [{ on: { ...MINE, kind: 'vehicle', not: { type: 'creature' } }, cost: 1 }] },
    statics: [adds('power', 1, HOST), adds('landspeed', 1, HOST)],
    actions: [
      {
        when: { just: 'carried-out', by: 'you', card: { kind: 'interrupt', title: 'Radar Scanner' } },
        limit: { times: 1, per: 'turn' },
        cost: { use: 1 },
        do: [
          {
            do: 'look',
            at: 'hand',
            whose: 'opponents',
            take: { what: { kind: ['effect', 'interrupt'] }, most: 1, to: 'used' },
          },
        ],
      },
    ],
  },
  'Fire Extinguisher': {
    deploys: { on: [{ on: { ...MINE, trait: 'astromech droid' } }] },
    statics: [
      { static: 'protects', of: { kind: 'starship', with: HOST }, from: 'Lateral Damage' },
      {
        static: 'bars',
        what: 'be-targeted',
        of: { kind: 'starship', with: HOST },
        by: { kind: 'weapon', trait: 'ion cannon' },
      },
    ],
    triggers: [
      {
        when: { just: 'exploding', card: { title: 'Program Trap', where: 'same-location' } },
        do: [{ do: 'cancel-cards', what: chosen('answered') }],
      },
    ],
    actions: [
      {
        when: { just: 'battle-initiated', at: { type: 'site', where: 'same-location' } },
        if: {
          if: 'all',
          of: [
            { if: 'host', is: { persona: 'R2-D2' } },
            { if: 'this', is: { present: true } },
          ],
        },
        first: [{ do: 'lose-cards', what: SELF }],
        do: [{ do: 'cancel' }],
      },
    ],
  },
  'R2 Sensor Array': {
    deploys: { on: [{ on: { type: 'droid', trait: 'r-unit' } }] },
    statics: [
      {
        static: 'side-number',
        change: 'search-party-destiny',
        whose: 'yours',
        at: { type: 'site', where: 'same-or-adjacent-site' },
        add: 3,
      },
    ],
    actions: [
      {
        when: { just: 'attack-initiated', attacker: 'creature', at: { where: 'same-location' } },
        targets: [{ name: 'target', what: { ...MINE, kind: 'character', where: 'present' } }],
        do: [{ do: 'move-away', what: TARGET, react: true }],
      },
    ],
  },
}
