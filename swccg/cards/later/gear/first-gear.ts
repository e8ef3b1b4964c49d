/** Entries of weapons, craft and places of the first sets whose sentences no other card says. */
import type { Amount } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'
import { chosen, compare, DESTINY, MINE, SELF, TARGET, there } from '../../premiere/common.ts'

/** Seven without the power of somebody, and one at least. */
const weight = (of: Filter): Amount => ({ largest: [{ less: { number: 'power', of }, from: 7 }, 1] })

/** Takes hold of Interrupts, and of each further one of their titles for a price that grows. */
const tollGate: CardText = {
  deploys: {
    when: { just: 'played', card: { kind: 'interrupt' } },
    on: [{ on: 'own-side', cost: 3 }],
    after: [{ do: 'stack', what: chosen('answered') }],
  },
  statics: [{ static: 'tolls', of: { kind: 'interrupt', copyOf: { where: 'on-this' } } }],
  immuneTo: ['Control'],
}

export const FIRST_GEAR: Readonly<Record<string, CardText>> = {
  'Jawa Ion Gun': {
    deploys: {
      on: [
        { on: { ...MINE, trait: 'jawa' }, cost: 1 },
        { on: { ...MINE, icon: 'warrior', not: { trait: 'jawa' } }, cost: 3 },
      ],
    },
    fires: {
      at: { kind: 'character' },
      cost: 1,
      outcomes: [
        { add: 1, than: 'forfeit', of: { type: 'droid' }, do: [{ do: 'steal', what: TARGET }] },
        { is: '=', of: { not: { type: 'droid' } }, do: [{ do: 'exclude', what: TARGET }] },
      ],
    },
  },
  Bowcaster: {
    deploys: { on: [{ on: { ...MINE, icon: 'warrior' }, cost: weight({ the: { chosen: 'carrier' } }) }] },
    fires: {
      at: { kind: ['character', 'creature'] },
      cost: weight({ the: 'host' }),
      add: [
        { amount: 1, against: { kind: 'character' } },
        { amount: 2, against: { kind: 'creature' } },
      ],
    },
  },
  'Gold 2': {
    statics: [
      {
        static: 'allows',
        what: 'stand-in',
        of: SELF,
        to: { ...MINE, type: 'starfighter', not: SELF, where: { at: 'Death Star: Trench' } },
      },
    ],
  },
  "Clak'dor VII": {
    light: {
      statics: [
        {
          static: 'number',
          change: 'destiny',
          of: { kind: 'character', trait: 'bith' },
          add: 2,
          when: { if: 'occupy' },
        },
      ],
    },
    dark: {
      statics: [
        {
          static: 'number',
          change: 'destiny',
          of: { kind: 'character', trait: 'bith' },
          add: -1,
          when: { if: 'control' },
        },
        {
          static: 'number',
          change: 'power',
          of: { title: 'Ghhhk', inBattle: true, where: { atA: { trait: 'holosite' } } },
          add: 2,
          when: { if: 'control' },
        },
      ],
    },
  },
  'The First Transport Is Away!': {
    deploys: {
      on: [{ on: { type: 'system', not: { title: 'Hoth' } } }],
      target: { model: 'Transport', where: { sitesOf: 'Hoth' } },
    },
    statics: [
      {
        static: 'side-number',
        change: 'total-power',
        whose: 'yours',
        at: { type: 'site', where: { sitesOf: 'Hoth' }, inBattle: true },
        add: 2,
        when: { if: 'host', is: { type: 'system', title: 'Hoth' } },
      },
    ],
    triggers: [
      {
        when: 'always',
        if: {
          if: 'all',
          of: [{ if: 'reached' }, { if: 'not', of: { if: 'host', is: { type: 'system', title: 'Hoth' } } }],
        },
        do: [
          {
            do: 'retrieve',
            amount: { count: { passenger: true, on: { the: 'target' } }, times: 2 },
          },
          { do: 'attach', what: SELF, to: { type: 'system', title: 'Hoth' } },
        ],
      },
    ],
  },
  'Echo Base Garrison': {
    deploys: { on: [{ on: 'own-side' }] },
    statics: [
      {
        static: 'number',
        change: 'immunity',
        of: { model: 'T-47', titleHas: 'Rogue', not: { with: { matching: true } } },
        become: 4,
      },
      {
        static: 'number',
        change: 'immunity',
        of: { model: 'T-47', titleHas: 'Rogue', with: { matching: true } },
        become: 6,
      },
    ],
    actions: [
      {
        when: 'your-turn',
        limit: { times: 1, per: 'turn' },
        do: [
          {
            do: 'search',
            what: {
              any: [
                { trait: 'maintenance droid' },
                { title: ['Bacta Tank', 'Lone Rogue', 'Zev Senesca', "Derek 'Hobbie' Klivian"] },
                { persona: 'Luke', set: 'Hoth' },
                { persona: 'Wedge', set: 'Special Edition' },
              ],
            },
          },
        ],
      },
    ],
  },
  'Seeking An Audience': {
    deploys: { on: [{ on: 'own-side' }] },
    statics: [
      {
        static: 'move-cost',
        of: {
          whose: 'opponents',
          type: 'alien',
          where: { atA: { type: 'site', where: { sitesOf: "Jabba's Palace" }, has: { persona: 'Luke' } } },
        },
        by: 'landspeed',
        add: 1,
      },
    ],
    actions: [
      {
        when: 'your-turn',
        limit: { times: 1, per: 'turn' },
        do: [
          {
            do: 'deploy-from',
            pile: 'reserve',
            what: {
              any: [
                { title: 'Underworld Contacts' },
                { persona: ['Lando', 'Leia'], set: "Jabba's Palace" },
                { persona: ['R2-D2', 'C-3PO'] },
              ],
            },
          },
        ],
      },
    ],
  },
  Corellian: {
    statics: [
      {
        static: 'deploy-cost',
        of: { ...MINE, kind: ['weapon', 'device'] },
        on: { type: 'rebel', where: 'same-site' },
        add: -1,
        once: true,
      },
    ],
  },
  'Hoth: Echo Med Lab': {
    light: {
      statics: [{ static: 'deploy-cost', of: { ...MINE, trait: 'medical droid' }, add: -2, once: true }],
    },
    dark: {
      statics: [
        {
          static: 'side-number',
          change: 'drain',
          whose: 'yours',
          add: 1,
          when: {
            if: 'all',
            of: [{ if: 'control' }, there({ ...MINE, type: 'imperial', where: 'present' })],
          },
        },
      ],
    },
  },
  "What're You Tryin' To Push On Us?": tollGate,
  "There'll Be Hell To Pay": tollGate,
  Greedo: {
    actions: [
      {
        when: { phase: 'control', of: 'opponent' },
        limit: { times: 1, per: 'turn' },
        targets: [{ name: 'target', what: { trait: 'smuggler', where: 'same-site' } }],
        do: [
          { do: 'remember', as: 'threat', amount: { cardsIn: 'force', whose: 'opponents' } },
          { do: 'choose-one', as: 'reply', who: 'opponent', options: ['use all Force', 'take the chance'] },
          {
            do: 'if',
            when: {
              if: 'all',
              of: [compare({ value: 'reply' }, '=', 0), compare({ value: 'threat' }, '>=', 1)],
            },
            so: [
              { do: 'use-force', who: 'opponent', amount: { value: 'threat' } },
              { do: 'may', so: [{ do: 'activate', amount: { value: 'threat' } }] },
            ],
            else: [
              { do: 'draw-destiny' },
              {
                do: 'if',
                when: compare({ sum: [DESTINY, { number: 'ability', of: SELF }] }, '>', 6),
                so: [{ do: 'lose-cards', what: TARGET }],
              },
            ],
          },
        ],
      },
    ],
  },
}
