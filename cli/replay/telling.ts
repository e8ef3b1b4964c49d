/** A recorded game told again: every decision and what came of it, as data and in words. */
import {
  type Answer,
  type Decision,
  type Entry,
  type Kinds,
  Playthrough,
  type Reaction,
  type SeatId,
  type Setup,
  sayAnswer,
  sayReason,
} from '@dejarik/kernel'
import { type Eyes, logLines, type ToldEvent, tellEntry } from '../log.ts'
import type { OpenedGame } from './open.ts'

type Play = Playthrough<Kinds, Setup>

interface ToldMove {
  readonly seat: SeatId
  readonly name: string
  /** What was chosen; absent where the reader may not know. */
  readonly value?: Answer
  readonly words?: string
  readonly events: readonly ToldEvent[]
  /** Why the game did not go on from here: a decision that does not fit, or a fault of the program. */
  readonly stopped?: string
}

export interface Telling {
  readonly title: string
  readonly game: string
  readonly setup: Setup
  readonly opening: readonly ToldEvent[]
  readonly moves: readonly ToldMove[]
  readonly outcome: string | null
  readonly stopped: string | null
}

export function tellGame(opened: OpenedGame, eyes: Eyes): Telling {
  const head = { title: titleOf(opened), game: opened.definition.name, setup: opened.origin.setup }
  const play = begin(opened)
  if (play instanceof Error)
    return {
      ...head,
      opening: [],
      moves: [],
      outcome: null,
      stopped: `the game does not open: ${play.message}`,
    }
  const opening = tell(play, play.machine.takeJournal(), eyes)
  const moves = tellMoves(play, recorded(opened), eyes)
  const { outcome } = play.machine.state
  return {
    ...head,
    opening,
    moves,
    outcome: outcome && play.definition.words.outcome(play.machine, outcome),
    stopped: moves.at(-1)?.stopped ?? null,
  }
}

function titleOf({ definition, origin: { setup } }: OpenedGame): string {
  const rules = [setup.edition, ...setup.options].join(', ')
  return `${definition.title} (${rules}), ${setup.seats} seats, seed ${setup.seed}`
}

function begin({ definition, origin }: OpenedGame): Play | Error {
  try {
    return new Playthrough(definition, origin)
  } catch (error) {
    return error as Error
  }
}

/** The decisions; of a fault report, the failing one too. */
function recorded({ record, decisions }: OpenedGame): readonly Decision[] {
  const failed = record.kind === 'fault' ? record.fault.failed : null
  return failed ? [...decisions, failed] : decisions
}

function tellMoves(play: Play, decisions: readonly Decision[], eyes: Eyes): ToldMove[] {
  const moves: ToldMove[] = []
  for (const decision of decisions) {
    const move = tellMove(play, decision, eyes)
    moves.push(move)
    if (move.stopped) break
  }
  return moves
}

function tellMove(play: Play, decision: Decision, eyes: Eyes): ToldMove {
  const { seat } = decision
  const { words } = play.definition
  const known = eyes === 'all' || eyes === seat || 'concede' in decision ? tellDecision(play, decision) : {}
  const name = words.seat(play.machine, seat)
  const { verdict, entries, fault } = decide(play, decision)
  const events = tell(play, entries, eyes)
  if (verdict.accepted) return { seat, name, ...known, events }
  const stopped = fault
    ? `a fault: ${fault.message}`
    : verdict.reasons.map((reason) => sayReason(words, reason)).join(' ')
  return { seat, name, ...known, events, stopped }
}

function tellDecision(play: Play, decision: Decision): Pick<ToldMove, 'value' | 'words'> {
  if ('concede' in decision) return { words: 'concedes' }
  const { seat, value } = decision
  const question = play.machine.questionFor(seat)
  const words = question ? sayAnswer(play.definition.words, play.machine, question, value) : String(value)
  return { value, words }
}

const decide = (play: Play, decision: Decision): Reaction<Kinds> =>
  'concede' in decision
    ? play.concede(decision.seat)
    : play.answer({ ask: play.machine.state.asked?.id ?? 0, ...decision })

const tell = (play: Play, entries: readonly Entry<Kinds>[], eyes: Eyes): ToldEvent[] =>
  entries.map((entry) => tellEntry(play.definition, play.machine, entry, eyes))

/** The telling as lines to read, by turn. */
export function tellingLines(telling: Telling, withDecisions: boolean): string[] {
  const moves = telling.moves.flatMap((move) => [
    ...(withDecisions || move.stopped ? [decisionLine(move)] : []),
    ...logLines(move.events),
  ])
  const end = telling.stopped
    ? `The record stops at decision ${telling.moves.length}: ${telling.stopped}`
    : (telling.outcome ?? `The game was left after ${telling.moves.length} decisions.`)
  return [telling.title, ...logLines(telling.opening), ...moves, end]
}

const decisionLine = ({ name, words }: ToldMove): string =>
  `  > ${name}: ${words ?? 'decides something hidden'}`
