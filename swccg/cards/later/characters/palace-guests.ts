/** Entries of guests of the palace who peek, laugh, hunt, calm creatures and look after each other. */
import type { CardText } from '../../../text/text.ts'
import { ANSWERED, adds, SELF, TARGET, there, thisIs, worthMore } from '../entry-words.ts'

const COURT = "Jabba's Palace: Audience Chamber"

export const PALACE_GUESTS: Readonly<Record<string, CardText>> = {
  'Chadra-Fan': {
    statics: worthMore(2, SELF, there({ title: 'Kabe', where: { at: COURT } })),
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        limit: { times: 1, per: 'turn' },
        if: { if: 'compare', left: { cardsIn: 'hand', whose: 'opponents' }, is: '>', right: 0 },
        do: [
          {
            do: 'look',
            at: 'hand',
            whose: 'opponents',
            random: 1,
            take: { what: { kind: 'weapon', type: 'character' }, to: 'hand', most: 1 },
          },
        ],
      },
    ],
  },
  Ithorian: {
    statics: [
      ...worthMore(2, SELF, there({ title: 'Momaw Nadon', where: { at: COURT } })),
      {
        static: 'side-number',
        change: 'force-icons',
        whose: 'both',
        add: 1,
        when: thisIs({
          where: {
            atA: {
              type: 'site',
              any: [
                { titleHas: 'Jungle' },
                { titleHas: 'Swamp' },
                { titleHas: 'Forest' },
                { icon: 'exterior', where: { sitesOf: 'Endor' } },
              ],
            },
          },
        }),
      },
      {
        static: 'bars',
        what: 'attack',
        of: { kind: 'creature', icon: 'selective-creature', where: 'present' },
      },
    ],
  },
  'Salacious Crumb': {
    statics: [
      {
        static: 'side-number',
        change: 'battle-cost',
        whose: 'opponents',
        fix: 0,
        when: thisIs({ where: { atA: { type: 'site' } } }),
      },
    ],
    triggers: [
      {
        when: { just: 'destiny-drawn', by: 'opponent', for: 'battle' },
        if: there({ type: 'site', inBattle: true, where: 'same-or-adjacent-site' }),
        do: [
          {
            do: 'if',
            when: { if: 'parity', of: { value: 'amount' }, is: 'even' },
            so: [{ do: 'use-force', who: 'opponent', amount: 1 }],
          },
          {
            do: 'if',
            when: { if: 'parity', of: { value: 'amount' }, is: 'odd' },
            so: [{ do: 'put-on-pile', what: ANSWERED, piles: ['lost'] }],
          },
        ],
      },
    ],
  },
  'Shasa Tiel': {
    statics: [
      adds('power', 1, SELF, thisIs({ where: { atA: { type: 'site', titleHas: 'Swamp' } } })),
      ...worthMore(2, { trait: 'ishi tib', whose: 'yours', not: SELF }, thisIs({ where: { at: COURT } })),
    ],
    actions: [
      {
        when: { phase: 'control', of: 'opponent' },
        limit: { times: 1, per: 'turn' },
        cost: { use: 3 },
        if: { if: 'compare', left: { cardsIn: 'force', whose: 'opponents' }, is: '>', right: 0 },
        do: [{ do: 'look', at: 'force', whose: 'opponents', reorder: true }],
      },
    ],
  },
  'Saelt-Marae': {
    statics: (['power', 'forfeit'] as const).map((change) => ({
      static: 'number',
      change,
      of: { whose: 'yours', trait: 'yarkora', not: { the: 'self' } },
      add: 2,
      when: { if: 'this', is: { where: { at: "Jabba's Palace: Audience Chamber" } } },
    })),
    actions: [
      {
        when: 'battle',
        if: {
          if: 'all',
          of: [
            { if: 'this', is: { inBattle: true } },
            { if: 'on-table', what: { whose: 'opponents', type: 'alien', where: 'present' } },
          ],
        },
        limit: { times: 1, per: 'battle' },
        cost: { use: 3 },
        do: [
          { do: 'choose-one', as: 'deck', options: ['your Reserve Deck', "opponent's Reserve Deck"] },
          {
            do: 'if',
            when: { if: 'compare', left: { value: 'deck' }, is: '=', right: 0 },
            so: [{ do: 'look', at: 'reserve', whose: 'yours', top: 1 }],
            else: [{ do: 'look', at: 'reserve', whose: 'opponents', top: 1 }],
          },
        ],
      },
    ],
  },
  'Weequay Hunter': {
    deploys: { only: { where: { sitesOf: 'Tatooine' } } },
    actions: [
      {
        when: { just: 'battle-initiated', at: { where: 'same-location' } },
        if: {
          if: 'all',
          of: [
            { if: 'this', is: { where: 'present' } },
            {
              if: 'compare',
              left: { count: { trait: 'tusken raider', where: 'present' } },
              is: '<=',
              right: { count: { trait: 'weequay', where: 'present' } },
            },
          ],
        },
        limit: { times: 1, per: 'battle' },
        targets: [{ name: 'target', what: { whose: 'yours', trait: 'bantha', where: 'present' } }],
        first: [{ do: 'lose-cards', what: TARGET }],
        do: [
          {
            do: 'for-a-while',
            what: {
              static: 'number',
              change: 'power',
              of: { trait: 'weequay', where: 'same-location' },
              add: 2,
            },
            until: 'end-of-turn',
          },
        ],
      },
    ],
  },
  Amanaman: {
    statics: [
      {
        static: 'side-number',
        change: 'attrition',
        whose: 'yours',
        at: { type: 'site', where: 'same-location', inBattle: true },
        add: { noted: 'X' },
      },
    ],
    actions: [
      {
        when: {
          just: 'lost',
          card: { whose: 'opponents', kind: 'character', not: { type: 'droid' } },
          at: { where: 'same-location' },
        },
        if: { if: 'all', of: [{ if: 'battle' }, { if: 'this', is: { where: 'present' } }] },
        limit: { times: 1, per: 'battle' },
        cost: { use: 2 },
        do: [
          { do: 'out-of-play', what: { the: { chosen: 'answered' } } },
          { do: 'note', as: 'X', amount: { sum: [{ noted: 'X' }, 1] } },
        ],
      },
    ],
  },
  Rappertunie: {
    statics: [
      {
        static: 'side-number',
        change: 'battle-cost',
        whose: 'opponents',
        add: { count: { trait: 'musician', where: 'present' } },
        when: { if: 'this', is: { where: 'present' } },
      },
    ],
    actions: [
      {
        when: 'battle',
        if: { if: 'this', is: { inBattle: true } },
        limit: { times: 1, per: 'battle' },
        targets: [
          {
            name: 'target',
            what: { kind: 'character', not: { type: 'droid' }, inBattle: true, present: true },
          },
        ],
        do: [
          { do: 'draw-destiny' },
          {
            do: 'if',
            when: {
              if: 'compare',
              left: { value: 'destiny' },
              is: '>',
              right: { number: 'defense', of: TARGET },
            },
            so: [
              {
                do: 'for-a-while',
                what: { static: 'number', change: 'power', of: TARGET, fix: 0 },
                until: 'end-of-battle',
              },
            ],
          },
        ],
      },
    ],
  },
  'Chief Retwin': {
    actions: [
      {
        when: 'battle',
        if: { if: 'this', is: { inBattle: true } },
        cost: { use: 3 },
        do: [{ do: 'exclude', what: { the: 'self' } }],
      },
      {
        when: 'any-time',
        cost: { use: 2 },
        targets: [
          {
            name: 'target',
            what: { kind: ['device', 'weapon'], on: { type: 'site' }, where: 'present' },
          },
        ],
        do: [
          { do: 'draw-destiny' },
          {
            do: 'if',
            when: {
              if: 'compare',
              left: { value: 'destiny' },
              is: '>',
              right: { number: 'deploy', of: TARGET },
            },
            so: [{ do: 'lose-cards', what: TARGET }],
          },
        ],
      },
    ],
  },
}
