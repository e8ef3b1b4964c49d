/** Entries of later sets that are written by hand, by key; they stand in the set modules instead of what the language reads. */
import type { CardText } from '../../text/text.ts'
import { CHARACTERS } from './characters/index.ts'
import { EFFECTS } from './effects/index.ts'
import { GEAR } from './gear/index.ts'
import { INTERRUPTS } from './interrupts/index.ts'
import { LOCATIONS } from './locations/index.ts'
import { STORIES } from './stories/index.ts'

export const LATER_ENTRIES: Readonly<Record<string, CardText>> = {
  ...CHARACTERS,
  ...EFFECTS,
  ...GEAR,
  ...INTERRUPTS,
  ...LOCATIONS,
  ...STORIES,
}
