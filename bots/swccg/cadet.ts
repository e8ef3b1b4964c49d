/** The Star Wars CCG by rules of thumb, read from the view and the offers. */
import type { SwccgOffer } from '@dejarik/swccg'
import type { Bot } from '../bot.ts'
import { best } from '../rating.ts'
import { answer } from './choices.ts'
import { judge } from './offers.ts'
import { positionIn } from './position.ts'
import { CADET, type Taste } from './weights.ts'

export const byTaste =
  (taste: Taste): Bot =>
  (glimpse) => {
    const { question, below } = glimpse
    const position = positionIn(glimpse, taste)
    if (question.kind !== 'action') return answer(position, glimpse)
    const offers = question.offers as readonly SwccgOffer[]
    return best(
      offers.map((offer) => ({ answer: offer.key, ...judge(position, offer) })),
      below,
    )
  }

export const cadet = byTaste(CADET)
