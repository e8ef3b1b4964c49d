/** The Star Wars TCG on the page. */

import { swtcgBeats } from '@dejarik/table/beats'
import type { Playmat } from '../playmat.ts'
import type { SeenCard } from '../sight.ts'
import { swtcgAnswers } from './answers.ts'
import { type AttackShown, followAttack } from './attack-shown.ts'
import { BattlePanel } from './battle-panel.tsx'
import { Board } from './board.tsx'
import { look, stateOf } from './look.ts'
import { SeatStrip } from './seat-strip.tsx'
import { chanceName, STEP_NAMES, seatTitle, tableOf } from './sight.ts'

/** The chances that players may want to pass or stop at. */
const CHANCES = [
  'build',
  'battle-start',
  'step-start',
  'general',
  'disrupt',
  'attack',
  'add-dice',
  'reroll',
  'alter-dice',
  'pending-damage',
  'prevention',
  'placement',
  'unit-discard',
  'attack-end',
  'step-end',
  'end-of-turn',
] as const

function highlights(shown: unknown, card: SeenCard): readonly string[] {
  const attack = shown as AttackShown | null
  return [
    ...(attack?.attacker === card.id ? ['is-attacker'] : []),
    ...(attack?.defender === card.id ? ['is-defender'] : []),
  ]
}

export const swtcgPlaymat: Playmat = {
  name: 'swtcg',
  look,
  stateOf,
  highlights,
  follow: (shown, ...news) => followAttack(shown as AttackShown | null, ...news),
  beats: swtcgBeats,
  answers: swtcgAnswers,
  offerFields: { source: ['card', 'defender', 'unit'], goal: [] },
  heading: (view) => {
    const { turn, step } = tableOf(view)
    return `${turn > 0 ? `Turn ${turn} · ` : ''}${STEP_NAMES[step]}`
  },
  seatName: seatTitle,
  chanceName,
  chances: CHANCES,
  isObvious: () => false,
  passName: ({ about }) => (about === 'build' ? 'End build step' : 'Pass'),
  // Ending the build step is no yield.
  canYield: (question) =>
    question.kind === 'action' &&
    question.about !== 'build' &&
    question.offers.some((offer) => offer.key === 'pass'),
  Board,
  Panel: BattlePanel,
  SeatStrip,
}
