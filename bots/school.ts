/** What the levels of a game are made of, and how hard they think. */
import type { Bot } from './bot.ts'
import type { Judgement } from './judgement.ts'
import type { LinearTable } from './linear.ts'
import type { Effort } from './search.ts'
import type { TreeEffort } from './tree.ts'

export interface School {
  readonly cadet: Bot
  readonly judgement: Judgement
  readonly captain: Effort
  readonly admiral: TreeEffort
  /** Frozen bots by name, to compare later ones with; people do not meet them. */
  readonly references: Readonly<Record<string, LinearTable>>
}
