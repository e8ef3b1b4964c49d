/** Entries of later sets by hand: Effects. */
import type { CardText } from '../../../text/text.ts'
import { CONTESTS } from './contests.ts'
import { DAGOBAH_EFFECTS } from './dagobah-effects.ts'
import { DAGOBAH_VOWS } from './dagobah-vows.ts'
import { DAGOBAH_WAITS } from './dagobah-waits.ts'
import { DARK_EFFECTS } from './dark-effects.ts'
import { FAR_CALLS } from './far-calls.ts'
import { GROUNDS } from './grounds.ts'
import { HOTH_EFFECTS } from './hoth-effects.ts'
import { HOLDS } from './hoth-holds.ts'
import { LIGHT_EFFECTS } from './light-effects.ts'
import { MOBILE } from './mobile.ts'
import { NEW_HOPE_EFFECTS } from './new-hope-effects.ts'
import { NEW_HOPE_PLANS } from './new-hope-plans.ts'
import { PALACE_EFFECTS } from './palace-effects.ts'
import { SCHEMES } from './schemes.ts'
import { SENTRIES } from './sentries.ts'
import { SPECIAL_EFFECTS } from './special-effects.ts'
import { STORES } from './stores.ts'
import { TRAPS } from './traps.ts'
import { UNDERCOVER } from './undercover.ts'
import { VIGILS } from './vigils.ts'

export const EFFECTS: Readonly<Record<string, CardText>> = {
  ...CONTESTS,
  ...DAGOBAH_EFFECTS,
  ...DAGOBAH_VOWS,
  ...DAGOBAH_WAITS,
  ...DARK_EFFECTS,
  ...GROUNDS,
  ...HOLDS,
  ...HOTH_EFFECTS,
  ...LIGHT_EFFECTS,
  ...MOBILE,
  ...NEW_HOPE_EFFECTS,
  ...NEW_HOPE_PLANS,
  ...SCHEMES,
  ...SPECIAL_EFFECTS,
  ...STORES,
  ...TRAPS,
  ...UNDERCOVER,
  ...PALACE_EFFECTS,
  ...SENTRIES,
  ...FAR_CALLS,
  ...VIGILS,
}
