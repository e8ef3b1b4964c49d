/** A seed that nobody can foresee, from the secure generator of the browser. */
import { type Seed, seedFromBytes } from '@dejarik/kernel'

export const freshSeed = (): Seed => seedFromBytes(crypto.getRandomValues(new Uint8Array(32)))
