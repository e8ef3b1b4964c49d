/** Three-Way War in a few words: its ids, its cards and any position. */
import { character, ground, unit } from './battle-play.ts'
import { playWith } from './option-play.ts'

export const WAR = 'three-way-war'
export const SPARE = 'Blaster Barrage'
export const id = (...names: string[]) => names.map((name) => `${WAR}/${name}`)
export const cards = [
  unit('Fighter', { power: 2, health: 5 }),
  unit('Enemy', { power: 2, health: 5, speed: 10 }),
  unit('Third', { power: 2, health: 5, speed: 5 }),
  ground('Walker'),
  ground('Tank'),
  character('Guard'),
  character('Rebel'),
]
export const play = (position: object, more: object = {}, options = WAR) =>
  playWith(options, position as never, { cards, seats: 3, ...more })
