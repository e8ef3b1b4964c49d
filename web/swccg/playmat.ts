/** The Star Wars CCG on the page. */
import type { Question, View } from '@dejarik/kernel'
import { swccgBeats } from '@dejarik/table/beats'
import type { Playmat } from '../playmat.ts'
import { sideName } from '../sight.ts'
import { swccgAnswers } from './answers.ts'
import { BattlePanel } from './battle-panel.tsx'
import { type BattleShown, followBattle } from './battle-shown.ts'
import { Board } from './board.tsx'
import { chanceName, isPhase, PASSABLE, passName } from './chances.ts'
import { look, stateOf } from './look.ts'
import { SeatStrip } from './seat-strip.tsx'
import { type CcgCard, PHASE_NAMES, seatOf, tableOf } from './sight.ts'

/** In the phases of the opponent one only answers. */
const isOwnPhase = ({ about, seat }: Question, view: View): boolean =>
  isPhase(about) && tableOf(view).current === seat

export const swccgPlaymat: Playmat = {
  name: 'swccg',
  look,
  stateOf,
  highlights: (shown, card) => [
    ...((card as CcgCard).hit ? ['is-hit'] : []),
    ...((shown as BattleShown | null)?.cards.includes(card.id) ? ['is-fighting'] : []),
  ],
  follow: (shown, ...news) => followBattle(shown as BattleShown | null, ...news),
  beats: swccgBeats,
  answers: swccgAnswers,
  offerFields: { source: ['card'], goal: ['on', 'to', 'over', 'target'] },
  heading: (view) => {
    const { turn, phase, current } = tableOf(view)
    if (turn === 0) return PHASE_NAMES.start
    return `Turn ${turn} · ${sideName(seatOf(view, current).side)} · ${PHASE_NAMES[phase]}`
  },
  seatName: (view, seat) => sideName(seatOf(view, seat).side),
  chanceName,
  chances: PASSABLE,
  isObvious: ({ verb }) => verb === 'lose' || verb === 'draw',
  passName: (question, view) => passName(question.about, isOwnPhase(question, view)),
  // Ending a phase is no yield.
  canYield: (question, view) =>
    question.kind === 'action' &&
    !isOwnPhase(question, view) &&
    question.offers.some((offer) => offer.key === 'pass'),
  Board,
  Panel: BattlePanel,
  SeatStrip,
}
