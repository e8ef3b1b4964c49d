/** Which arena is whose where teams of three fight on all fronts. */
import type { SeatId } from '@dejarik/kernel'
import { ARENAS, type Arena } from '../../../cards/definition.ts'

/** The arena that a player fights in; teams sit in the order of the arenas. */
export const frontOf = (seat: SeatId): Arena => ARENAS[seat % ARENAS.length]!
