/** The bots of this game alone, for hosts that fetch one game at a time. */
import type { Bot } from '../bot.ts'
import { botOf } from '../levels.ts'
import { school } from './school.ts'

export const swccgBot = (name: string): Bot | undefined => botOf(name, school)

/** A seat's chance to win, from 0 to 1. */
export { value as swccgChance } from './features.ts'
