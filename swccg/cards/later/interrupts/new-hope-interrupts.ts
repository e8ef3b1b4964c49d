/** Entries of Interrupts of A New Hope whose sentences no other card says. */
import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'
import { chosen, compare, DESTINY, MINE, TARGET, THEIRS } from '../../premiere/common.ts'
import { ANSWERED } from '../entry-words.ts'

const AT = chosen('at')
const REVOLUTION: Filter = { title: 'Revolution' }
/** A spy on the table, under cover or not. */
const SPY: Filter = {
  trait: 'spy',
  any: [{ trait: 'undercover' }, { not: { trait: 'missing' } }],
}

export const NEW_HOPE_INTERRUPTS: Readonly<Record<string, CardText>> = {
  Evader: {
    actions: [
      {
        when: 'any-time',
        if: { if: 'on-table', what: REVOLUTION },
        do: [
          { do: 'lose-force', who: 'opponent', amount: { count: { ...THEIRS, ...REVOLUTION } } },
          { do: 'lose-force', who: 'you', amount: { count: { ...MINE, ...REVOLUTION } } },
          { do: 'cancel-cards', what: REVOLUTION },
        ],
      },
      {
        when: { just: 'lost', card: { any: [{ persona: 'Vader' }, { title: "Vader's Custom TIE" }] } },
        do: [{ do: 'put-on-pile', what: ANSWERED, piles: ['used'] }, { do: 'lose-this' }],
      },
      {
        when: { just: 'lost', card: { type: 'imperial' }, at: { where: { system: 'Death Star' } } },
        do: [{ do: 'put-on-pile', what: ANSWERED, piles: ['used'] }, { do: 'lose-this' }],
      },
    ],
  },
  'Double Agent': {
    actions: [
      {
        when: 'any-time',
        targets: [
          {
            name: 'target',
            what: {
              ...THEIRS,
              ...SPY,
              where: {
                atA: {
                  type: 'site',
                  has: {
                    ...MINE,
                    trait: 'spy',
                    any: [{ trait: 'undercover' }, { not: { trait: 'captive' } }],
                  },
                },
              },
            },
          },
        ],
        do: [
          { do: 'draw-destiny' },
          {
            do: 'if',
            when: compare({ sum: [DESTINY, { oneOf: { ...TARGET, trait: 'undercover' }, is: 2 }] }, '>', 2),
            so: [{ do: 'lose-cards', what: TARGET }],
          },
        ],
      },
      {
        when: 'any-time',
        targets: [
          {
            name: 'target',
            what: { ...THEIRS, title: 'Tonnika Sisters', present: true, where: { atA: { type: 'site' } } },
          },
        ],
        do: [{ do: 'cross-over', what: TARGET }],
      },
    ],
  },
  Informant: {
    actions: [
      {
        when: {
          just: 'battle-initiated',
          by: 'opponent',
          at: { type: 'site', has: { ...MINE, trait: 'undercover' } },
        },
        do: [
          {
            do: 'for-a-while',
            what: {
              static: 'allows',
              what: 'react',
              of: { ...MINE, kind: 'character', where: { atA: { type: 'site', adjacentTo: AT } } },
              to: AT,
            },
            until: 'end-of-battle',
          },
          {
            do: 'for-a-while',
            what: {
              static: 'allows',
              what: 'react-free',
              of: { ...MINE, kind: 'character', where: { atA: { type: 'site', adjacentTo: AT } } },
              to: AT,
            },
            until: 'end-of-battle',
          },
        ],
      },
      { when: { just: 'played', card: { title: 'Sabotage', kind: 'interrupt' } }, do: [{ do: 'cancel' }] },
    ],
  },
}
