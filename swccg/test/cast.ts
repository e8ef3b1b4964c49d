/** Cards that several tests begin with. */
import { fighter } from './battle-play.ts'
import { inline } from './inline-cards.ts'

type Card = ReturnType<typeof fighter>

/** A starfighter with two pilots and two passengers. */
export const ship = (
  side: 'dark' | 'light',
  title: string,
  figures: Readonly<Record<string, number>>,
  more: Readonly<Record<string, unknown>> = {},
): Card =>
  inline({
    title,
    side,
    kind: 'starship',
    type: 'starfighter',
    model: 'Ship',
    ...figures,
    capacity: [{ pilots: 2, passengers: 2 }],
    ...more,
  })

export const veteran = fighter('dark', 'Veteran', { power: 4, ability: 3, forfeit: 4 })
export const novice = fighter('light', 'Novice', { power: 4, ability: 3, forfeit: 4 })
export const page = fighter('light', 'Page', { power: 0, ability: 1, forfeit: 9 })
export const raider = ship('dark', 'Raider', { power: 5, maneuver: 3, forfeit: 4 })
export const escort = ship('light', 'Escort', { power: 2, maneuver: 3, forfeit: 4 })

/** May react to a neighbouring site. */
export const scout = {
  title: 'Swift Scout',
  side: 'light',
  kind: 'character',
  type: 'alien',
  power: 1,
  ability: 1,
  forfeit: 1,
  text: { statics: [{ static: 'allows', what: 'react', of: { the: 'self' } }] },
} as const

/** Flies by itself, and far. */
export const lostScout = {
  title: 'Lost Scout',
  side: 'dark',
  kind: 'starship',
  type: 'starfighter',
  power: 1,
  maneuver: 1,
  hyperspeed: 4,
  forfeit: 1,
  permanentPilot: 1,
} as const

/** A site without text. */
export const cave = {
  title: 'Hidden Cave',
  side: 'dark',
  kind: 'location',
  type: 'site',
  force: { dark: 1, light: 1 },
  icons: ['interior', 'planet'],
} as const
