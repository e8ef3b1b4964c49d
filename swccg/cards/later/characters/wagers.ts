/** Entries of cards that draw destiny against somebody: wagers, holds, guesses and long shots. */
import type { Amount, Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'

const TARGET: Filter = { the: { chosen: 'target' } }
const WOOKIEE: Filter = { the: { chosen: 'wookiee' } }
const strength = (drawn: string, of: Filter): Amount => ({
  sum: [{ value: drawn }, { number: 'ability', of }, { number: 'power', of }],
})
const DESTINY_NUMBER: Amount = { number: 'destiny', of: TARGET }

/** Both must be able to draw (ccgx/final/destiny-needs-reserve). */
const BOTH_CAN_DRAW: Extract<Condition, { if: 'all' | 'any' }> = {
  if: 'all',
  of: (['yours', 'opponents'] as const).map((whose) => ({
    if: 'compare',
    left: { cardsIn: 'reserve', whose },
    is: '>',
    right: 0,
  })),
}

export const WAGERS: Readonly<Record<string, CardText>> = {
  Vedain: {
    deploys: { only: { where: { sitesOf: 'Tatooine' } } },
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        limit: { times: 1, per: 'turn' },
        if: {
          if: 'all',
          of: [{ if: 'this', is: { where: { sitesOf: "Jabba's Palace" } } }, ...BOTH_CAN_DRAW.of],
        },
        cost: { use: 2 },
        do: [
          { do: 'draw-destiny', as: 'yours', inAnyCase: true },
          { do: 'draw-destiny', as: 'theirs', who: 'opponent', inAnyCase: true },
          {
            do: 'if',
            when: { if: 'compare', left: { value: 'yours' }, is: '<', right: { value: 'theirs' } },
            so: [{ do: 'lose-force', who: 'you', amount: 1 }],
          },
          {
            do: 'if',
            when: { if: 'compare', left: { value: 'yours' }, is: '>', right: { value: 'theirs' } },
            so: [{ do: 'lose-force', who: 'opponent', amount: 1 }],
          },
        ],
      },
    ],
  },
  "Barquin D'an": {
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        limit: { times: 1, per: 'turn' },
        if: BOTH_CAN_DRAW,
        cost: { use: 1 },
        do: [
          { do: 'draw-destiny', as: 'yours', count: 2, inAnyCase: true },
          {
            do: 'remember',
            as: 'total',
            amount: {
              sum: [{ value: 'yours' }, { count: { whose: 'yours', trait: 'gambler', where: 'same-site' } }],
            },
          },
          { do: 'draw-destiny', as: 'theirs', count: 2, who: 'opponent', inAnyCase: true },
          {
            do: 'if',
            when: { if: 'compare', left: { value: 'total' }, is: '>', right: { value: 'theirs' } },
            so: [{ do: 'may', so: [{ do: 'retrieve', amount: 1 }] }],
          },
          {
            do: 'if',
            when: { if: 'compare', left: { value: 'total' }, is: '<', right: { value: 'theirs' } },
            so: [{ do: 'may', who: 'opponent', so: [{ do: 'retrieve', who: 'opponent', amount: 1 }] }],
          },
        ],
      },
    ],
  },
  'Wookiee Strangle': {
    actions: [
      {
        when: 'any-time',
        if: BOTH_CAN_DRAW,
        cost: { use: 2 },
        targets: [
          { name: 'wookiee', what: { whose: 'yours', trait: 'wookiee', present: true } },
          {
            name: 'target',
            what: {
              whose: 'opponents',
              kind: 'character',
              not: { type: 'droid' },
              present: true,
              where: { atA: { has: WOOKIEE } },
            },
          },
        ],
        do: [
          { do: 'draw-destiny', as: 'yours', inAnyCase: true },
          { do: 'draw-destiny', as: 'theirs', who: 'opponent', inAnyCase: true },
          {
            do: 'if',
            when: {
              if: 'compare',
              left: strength('yours', WOOKIEE),
              is: '>',
              right: strength('theirs', TARGET),
            },
            so: [{ do: 'lose-cards', what: TARGET }],
          },
        ],
      },
    ],
  },
  'Off The Edge': {
    actions: [
      {
        when: 'any-time',
        targets: [
          {
            name: 'target',
            what: { whose: 'yours', kind: 'character', where: { sitesOf: 'Cloud City' } },
          },
        ],
        do: [
          { do: 'draw-destiny' },
          {
            do: 'if',
            when: { if: 'compare', left: { value: 'destiny' }, is: '>', right: DESTINY_NUMBER },
            so: [{ do: 'retrieve', amount: { less: DESTINY_NUMBER, from: { value: 'destiny' } } }],
          },
          {
            do: 'if',
            when: { if: 'compare', left: { value: 'destiny' }, is: '<', right: DESTINY_NUMBER },
            so: [
              {
                do: 'lose-force',
                who: 'you',
                amount: { less: { value: 'destiny' }, from: DESTINY_NUMBER },
              },
            ],
          },
          {
            do: 'if',
            when: { if: 'compare', left: { value: 'destiny' }, is: '=', right: DESTINY_NUMBER },
            so: [{ do: 'lose-cards', what: TARGET }],
          },
        ],
      },
    ],
  },
  'Tawss Khaa': {
    statics: [
      {
        static: 'number',
        change: 'power',
        of: { the: 'self' },
        add: 3,
        when: {
          if: 'on-table',
          what: {
            whose: 'opponents',
            type: 'alien',
            number: { name: 'ability', least: 3.5 },
            where: 'present',
          },
        },
      },
      { static: 'number', change: 'immunity', of: { the: 'self' }, become: 3 },
    ],
    triggers: [
      {
        when: { just: 'battle-initiated', by: 'you', at: { where: 'same-location' } },
        if: { if: 'this', is: { where: 'present' } },
        do: [
          { do: 'choose-one', as: 'prediction', options: ['you win', 'opponent wins'] },
          {
            do: 'after-battle',
            so: [
              {
                do: 'if',
                when: { if: 'compare', left: { value: 'prediction' }, is: '=', right: { value: 'winner' } },
                so: [{ do: 'retrieve', amount: 1, random: true }],
                else: [{ do: 'lose-force', who: 'you', amount: 1 }],
              },
            ],
          },
        ],
      },
    ],
  },
  Yarkora: {
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        limit: { times: 1, per: 'turn' },
        targets: [{ name: 'target', what: { trait: 'undercover', where: 'same-site' } }],
        do: [
          { do: 'draw-destiny' },
          {
            do: 'choose-number',
            as: 'subtracted',
            from: 0,
            to: { count: { whose: 'yours', trait: 'yarkora' } },
          },
          {
            do: 'if',
            when: {
              if: 'compare',
              left: { less: { value: 'subtracted' }, from: { value: 'destiny' } },
              is: '=',
              right: { number: 'ability', of: TARGET },
            },
            so: [{ do: 'break-cover', what: TARGET }],
          },
        ],
      },
    ],
  },
  Ghoel: {
    deploys: { only: { type: 'site', icon: 'interior' } },
    statics: [{ static: 'bars', what: 'move', of: { the: 'self' } }],
    actions: [
      {
        when: 'any-time',
        if: { if: 'all', of: [{ if: 'battle' }, { if: 'this', is: { where: { atA: { type: 'site' } } } }] },
        limit: { times: 1, per: 'battle' },
        targets: [{ name: 'target', what: { kind: 'character', where: 'present' } }],
        do: [
          { do: 'draw-destiny' },
          {
            do: 'if',
            when: {
              if: 'compare',
              left: { sum: [{ value: 'destiny' }, 3] },
              is: '>',
              right: { number: 'ability', of: TARGET },
            },
            so: [
              {
                do: 'for-a-while',
                what: { static: 'number', change: 'usable-ability', of: TARGET, fix: 0 },
                until: 'end-of-turn',
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
        add: { noted: 'beheaded' },
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
          { do: 'note', as: 'beheaded', amount: { sum: [{ noted: 'beheaded' }, 1] } },
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
}
