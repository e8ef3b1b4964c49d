/** Playing by rules of thumb: offers by their merit, other questions by what they are about. */
import type { OfferCore } from '@dejarik/kernel'
import type { Bot, Glimpse, Move } from './bot.ts'
import { unlessForced } from './forced.ts'
import { foremost, type Judgement, withFirst } from './judgement.ts'
import { best, type Merit, type Rated } from './rating.ts'

/** The rules of thumb of a game; P is how it reads a position. */
export interface Thumb<P, O extends OfferCore> {
  readonly positionIn: (seen: Glimpse) => P
  readonly judge: (position: P, offer: O) => Merit
  /** Answers what is no action. */
  readonly answer: (position: P, seen: Glimpse) => Move
}

export const byThumb =
  <P, O extends OfferCore>(thumb: Thumb<P, O>): Bot =>
  (seen) => {
    const position = thumb.positionIn(seen)
    return seen.question.kind === 'action'
      ? best(rated(thumb, position, seen.question.offers as readonly O[]), seen.below)
      : thumb.answer(position, seen)
  }

const rated = <P, O extends OfferCore>(
  { judge }: Thumb<P, O>,
  position: P,
  offers: readonly O[],
): readonly Rated[] => offers.map((offer) => ({ answer: offer.key, ...judge(position, offer) }))

/** What a search takes from rules of thumb: who plays on, and of offers the best, of other questions all answers if they are few. */
export function thinkingBy<P, O extends OfferCore>(
  thumb: Thumb<P, O>,
): Pick<Judgement, 'playsOn' | 'likely'> {
  const playsOn = unlessForced(byThumb(thumb))
  const likely: Judgement['likely'] = (seen, most) => {
    const { question } = seen
    if (most === 1) return [playsOn(seen).answer]
    if (question.kind !== 'action') return withFirst(playsOn(seen).answer, question, most)
    return foremost(rated(thumb, thumb.positionIn(seen), question.offers as readonly O[]), most)
  }
  return { playsOn, likely }
}
