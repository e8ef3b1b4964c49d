/** Entries of later sets by hand: weapons, devices, starships and vehicles. */
import type { CardText } from '../../../text/text.ts'
import { BLASTERS } from './blasters.ts'
import { CRAFT } from './craft.ts'
import { DAGOBAH_GEAR } from './dagobah-gear.ts'
import { FIRST_GEAR } from './first-gear.ts'
import { HEAVY_WEAPONS } from './heavy-weapons.ts'
import { HOTH_GEAR } from './hoth-gear.ts'
import { KEEPSAKES } from './keepsakes.ts'
import { MINES } from './mines.ts'
import { ODD_GEAR } from './odd-gear.ts'
import { PALACE_GEAR } from './palace-gear.ts'
import { PERMANENT_CREWS } from './permanent-crews.ts'
import { PILOTED_CRAFT } from './piloted-craft.ts'
import { SHUTTLES } from './shuttles.ts'
import { SPECIAL_GEAR } from './special-gear.ts'
import { VIBRO_AXES } from './vibro-axes.ts'

export const GEAR: Readonly<Record<string, CardText>> = {
  ...CRAFT,
  ...DAGOBAH_GEAR,
  ...FIRST_GEAR,
  ...BLASTERS,
  ...HOTH_GEAR,
  ...PILOTED_CRAFT,
  ...SPECIAL_GEAR,
  ...MINES,
  ...PERMANENT_CREWS,
  ...VIBRO_AXES,
  ...PALACE_GEAR,
  ...ODD_GEAR,
  ...HEAVY_WEAPONS,
  ...KEEPSAKES,
  ...SHUTTLES,
}
