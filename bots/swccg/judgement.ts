/** What the searching bots need to know of the Star Wars CCG. */
import { type Answer, anyGame, type Kinds, type Machine } from '@dejarik/kernel'
import { type Swccg, type SwccgOffer, swccgGame } from '@dejarik/swccg'
import type { Glimpse } from '../bot.ts'
import { unlessForced } from '../forced.ts'
import { foremost, type IsPast, type Judgement, withFirst } from '../judgement.ts'
import { byTaste } from './cadet.ts'
import { value } from './features.ts'
import { glancing } from './glance.ts'
import { judge } from './offers.ts'
import { positionIn } from './position.ts'
import { VETERAN } from './weights.ts'

const veteran = unlessForced(byTaste(VETERAN))

/** What these are about decides so little, a hundredth of a chance to win, that trials would only find luck. */
const SLIGHT: ReadonlySet<string> = new Set([
  'draw-phase',
  'activate',
  'lose-force',
  'battle-destiny',
  'into-hand',
])

/** Offers by the veteran's judgement; of other questions all answers, if they are few. */
function likely(seen: Glimpse, most: number): readonly Answer[] {
  const { question } = seen
  if (SLIGHT.has(question.about)) return [veteran(seen).answer]
  if (question.kind !== 'action') return withFirst(veteran(seen).answer, question, most)
  const position = positionIn(seen, VETERAN)
  const offers = question.offers as readonly SwccgOffer[]
  return foremost(
    offers.map((offer) => ({ answer: offer.key, ...judge(position, offer) })),
    most,
  )
}

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
  playsOn: veteran,
  value,
  likely,
  horizon: horizon(turns),
})
