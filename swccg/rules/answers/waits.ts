/** What a card has left to be done at a moment to come, once: it hears that moment wherever the card is by then. */
import { answering, type Context } from '../../effects/context.ts'
import type { Game } from '../../kinds.ts'
import type { Happening } from '../../text/happening.ts'
import type { Instruction } from '../../text/instruction.ts'
import type { Static } from '../../text/statics.ts'
import type { CardText, CardTrigger, When } from '../../text/text.ts'
import { fitsMoment } from './moments.ts'
import type { Trigger } from './repertoire.ts'

/** What is due at this moment, and what is over with it. */
export function waitsFor(game: Game, happening: Happening): readonly Trigger[] {
  if (game.state.lasting.length === 0) return NONE
  const found: Trigger[] = []
  for (const { id, what, context } of game.state.lasting) {
    if (what.static !== 'awaits') continue
    const isOver = what.unless !== undefined && fitsMoment(game, context, what.unless, happening)
    const isDue =
      !isOver &&
      !isNow(happening, what.said, game.table.turn) &&
      fitsMoment(game, context, what.due.when, happening)
    if (isOver || isDue)
      found.push({
        trigger: isDue ? what.due : over(what.due),
        index: 0,
        context: hearing(context, happening),
        wait: id,
      })
  }
  return found
}
/** "Next" is not what ends now. */
const isNow = (happening: Happening, said: Said, turn: number): boolean =>
  said.turn === turn &&
  (happening.just === 'turn-ended' || (happening.just === 'phase-ended' && happening.phase === said.phase))
type Said = Extract<Static, { static: 'awaits' }>['said']
const NONE: readonly never[] = []
const over = (trigger: CardTrigger): CardTrigger => ({ when: trigger.when, do: [] })

/** With what was chosen when it was said, and with what happens now. */
function hearing(context: Context, happening: Happening): Context {
  const { chosen, values } = answering(context, happening)
  return { ...context, chosen: { ...context.chosen, ...chosen }, values: { ...context.values, ...values } }
}

/** The moments that a text waits for somewhere in what it does. */
export const momentsAwaited = (text: CardText): readonly When[] => {
  const found: When[] = []
  gather(text, found)
  return found
}
function gather(part: object, found: When[]): void {
  if (isLater(part)) {
    if (part.due.when !== 'always') found.push(part.due.when)
    if (part.unless) found.push(part.unless)
  }
  for (const inner of Object.values(part))
    if (typeof inner === 'object' && inner !== null) gather(inner, found)
}
const isLater = (part: object): part is Extract<Instruction, { do: 'later' }> =>
  'do' in part && part.do === 'later'
