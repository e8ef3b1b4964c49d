/** The kinds of chances to play or pass, and how anything opens one. */
import type { ProcedureName } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'

export type Chance =
  | 'disrupt'
  | 'attack'
  /** After a roll dice are added, then rolled again, then altered (idc/pop/dice-roll-order). */
  | 'add-dice'
  | 'reroll'
  | 'alter-dice'
  | 'pending-damage'
  | 'prevention'
  | 'placement'
  | 'unit-discard'
  | 'attack-end'
  | 'general'
  | 'battle-start'
  | 'step-start'
  | 'step-end'
  | 'end-of-turn'
  | 'retreat'
  /** The roll for build points was made, and everybody has them. */
  | 'build-roll'
  | 'build-start'
  /** What is due at the start of a build step is done. */
  | 'build-begun'
  | 'build'
  /** In the build step of an opponent, between two things that are done there (now/general/play-any-time). */
  | 'meanwhile'
  | 'would-attack'
  /** A unit has come into an arena (now/keywords/ambush-in-build-step). */
  | 'arrival'

/** These open in the middle of another effect, and leave alone what waits for its end (idc/pop/three-that-always-occur). */
const SPECIAL: ReadonlySet<Chance> = new Set([
  'disrupt',
  'add-dice',
  'reroll',
  'alter-dice',
  'pending-damage',
  'prevention',
  'arrival',
  'build-roll',
  'build-begun',
])
export const isSpecial = (chance: Chance): boolean => SPECIAL.has(chance)

/** What an option lets players do has time until the build step, which begins right after these. */
export const isBeforeBuilding = (chance: Chance): boolean =>
  chance === 'build-roll' || chance === 'build-begun'

export interface ChanceLocals {
  readonly chance: Chance
  /** Whose turn to play it is, as an index into the order of seats. */
  readonly next: number
  readonly passes: number
}

const chanceToPlay: ProcedureName<ChanceLocals> = { name: 'swtcg/chance' }

/** The Dark Side plays or passes first (idc/pop/dark-side-first). */
export const openChance = (game: Game, chance: Chance): void =>
  game.call(chanceToPlay, { chance, next: 0, passes: 0 })
