/** All ways in which rendered text says by other words what is printed. */
import { longestFirst, type Way } from '@dejarik/kernel/language'
import { AMOUNTS } from './amounts.ts'
import { DEEDS } from './deeds.ts'
import { MOMENTS } from './moments.ts'
import { PLACES } from './places.ts'
import { REFERENCES } from './references.ts'
import { STATES } from './states.ts'

export const SAID_OTHERWISE: readonly Way[] = longestFirst([
  ...PLACES,
  ...MOMENTS,
  ...STATES,
  ...DEEDS,
  ...AMOUNTS,
  ...REFERENCES,
])
