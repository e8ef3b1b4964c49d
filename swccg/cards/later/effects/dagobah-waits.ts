/** Entries of Effects of Dagobah that wait for something at the end of a phase, or draw creatures. */
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { CardAction, CardText, CardTrigger } from '../../../text/text.ts'
import { chosen, MINE, SELF, THEIRS, there } from '../../premiere/common.ts'

const HOST: Filter = { the: 'host' }
const ONCE = { times: 1, per: 'turn' } as const
const not = (of: Condition): Condition => ({ if: 'not', of })
const opponentLoses = (amount: number): Instruction => ({ do: 'lose-force', who: 'opponent', amount })

/** Draws a card, which comes to the table at once if it is a creature of space. */
const hunts = (action: Pick<CardAction, 'cost' | 'first' | 'limit'>): CardText => ({
  deploys: { on: [{ on: 'own-side' }] },
  actions: [
    {
      when: 'any-time',
      ...action,
      do: [
        { do: 'draw-cards', amount: 1, as: 'drawn card' },
        {
          do: 'deploy-from',
          pile: 'hand',
          what: { ...chosen('drawn card'), trait: 'space creature' },
          free: true,
        },
      ],
    },
  ],
})

const LOCATION: Filter = { kind: 'location', fresh: true }
/** Whoever brings no location in a deploy phase loses Force. */
const forNone = (who: 'you' | 'opponent', whose: Filter): CardTrigger => ({
  when: { just: 'phase-ended', by: who, phase: 'deploy' },
  if: not(there({ ...whose, ...LOCATION })),
  do: [{ do: 'lose-force', who, amount: 1 }],
})

export const DAGOBAH_WAITS: Readonly<Record<string, CardText>> = {
  'Flash Of Insight': hunts({ cost: { use: 3 } }),
  'Shot In The Dark': hunts({ limit: ONCE, first: [{ do: 'lose-force', who: 'you', amount: 1 }] }),
  'Order To Engage': {
    deploys: { on: [{ on: 'opponents-side', cost: 2 }] },
    triggers: [
      {
        when: { just: 'phase-ended', by: 'opponent', phase: 'battle' },
        if: there({
          kind: 'location',
          occupied: 'you',
          any: [{ occupied: 'opponent' }],
          quiet: true,
        }),
        do: [opponentLoses(3)],
      },
    ],
  },
  'Much Anger In Him': {
    deploys: { on: [{ on: { type: 'rebel' } }] },
    triggers: [
      {
        when: { just: 'phase-ended', by: 'opponent', phase: 'battle' },
        if: there({
          kind: 'location',
          occupied: 'you',
          has: { ...HOST, number: { name: 'ability', least: 1 } },
          quiet: true,
        }),
        do: [opponentLoses(4)],
      },
    ],
  },
  'Location, Location, Location': {
    deploys: { on: [{ on: 'own-side' }] },
    triggers: [
      forNone('you', MINE),
      forNone('opponent', THEIRS),
      {
        when: 'always',
        if: {
          if: 'any',
          of: [
            { if: 'on-table', what: { ...MINE, ...LOCATION }, least: 3 },
            { if: 'on-table', what: { ...THEIRS, ...LOCATION }, least: 3 },
          ],
        },
        do: [{ do: 'cancel-cards', what: SELF }],
      },
    ],
  },
}
