/** What the searching bots need to know of the Star Wars TCG. */
import { type Answer, anyGame, type Kinds, type Machine } from '@dejarik/kernel'
import { ARENAS, type Swtcg, type SwtcgOffer, swtcgPlayed } from '@dejarik/swtcg'
import type { Glimpse } from '../bot.ts'
import { unlessForced } from '../forced.ts'
import { foremost, type IsPast, type Judgement, withFirst } from '../judgement.ts'
import { byThumb } from './cadet.ts'
import { value } from './features.ts'
import { glancing } from './glance.ts'
import { judge } from './offers.ts'
import { positionIn } from './position.ts'
import type { Taste } from './weights.ts'

/** Offers by rules of thumb; of other questions all answers, if they are few. */
const likely =
  (taste: Taste) =>
  (seen: Glimpse, most: number): readonly Answer[] => {
    const { question } = seen
    if (question.kind !== 'action') return withFirst(byThumb(taste)(seen).answer, question, most)
    const position = positionIn(seen, taste)
    const offers = question.offers as readonly SwtcgOffer[]
    return foremost(
      offers.map((offer) => ({ answer: offer.key, ...judge(position, offer) })),
      most,
    )
  }

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
  playsOn: unlessForced(byThumb(taste)),
  value,
  likely: likely(taste),
  horizon,
})
