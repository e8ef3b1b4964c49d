/** Entries of cards that draw destiny against somebody: wagers, holds, guesses and long shots. */
import type { Amount, Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'
import { TARGET } from '../entry-words.ts'

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
}
