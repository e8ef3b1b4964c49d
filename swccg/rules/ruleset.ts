/** The whole rulebook: every procedure and number, as the editions and the options leave them. */
import { makeRules, type Patch, type Procedure, type Ruleset } from '@dejarik/kernel'
import type { Library } from '../cards/library.ts'
import { copies } from '../copies.ts'
import { type Swccg, step } from '../kinds.ts'
import { activation } from './activate.ts'
import { damageSegment } from './battle/damage.ts'
import { fire } from './battle/fire.ts'
import { powerSegment } from './battle/power.ts'
import { volley } from './battle/volley.ts'
import { weaponsSegment } from './battle/weapons.ts'
import { battle } from './battle.ts'
import { deploying } from './deploy.ts'
import { destiny } from './destiny.ts'
import { drain } from './drain.ts'
import { constants1995, policies1995, policiesBeginners } from './editions.ts'
import { handTimesOf } from './hand-times.ts'
import { exchange, look, putFromHand } from './looking.ts'
import { loseCards, loseForce } from './losing.ts'
import { moving } from './move.ts'
import { moveAway } from './moving-away.ts'
import { numbersFor } from './numbers.ts'
import { phaseActions } from './phase.ts'
import { play } from './play.ts'
import { react } from './react.ts'
import { resolve } from './resolve.ts'
import { responses } from './responses.ts'
import { revealAndDeploy } from './reveal-and-deploy.ts'
import { bringOut, choose, chooseNumber, may, pick, retrieve, search } from './searching.ts'
import { settle } from './settle.ts'
import { start } from './start.ts'
import { type StartingKind, startingStep } from './starting-cards.ts'
import { turn, turns } from './turn.ts'
import { wholeGame } from './whole-game.ts'

const procedures: readonly Procedure<Swccg, never>[] = [
  wholeGame,
  start,
  turns,
  turn,
  activation,
  phaseActions,
  drain,
  deploying,
  battle,
  weaponsSegment,
  fire,
  volley,
  powerSegment,
  damageSegment,
  moving,
  moveAway,
  responses,
  play,
  resolve,
  choose,
  may,
  pick,
  search,
  retrieve,
  destiny,
  loseForce,
  loseCards,
  react,
  settle,
  startingStep,
  bringOut,
  chooseNumber,
  look,
  putFromHand,
  exchange,
  revealAndDeploy,
]

const startingWith = (kind: StartingKind) =>
  step<object>(`starting-${kind}`, (game) => game.call(startingStep, { kind }))

/** What each edition makes of the rules of 1995. */
const EDITIONS: Readonly<Record<string, Patch<Swccg>>> = {
  1995: { name: '1995', apply: () => {} },
  beginners: {
    name: 'beginners',
    apply: (edit) => {
      edit.setPolicies(policiesBeginners)
      edit.insertBefore('swccg/start', 'look', startingWith('effect')) // ccg/start/order
      edit.insertBefore('swccg/start', 'look', startingWith('objective'))
      edit.insertBefore('swccg/start', 'shuffle', startingWith('interrupt'))
    },
  },
}
export const EDITION_NAMES: readonly string[] = ['1995', 'beginners']

export const OPTIONS: readonly Patch<Swccg>[] = [
  /** Players agree on decks of fewer cards; what a deck may be is checked before the game. */
  { name: 'smaller-decks', apply: () => {} },
  /** Seats that can only pass are skipped: against programs, or among friends who do not read hands from it. */
  { name: 'quick-tempo', apply: (edit) => edit.setConstants({ hidesHands: false }) },
]

export function makeRuleset(edition: string, options: readonly string[], library: Library): Ruleset<Swccg> {
  const source = {
    procedures,
    constants: { ...constants1995, library, handTimes: handTimesOf(library) },
    policies: policies1995,
    copies,
    numbers: numbersFor(library),
  }
  const chosen = OPTIONS.filter(({ name }) => options.includes(name))
  return makeRules(source, [EDITIONS[edition] ?? EDITIONS['1995']!, ...chosen])
}
