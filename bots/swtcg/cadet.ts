/** The Star Wars TCG by rules of thumb, read from the view and the offers. */
import type { SwtcgOffer } from '@dejarik/swtcg'
import type { Bot } from '../bot.ts'
import { best } from '../rating.ts'
import { answer } from './choices.ts'
import { judge } from './offers.ts'
import { positionIn } from './position.ts'

export const cadet: Bot = (glimpse) => {
  const { question, below } = glimpse
  const position = positionIn(glimpse)
  if (question.kind !== 'action') return answer(position, glimpse)
  const offers = question.offers as readonly SwtcgOffer[]
  return best(
    offers.map((offer) => ({ answer: offer.key, ...judge(position, offer) })),
    below,
  )
}
