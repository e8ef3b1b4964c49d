/** Entries of Effects that only one side has: havens, hunts, bargains and what is learned of the other's plans. */
import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'
import { SELF, TARGET } from '../entry-words.ts'

const HOST: Filter = { the: 'host' }

export const SCHEMES: Readonly<Record<string, CardText>> = {
  Haven: {
    deploys: {
      on: [
        {
          on: {
            type: 'system',
            title: ['Rendezvous Point', 'Hoth', 'Yavin 4', 'Alderaan', 'Sullust'],
          },
        },
      ],
    },
    statics: [
      {
        static: 'deploy-cost',
        of: { whose: 'yours', kind: 'starship' },
        to: { where: 'same-location' },
        add: -2,
      },
      {
        static: 'deploy-cost',
        of: { whose: 'yours', kind: 'character', icon: 'pilot' },
        to: { where: 'same-location' },
        add: -1,
      },
      {
        static: 'side-number',
        change: 'battle-destinies',
        whose: 'yours',
        add: 1,
        when: { if: 'battle' },
      },
    ],
    triggers: [
      {
        when: 'always',
        if: { if: 'control', by: 'opponent' },
        do: [{ do: 'cancel-cards', what: SELF }],
      },
    ],
    immuneTo: ['Alter'],
  },
  'Dismantle On Sight': {
    deploys: {
      on: [
        {
          on: {
            type: 'droid',
            number: { name: 'armor', least: 1 },
            not: { title: 'IG-88' },
          },
          cost: 4,
        },
        { on: { title: 'IG-88' } },
      ],
    },
    triggers: [
      {
        when: { just: 'turn-ended', by: 'opponent' },
        if: { if: 'on-table', what: { type: 'imperial', where: 'present' } },
        do: [{ do: 'lose-cards', what: HOST }],
      },
      {
        when: { just: 'turn-ended', by: 'opponent' },
        if: {
          if: 'all',
          of: [
            { if: 'host', is: { title: 'IG-88' } },
            { if: 'on-table', what: { trait: 'bounty hunter', not: HOST, where: 'present' } },
          ],
        },
        do: [{ do: 'lose-cards', what: HOST }],
      },
    ],
  },
  "Jabba's Influence": {
    deploys: { on: [{ on: { whose: 'yours', trait: ['gangster', 'bounty hunter'] } }] },
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        limit: { times: 1, per: 'turn' },
        cost: { use: 3 },
        targets: [
          {
            name: 'target',
            what: {
              whose: 'opponents',
              kind: 'character',
              any: [{ trait: 'smuggler' }, { number: { name: 'ability', exactly: 1 } }],
              where: 'present',
            },
          },
        ],
        do: [
          {
            do: 'choose-one',
            as: 'way',
            who: 'opponent',
            options: ['use 5 Force', "return target to owner's hand"],
            provided: [
              { if: 'compare', left: { cardsIn: 'force', whose: 'opponents' }, is: '>=', right: 5 },
              null,
            ],
          },
          {
            do: 'if',
            when: { if: 'compare', left: { value: 'way' }, is: '=', right: 0 },
            so: [{ do: 'use-force', who: 'opponent', amount: 5 }],
            else: [{ do: 'return-to-hand', what: TARGET }],
          },
        ],
      },
    ],
  },
  'Information Exchange': {
    deploys: { on: [{ on: 'own-side' }] },
    actions: [
      {
        when: {
          just: 'battle-initiated',
          by: 'you',
          at: { has: { whose: 'yours', trait: 'information broker' } },
        },
        limit: { times: 1, per: 'battle' },
        do: [
          { do: 'look', at: 'reserve', whose: 'opponents', top: 4 },
          {
            do: 'choose-one',
            as: 'way',
            options: ['lose 1 Force and cancel that battle', 'let the battle go on'],
          },
          {
            do: 'if',
            when: { if: 'compare', left: { value: 'way' }, is: '=', right: 0 },
            so: [{ do: 'lose-force', who: 'you', amount: 1 }, { do: 'cancel' }],
          },
        ],
      },
    ],
  },
  'Quick Reflexes': {
    deploys: { on: [{ on: 'own-side' }] },
    actions: [
      {
        when: { phase: 'draw', of: 'you' },
        limit: { times: 1, per: 'turn' },
        cost: { use: 2 },
        do: [
          {
            do: 'choose-one',
            as: 'way',
            options: [
              'take Hidden Weapons into hand from Lost Pile; reshuffle',
              'deploy one blaster for free from Lost Pile',
            ],
          },
          {
            do: 'if',
            when: { if: 'compare', left: { value: 'way' }, is: '=', right: 0 },
            so: [{ do: 'search', what: { title: 'Hidden Weapons' }, from: 'lost' }],
            else: [{ do: 'deploy-from', pile: 'lost', what: { trait: 'blaster' }, free: true }],
          },
        ],
      },
    ],
  },
  Meditation: {
    deploys: {
      on: [{ on: { whose: 'yours', kind: 'character', number: { name: 'ability', least: 3.5 } } }],
    },
    statics: [
      {
        static: 'number',
        change: 'weapon-total',
        of: { kind: 'weapon', on: HOST },
        add: 3,
        when: { if: 'all', of: [{ if: 'came-earlier' }, inBattleAtSite()] },
      },
      {
        static: 'side-number',
        change: 'battle-destinies',
        whose: 'yours',
        add: 1,
        when: { if: 'all', of: [{ if: 'came-earlier' }, inBattleAtSite()] },
      },
    ],
    triggers: [
      {
        when: { just: 'battle-initiated', at: { where: 'same-location' } },
        if: {
          if: 'all',
          of: [
            { if: 'not', of: { if: 'came-earlier' } },
            { if: 'host', is: { inBattle: true } },
          ],
        },
        do: [{ do: 'lose-cards', what: SELF }],
      },
      {
        when: { just: 'battle-ended', at: { where: 'same-location' } },
        if: {
          if: 'all',
          of: [
            { if: 'not', of: { if: 'came-earlier' } },
            { if: 'host', is: { the: { chosen: 'fighters' } } },
          ],
        },
        do: [{ do: 'lose-cards', what: SELF }],
      },
      {
        when: { just: 'battle-ended', at: { type: 'site', where: 'same-location' } },
        if: {
          if: 'all',
          of: [{ if: 'came-earlier' }, { if: 'host', is: { the: { chosen: 'fighters' } } }],
        },
        do: [{ do: 'lose-cards', what: SELF }],
      },
    ],
  },
}

function inBattleAtSite() {
  return { if: 'host', is: { inBattle: true, where: { atA: { type: 'site' } } } } as const
}
