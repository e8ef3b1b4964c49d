/** Units for each arena, for what is about the turn rather than about them. */
import { character, ground, unit } from './battle-play.ts'

export const raider = unit('Raider', { speed: 60 })
export const patrol = unit('Patrol', { speed: 40 })
export const walker = ground('Walker')
export const guard = character('Guard')
/** Harms nobody. */
export const stub = ground('Stub', { power: 0 })
