/** Pilots and what they fly, as the tests of Pilots make them. */

export const TIE = 'TIE Fighter DS-3-12'
export const ELITE = 'TIE Fighter Elite Pilot'
export const PILOT = 'TIE Fighter Pilot'
export const character = (name: string, subtypes: readonly string[], more: object = {}) => ({
  name,
  side: 'dark',
  kind: 'unit',
  arenas: ['character'],
  subtypes,
  cost: 3,
  speed: 30,
  power: 3,
  health: 3,
  ...more,
})
export const pilots = (subtype: string, more: object = {}) => ({
  ability: 'pilot',
  subtypes: [subtype],
  bonus: {},
  gives: [],
  ...more,
})
