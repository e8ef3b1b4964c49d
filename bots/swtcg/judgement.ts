/** What the searching bots need to know of the Star Wars TCG. */
import { anyGame, type Kinds, type Machine } from '@dejarik/kernel'
import { ARENAS, type Swtcg, swtcgPlayed } from '@dejarik/swtcg'
import type { IsPast, Judgement } from '../judgement.ts'
import { thinkingBy } from '../thumb.ts'
import { thumbOf } from './cadet.ts'
import { value } from './features.ts'
import { glancing } from './glance.ts'
import type { Taste } from './weights.ts'

/** In a battle a trial runs to its end; what is built before shows its worth in all battles of the turn. */
function horizon(game: Machine<Kinds>): IsPast {
  const { turn, step } = tableOf(game)
  if (isArena(step)) return (later) => tableOf(later).step !== step || tableOf(later).turn !== turn
  const end = Math.max(1, turn) // setup is before the first turn
  return (later) => tableOf(later).turn > end
}
const tableOf = ({ table }: Machine<Kinds>): Swtcg['table'] => table as Swtcg['table']
const isArena = (step: string): boolean => ARENAS.some((arena) => arena === step)

export const judgementBy = (taste: Taste): Judgement => ({
  definition: { ...anyGame(swtcgPlayed), viewing: glancing },
  ...thinkingBy(thumbOf(taste)),
  value,
  horizon,
})
