/** Damage that an attack does: by its dice, be it to another unit. */
import type { Packet } from '../../kinds.ts'

export const OF_ATTACKS: ReadonlySet<Packet['by']> = new Set(['attack-dice', 'overkill'])
