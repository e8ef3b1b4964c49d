/** The widths of the arenas: in its battle step an arena is wider than the others. */
import type { Arena } from '@dejarik/swtcg'

/** So many times as wide as the others. */
const LENS = 2.3
/** Between two arenas, in pixels. */
export const BETWEEN = 6

export function arenaWidths(
  width: number,
  arenas: readonly Arena[],
  fought: Arena | null,
): readonly number[] {
  const shares = arenas.map((arena) => (arena === fought ? LENS : 1))
  const all = shares.reduce((sum, share) => sum + share, 0)
  const room = width - BETWEEN * (arenas.length - 1)
  return shares.map((share) => Math.floor((room * share) / all))
}
