/** The parts of a turn of the Star Wars TCG that players wait for. */
import type { View } from '@dejarik/kernel'
import type { TurnStep } from '@dejarik/swtcg'
import type { TurnPart } from '../playmat.ts'
import { ARENA_NAMES, tableOf } from './sight.ts'

/** The arenas are fought over in the order of the table. */
const BEFORE: readonly (readonly [name: string, steps: readonly TurnStep[]])[] = [
  ['Build', ['untap', 'gain-force', 'roll-for-build', 'build']],
  ['Retreat', ['retreat', 'battle-start']],
]

/** None before the first turn. */
export function turnParts(view: View): readonly TurnPart[] {
  const { turn, step, arenas } = tableOf(view)
  if (turn === 0) return []
  const parts = [
    ...BEFORE,
    ...arenas.map((arena) => [ARENA_NAMES[arena], [arena]] as const),
    ['End', ['end']] as const,
  ]
  const now = parts.findIndex(([, steps]) => (steps as readonly TurnStep[]).includes(step))
  return parts.map(([name], place) => ({ name, is: place < now ? 'past' : place === now ? 'now' : 'coming' }))
}
