/** What a card says of the duel that it begins. */
import type { Filter } from './filter.ts'
import type { Instruction } from './instruction.ts'

export interface DuelRules {
  /** The number of each duelist that counts. */
  readonly by: 'power' | 'ability'
  /** Destinies that each draws; none if nothing is said. */
  readonly draws?: number
  /** Added to the total of a duelist with such a card, or to each of its destinies. */
  readonly armed?: { readonly with: Filter; readonly add: number; readonly each?: true }
  readonly epic?: true
  /** What is done if you win, and if you lose: the duelists are `winner` and `loser` then, and `difference` is by how much. */
  readonly won: readonly Instruction[]
  readonly lost: readonly Instruction[]
}
