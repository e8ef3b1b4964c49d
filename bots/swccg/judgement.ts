/** What the searching bots need to know of the Star Wars CCG. */
import { anyGame, type Kinds, type Machine } from '@dejarik/kernel'
import { type Swccg, swccgGame } from '@dejarik/swccg'
import type { IsPast, Judgement } from '../judgement.ts'
import { thinkingBy } from '../thumb.ts'
import { thumbOf } from './cadet.ts'
import { value } from './features.ts'
import { glancing } from './glance.ts'
import { learned } from './learned-shelf.ts'
import { VETERAN } from './weights.ts'

/** A trial runs to the end of so many turns, this one counted. */
const horizon =
  (turns: number) =>
  (game: Machine<Kinds>): IsPast => {
    const end = turnOf(game) + turns
    return (later) => turnOf(later) >= end
  }
const turnOf = ({ table }: Machine<Kinds>): number => (table as Swccg['table']).turn

export const judgementOver = (turns: number): Judgement => ({
  definition: { ...anyGame(swccgGame), viewing: glancing },
  ...thinkingBy(thumbOf(VETERAN)),
  value,
  horizon: horizon(turns),
})

/** To the end of the next turn, judged by what was learned. */
export const learnedJudgement: Judgement = {
  ...judgementOver(2),
  value: (game, seat) => learned()(game, seat),
}
