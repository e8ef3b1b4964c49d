/** Answers at random, but leans towards what brings the card under trial into play and its abilities to use. */
import { type Answer, type Below, type CardId, fullest, type Question, sampleAnswer } from '@dejarik/kernel'
import type { Game, SwtcgOffer } from '../kinds.ts'
import { cardsOf, isAgainst, isOrBears, isParty, mostServing, type Purpose } from './serving.ts'

/** Out of ten: how often the card is chosen where it can be. */
const LEANING = 9

export function leaningAnswer(game: Game, question: Question, purpose: Purpose, below: Below): Answer {
  const leans = below(10) < LEANING
  if (question.kind === 'action' && leans) {
    const best = bestOffers(game, question.offers as readonly SwtcgOffer[], purpose, below)
    if (best.length > 0) return best[below(best.length)]!.key
  }
  if (question.kind === 'confirm' && leans) return true
  if (question.kind === 'cards' && leans)
    return question.about === 'retreat' ? retreating(game, question.from, purpose) : fullest(question, below)
  return sampleAnswer(question, below)
}

/** What serves the trial; else what is about the card; else whatever lets something happen. */
function bestOffers(
  game: Game,
  offers: readonly SwtcgOffer[],
  purpose: Purpose,
  below: Below,
): readonly SwtcgOffer[] {
  const serving = mostServing(game, offers, purpose)
  if (serving.length > 0) return serving
  const open = offers.filter((offer) => !isAgainst(game, offer, purpose))
  const isOpenTo = purpose.aim === undefined || below(2) === 0
  const wanted = isOpenTo ? open.filter((offer) => isAbout(game, offer, purpose)) : []
  const active = wanted.length > 0 ? wanted : open.filter(({ verb }) => ACTIVE.has(verb))
  const lively = active.length > 0 ? active : open.filter(({ verb }) => !IDLE.has(verb))
  const fighting = lively.filter((offer) => !isBuiltAway(offer))
  return fighting.length > 0 ? fighting : lively
}

/** Verbs that let something happen, where the card itself cannot. */
const ACTIVE: ReadonlySet<string> = new Set(['attack', 'resolve'])
/** Verbs that take the card, or the units around it, out of the fight. */
const IDLE: ReadonlySet<string> = new Set([
  'skip-attack',
  'retreat',
  'lay-face-down',
  'add-counters',
  'detach',
  'give-up',
])

/** Deployed to the build zone a unit does little. */
const isBuiltAway = (offer: SwtcgOffer): boolean =>
  offer.verb === 'complete' &&
  offer.destination !== undefined &&
  'to' in offer.destination &&
  offer.destination.to === 'build'

function isAbout(game: Game, offer: SwtcgOffer, { star, mood }: Purpose): boolean {
  if (IDLE.has(offer.verb)) return false
  const cards = [
    ...cardsOf(offer),
    ...('defender' in offer && mood === 'at-it' ? [offer.defender] : []),
    ...('unit' in offer && offer.unit !== undefined ? [offer.unit] : []),
  ]
  return cards.some((card) => isOrBears(game, card, star))
}

const retreating = (game: Game, from: readonly CardId[], { plot, star }: Purpose): Answer =>
  from.filter((card) => isParty(game, plot.retreats, card, star))
