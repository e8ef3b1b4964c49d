/** Words that entries of Objectives share: when they turn over, what is on table, what may be done each turn. */
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { Static } from '../../../text/statics.ts'
import type { CardAction, CardTrigger } from '../../../text/text.ts'

export const flipIf = (when: Condition): CardTrigger => ({
  when: 'always',
  if: when,
  do: [{ do: 'turn-over' }],
})
export const all = (...of: readonly Condition[]): Condition => ({ if: 'all', of })
export const none = (what: Filter): Condition => ({ if: 'not', of: { if: 'on-table', what } })
export const some = (least: number, what: Filter): Condition => ({ if: 'on-table', what, least })
export const one = (what: Filter): Condition => ({ if: 'on-table', what })

export const TURN_OVER: Instruction = { do: 'turn-over' }
export const OUT_OF_PLAY: Instruction = { do: 'out-of-play', what: { the: 'self' } }
export const bringOut = (title: string): Instruction => ({ do: 'bring-out', what: { title } })
/** What holds for the remainder of the game, whatever becomes of the Objective. */
export const forGood = (what: Static): Instruction => ({ do: 'for-a-while', what, until: 'end-of-game' })

/** Once during each of one's own phases of that name. */
export const eachTurn = (
  phase: 'deploy' | 'control' | 'move' | 'draw',
  steps: readonly Instruction[],
  use?: number,
): CardAction => ({
  when: { phase, of: 'you' },
  limit: { times: 1, per: 'turn' },
  ...(use ? { cost: { use } } : {}),
  do: steps,
})

/** A character goes back into hand from a place that one controls, for Force; what is on it goes to the Used Piles. */
export const takesBack = (persona: string, use: number): CardAction => ({
  ...eachTurn('move', [{ do: 'return-to-hand', what: { the: { chosen: 'target' } }, rest: 'used' }], use),
  targets: [
    {
      name: 'target',
      what: { persona, whose: 'yours', where: { atA: { kind: 'location', controlled: 'you' } } },
    },
  ],
})

/** Sense and Alter work less often, or not at all for the opponent. */
export const HARDER_TO_CANCEL: Static = {
  static: 'number',
  change: 'own-draw',
  of: { title: ['Sense', 'Alter'] },
  add: 4,
}
export const NO_CANCELLING: Static = {
  static: 'bars',
  what: 'play',
  of: { title: ['Sense', 'Alter'], whose: 'opponents' },
}
