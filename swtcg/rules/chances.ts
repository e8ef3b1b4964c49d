/** The kinds of chances to play or pass, and how anything opens one. */
import type { ProcedureName } from '@dejarik/kernel'
import type { Game } from '../kinds.ts'

export type Chance =
  | 'disrupt'
  | 'attack'
  | 'dice-roll'
  | 'pending-damage'
  | 'prevention'
  | 'placement'
  | 'unit-discard'
  | 'attack-end'
  | 'general'
  | 'battle-start'
  | 'step-start'
  | 'step-end'
  | 'end-of-turn'
  | 'retreat'
  | 'build-start'
  | 'build'
  | 'would-attack'

export interface ChanceLocals {
  readonly chance: Chance
  /** Whose turn to play it is, as an index into the order of seats. */
  readonly next: number
  readonly passes: number
}

const chanceToPlay: ProcedureName<ChanceLocals> = { name: 'swtcg/chance' }

/** The Dark Side plays or passes first (idc/pop/dark-side-first). */
export const openChance = (game: Game, chance: Chance): void =>
  game.call(chanceToPlay, { chance, next: 0, passes: 0 })
