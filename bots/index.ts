/** The public door of the bots. */

export { type Advice, adviceIn } from './advice.ts'
export { type Bot, type Glimpse, glimpse, type Move } from './bot.ts'
export { type Encounter, eloTable, type Rating } from './elo-table.ts'
export { botNames, LEVELS, levelOf } from './levels.ts'
export { eloOf, type Interval, type Standing, standing, wilson } from './match.ts'
export type { Lessons } from './net/lessons.ts'
export type { Reader, Shape } from './net/sketch.ts'
export { plainJudgement } from './plain.ts'
export type { Verdict } from './race.ts'
export { botFor, lessonsFor } from './roster.ts'
export { type Complaint, safely } from './safe.ts'
export { type TreeEffort, treeSearching, type Weigher } from './tree.ts'
