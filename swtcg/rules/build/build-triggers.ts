/** What was set off by building: it takes place as soon as the thing that set it off is over. */
import type { Game } from '../../kinds.ts'
import { settleDue } from '../chances/due.ts'

/** Starts what is due, and tells whether there was anything. */
export const resolveTrigger = (game: Game): boolean => settleDue(game, 'build')
