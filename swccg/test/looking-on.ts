/** A table to look at: the Dark Side is asked what to deploy, whatever else lies there. */
import type { ScenarioStart } from '@dejarik/kernel/scenario'
import type { PlacedLocation, ScenarioPosition } from '../scenario/position.ts'
import { final } from './play.ts'

export const HERE = 'Tatooine: Cantina (D)'
export const THERE = 'Tatooine: Mos Eisley (D)'

/** The locations, and one more where a Stormtrooper can come. */
export const lookingOn = (
  locations: readonly (string | PlacedLocation)[],
  cards: NonNullable<ScenarioStart['cards']> = [],
  more: ScenarioPosition = {},
) =>
  final(
    {
      at: 'deploy dark',
      locations: [...locations, "Tatooine: Lars' Moisture Farm (D)"],
      ...more,
      dark: {
        force: 9,
        ...more.dark,
        hand: ['Stormtrooper', ...((more.dark?.hand as readonly string[]) ?? [])],
      },
    },
    { cards },
  )
