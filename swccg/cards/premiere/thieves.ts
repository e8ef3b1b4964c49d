/** Premiere characters who take what belongs to others. */
import type { Filter } from '../../text/filter.ts'
import type { Instruction } from '../../text/instruction.ts'
import type { CardText, Limit } from '../../text/text.ts'
import { compare, DESTINY, drawing, SELF, TARGET, thisIs } from './common.ts'

const THEIRS_HERE: Filter = { whose: 'opponents', where: 'present' }
/** What one character can carry off. */
const PORTABLE: Filter = { movable: true, not: { type: ['automated', 'starship'] } }
/** What text lets somebody do in a phase without a number is done once in it. */
const ONCE: Limit = { times: 1, per: 'turn' }

/** One of the ways in which the sisters use their success; the gear must be present, they need not be. */
const take = (way: number, kind: 'weapon' | 'device', act: Instruction, only: Filter = {}): Instruction => ({
  do: 'if',
  when: compare({ value: 'way' }, '=', way),
  so: [
    {
      do: 'choose',
      as: 'target',
      what: { kind, whose: 'opponents', where: 'same-location', present: true, ...only },
      least: 0,
      most: 2,
    },
    act,
  ],
})
const STEAL: Instruction = { do: 'steal', what: TARGET, to: SELF }
const DESTROY: Instruction = { do: 'lose-cards', what: TARGET }

export const thieves: Readonly<Record<string, CardText>> = {
  Kabe: {
    statics: [
      { static: 'allows', what: 'transfer-free', of: { kind: 'weapon', on: SELF } },
      {
        static: 'bars',
        what: 'fire',
        of: { kind: 'weapon', on: SELF },
        when: { if: 'not', of: thisIs({ icon: 'warrior' }) },
      },
    ],
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        limit: ONCE,
        targets: [
          {
            name: 'target',
            what: { kind: ['weapon', 'device'], whose: 'opponents', where: 'same-site', ...PORTABLE },
          },
        ],
        do: drawing('<', { number: 'destiny', of: TARGET }, STEAL),
      },
    ],
  },
  'Momaw Nadon': {
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        limit: ONCE,
        targets: [
          {
            name: 'target',
            what: {
              ...THEIRS_HERE,
              any: [{ trait: 'bantha' }, { title: ['Dewback', 'Wampa', 'Rancor', 'Bubo', 'Dragonsnake'] }],
            },
          },
        ],
        do: [{ do: 'steal', what: TARGET }],
      },
    ],
  },
  Wioslea: {
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        limit: ONCE,
        cost: { use: 1 },
        targets: [
          {
            name: 'target',
            what: {
              ...THEIRS_HERE,
              any: [
                { kind: 'vehicle', type: 'transport', not: { with: { kind: 'character' } } },
                { kind: 'character', type: 'droid' },
              ],
            },
          },
        ],
        do: [
          { do: 'draw-destiny' },
          {
            do: 'if',
            when: {
              if: 'all',
              of: [
                compare(DESTINY, '>', { number: 'destiny', of: TARGET }),
                compare({ cardsIn: 'force', whose: 'yours' }, '>=', { number: 'deploy', of: TARGET }),
              ],
            },
            so: [
              {
                do: 'may',
                so: [
                  { do: 'use-force', amount: { number: 'deploy', of: TARGET } },
                  { do: 'steal', what: TARGET },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  'Tonnika Sisters': {
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        limit: { times: 2, per: 'turn' },
        cost: { use: 2 },
        do: [
          { do: 'draw-destiny', as: 'first' },
          { do: 'draw-destiny', as: 'second' },
          {
            do: 'if',
            when: {
              if: 'any',
              of: (['first', 'second'] as const).map((value) => compare({ value }, '=', 2)),
            },
            so: [
              {
                do: 'choose-one',
                as: 'way',
                options: ['steal weapons', 'steal devices', 'destroy weapons', 'destroy devices'],
              },
              take(0, 'weapon', STEAL, PORTABLE),
              take(1, 'device', STEAL, PORTABLE),
              take(2, 'weapon', DESTROY),
              take(3, 'device', DESTROY),
            ],
          },
        ],
      },
    ],
  },
}
