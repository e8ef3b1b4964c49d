/** Answers at random, but leans towards what brings the card under trial into play and its abilities to use. */
import { type Answer, type Below, type CardId, type Question, sampleAnswer } from '@dejarik/kernel'
import type { Game, SwtcgOffer } from '../kinds.ts'

/** Out of ten: how often the card is chosen where it can be. */
const LEANING = 9

/** Whether the others go for the card, or for the units around it. */
export type Mood = 'at-it' | 'around-it'

export function leaningAnswer(
  game: Game,
  question: Question,
  star: string,
  mood: Mood,
  below: Below,
): Answer {
  const leans = below(10) < LEANING
  if (question.kind === 'action' && leans) {
    const offers = question.offers as readonly SwtcgOffer[]
    const wanted = offers.filter((offer) => isAbout(game, offer, star, mood))
    const active = wanted.length > 0 ? wanted : offers.filter(({ verb }) => ACTIVE.has(verb))
    const lively = active.length > 0 ? active : offers.filter(({ verb }) => !IDLE.has(verb))
    const fighting = lively.filter((offer) => !isBuiltAway(offer))
    const best = fighting.length > 0 ? fighting : lively
    if (best.length > 0) return best[below(best.length)]!.key
  }
  if (question.kind === 'confirm' && leans) return true
  if (question.kind === 'cards' && leans) return question.about === 'retreat' ? [] : fullest(question, below)
  return sampleAnswer(question, below)
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

function isAbout(game: Game, offer: SwtcgOffer, star: string, mood: Mood): boolean {
  if (IDLE.has(offer.verb)) return false
  const cards = [
    ...('card' in offer ? [offer.card] : []),
    ...('source' in offer ? [offer.source] : []),
    ...('defender' in offer && mood === 'at-it' ? [offer.defender] : []),
    ...('unit' in offer ? [offer.unit] : []),
  ]
  return cards.some((card) => isOrBears(game, card, star))
}

function isOrBears(game: Game, id: CardId, star: string): boolean {
  const card = game.state.cards[id]
  if (!card) return false
  return card.is === star || [...card.pilots, ...card.equipment].some((each) => game.card(each).is === star)
}

/** As many cards as may be chosen: choosing none tries nothing. */
function fullest(
  { from, max }: { readonly from: readonly CardId[]; readonly max: number },
  below: Below,
): Answer {
  const left = [...from]
  return Array.from({ length: Math.min(max, left.length) }, () => left.splice(below(left.length), 1)[0]!)
}
