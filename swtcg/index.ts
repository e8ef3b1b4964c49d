/** The public door of the Star Wars TCG. */
export { swtcgGame } from './game.ts'
export type { Swtcg } from './kinds.ts'
export type { PlayerSetup, SwtcgSetup } from './table.ts'
