/** What the board shows for a while: a battle, and what is fought out otherwise. */
import type { Happened, Position } from '@dejarik/table'
import type { Faces } from '../playmat.ts'
import { type BattleShown, followBattle } from './battle-shown.ts'
import { type Clash, followClash } from './clash.ts'

export interface Staged {
  readonly battle: BattleShown | null
  readonly clash: Clash | null
}

export function followStaged(
  shown: Staged | null,
  news: readonly Happened[],
  position: Position,
  faces: Faces,
): Staged {
  return {
    battle: followBattle(shown?.battle ?? null, news, position, faces),
    clash: followClash(shown?.clash ?? null, news, position, faces),
  }
}
