/** Why it is not the time for something: another seat is asked, or it belongs to another step. */
import { type Attempt, isAttempt, type Question, type QuestionIn } from '@dejarik/kernel'
import { ARENAS } from '../../cards/definition.ts'
import type { About, Game, Swtcg } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'

/** Whose turn it is to answer, by what the question is about; at all other questions seats play or pass in turn. */
const TURNS: Readonly<Partial<Record<About, Reason>>> = {
  setup: { code: 'others-set-up', rule: 'idc/setup/alternate-overtaking' },
  'setup-counters': { code: 'others-set-up', rule: 'idc/setup/alternate-overtaking' },
  'build-start': { code: 'not-your-build-step', rule: 'idc/turn/build-step-dark-first' },
  build: { code: 'not-your-build-step', rule: 'idc/turn/build-step-dark-first' },
  'build-counters': { code: 'not-your-build-step', rule: 'idc/turn/build-step-dark-first' },
  retreat: { code: 'others-retreat', rule: 'idc/turn/retreat-dark-first' },
  'next-attack': { code: 'others-attack', rule: 'idc/turn/attack-order-by-speed' },
}
const OTHERS_PLAY: Reason = { code: 'others-play', rule: 'idc/pop/one-effect-per-turn-to-play' }

/** Why a seat that is not asked can do nothing. */
export const whyNotAsked = (game: Game, { seat, about }: QuestionIn<Swtcg>): Reason[] =>
  game.questionFor(seat) === null ? [TURNS[about] ?? OTHERS_PLAY] : []

export const isBattleStep = ({ table: { step } }: Game): boolean => ARENAS.some((arena) => arena === step)

const NOT_NOW: Reason = { code: 'question-first', rule: 'idc/pop/other-chances-wait' }
const ATTACKS: Reason = { code: 'only-in-battle', rule: 'idc/turn/battle-step-loop' }

/** What belongs to a step of its own, by verb. */
const STEPS: Readonly<Record<string, Reason>> = {
  'set-up': { code: 'only-in-setup', rule: 'idc/setup/alternate-overtaking' },
  retreat: { code: 'only-in-retreat-step', rule: 'idc/turn/retreat-step' },
  attack: ATTACKS,
  'skip-attack': ATTACKS,
}

/** What is asked comes first; it may be something that is no matter of steps. */
export function explainTime(game: Game, _: Question, value: unknown): readonly Reason[] {
  if (!isAttempt(value)) return []
  const special = value.verb === 'special' ? game.constants.specials[String(value['name'])] : undefined
  if (special) return [{ code: 'option-forbids', rule: special.rule }]
  if (value.card === undefined) return []
  const fits = isBattleStep(game) && STEPS[value.verb] === ATTACKS
  return [fits ? NOT_NOW : (STEPS[value.verb] ?? NOT_NOW)].map((reason) => blamed(reason, value))
}

/** Where no other card is to blame, it is the card itself that cannot. */
export const blamed = (reason: Reason, { card }: Attempt): Reason =>
  reason.card === undefined && card !== undefined ? { ...reason, card } : reason
