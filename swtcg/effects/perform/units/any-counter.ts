/** Counters whose kind the player chooses, one by one: any kind, or one of those that are named. */
import type { CardId } from '@dejarik/kernel'
import { ask, procedure, step } from '../../../kinds.ts'
import type { Instruction } from '../../../language/tree/instructions.ts'
import { kindsFor } from '../../amounts/kinds-of-counters.ts'
import type { Bound, Context } from '../../context.ts'
import { performAll } from '../performer.ts'

const STOP = 'no more'

interface AnyCounter {
  readonly context: Context
  readonly act: 'put' | 'remove'
  /** `any type`, or kinds with `or` between them. */
  readonly counter: string
  /** The cards that are left, each with as many counters. */
  readonly cards: readonly CardId[]
  readonly each: number
  readonly left: number
  readonly upTo: boolean
  readonly done?: number
  readonly result?: Bound
}

export const anyCounter = procedure<AnyCounter>('swtcg/any-counter', [
  ask(
    'kind',
    (game, { context, act, counter, cards: [card], left, upTo }) => {
      if (card === undefined || left === 0) return undefined
      const kinds = kindsFor(game, act, counter, card)
      if (kinds.length === 0) return undefined
      const options = upTo ? [...kinds, STOP] : kinds
      return { kind: 'choice' as const, seat: context.you, about: 'counter-kind', card, options }
    },
    (game, { context, act, cards: [card], left, done = 0 }, kind) => {
      if (kind === STOP) return { left: 0 }
      performAll(game, context, [instructionFor(act, kind, card!)])
      return { left: left - 1, done: done + 1 }
    },
  ),
  step('next', (game, { act, counter, cards, each, left, done = 0 }) => {
    const [card] = cards
    const goesOn = left > 0 && card !== undefined && kindsFor(game, act, counter, card).length > 0
    if (goesOn || cards.length > 1) game.goto('kind')
    return goesOn ? {} : { cards: cards.slice(1), left: each, result: { 'that-much': done } }
  }),
])

function instructionFor(act: 'put' | 'remove', counter: string, card: CardId): Instruction {
  const who = { the: 'cards' as const, cards: [card] }
  if (counter === 'damage') return { do: `${act}-damage-counters`, who, amount: 1 }
  if (counter === 'build') return { do: `${act}-build-counters`, who, amount: 1 }
  return { do: `${act}-counters`, counter, who, amount: 1 }
}
