/** Functions that cancel by a draw, or by a word in the title. */
import { either, pattern, say } from '@dejarik/kernel/language'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { Parser } from '../../source.ts'
import { compare } from '../conditions.ts'
import { ANSWERED, TARGET } from '../filters.ts'
import { cardName } from '../names.ts'

import { DESTINY, type Deeds, DRAW, when } from './steps.ts'

/** Cancelling by a draw below the ability of your ablest character. */
const byAbility = (so: Instruction): readonly Instruction[] => [
  DRAW,
  when(compare(DESTINY, '<', { highest: 'ability', of: { kind: 'character', whose: 'yours' } }), so),
]
const ALTERABLE: Filter = { kind: 'effect', not: { type: 'starting' }, cancelledBy: 'Alter' }
export const sensing: Parser<Deeds> = either<Deeds>(
  say`Cancel one Interrupt \(or one react\) by drawing a destiny < ability of your highest-ability character on table`(
    () => [
      {
        when: { just: 'played', by: 'opponent', card: { kind: 'interrupt' } },
        do: byAbility({ do: 'cancel' }),
      },
      { when: { just: 'reacted', by: 'opponent' }, do: byAbility({ do: 'cancel' }) },
    ],
  ),
  say`Cancel one Effect \(or Utinni Effect\) by drawing a destiny < ability of your highest-ability character on table`(
    () => [
      {
        when: 'any-time',
        targets: [{ name: 'target', what: ALTERABLE }],
        do: byAbility({ do: 'cancel-cards', what: TARGET }),
      },
      { when: { just: 'deployed', card: ALTERABLE }, do: byAbility({ do: 'cancel-cards', what: ANSWERED }) },
    ],
  ),
  say`Cancel one ${cardName} card just played`((card) => [
    { when: { just: 'played', card }, do: [{ do: 'cancel' }] },
  ]),
  say`Cancel any Interrupt or Effect with ${pattern(/'?(\w+)'?/, ([, word]) => word!)} in the card name`(
    (titleHas) => cancels({ titleHas, kind: ['interrupt', 'effect'] }),
  ),
)
const cancels = (what: Filter): Deeds => [
  { when: { just: 'played', card: { ...what, kind: 'interrupt' } }, do: [{ do: 'cancel' }] },
  { when: { just: 'deployed', card: what }, do: [{ do: 'cancel-cards', what: ANSWERED }] },
  { when: 'any-time', targets: [{ name: 'target', what }], do: [{ do: 'cancel-cards', what: TARGET }] },
]
