/** Bars: what forbids an action, by its verb. What nothing bars is offered, and a refusal says what does. */
import type { Explain, Machine } from './machine.ts'
import { type Attempt, isAttempt } from './refusal.ts'
import type { Kinds } from './state.ts'

export interface Bar<K extends Kinds> {
  readonly code: string
  readonly rule: string
  /** Whether it forbids the attempt. The card is there; the other fields may hold anything. */
  readonly when: (game: Machine<K>, attempt: Attempt) => boolean
}
export type Bars<K extends Kinds> = Readonly<Record<string, readonly Bar<K>[]>>

/** Asked of every card at every chance, so it makes nothing. */
export function isBarred<K extends Kinds>(
  bars: readonly Bar<K>[],
  game: Machine<K>,
  attempt: Attempt,
): boolean {
  for (const bar of bars) if (bar.when(game, attempt)) return true
  return false
}

/** Explains refusals of the questions that are about this. */
export const explainBars =
  <K extends Kinds>(about: string, bars: Bars<K>): Explain<K> =>
  (game, question, value) => {
    if (question.about !== about || !isAttempt(value)) return []
    if (value.card !== undefined && !game.state.cards[value.card]) return []
    const barring = (bars[value.verb] ?? []).filter(({ when }) => when(game, value))
    return barring.map(({ code, rule }) => ({ code, rule }))
  }
