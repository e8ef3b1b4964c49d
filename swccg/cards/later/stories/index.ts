/** Entries of later sets by hand: what tells a story of its own: Objectives, Epic Events, Jedi Tests, creatures, sabacc, duels, captives. */
import type { CardText } from '../../../text/text.ts'
import { CAPTIVE_OBJECTIVES } from './captive-objectives.ts'
import { CAPTIVES } from './captives.ts'
import { CREATURE_KEEPERS } from './creature-keepers.ts'
import { CREATURES } from './creatures.ts'
import { DUELS } from './duels.ts'
import { EPIC_EVENT_ENTRIES } from './epic-events.ts'
import { JEDI_OBJECTIVES } from './jedi-objectives.ts'
import { JEDI_TESTS } from './jedi-tests.ts'
import { MISSING_CHARACTERS } from './missing.ts'
import { OBJECTIVES } from './objectives.ts'
import { ONE_ARM } from './one-arm.ts'
import { SABACC } from './sabacc.ts'
import { SLUGS } from './slugs.ts'
import { TRACTOR_BEAMS } from './tractor-beams.ts'
import { WEATHER_VANE } from './weather-vane.ts'

export const STORIES: Readonly<Record<string, CardText>> = {
  ...CAPTIVE_OBJECTIVES,
  ...CAPTIVES,
  ...CREATURE_KEEPERS,
  ...CREATURES,
  ...DUELS,
  ...EPIC_EVENT_ENTRIES,
  ...JEDI_OBJECTIVES,
  ...JEDI_TESTS,
  ...MISSING_CHARACTERS,
  ...OBJECTIVES,
  ...ONE_ARM,
  ...SABACC,
  ...SLUGS,
  ...TRACTOR_BEAMS,
  ...WEATHER_VANE,
}
