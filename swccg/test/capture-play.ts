/** Games in which somebody is held: the Dark Side may snare, the Light Side set free. */
import type { Placed, PlacedLocation } from '../scenario/position.ts'
import { CAPTURE_DEEDS } from './capture-deeds.ts'
import { final } from './play.ts'

export type There = readonly (string | Placed)[]

/** The Dark Side may snare somebody, the Light Side set somebody free. */
export const held = (locations: readonly (string | PlacedLocation)[], at = 'control dark') =>
  final(
    {
      at,
      locations,
      dark: { hand: ['Snare', 'Away With It'], force: 5 },
      light: { hand: ['Set Free'], force: 5, used: 0, lost: 0 },
    },
    { cards: CAPTURE_DEEDS },
  )
export const walk = (captive: string | Placed = 'Han Solo'): Placed => ({
  card: 'Stormtrooper',
  captives: [captive],
})
