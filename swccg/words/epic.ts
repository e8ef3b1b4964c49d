/** What the steps of Epic Events are called, as players are told. */
import type { EpicStep } from '../text/epic.ts'

export const EPIC_STEP_WORDS: Readonly<Record<EpicStep, string>> = {
  'enter-trench': 'starfighters enter the Trench',
  'provide-cover': 'wingmen cover the lead',
  'its-away': 'torpedoes are away',
  'pull-up': 'everybody pulls up',
  'name-the-system': 'the system is named',
  'fire-when-ready': 'the superlaser fires when ready',
  'stand-by': 'all stand by',
  'prepare-to-target': 'the cannon takes aim',
  'maximum-firepower': 'maximum firepower',
}
