/** What the levels of a game are made of, and how hard they think. */
import type { Bot } from './bot.ts'
import type { Judgement } from './judgement.ts'
import type { LinearTable } from './linear.ts'
import type { DreamEffort } from './search.ts'
import type { TreeEffort } from './tree.ts'

/** A bot that searches: what it knows of the game, and how hard it thinks. */
interface Searcher<E> {
  readonly judgement: Judgement
  readonly effort: E
}

/** Those who still learn to play as the cadet does. */
export type Learner = 'youngling' | 'novice' | 'recruit'

export interface School {
  readonly cadet: Bot
  /** Questions of a hundred that a learner answers by lot: each level about 100 points of Elo below the next. */
  readonly slips: Readonly<Record<Learner, number>>
  readonly captain: Searcher<DreamEffort>
  readonly admiral: Searcher<TreeEffort>
  /** Where positions of the game were learned to be judged. */
  readonly grandAdmiral?: Searcher<TreeEffort>
  /** Frozen bots by name, to compare later ones with; people do not meet them. */
  readonly references: Readonly<Record<string, LinearTable>>
}
