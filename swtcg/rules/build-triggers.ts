/** What was set off by building: it takes place as soon as the thing that set it off is over. */
import type { Game } from '../kinds.ts'
import type { Chance } from './chances.ts'
import { resolveWaiting } from './resolve-waiting.ts'
import { takeWaiting } from './waiting.ts'

/** Outside of damage nothing else opens a chance for what a discard sets off. */
const AT_ONCE: ReadonlySet<Chance | 'after-damage'> = new Set(['build', 'unit-discard'])

/** Starts the trigger that has waited longest, and tells whether there was one. */
export function resolveTrigger(game: Game): boolean {
  const waiting = takeWaiting(game, ({ chance }) => AT_ONCE.has(chance))
  if (waiting) resolveWaiting(game, waiting)
  return waiting !== undefined
}
