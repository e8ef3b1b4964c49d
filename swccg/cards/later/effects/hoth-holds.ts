/** Entries of Effects of Hoth and Dagobah that hold a place, a ship, or another Effect. */
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { CardText, CardTrigger } from '../../../text/text.ts'
import { compare, MINE } from '../../premiere/common.ts'

const HOST: Filter = { the: 'host' }
const not = (of: Condition): Condition => ({ if: 'not', of })
const HELD = 'held'
const note = (amount: number): Instruction => ({ do: 'note', as: HELD, amount })

/** Whoever owns the Effect beneath pays for it in his draw phases, or gives it up. */
const charges = (who: 'you' | 'opponent', whose: 'yours' | 'opponents'): CardTrigger => ({
  when: { just: 'phase-began', by: who, phase: 'draw' },
  if: {
    if: 'all',
    of: [
      { if: 'host', is: { whose } },
      { if: 'occupy', at: { trait: 'asteroid sector' } },
    ],
  },
  do: [
    { do: 'choose-one', as: 'choice', who, options: ['lose 1 Force', 'cancel that Effect'] },
    {
      do: 'if',
      when: compare({ value: 'choice' }, '=', 0),
      so: [{ do: 'lose-force', who, amount: 1 }],
      else: [{ do: 'cancel-cards', what: HOST }],
    },
  ],
})
const charging: CardText = {
  deploys: {
    on: [
      {
        on: {
          kind: 'effect',
          not: { any: [{ type: ['starting', 'immediate', 'mobile'] }, { immuneTo: 'Alter' }] },
        },
      },
    ],
  },
  triggers: [charges('opponent', 'opponents'), charges('you', 'yours')],
  immuneTo: ['Alter'],
}

export const HOLDS: Readonly<Record<string, CardText>> = {
  'Imperial Domination': {
    deploys: { on: [{ on: { kind: 'location' } }] },
    triggers: [
      {
        when: 'always',
        if: {
          if: 'all',
          of: [
            { if: 'phase', phase: 'control', of: 'you' },
            { if: 'control' },
            { if: 'noted', name: HELD, is: 0 },
          ],
        },
        do: [note(1)],
      },
      {
        when: { just: 'phase-ended', by: 'you', phase: 'control' },
        if: { if: 'noted', name: HELD },
        do: [
          {
            do: 'if',
            when: not({ if: 'host', is: { drained: true } }),
            so: [
              {
                do: 'for-a-while',
                what: {
                  static: 'side-number',
                  change: 'force-generation',
                  whose: 'opponents',
                  at: HOST,
                  fix: 0,
                },
                until: 'start-of-your-next-turn',
              },
            ],
          },
          note(0),
        ],
      },
    ],
  },
  'Silence Is Golden': {
    deploys: { on: [{ on: 'own-side', cost: 2 }] },
    statics: [
      {
        static: 'bars',
        what: 'react',
        of: {},
        to: { has: { type: 'droid', present: true } },
      },
    ],
    actions: [
      {
        by: 'either',
        through: { title: 'Scomp Link Access' },
        when: 'any-time',
        do: [{ do: 'cancel-cards', what: { title: 'Silence Is Golden' } }],
      },
    ],
  },
  'Death Squadron': {
    deploys: { on: [{ on: { type: 'system' } }] },
    statics: [
      {
        static: 'side-number',
        change: 'total-power',
        whose: 'yours',
        at: HOST,
        add: { count: { ...MINE, kind: 'starship', where: 'present' } },
      },
      {
        static: 'frees-moves',
        by: ['shuttle'],
        of: {
          any: [
            { kind: 'character', trait: 'trooper' },
            { kind: 'vehicle', type: 'combat' },
          ],
        },
        to: { type: 'site', where: 'related-site' },
      },
    ],
  },
  'Ineffective Maneuver': charging,
  'Sudden Impact': charging,
}
