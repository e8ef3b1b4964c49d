/** Entries of droids that spy on hands, and of what is fitted to them. */
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { Static } from '../../../text/statics.ts'
import type { CardAction, CardText } from '../../../text/text.ts'
import { adds, MINE, SELF, there, thisIs } from '../../premiere/common.ts'

const PROBE: Filter = { ...MINE, trait: 'probe droid' }
const ONCE = { times: 1, per: 'turn' } as const

const ON_RED_FIVE: Condition = { if: 'host', is: { persona: 'Red 5' } }
/** What an astromech adds aboard a starfighter, and a little more aboard Red 5. */
const adding = (change: 'power' | 'maneuver' | 'hyperspeed'): readonly Static[] =>
  [2, 3].map((add) =>
    adds(
      change,
      add,
      { the: 'host' },
      {
        if: 'all',
        of: [
          thisIs({ on: { type: 'starfighter' } }),
          add === 3 ? ON_RED_FIVE : { if: 'not', of: ON_RED_FIVE },
        ],
      },
    ),
  )
/** At a link, the destinies of the opponent between two numbers bring something. */
const reads = (least: number, most: number, step: Instruction): CardAction => ({
  when: { just: 'destiny-drawn', by: 'opponent', card: { number: { name: 'destiny', least, most } } },
  if: thisIs({ where: { atA: { type: 'site', icon: 'scomp-link' } } }),
  do: [step],
})

export const SCOUTS: Readonly<Record<string, CardText>> = {
  'R2-D2 (Artoo-Detoo)': {
    statics: [...adding('power'), ...adding('maneuver'), ...adding('hyperspeed')],
    actions: [reads(1, 3, { do: 'activate', amount: 1 }), reads(4, 6, { do: 'draw-cards', amount: 1 })],
  },
  'Probe Droid': {
    deploys: { if: there({ model: 'Star Destroyer' }) },
    statics: [
      { static: 'allows', what: 'drain-without-presence', of: SELF },
      { static: 'allows', what: 'battle-without-presence', of: SELF },
    ],
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        if: thisIs({ where: { atA: { type: 'site' } } }),
        limit: ONCE,
        do: [
          {
            do: 'look',
            at: 'hand',
            whose: 'opponents',
            random: { sum: [{ icons: 'light' }, { number: 'x', of: SELF }] },
          },
        ],
      },
    ],
  },
  'Probe Antennae': {
    deploys: {
      on: [{ on: PROBE }, { on: { ...MINE, type: 'droid', not: { trait: 'probe droid' } }, cost: 1 }],
    },
    statics: [
      {
        static: 'number',
        change: 'x',
        of: { the: 'host' },
        add: 2,
        when: { if: 'host', is: { trait: 'probe droid' } },
      },
    ],
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        if: {
          if: 'host',
          is: { not: { trait: 'probe droid' }, where: { atA: { type: 'site', controlled: 'you' } } },
        },
        limit: ONCE,
        do: [{ do: 'look', at: 'hand', whose: 'opponents', random: 1 }],
      },
    ],
  },
  'K-3PO (Kay-Threepio)': {
    statics: [
      { static: 'allows', what: 'battle-without-presence', of: SELF },
      {
        static: 'number',
        change: 'power',
        of: SELF,
        add: { count: { ...MINE, type: 'droid', not: SELF, where: 'same-site' } },
        when: {
          if: 'any',
          of: [thisIs({ where: { sitesOf: 'Hoth' } }), thisIs({ where: { sitesOf: 'Yavin 4' } })],
        },
      },
      {
        static: 'gives',
        trait: 'leader',
        to: SELF,
        when: there({ ...MINE, type: 'droid', not: SELF, where: 'present' }),
      },
    ],
  },
}
