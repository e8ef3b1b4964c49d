/** The whole rulebook: every procedure and number, as the editions and the options leave them. */
import { makeRules, type Patch, type Procedure, type Ruleset } from '@dejarik/kernel'
import type { Library } from './cards/library.ts'
import { BEGINNERS_RULES, FINAL_RULES } from './citations.ts'
import { copies } from './copies.ts'
import { constants1995, policies1995, policiesBeginners, policiesFinal } from './editions.ts'
import { resolve } from './effects/resolve.ts'
import { saidBy } from './effects/said.ts'
import { facts } from './facts.ts'
import { type Swccg, step } from './kinds.ts'
import { comeAboard } from './rules/aboard/come-aboard.ts'
import { awaitedBy } from './rules/answers/awaited.ts'
import { play } from './rules/answers/play.ts'
import { react } from './rules/answers/react.ts'
import { responses } from './rules/answers/responses.ts'
import { handTimesOf } from './rules/answers/what-a-hand-may-hold.ts'
import { battle } from './rules/battle/battle.ts'
import { damageSegment } from './rules/battle/damage.ts'
import { destiny } from './rules/battle/destiny.ts'
import { explode } from './rules/battle/explosion.ts'
import { fire } from './rules/battle/fire.ts'
import { fireApart } from './rules/battle/fire-apart.ts'
import { powerSegment } from './rules/battle/power.ts'
import { volley } from './rules/battle/volley.ts'
import { weaponsSegment } from './rules/battle/weapons.ts'
import { capture } from './rules/capture/capture.ts'
import { deliver } from './rules/capture/custody.ts'
import { release } from './rules/capture/release.ts'
import { crossOver } from './rules/cards/crossing.ts'
import { numbersFor } from './rules/cards/numbers.ts'
import { attack, overcome } from './rules/creatures/attack.ts'
import { lateAttacks } from './rules/creatures/attack-offers.ts'
import { defeat, eating } from './rules/creatures/eating.ts'
import { meeting } from './rules/creatures/meeting.ts'
import { attempt, completeTest } from './rules/dagobah/attempt.ts'
import { keepDestiny, standIn } from './rules/dagobah/kept-destiny.ts'
import { bringOut } from './rules/deploy/bring-out.ts'
import { deploying } from './rules/deploy/deploy.ts'
import { deployFrom } from './rules/deploy/deploy-from.ts'
import { revealAndDeploy } from './rules/deploy/reveal-and-deploy.ts'
import { form } from './rules/deploy/squadron.ts'
import { duel } from './rules/duels/duel.ts'
import { attackRun } from './rules/epic/attack-run.ts'
import { epicTotal } from './rules/epic/total.ts'
import { activation } from './rules/force/activate.ts'
import { buryTop } from './rules/force/bury.ts'
import { drain } from './rules/force/drain.ts'
import { inserting, surfacing } from './rules/force/inserting.ts'
import { loseCards, loseForce } from './rules/force/losing.ts'
import { recycle } from './rules/force/recycle.ts'
import { asteroids } from './rules/locations/asteroids.ts'
import { blowAway } from './rules/locations/blown-away.ts'
import { rearrange } from './rules/locations/rearrange.ts'
import { exchange, look, putFromHand } from './rules/looking/looking.ts'
import { choose, chooseNumber, may, pick, retrieve, search } from './rules/looking/searching.ts'
import { searchParty } from './rules/missing/search-party.ts'
import { moving } from './rules/move/move.ts'
import { moveAway } from './rules/move/moving-away.ts'
import { askTheOther, letConvert } from './rules/preparation/let-convert.ts'
import { start } from './rules/preparation/start.ts'
import { followObjectives, type StartingKind, startingStep } from './rules/preparation/starting-cards.ts'
import { sabacc } from './rules/sabacc/sabacc.ts'
import { useBeam } from './rules/tractor/beam.ts'
import { phaseActions } from './rules/turn/phase.ts'
import { settleState } from './rules/turn/state-checks.ts'
import { turn, turns } from './rules/turn/turn.ts'
import { wholeGame } from './rules/turn/whole-game.ts'

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
  explode,
  fire,
  fireApart,
  volley,
  powerSegment,
  damageSegment,
  attack,
  overcome,
  lateAttacks,
  defeat,
  eating,
  meeting,
  searchParty,
  sabacc,
  useBeam,
  duel,
  attempt,
  completeTest,
  keepDestiny,
  standIn,
  crossOver,
  attackRun,
  epicTotal,
  capture,
  release,
  deliver,
  moving,
  moveAway,
  comeAboard,
  responses,
  play,
  resolve,
  choose,
  may,
  pick,
  search,
  retrieve,
  buryTop,
  recycle,
  rearrange,
  destiny,
  loseForce,
  inserting,
  surfacing,
  loseCards,
  react,
  settleState,
  startingStep,
  followObjectives,
  bringOut,
  chooseNumber,
  look,
  putFromHand,
  exchange,
  asteroids,
  blowAway,
  form,
  deployFrom,
  revealAndDeploy,
]

const startingWith = (kind: StartingKind, how: { waits?: boolean; must?: boolean } = {}) =>
  step<object>(`starting-${kind}`, (game) => game.call(startingStep, { kind, ...how }))

/** In the order of ccg/start/order. */
function withStartingCards(edit: Parameters<Patch<Swccg>['apply']>[0]): void {
  edit.insertBefore('swccg/start', 'look', startingWith('effect'))
  edit.insertBefore('swccg/start', 'look', startingWith('objective'))
  edit.insertBefore('swccg/start', 'shuffle', startingWith('interrupt'))
}

/** Objectives are shown before starting locations and followed after them (ccgx/final/start-order, ccgx/final/start-effect-automatic). */
function withStartingCardsOfTournaments(edit: Parameters<Patch<Swccg>['apply']>[0]): void {
  edit.insertBefore('swccg/start', 'look', startingWith('effect', { must: true }))
  edit.insertBefore('swccg/start', 'look', startingWith('objective', { waits: true }))
  edit.insertBefore('swccg/start', 'clash', letConvert)
  edit.insertBefore('swccg/start', 'clash', askTheOther)
  edit.insertBefore(
    'swccg/start',
    'shuffle',
    step<object>('follow-objectives', (game) => game.call(followObjectives, {})),
  )
  edit.insertBefore('swccg/start', 'shuffle', startingWith('interrupt'))
}

/** What each edition makes of the rules of 1995. */
const EDITIONS: Readonly<Record<string, Patch<Swccg>>> = {
  1995: { name: '1995', edition: true, apply: () => {} },
  beginners: {
    name: 'beginners',
    edition: true,
    apply: (edit) => {
      edit.setPolicies(policiesBeginners)
      edit.cite(BEGINNERS_RULES)
      withStartingCards(edit)
    },
  },
  final: {
    name: 'final',
    edition: true,
    apply: (edit) => {
      edit.setPolicies(policiesFinal)
      edit.cite(FINAL_RULES)
      withStartingCardsOfTournaments(edit)
    },
  },
}
export const EDITION_NAMES: readonly string[] = ['1995', 'beginners', 'final']

export const OPTIONS: readonly Patch<Swccg>[] = [
  /** Players agree on decks of fewer cards; what a deck may be is checked before the game. */
  { name: 'smaller-decks', apply: () => {} },
  /** Seats that can only pass are skipped: against programs, or among friends who do not read hands from it. */
  { name: 'quick-tempo', apply: (edit) => edit.setConstants({ hidesHands: false }) },
]

export function makeRuleset(edition: string, options: readonly string[], library: Library): Ruleset<Swccg> {
  const source = {
    procedures,
    constants: {
      ...constants1995,
      library,
      facts,
      said: saidBy(library),
      handTimes: handTimesOf(library),
      awaited: awaitedBy(library),
    },
    policies: policies1995,
    copies,
    numbers: numbersFor(library),
  }
  const chosen = OPTIONS.filter(({ name }) => options.includes(name))
  return makeRules(source, [EDITIONS[edition] ?? EDITIONS['1995']!, ...chosen])
}
