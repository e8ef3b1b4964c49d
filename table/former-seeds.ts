/** Tables that were played before seeds were drawn: the next seed followed from the last, so everybody could know it. */
import { chance, MOST_SEED, type Seed } from '@dejarik/kernel'

/** Kept the next seed apart from every other use of the last. */
const NEXT_DEAL = 78

/** Only for old acts that are done again; a new game never gets its seed here. */
export const formerNextSeed = (seed: Seed): Seed => chance(seed, NEXT_DEAL)(MOST_SEED)
