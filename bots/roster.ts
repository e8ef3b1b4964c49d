/** The bots of every game, for hosts that play them all. */
import type { Bot } from './bot.ts'
import type { Judgement } from './judgement.ts'
import { botOf } from './levels.ts'
import type { Lessons } from './net/lessons.ts'
import type { School } from './school.ts'
import { school as skirmish } from './skirmish/school.ts'
import { lessons as swccgLessons } from './swccg/lessons.ts'
import { school as swccg } from './swccg/school.ts'
import { lessons as swtcgLessons } from './swtcg/lessons.ts'
import { school as swtcg } from './swtcg/school.ts'

const SCHOOLS: Readonly<Record<string, School>> = { skirmish, swccg, swtcg }

/** A bot for a game; undefined if there is none of that name, or not for that game. */
export const botFor = (name: string, game: string): Bot | undefined => botOf(name, SCHOOLS[game])

/** How a game is judged by those who search it; undefined where nobody does. */
export const judgementFor = (game: string): Judgement | undefined => SCHOOLS[game]?.admiral.judgement

const LESSONS: Readonly<Record<string, Lessons>> = { swccg: swccgLessons, swtcg: swtcgLessons }

/** How a game is learned; undefined where nothing is. */
export const lessonsFor = (game: string): Lessons | undefined => LESSONS[game]
