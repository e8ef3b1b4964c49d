/** What questions of the Star Wars CCG answer themselves with, each by what it is about. */
import type { OfferCore, Question, View } from '@dejarik/kernel'
import type { About, SwccgOffer } from '@dejarik/swccg'
import { type Answered, type Asked, offersOf } from '../answers/asked.ts'
import type { GameAnswers } from '../answers/autopilot.ts'
import { type Default, usualAnswer } from '../answers/defaults.ts'
import { PHASE_NAMES, tableOf } from './sight.ts'

export const ccgOffers = (question: Question): readonly SwccgOffer[] =>
  offersOf(question) as readonly OfferCore[] as readonly SwccgOffer[]

export const isOwnTurn = ({ viewer, table }: View): boolean =>
  (table as { readonly current?: number }).current === viewer

/** In one's own phase what is offered is asked; in the other's one passes, unless one wants to respond. */
const phase = (asked: Asked): Answered | null => usualAnswer(isOwnTurn(asked.view) ? 'ask' : 'pass', asked)

/** Where Force can come from one place only, there is nothing to choose. */
function oneSource({ question }: Asked): Answered | null {
  const offers = offersOf(question)
  return offers.length === 1 ? { value: offers[0]!.key } : null
}

const DEFAULTS: Readonly<Record<About, Default>> = {
  'starting-location': 'ask',
  'starting-effect': 'ask',
  'starting-objective': 'ask',
  'starting-interrupt': 'ask',
  activate: 'most',
  'into-hand': 'least',
  'activate-phase': phase,
  'control-phase': phase,
  'deploy-phase': phase,
  'battle-phase': phase,
  'move-phase': phase,
  'draw-phase': phase,
  'lose-force': oneSource,
  weapons: 'chance',
  volley: 'all',
  'power-destiny': 'most',
  'battle-destiny': 'most',
  'attrition-destiny': 'most',
  settle: oneSource,
  'who-goes': 'ask',
  'who-rides': 'all',
  'adds-to-drain': 'all',
  'move-away': 'ask',
  target: 'ask',
  choose: 'ask',
  'choose-number': 'ask',
  may: 'ask',
  pick: 'ask',
  look: 'ask',
  'put-from-hand': 'ask',
  exchange: 'ask',
  'exchange-for': 'ask',
  'reveal-and-deploy': 'ask',
  search: 'ask',
  retrieve: 'ask',
  'turn-began': 'chance',
  'turn-ended': 'chance',
  'phase-began': 'chance',
  'force-activated': 'chance',
  'drain-initiated': 'chance',
  'battle-initiated': 'chance',
  'battle-ended': 'chance',
  deployed: 'chance',
  played: 'chance',
  reacted: 'chance',
  'destiny-drawn': 'chance',
  targeted: 'chance',
  'weapon-fired': 'chance',
  hit: 'chance',
  'about-to-be-lost': 'chance',
  lost: 'chance',
  forfeited: 'chance',
  'must-lose-force': 'chance',
  'lost-force': 'chance',
  'battle-destinies-drawn': 'chance',
  attrition: 'chance',
  arrived: 'chance',
}

/** What is drained everywhere, and lost from the Reserve Deck, for those who always want that. */
function ordered({ question, view, wishes }: Asked): Answered | null {
  const offers = ccgOffers(question)
  const { drainEverywhere, loseFromReserve } = wishes.orders
  const wanted =
    (drainEverywhere && question.about === 'control-phase' && isOwnTurn(view)
      ? offers.find(({ verb }) => verb === 'drain')
      : undefined) ??
    (loseFromReserve && question.about === 'lose-force'
      ? offers.find((offer) => offer.verb === 'lose' && offer.from === 'reserve')
      : undefined)
  return wanted ? { value: wanted.key } : null
}

export const swccgAnswers: GameAnswers = {
  usual: (asked) => usualAnswer(DEFAULTS[asked.question.about as About] ?? 'ask', asked),
  ordered,
  stepOf: (view) => tableOf(view).phase,
  steps: (['activate', 'control', 'deploy', 'battle', 'move', 'draw'] as const).map((step) => [
    step,
    PHASE_NAMES[step],
  ]),
  // Each happening is a moment of its own: what was passed then says nothing of the next.
  momentOf: (view, about) => {
    const { turn, phase: now, current, happenings = [] } = tableOf(view)
    return `${turn} ${current} ${now} ${about} ${JSON.stringify(happenings.at(-1) ?? null)}`
  },
  targetOf: () => null,
}
