/** The bots of this game alone, for hosts that fetch one game at a time. */
import type { Bot } from '../bot.ts'
import { botOf, weigherOf } from '../levels.ts'
import type { Weigher } from '../tree.ts'
import { school } from './school.ts'

export const swtcgBot = (name: string): Bot | undefined => botOf(name, school)

export const swtcgWeigher = (milliseconds?: number): Weigher => weigherOf(school, milliseconds)

/** A seat's chance to win, from 0 to 1. */
export { value as swtcgChance } from './features.ts'
