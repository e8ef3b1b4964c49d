/** The bots of this game alone, for hosts that fetch one game at a time. */
import type { Bot } from '../bot.ts'
import { botOf, weigherOf } from '../levels.ts'
import type { Weigher } from '../tree.ts'
import { school } from './school.ts'

export const swccgBot = (name: string): Bot | undefined => botOf(name, school)

export const swccgWeigher = (milliseconds?: number): Weigher => weigherOf(school, milliseconds)

/** A seat's chance to win, from 0 to 1. */
export { value as swccgChance } from './features.ts'
/** Resolves when what was learned is here: the grand admiral and reviews need it. */
export { fetchLearned } from './learned-shelf.ts'
