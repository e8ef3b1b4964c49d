/** All ways in which rendered text says by other words what is printed. */
import { longestFirst, type Way } from '@dejarik/kernel/language'
import { AMOUNTS } from './amounts.ts'
import { DEEDS } from './deeds.ts'
import { MOMENTS } from './moments.ts'
import { NAMES } from './names.ts'
import { PLACES } from './places.ts'
import { TURNS_OF_PHRASE } from './turns-of-phrase.ts'

export const SAID_OTHERWISE: readonly Way[] = longestFirst([
  ...TURNS_OF_PHRASE,
  ...PLACES,
  ...MOMENTS,
  ...DEEDS,
  ...AMOUNTS,
  ...NAMES,
])
