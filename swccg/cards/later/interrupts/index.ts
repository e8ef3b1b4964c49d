/** Entries of later sets by hand: Interrupts. */
import type { CardText } from '../../../text/text.ts'
import { AMBUSHES } from './ambushes.ts'
import { BELT_INTERRUPTS } from './belt-interrupts.ts'
import { CLOUD_HUNTS } from './cloud-hunts.ts'
import { CLOUD_INTERRUPTS } from './cloud-interrupts.ts'
import { DAGOBAH_INTERRUPTS } from './dagobah-interrupts.ts'
import { DAGOBAH_TRICKS } from './dagobah-tricks.ts'
import { DARK_INTERRUPTS } from './dark-interrupts.ts'
import { EXCLUDING } from './excluding.ts'
import { HARD_BLOWS } from './hard-blows.ts'
import { HOTH_INTERRUPTS } from './hoth-interrupts.ts'
import { HOTH_TRICKS } from './hoth-tricks.ts'
import { LIGHT_INTERRUPTS } from './light-interrupts.ts'
import { NEW_HOPE_INTERRUPTS } from './new-hope-interrupts.ts'
import { NEW_HOPE_PLOTS } from './new-hope-plots.ts'
import { NEW_HOPE_TRICKS } from './new-hope-tricks.ts'
import { PALACE_INTERRUPTS } from './palace-interrupts.ts'
import { RESCUES } from './rescues.ts'
import { SECOND_THOUGHTS } from './second-thoughts.ts'
import { SPACE_INTERRUPTS } from './space-interrupts.ts'
import { SPECIAL_INTERRUPTS } from './special-interrupts.ts'
import { SUMMONS } from './summons.ts'
import { UPHEAVALS } from './upheavals.ts'
import { VOLLEYS } from './volleys.ts'
import { WALKER_TURNS } from './walker-turns.ts'

export const INTERRUPTS: Readonly<Record<string, CardText>> = {
  ...AMBUSHES,
  ...BELT_INTERRUPTS,
  ...CLOUD_INTERRUPTS,
  ...DAGOBAH_INTERRUPTS,
  ...DARK_INTERRUPTS,
  ...EXCLUDING,
  ...HARD_BLOWS,
  ...HOTH_INTERRUPTS,
  ...LIGHT_INTERRUPTS,
  ...NEW_HOPE_INTERRUPTS,
  ...NEW_HOPE_PLOTS,
  ...RESCUES,
  ...SPACE_INTERRUPTS,
  ...SPECIAL_INTERRUPTS,
  ...SUMMONS,
  ...WALKER_TURNS,
  ...PALACE_INTERRUPTS,
  ...CLOUD_HUNTS,
  ...SECOND_THOUGHTS,
  ...HOTH_TRICKS,
  ...NEW_HOPE_TRICKS,
  ...DAGOBAH_TRICKS,
  ...VOLLEYS,
  ...UPHEAVALS,
}
