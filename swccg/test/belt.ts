/** A system with asteroids beside it, as tests of sectors lay it out. */
export const ANOAT = 'Anoat (L)'
export const FIELD = 'Asteroid Field (L)'
export const BIG = 'Big One (L)'

/** The system, two asteroid fields and Big One, with cards at each. */
export const belt = (ships: { system?: string[]; field?: string[]; second?: string[]; big?: string[] }) => [
  { card: ANOAT, light: ships.system ?? [] },
  { card: FIELD, of: 'Anoat', light: ships.field ?? [] },
  { card: FIELD, of: 'Anoat', light: ships.second ?? [] },
  { card: BIG, of: 'Anoat', light: ships.big ?? [] },
]
