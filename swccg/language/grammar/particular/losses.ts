/** Functions about Force that is lost, and shots that miss. */
import { either, say } from '@dejarik/kernel/language'
import type { Amount } from '../../../text/condition.ts'
import type { Parser } from '../../source.ts'
import { number } from '../changes.ts'
import { compare, not, there } from '../conditions.ts'
import { cardName } from '../names.ts'
import { count, selector } from '../nouns.ts'

import { chosen, type Deeds, forBattle, forTurn, MINE, THEIRS } from './steps.ts'

/** Losses, aims and half measures. */
const FORCE: Amount = { value: 'Force' }
export const losses: Parser<Deeds> = either<Deeds>(
  say`If you must lose Force for any reason, reduce the loss by X amount by using X Force`(() => [
    {
      when: { just: 'must-lose-force', by: 'you' },
      if: compare({ cardsIn: 'force', whose: 'yours' }, '>', 0),
      first: [
        {
          do: 'choose-number',
          as: 'Force',
          to: { smallest: [{ value: 'amount' }, { cardsIn: 'force', whose: 'yours' }] },
        },
        { do: 'use-force', amount: FORCE },
      ],
      do: [{ do: 'change-loss', by: { less: FORCE, from: 0 } }],
    },
  ]),
  say`If ${cardName} was just played, it is canceled and may use X Force to raise damage against opponent by X amount`(
    (card) => [
      {
        when: { just: 'played', card },
        first: [
          { do: 'choose-number', as: 'Force', from: 0, to: { cardsIn: 'force', whose: 'yours' } },
          { do: 'use-force', amount: FORCE },
        ],
        do: [{ do: 'cancel' }, { do: 'change-loss', by: FORCE }],
      },
    ],
  ),
  say`If opponent just lost Force from a battle, play to increase loss by ${count} Force`((amount) => [
    {
      when: { just: 'lost-force', by: 'opponent', from: 'battle' },
      do: [{ do: 'lose-force', who: 'opponent', amount }],
    },
  ]),
  say`If opponent just targeted ${selector} with ${selector}, subtract ${count} from each of that weapon's destiny draws`(
    (card, source, n) => [
      {
        when: { just: 'targeted', by: 'opponent', card, source },
        do: [forBattle(number('weapon-draw', chosen('source'), { add: -n }))],
      },
    ],
  ),
  say`If you have less than ${count} Life Force, play during opponent's control phase[.] For remainder of turn, each time you must lose Force, the loss is cut in half \(round up\)[.] If ${selector}, round down`(
    (less, droids) => [
      {
        when: { phase: 'control', of: 'opponent' },
        if: compare({ cardsIn: 'life-force', whose: 'yours' }, '<', less),
        do: (['up', 'down'] as const).map((round) => {
          const found = there({ ...MINE, ...droids })
          return forTurn({
            static: 'halves-losses',
            whose: 'yours',
            round,
            when: round === 'down' ? found : not(found),
          })
        }),
      },
    ],
  ),
  say`If opponent has ${count} cards or less in hand, opponent must immediately lose ${count} Force \(${count} Force if it is your turn\)[.] If opponent has ${selector}, loss is reduced by ${count}`(
    (most, less, more, spare, by) => {
      const amount = (from: number): Amount => ({ less: { oneOf: { ...THEIRS, ...spare }, is: by }, from })
      return [
        {
          if: compare({ cardsIn: 'hand', whose: 'opponents' }, '<=', most),
          do: [
            {
              do: 'if',
              when: { if: 'phase', of: 'you' },
              so: [{ do: 'lose-force', who: 'opponent', amount: amount(more) }],
              else: [{ do: 'lose-force', who: 'opponent', amount: amount(less) }],
            },
          ],
        },
      ]
    },
  ),
)
