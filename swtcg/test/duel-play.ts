/** Duel of the Fates in a few words: its ids, its fighters and their battle. */
import { character } from './battle-play.ts'
import { playWith } from './option-play.ts'

export const DUEL = 'duel-of-the-fates'
export const id = (...names: string[]) => names.map((name) => `${DUEL}/${name}`)
export const fighter = (name: string, facts: object = {}) =>
  character(name, { power: 1, health: 9, speed: 50, ...facts })
export const pair = [fighter('Dark One', { speed: 50 }), fighter('Light One', { speed: 40 })]
export const battle = (dice: number[], cards: object[] = pair, options = DUEL) =>
  playWith(
    options,
    { at: 'battle character', dark: { character: ['Dark One'] }, light: { character: ['Light One'] } },
    { cards: cards as never, dice },
  )
export const dark = { attack: 'Dark One', defender: 'Light One' }
export const HIT = 5
