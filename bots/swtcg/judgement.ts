/** What the searching bots need to know of the Star Wars TCG. */
import { type Answer, anyGame, type Kinds, type Machine } from '@dejarik/kernel'
import { type Swtcg, type SwtcgOffer, swtcgPlayed } from '@dejarik/swtcg'
import type { Glimpse } from '../bot.ts'
import { unlessForced } from '../forced.ts'
import { foremost, type Judgement, withFirst } from '../judgement.ts'
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
  const offers = question.offers as readonly SwtcgOffer[]
  return foremost(
    offers.map((offer) => ({ answer: offer.key, ...judge(position, offer) })),
    most,
  )
}

/** A trial runs to the end of the step: a build step, or the battle in an arena. */
function moment(game: Machine<Kinds>): string {
  const { turn, step, builder } = game.table as Swtcg['table']
  return [turn, step, builder].join()
}

export const judgement: Judgement = {
  definition: { ...anyGame(swtcgPlayed), viewing: glancing },
  playsOn: unlessForced(cadet),
  value,
  likely,
  moment,
}
