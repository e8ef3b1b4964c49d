/** Answers at random, but leans towards what brings the card under trial to the table and its functions to use. */
import { type Answer, type Below, type CardId, type Question, sampleAnswer } from '@dejarik/kernel'
import type { Game, SwccgOffer } from '../kinds.ts'

/** Out of ten: how often the card is chosen where it can be. */
const LEANING = 9

export function leaningAnswer(game: Game, question: Question, star: string, below: Below): Answer {
  if (below(10) >= LEANING) return sampleAnswer(question, below)
  switch (question.kind) {
    case 'action':
      return liveliest(game, question.offers as readonly SwccgOffer[], star, below)
    case 'confirm':
      return true
    case 'number':
      return question.max
    case 'cards':
      return fullest(question, below)
    default:
      return sampleAnswer(question, below)
  }
}

/** Verbs that let something happen, where the card itself cannot. */
const ACTIVE: ReadonlySet<SwccgOffer['verb']> = new Set(['battle', 'fire', 'drain', 'forfeit'])
/** Verbs that show nothing of a card. */
const IDLE: ReadonlySet<SwccgOffer['verb']> = new Set(['pass', 'draw', 'take-seat', 'lose'])

function liveliest(game: Game, offers: readonly SwccgOffer[], star: string, below: Below): string {
  const lively = offers.filter(({ verb }) => !IDLE.has(verb))
  const choices = [
    lively.filter((offer) => offer.verb !== 'forfeit' && isAbout(game, offer, star)),
    lively.filter(({ verb }) => ACTIVE.has(verb)),
    below(3) > 0 ? [] : lively,
    offers.filter(({ verb }) => verb === 'pass'),
    offers,
  ]
  const best = choices.find((each) => each.length > 0)!
  return best[below(best.length)]!.key
}

const isAbout = (game: Game, offer: SwccgOffer, star: string): boolean =>
  'card' in offer && offer.card !== undefined && game.state.cards[offer.card]?.is === star

/** As many cards as may be chosen: choosing none tries nothing. */
function fullest(
  { from, max }: { readonly from: readonly CardId[]; readonly max: number },
  below: Below,
): Answer {
  const left = [...from]
  return Array.from({ length: Math.min(max, left.length) }, () => left.splice(below(left.length), 1)[0]!)
}
