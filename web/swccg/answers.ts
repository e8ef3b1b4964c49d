/** What questions of the Star Wars CCG answer themselves with, each by what it is about. */
import type { OfferCore, Question, View } from '@dejarik/kernel'
import type { About, SwccgOffer } from '@dejarik/swccg'
import { type Answered, type Asked, offersOf, PASS } from '../answers/asked.ts'
import type { GameAnswers } from '../answers/autopilot.ts'
import { type Default, usualAnswer } from '../answers/defaults.ts'
import { PHASE_NAMES, tableOf } from './sight.ts'

export const ccgOffers = (question: Question): readonly SwccgOffer[] =>
  offersOf(question) as readonly OfferCore[] as readonly SwccgOffer[]

export const isOwnTurn = ({ viewer, table }: View): boolean =>
  (table as { readonly current?: number }).current === viewer

/** A drain of nothing is none. */
export const isVain = (offer: SwccgOffer): boolean => offer.verb === 'drain' && offer.amount === 0

/** In the other's phase one passes, unless one wants to respond; in one's own, what is offered is asked once in a turn. */
function phase(asked: Asked): Answered | null {
  const { question, view, isArmed, declined } = asked
  if (!isOwnTurn(view)) return usualAnswer('pass', asked)
  const others = ccgOffers(question).filter((offer) => offer.key !== PASS && !isVain(offer))
  const isOld = others.every(({ verb, key }) => verb === 'play' && declined.has(key))
  return isOld && !isArmed && wantsLess(asked) ? { value: PASS } : null
}

const wantsLess = ({ wishes }: Asked): boolean => wishes.when === 'smart' || wishes.when === 'essential'

/** Where Force can come from one place only, there is nothing to choose. */
function oneSource({ question }: Asked): Answered | null {
  const offers = offersOf(question)
  return offers.length === 1 ? { value: offers[0]!.key } : null
}

/** Where only one thing can be said, it is said; it was asked so that nobody learns that. */
function oneOption({ question }: Asked): Answered | null {
  return question.kind === 'choice' && question.options.length === 1 ? { value: question.options[0]! } : null
}
/** What changes nothing is not asked. */
function firstOption({ question }: Asked): Answered | null {
  return question.kind === 'choice' ? { value: question.options[0]! } : null
}

/** What could be played later as well is no reason to ask, unless one wants to respond. */
function chance(asked: Asked): Answered | null {
  const others = ccgOffers(asked.question).filter(({ key }) => key !== PASS)
  const canWait = others.length > 0 && others.every((offer) => offer.verb === 'play' && offer.anyTime)
  return canWait && !asked.isArmed && wantsLess(asked) ? { value: PASS } : usualAnswer('chance', asked)
}

const DEFAULTS: Readonly<Record<About, Default>> = {
  'starting-location': 'ask',
  'starting-effect': 'ask',
  'starting-objective': 'ask',
  'starting-interrupt': 'ask',
  'let-convert': 'ask',
  activate: 'most',
  'into-hand': 'least',
  // What can be played then can be played later, too.
  'activate-phase': 'pass',
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
  'attack-destiny': 'most',
  'must-attack': 'ask',
  capture: 'ask',
  release: 'ask',
  'who-goes': 'ask',
  'who-rides': 'all',
  'who-searches': 'ask',
  'which-craft': 'ask',
  'adds-to-drain': 'all',
  'move-away': 'ask',
  'fire-apart': 'ask',
  'give-for-test': 'ask',
  'keep-destiny': 'ask',
  'use-kept-destiny': 'ask',
  'enter-trench': 'ask',
  'follow-into-trench': 'ask',
  'lead-starfighter': 'ask',
  'attack-run': 'ask',
  'sabacc-player': 'ask',
  'sabacc-first': firstOption,
  'sabacc-deal': oneOption,
  'sabacc-draw': 'ask',
  'sabacc-value': oneOption,
  'sabacc-change': 'ask',
  'sabacc-stakes': 'ask',
  target: 'ask',
  choose: 'ask',
  'choose-number': 'ask',
  may: 'ask',
  pick: 'ask',
  look: 'ask',
  'put-from-hand': 'ask',
  reorder: 'ask',
  exchange: 'ask',
  'exchange-for': 'ask',
  'reveal-and-deploy': 'ask',
  'deploy-from': 'ask',
  search: 'ask',
  retrieve: 'ask',
  'turn-began': chance,
  'turn-ended': chance,
  'phase-began': chance,
  'phase-ended': chance,
  retrieved: chance,
  'force-activated': chance,
  'drain-initiated': chance,
  'battle-initiated': chance,
  'battle-ended': chance,
  'attack-initiated': chance,
  defeated: chance,
  eaten: chance,
  deployed: chance,
  played: chance,
  scanning: chance,
  reacted: chance,
  inserted: chance,
  'weapons-ended': chance,
  surfaced: chance,
  'came-as-react': chance,
  exploding: chance,
  crossing: chance,
  'destiny-drawn': chance,
  'destiny-succeeded': chance,
  targeted: chance,
  'weapon-fired': chance,
  hit: chance,
  'about-to-be-cancelled': chance,
  'about-to-be-lost': chance,
  lost: chance,
  forfeited: chance,
  'must-lose-force': chance,
  'lost-force': chance,
  'only-force-left': chance,
  'battle-destinies-drawn': chance,
  attrition: chance,
  'cover-broken': chance,
  captured: chance,
  frozen: chance,
  released: chance,
  missing: chance,
  found: chance,
  delivered: chance,
  'blown-away': chance,
  arrived: chance,
  'sabacc-won': chance,
  'beam-aimed': chance,
  'duel-initiated': chance,
  dueling: chance,
  'duel-ended': chance,
  'about-to-cross': chance,
  'pulled-up': chance,
  'taking-effect': chance,
  'carried-out': chance,
  relocated: chance,
  'drawing-battle-destiny': chance,
  'battle-decided': chance,
  'fired-at-place': chance,
  collided: chance,
  shuffled: chance,
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
  atAnyTime: null,
  // The phases of a turn are one moment; each happening is one of its own.
  momentOf: (view, about) => {
    const { turn, current, happenings = [] } = tableOf(view)
    if (about.endsWith('-phase')) return `${turn} ${current}`
    return `${turn} ${current} ${about} ${JSON.stringify(happenings.at(-1) ?? null)}`
  },
  targetOf: () => null,
}
