/** Battle the Rancor in a few words: its ids, its cards and any position. */
import { character, ground, unit } from './battle-play.ts'
import { playWith } from './option-play.ts'

export const RANCOR = 'battle-the-rancor'
export const SPARE = 'Blaster Barrage'
export const id = (...names: string[]) => names.map((name) => `${RANCOR}/${name}`)
export const cards = [
  unit('Fighter', { power: 2, speed: 60, health: 5 }),
  ground('Beast', { power: 2, speed: 50, health: 5 }),
  character('Hero', { power: 2, speed: 40, health: 5 }),
  { name: 'Nebula', side: 'neutral', kind: 'location', arenas: ['space'], cost: 2, abilities: [] } as const,
  { name: 'Plain', side: 'neutral', kind: 'location', arenas: ['ground'], cost: 1, abilities: [] } as const,
  { name: 'Pull', side: 'neutral', kind: 'resource', cost: 4, abilities: [] } as const,
  {
    name: 'Blade',
    side: 'neutral',
    kind: 'equipment',
    arenas: ['character'],
    cost: 3,
    abilities: [
      { ability: 'equip', cost: [] },
      { ability: 'equipped', bonus: { power: 1 }, gives: [] },
    ],
  } as never,
]
export const play = (position: object, more: object = {}, options = RANCOR) =>
  playWith(options, position as never, { cards, ...more })
