/** What the searching bots need to know of the Star Wars CCG. */
import { type Answer, anyGame, type Kinds, type Machine } from '@dejarik/kernel'
import { type Swccg, type SwccgOffer, swccgGame } from '@dejarik/swccg'
import type { Glimpse } from '../bot.ts'
import { unlessForced } from '../forced.ts'
import { foremost, type IsPast, type Judgement, withFirst } from '../judgement.ts'
import { cadet } from './cadet.ts'
import { value } from './features.ts'
import { glancing } from './glance.ts'
import { judge } from './offers.ts'
import { positionIn } from './position.ts'

/** Offers by the cadet's judgement; of other questions all answers, if they are few. */
function likely(seen: Glimpse, most: number): readonly Answer[] {
  const { question } = seen
  if (question.kind !== 'action') return withFirst(cadet(seen).answer, question, most)
  const position = positionIn(seen)
  const offers = question.offers as readonly SwccgOffer[]
  return foremost(
    offers.map((offer) => ({ answer: offer.key, ...judge(position, offer) })),
    most,
  )
}

/** A trial runs to the end of the turn. */
const horizon = (game: Machine<Kinds>): IsPast => {
  const start = turnOf(game)
  return (later) => turnOf(later) !== start
}
const turnOf = ({ table }: Machine<Kinds>): number => (table as Swccg['table']).turn

export const judgement: Judgement = {
  definition: { ...anyGame(swccgGame), viewing: glancing },
  playsOn: unlessForced(cadet),
  value,
  likely,
  horizon,
}
