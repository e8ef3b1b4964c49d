/** Answers at random, but leans towards what brings the card under trial to the table and its functions to use. */
import { type Answer, type Below, fullest, type Question, sampleAnswer } from '@dejarik/kernel'
import type { Game, SwccgOffer } from '../kinds.ts'
import { actionsIn, type CardAction } from '../text/text.ts'
import { fitsPrinted } from './printed.ts'

/** Out of ten: how often the card is chosen where it can be. */
const LEANING = 9

/** What the players are after. */
export interface Purpose {
  readonly star: string
  /** The function that is to come to use. */
  readonly aim?: CardAction | undefined
  readonly helpers: ReadonlySet<string>
  readonly place?: string
}

export function leaningAnswer(game: Game, question: Question, purpose: Purpose, below: Below): Answer {
  if (below(10) >= LEANING) return sampleAnswer(question, below)
  switch (question.kind) {
    case 'action':
      return liveliest(game, question.offers as readonly SwccgOffer[], purpose, below)
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

function liveliest(game: Game, all: readonly SwccgOffer[], purpose: Purpose, below: Below): string {
  const { star, helpers, place } = purpose
  const offers = all.filter((offer) => !isWaste(game, offer, purpose))
  const lively = offers.filter(({ verb }) => !IDLE.has(verb))
  const choices = [
    lively.filter((offer) => isTheUse(game, offer, purpose)),
    lively.filter((offer) => isOf(game, offer, (is) => helpers.has(is))),
    lively.filter((offer) => offer.verb !== 'forfeit' && isOf(game, offer, (is) => is === star)),
    lively.filter((offer) => isShotMeant(game, offer, purpose)),
    lively.filter((offer) => offer.verb === 'battle' && isOf(game, offer, (is) => is === place)),
    lively.filter(({ verb }) => ACTIVE.has(verb)),
    below(3) > 0 ? [] : lively,
    offers.filter(({ verb }) => verb === 'pass'),
    all,
  ]
  const best = choices.find((each) => each.length > 0)!
  return best[below(best.length)]!.key
}

const isOf = (game: Game, offer: SwccgOffer, is: (key: string) => boolean): boolean =>
  'card' in offer && offer.card !== undefined && is(game.state.cards[offer.card]?.is ?? '')

function isTheUse(game: Game, offer: SwccgOffer, { star, aim }: Purpose): boolean {
  if (offer.verb !== 'play' || !aim) return false
  const speaks = { ...offer, card: offer.lender ?? offer.card }
  if (!isOf(game, speaks, (is) => is === star)) return false
  const { text } = game.constants.library.card(star)
  return actionsIn(text, offer.half)[offer.action] === aim
}

/** A shot at whom the function is about. */
function isShotMeant(game: Game, offer: SwccgOffer, { aim }: Purpose): boolean {
  if (offer.verb !== 'fire' || typeof aim?.when !== 'object' || !('card' in aim.when)) return false
  const { card } = aim.when
  return card !== undefined && fitsPrinted(game.constants.library.card(game.card(offer.target).is), card)
}

/** An Interrupt that is played for another of its functions is gone. */
const isWaste = (game: Game, offer: SwccgOffer, purpose: Purpose): boolean =>
  offer.verb === 'play' &&
  purpose.aim !== undefined &&
  game.constants.library.card(purpose.star).kind === 'interrupt' &&
  isOf(game, offer, (is) => is === purpose.star) &&
  !isTheUse(game, offer, purpose)
