/** The next deal between the same seats: the same decks, another seed. */
import { chance, MOST_SEED, type Setup } from '@dejarik/kernel'

/** Keeps the next seed apart from every other use of the last. */
const NEXT_DEAL = 78

export const anotherDeal = (setup: Setup): Setup => ({
  ...setup,
  seed: chance(setup.seed, NEXT_DEAL)(MOST_SEED),
})
