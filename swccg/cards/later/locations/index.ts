/** Entries of later sets by hand: locations. */
import type { CardText } from '../../../text/text.ts'
import { CORE_SHAFT } from './core-shaft.ts'
import { CORULAG } from './corulag.ts'
import { DEATH_STAR } from './death-star.ts'
import { GALLERIES } from './galleries.ts'
import { HOLOSITES } from './holosites.ts'
import { HOTH_BASE } from './hoth-base.ts'
import { MORE_SITES } from './more-sites.ts'
import { PALACE_SITES } from './palace-sites.ts'
import { PLANETS } from './planets.ts'
import { SECTORS } from './sectors.ts'
import { SHIP_SITES } from './ship-sites.ts'
import { SITES } from './sites.ts'
import { SPECIAL_PLACES } from './special-places.ts'
import { SYSTEMS } from './systems.ts'

export const LOCATIONS: Readonly<Record<string, CardText>> = {
  ...CORULAG,
  ...DEATH_STAR,
  ...HOLOSITES,
  ...HOTH_BASE,
  ...MORE_SITES,
  ...PLANETS,
  ...SECTORS,
  ...SHIP_SITES,
  ...SITES,
  ...SPECIAL_PLACES,
  ...SYSTEMS,
  ...PALACE_SITES,
  ...GALLERIES,
  ...CORE_SHAFT,
}
