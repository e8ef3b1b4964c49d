/** The Star Wars CCG on the page. */
import type { OfferCore, Question, SeatId, View } from '@dejarik/kernel'
import { swccgBeats } from '@dejarik/table/beats'
import type { Playmat, TurnPart } from '../playmat.ts'
import { sideName } from '../sight.ts'
import { swccgAnswers } from './answers.ts'
import { Board } from './board.tsx'
import { chanceName, isPhase, PASSABLE, passName } from './chances.ts'
import { givenAtFirst, givenByClick } from './giving.ts'
import { swccgLines } from './log-lines.ts'
import { look, stateOf } from './look.ts'
import { LossForm } from './loss-form.tsx'
import { PhaseButtons } from './phase-buttons.tsx'
import { isMainAtOnce } from './plans.ts'
import { price } from './price.ts'
import { OwnCards, SeatStrip } from './seat-strip.tsx'
import { SettleForm } from './settle-form.tsx'
import { type CcgCard, locationsIn, PHASE_NAMES, seatOf, tableOf } from './sight.ts'
import { followStaged, type Staged } from './staged.ts'
import { allAtFirst, chosenName } from './together.ts'
import { waitingFor } from './waiting.ts'
import { swccgWays } from './ways.ts'

/** In the phases of the opponent one only answers. */
const isOwnPhase = ({ about, seat }: Question, view: View): boolean =>
  isPhase(about) && tableOf(view).current === seat

const SHOWN = ['row', 'table', 'playing', 'sabacc']
const SHOWN_OF_ONES_OWN = ['hand', 'side']

/** The phases in their order; none before the first turn. */
function turnParts(view: View): readonly TurnPart[] {
  const { turn, phase } = tableOf(view)
  if (turn === 0) return []
  const names = Object.entries(PHASE_NAMES).filter(([name]) => name !== 'start')
  const now = names.findIndex(([name]) => name === phase)
  return names.map(([, name], place) => ({
    name,
    is: place < now ? 'past' : place === now ? 'now' : 'coming',
  }))
}

/** Whose turn it is, to whoever looks. */
const whose = (view: View, seat: SeatId): string =>
  seat === view.viewer ? 'you' : sideName(seatOf(view, seat).side)

export const swccgPlaymat: Playmat = {
  name: 'swccg',
  look,
  stateOf,
  highlights: (shown, card) => [
    ...((card as CcgCard).hit ? ['is-hit'] : []),
    ...((shown as Staged | null)?.battle?.cards.includes(card.id) ? ['is-fighting'] : []),
  ],
  follow: (shown, ...news) => followStaged(shown as Staged | null, ...news),
  lines: swccgLines,
  beats: swccgBeats,
  answers: swccgAnswers,
  arrow: () => null,
  ways: swccgWays,
  certain: (offer) => {
    const { verb, cost } = offer as OfferCore & { readonly cost?: number }
    const isPaid = verb === 'deploy' || verb === 'move' || verb === 'fire'
    return isPaid ? (cost ? `${cost} Force` : 'free') : null
  },
  price,
  liesIn: (card) => [(card as CcgCard).on ?? []].flat(),
  enough: () => null,
  mayRetreat: () => false,
  shortName: ({ verb }) => (verb === 'draw' ? 'Draw one' : null),
  chosenByClick: givenByClick,
  preselected: (question, view) => [...givenAtFirst(question, view), ...allAtFirst(question)],
  takenUp: () => null,
  best: (offers) => (offers.length === 1 ? offers[0]! : null),
  isMainElsewhere: isMainAtOnce,
  slip: () => null,
  inSight: (zone, owner, viewer) =>
    SHOWN.includes(zone) || (owner === viewer && SHOWN_OF_ONES_OWN.includes(zone)),
  showsUnseen: (view) => locationsIn(view).length === 0,
  turn: (view) => {
    const { turn, current } = tableOf(view)
    return turn === 0 ? PHASE_NAMES.start : `Turn ${turn} · ${whose(view, current)}`
  },
  turnParts,
  heading: (view) => {
    const { turn, phase, current } = tableOf(view)
    if (turn === 0) return PHASE_NAMES.start
    return `Turn ${turn} · ${whose(view, current)} · ${PHASE_NAMES[phase]}`
  },
  seatName: (view, seat) => sideName(seatOf(view, seat).side),
  chanceName,
  waitingFor: (view, seat, about) => waitingFor(about, tableOf(view).current === seat),
  chances: PASSABLE,
  alike: ['drainEverywhere', 'loseFromReserve'],
  isObvious: ({ verb }) => verb === 'lose' || verb === 'draw',
  chosenName,
  passName: (question, view) => passName(question.about, isOwnPhase(question, view)),
  // Ending a phase is no yield.
  canYield: (question, view) =>
    question.kind === 'action' &&
    !isOwnPhase(question, view) &&
    question.offers.some((offer) => offer.key === 'pass'),
  forms: { 'lose-force': LossForm, settle: SettleForm },
  Shortcuts: PhaseButtons,
  Board,
  SeatStrip,
  OwnCards,
}
