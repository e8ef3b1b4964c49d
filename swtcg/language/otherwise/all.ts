/** All ways in which rendered text says by other words what is printed. */
import { AMOUNTS } from './amounts.ts'
import { DEEDS } from './deeds.ts'
import { MOMENTS } from './moments.ts'
import { PLACES } from './places.ts'
import { REFERENCES } from './references.ts'
import { STATES } from './states.ts'
import type { Way } from './way.ts'

/** Whole phrases come before single words. */
export const SAID_OTHERWISE: readonly Way[] = [
  ...PLACES,
  ...MOMENTS,
  ...STATES,
  ...DEEDS,
  ...AMOUNTS,
  ...REFERENCES,
].sort((one, other) => wordsIn(other) - wordsIn(one))

function wordsIn({ said }: Way): number {
  return said.source.split(' ').length
}
