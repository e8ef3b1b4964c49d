/** The pieces that rulesets are filled with besides steps: listeners, effect rules, contributions. */
import type { Machine } from './machine.ts'
import type { CardId, Cause, Kinds, Lasting } from './state.ts'

/** One named part of a computed number. */
export interface Contribution extends Cause {
  readonly amount: number
  /** What the part is: `printed`, `stack`, `rally`. */
  readonly name: string
}
export type Contribute = (amount: number, name: string, cause?: Cause) => void

/** Hears one kind of event, whoever emits it. */
export type Listener<K extends Kinds> = (game: Machine<K>, event: K['event']) => void

/** What a kind of lasting effect does: hear events, and change computed numbers. */
export interface EffectRule<K extends Kinds> {
  readonly on?: Readonly<Record<string, (game: Machine<K>, effect: Lasting<K>, event: K['event']) => void>>
  readonly changes?: Readonly<
    Record<string, (game: Machine<K>, effect: Lasting<K>, card: CardId, add: Contribute) => void>
  >
}
