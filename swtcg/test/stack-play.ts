/** Unique units and how they join stacks, for the tests of stacks. */

export const anakin = (letter: string): string => `Anakin Skywalker (${letter})`
export const luke = (letter: string): string => `Luke Skywalker (${letter})`
export const onto = (place: 'top' | 'beneath', unit: string) => ({ destination: { onto: unit, place } })
/** A version of a made-up ship of one's own, with a type and numbers. */
export const falcon = (version: string, arenas: readonly string[], numbers: object = {}) => ({
  name: 'Falcon',
  version,
  side: 'light',
  kind: 'unit',
  arenas,
  subtypes: ['Transport'],
  cost: 4,
  speed: 40,
  power: 4,
  health: 4,
  ...numbers,
})
