/**
 * Texts that take texts away because of who controls a place, or how strong somebody is. What they ask is judged as if no such text
 * took anything away: otherwise two of them could ask for each other without end (a ruling of our own).
 */
import { rememberedOfZones } from '@dejarik/kernel'
import { partsOf } from '@dejarik/kernel/language'
import type { Game } from '../kinds.ts'
import type { Static } from '../text/statics.ts'

const ASKING: ReadonlySet<unknown> = new Set(['control', 'occupy', 'outnumber', 'compare'])
const MEASURED = ['controlled', 'occupied', 'number', 'alone'] as const

const known = new WeakMap<Static, boolean>()

/** Whether what it says hangs on numbers that texts change. */
export function isMeasured(what: Static): boolean {
  const kept = known.get(what)
  if (kept !== undefined) return kept
  const found = partsOf(what).some((part) => ASKING.has(part['if']) || MEASURED.some((name) => name in part))
  known.set(what, found)
  return found
}

const shadows = new WeakSet<Game>()
/** Whether this is such a game: there, only texts that ask for no numbers take others away. */
export const isUndisturbed = (game: Game): boolean => shadows.has(game)

/** The same table with facts of its own. */
export const undisturbed = (game: Game): Game =>
  isUndisturbed(game) ? game : rememberedOfZones(game, 'undisturbed', NO_ZONES, () => shadowOf(game))
const NO_ZONES: readonly number[] = []

function shadowOf(game: Game): Game {
  const own = () => ({ value: new Map() })
  const shadow = Object.create(game, { memo: own(), cardMemo: own(), zoneMemo: own() }) as Game
  shadows.add(shadow)
  return shadow
}
