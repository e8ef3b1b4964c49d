/** Entries of later sets that are written by hand, by key; they stand in the set modules instead of what the language reads. */
import type { CardText } from '../../text/text.ts'
import { CAPTIVES } from './captives.ts'
import { CREATURE_KEEPERS } from './creature-keepers.ts'
import { CREATURES } from './creatures.ts'
import { DROIDS } from './droids.ts'
import { EXCLUDING } from './excluding.ts'
import { HOLOSITES } from './holosites.ts'
import { MISSING_CHARACTERS } from './missing.ts'
import { MOBILE } from './mobile.ts'
import { OBJECTIVES } from './objectives.ts'
import { SABACC } from './sabacc.ts'
import { SECTORS } from './sectors.ts'
import { SHIP_SITES } from './ship-sites.ts'
import { SYSTEMS } from './systems.ts'
import { UNDERCOVER } from './undercover.ts'
import { VIBRO_AXES } from './vibro-axes.ts'

export const LATER_ENTRIES: Readonly<Record<string, CardText>> = {
  ...UNDERCOVER,
  ...EXCLUDING,
  ...HOLOSITES,
  ...SECTORS,
  ...CAPTIVES,
  ...DROIDS,
  ...CREATURES,
  ...CREATURE_KEEPERS,
  ...OBJECTIVES,
  ...SYSTEMS,
  ...SHIP_SITES,
  ...MISSING_CHARACTERS,
  ...MOBILE,
  ...VIBRO_AXES,
  ...SABACC,
}
