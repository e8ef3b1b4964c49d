/** Entries of later sets that are written by hand, by key; they stand in the set modules instead of what the language reads. */
import type { CardText } from '../../text/text.ts'
import { AMBUSHES } from './ambushes.ts'
import { CAPTIVES } from './captives.ts'
import { CONTESTS } from './contests.ts'
import { CORULAG } from './corulag.ts'
import { CRAFT } from './craft.ts'
import { CREATURE_KEEPERS } from './creature-keepers.ts'
import { CREATURES } from './creatures.ts'
import { DAGOBAH_EFFECTS } from './dagobah-effects.ts'
import { DAGOBAH_INTERRUPTS } from './dagobah-interrupts.ts'
import { DAGOBAH_WAITS } from './dagobah-waits.ts'
import { DARK_ALIENS } from './dark-aliens.ts'
import { DARK_EFFECTS } from './dark-effects.ts'
import { DARK_INTERRUPTS } from './dark-interrupts.ts'
import { DEATH_STAR } from './death-star.ts'
import { DRAWN_DESTINIES } from './drawn-destinies.ts'
import { DROIDS } from './droids.ts'
import { DUELS } from './duels.ts'
import { EPIC_EVENT_ENTRIES } from './epic-events.ts'
import { EXCLUDING } from './excluding.ts'
import { FIRST_GEAR } from './first-gear.ts'
import { GEAR } from './gear.ts'
import { GO_BETWEENS } from './go-betweens.ts'
import { HARD_BLOWS } from './hard-blows.ts'
import { HOLOSITES } from './holosites.ts'
import { HOTH_EFFECTS } from './hoth-effects.ts'
import { HOTH_INTERRUPTS } from './hoth-interrupts.ts'
import { HUNTERS } from './hunters.ts'
import { IMPERIALS } from './imperials.ts'
import { JEDI_TESTS } from './jedi-tests.ts'
import { LIGHT_ALIENS } from './light-aliens.ts'
import { LIGHT_EFFECTS } from './light-effects.ts'
import { LIGHT_INTERRUPTS } from './light-interrupts.ts'
import { MEDICS } from './medics.ts'
import { MISSING_CHARACTERS } from './missing.ts'
import { MOBILE } from './mobile.ts'
import { MORE_DROIDS } from './more-droids.ts'
import { MORE_SITES } from './more-sites.ts'
import { NEW_HOPE_EFFECTS } from './new-hope-effects.ts'
import { NEW_HOPE_INTERRUPTS } from './new-hope-interrupts.ts'
import { OBJECTIVES } from './objectives.ts'
import { PLANETS } from './planets.ts'
import { REBELS } from './rebels.ts'
import { RESCUES } from './rescues.ts'
import { SABACC } from './sabacc.ts'
import { SCHEMES } from './schemes.ts'
import { SCOUTS } from './scouts.ts'
import { SECTORS } from './sectors.ts'
import { SHIP_SITES } from './ship-sites.ts'
import { SITES } from './sites.ts'
import { SPACE_INTERRUPTS } from './space-interrupts.ts'
import { STORES } from './stores.ts'
import { SYSTEMS } from './systems.ts'
import { TOWNSFOLK } from './townsfolk.ts'
import { TRACTOR_BEAMS } from './tractor-beams.ts'
import { TRADERS } from './traders.ts'
import { UNDERCOVER } from './undercover.ts'
import { VIBRO_AXES } from './vibro-axes.ts'
import { WAGERS } from './wagers.ts'

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
  ...TRACTOR_BEAMS,
  ...DUELS,
  ...JEDI_TESTS,
  ...DEATH_STAR,
  ...EPIC_EVENT_ENTRIES,
  ...CRAFT,
  ...IMPERIALS,
  ...DARK_ALIENS,
  ...REBELS,
  ...SITES,
  ...GEAR,
  ...DARK_INTERRUPTS,
  ...LIGHT_ALIENS,
  ...MORE_DROIDS,
  ...LIGHT_EFFECTS,
  ...DARK_EFFECTS,
  ...PLANETS,
  ...LIGHT_INTERRUPTS,
  ...HOTH_INTERRUPTS,
  ...HOTH_EFFECTS,
  ...NEW_HOPE_INTERRUPTS,
  ...DAGOBAH_EFFECTS,
  ...SPACE_INTERRUPTS,
  ...FIRST_GEAR,
  ...SCOUTS,
  ...NEW_HOPE_EFFECTS,
  ...MEDICS,
  ...HUNTERS,
  ...DAGOBAH_WAITS,
  ...DAGOBAH_INTERRUPTS,
  ...CORULAG,
  ...STORES,
  ...TRADERS,
  ...WAGERS,
  ...DRAWN_DESTINIES,
  ...CONTESTS,
  ...SCHEMES,
  ...AMBUSHES,
  ...RESCUES,
  ...TOWNSFOLK,
  ...MORE_SITES,
  ...HARD_BLOWS,
  ...GO_BETWEENS,
}
