/** Entries of weapons and devices of Hoth and A New Hope whose sentences no other card says. */
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { CardText } from '../../../text/text.ts'
import { adds, chosen, MINE, SELF, TARGET } from '../../premiere/common.ts'

const HOST: Filter = { the: 'host' }
const LIVING: Filter = { kind: ['character', 'creature'] }
const ARTILLERY: Filter = { kind: 'weapon', type: 'artillery' }

const SAME_PLANET_ARTILLERY: Filter = {
  ...MINE,
  ...ARTILLERY,
  any: [{ where: 'same-site' }, { where: 'related-site' }],
}

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
  'Planet Defender Ion Cannon': {
    deploys: {
      on: [
        {
          on: {
            type: 'site',
            icon: 'exterior',
            any: [{ where: { sitesOf: 'Hoth' } }, { where: { sitesOf: 'Yavin 4' } }],
          },
        },
      ],
    },
    fires: {
      at: { type: 'capital' },
      cost: 2,
      reach: 'related-system',
      outcomes: [
        {
          add: 3,
          than: 'armor',
          do: [
            { do: 'lose-cards', what: { kind: 'weapon', type: 'starship', on: TARGET } },
            ...(['power', 'hyperspeed'] as const).map(
              (change): Instruction => ({
                do: 'for-a-while',
                what: { static: 'number', change, of: TARGET, fix: 0 },
                until: 'leaves-table',
              }),
            ),
          ],
        },
      ],
    },
  },
  'Artillery Remote': {
    deploys: { on: [{ on: { ...MINE, kind: 'character', icon: 'warrior' }, cost: 2 }] },
    statics: [{ static: 'allows', what: 'fire-from-afar', of: HOST, to: SAME_PLANET_ARTILLERY }],
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        limit: { times: 1, per: 'turn' },
        targets: [{ name: 'weapon', what: { ...SAME_PLANET_ARTILLERY, fireable: 'plain' } }],
        do: [{ do: 'fire-apart', what: chosen('weapon'), by: HOST }],
      },
    ],
  },
  'Electro-Rangefinder': {
    deploys: { on: [{ on: { ...MINE, title: 'AT-AT Cannon' }, cost: 2 }] },
    statics: [
      { static: 'allows', what: 'reach-two-sites', of: HOST },
      { static: 'epic-total', event: 'Target The Main Generator', add: 1, firing: HOST },
    ],
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
