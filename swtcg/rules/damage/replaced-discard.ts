/** Replacement: an effect takes the place of a card's discard, which then does not occur (idc/term/replacement-effect). */

import { type CardId, removeLasting } from '@dejarik/kernel'
import type { Bound, Context } from '../../effects/context.ts'
import { resolving } from '../../effects/resolving.ts'
import { replacementsOf } from '../../effects/triggers/triggers.ts'
import { type Game, procedure, step } from '../../kinds.ts'
import type { Instruction } from '../../language/tree/instructions.ts'
import { isFirstUse, type Use } from '../../uses.ts'

interface Instead {
  readonly context: Context
  readonly instructions: readonly Instruction[]
  /** What is used up for this turn if it is done. */
  readonly use?: Use
  /** The lasting effect that waits only for the next time, which was this. */
  readonly once?: number
  readonly nested?: Bound | null
  /** Whether it was done: a replacement may be declined. */
  readonly result?: boolean
}

const DONE = 'replaced'

export const instead = procedure<Instead>('swtcg/instead', [
  step('do', (game, { context, instructions }) =>
    game.call(resolving, { context, instructions: remembering(instructions) }, 'nested'),
  ),
  step('tell', (game, { nested, use, once }) => {
    if (once !== undefined) removeLasting(game, once)
    const done = nested?.[DONE] !== 0
    return { result: done && (use === undefined || isFirstUse(game, use)) }
  }),
])

/** An optional replacement says whether it was used. */
const remembering = (instructions: readonly Instruction[]): readonly Instruction[] =>
  instructions.map((each) => (each.do === 'may' || each.do === 'may-pay' ? { ...each, as: DONE } : each))

/** Starts what happens instead of a discard, if anything does; the caller's local `replaced` tells if it was done. */
export function replaceDiscard(game: Game, card: CardId): boolean {
  const [effect] = replacementsOf(game, card)
  if (!effect) return false
  const { kind: _, ...told } = effect
  game.call(instead, told, 'replaced')
  return true
}
