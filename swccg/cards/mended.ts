/** What the set files leave out or have wrong, by title. */
import type { CardFacts } from './definition.ts'

/** Figures that stand in the text only. */
export const MENDED: Readonly<Record<string, Partial<CardFacts>>> = {
  Bantha: { ability: 0.5 },
  "Kal'Falnl C'ndros": { landspeed: 3 },
  "MSE-6 'Mouse' Droid": { landspeed: 3 },
  'Eyes In The Dark': { dots: 1 },
  'Rogue Asteroid': { defense: 3 },
  // Where it comes to the table.
  'Death Star': { parsec: 0, hyperspeed: 1 },
  // Their lore calls them enclosed.
  'Imperial Walker': { traits: ['enclosed'] },
  'Rebel Snowspeeder': { traits: ['speeder', 'enclosed'] },
}

/** Who flies with which squadron. */
export const SQUADRONS: Readonly<Record<string, readonly string[]>> = {
  'Red Leader': ['red squadron'],
  'Biggs Darklighter': ['red squadron'],
  'Jek Porkins': ['red squadron'],
  'Luke Skywalker': ['red squadron'],
  Dutch: ['gold squadron'],
  Pops: ['gold squadron'],
}
