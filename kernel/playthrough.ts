/** One game as it is played: the setup, the decisions so far, take-backs, and faults that lose nothing. */

import type { Answer } from './ask.ts'
import { type GameDefinition, newMachine, resumeMachine, type Setup } from './definition.ts'
import type { Entry, Machine, Reply } from './machine.ts'
import { accepted, refused, type Verdict } from './refusal.ts'
import { forkState, type Kinds, type SeatId, type State } from './state.ts'

/** What a seat decided: an answer to what it was asked, or to give the whole game up. */
export type Decision =
  | { readonly seat: SeatId; readonly value: Answer }
  | { readonly seat: SeatId; readonly concede: true }

/** Where a game begins: at its setup, or at a position that somebody built or saved. */
export interface Origin<K extends Kinds, S extends Setup> {
  readonly setup: S
  readonly position?: State<K>
}

/** Everything needed to see a fault again. */
export interface FaultReport {
  readonly game: string
  readonly version: string
  readonly setup: Setup
  readonly position?: unknown
  readonly decisions: readonly Decision[]
  /** The answer at which it happened; null if the game did not even open. */
  readonly failed: Decision | null
  readonly message: string
  readonly stack: string
}

export interface Reaction<K extends Kinds> {
  readonly verdict: Verdict
  /** What happened and was not told yet: with the first answer, also what came before the first ask. */
  readonly entries: readonly Entry<K>[]
  readonly fault?: FaultReport
}

/** A copy of the state is kept this often, so that going back replays little. */
const CHECKPOINT_EVERY = 16
const MOST_CHECKPOINTS = 2

interface Checkpoint<K extends Kinds> {
  readonly at: number
  readonly state: State<K>
}

/** Who decided, and what had been revealed before: all that a take-back asks about. */
interface Mark {
  readonly seat: SeatId
  readonly revelations: number
}

export class Playthrough<K extends Kinds, S extends Setup> {
  readonly definition: GameDefinition<K, S>
  readonly origin: Origin<K, S>
  readonly decisions: Decision[] = []
  machine: Machine<K>
  private marks: Mark[] = []
  private checkpoints: Checkpoint<K>[] = []

  constructor(definition: GameDefinition<K, S>, origin: Origin<K, S>, decisions: readonly Decision[] = []) {
    this.definition = definition
    this.origin = origin
    this.machine = this.begin()
    for (const decision of decisions) this.replay(decision)
  }

  private begin(): Machine<K> {
    const { setup, position } = this.origin
    if (!position) return newMachine(this.definition, setup)
    return resumeMachine(this.definition, setup, forkState(position))
  }

  answer(reply: Reply): Reaction<K> {
    return this.decide({ seat: reply.seat, value: reply.value as Answer }, () => this.machine.answer(reply))
  }

  /** A seat may give up at any time, asked or not; who wins then is for the game to say. */
  concede(seat: SeatId): Reaction<K> {
    const decision = { seat, concede: true } as const
    return this.decide(decision, () => this.take(decision))
  }

  private decide(decision: Decision, take: () => Verdict): Reaction<K> {
    const mark = { seat: decision.seat, revelations: this.machine.state.revelations }
    const untold = this.machine.takeJournal()
    try {
      const verdict = take()
      if (verdict.accepted) this.remember(decision, mark)
      return { verdict, entries: [...untold, ...this.machine.takeJournal()] }
    } catch (error) {
      const fault = faultReport(this.definition, this.origin, this.decisions, decision, error)
      this.restore(this.decisions.length)
      return { verdict: refused({ code: 'fault' }), entries: untold, fault }
    }
  }

  private remember(decision: Decision, mark: Mark): void {
    this.decisions.push(decision)
    this.marks.push(mark)
    const count = this.decisions.length
    if (count % CHECKPOINT_EVERY !== 0) return
    this.checkpoints.push({ at: count, state: forkState(this.machine.state) })
    if (this.checkpoints.length > MOST_CHECKPOINTS) this.checkpoints.shift()
  }

  /** Whose consent a seat needs to take back its last decision: nobody's while it told nothing and nobody answered since. */
  takeBackNeeds(seat: SeatId): readonly SeatId[] {
    const last = this.marks.at(-1)
    const free = last?.seat === seat && last.revelations === this.machine.state.revelations
    return free ? [] : this.machine.state.seats.map((_, other) => other).filter((other) => other !== seat)
  }

  /** Goes back to before the seat's last decision. */
  takeBack(seat: SeatId, agreed: readonly SeatId[] = []): Verdict {
    const index = this.marks.findLastIndex((mark) => mark.seat === seat)
    if (index < 0) return refused({ code: 'nothing-to-take-back' })
    if (!this.takeBackNeeds(seat).every((other) => agreed.includes(other)))
      return refused({ code: 'needs-consent' })
    this.restore(index)
    return accepted
  }

  /** Rebuilds the machine as it stood after the first `count` decisions. */
  private restore(count: number): void {
    const kept = this.decisions.slice(0, count)
    this.checkpoints = this.checkpoints.filter((checkpoint) => checkpoint.at <= count)
    const from = this.checkpoints.at(-1)
    this.decisions.length = from?.at ?? 0
    this.marks.length = this.decisions.length
    this.machine = from
      ? resumeMachine(this.definition, this.origin.setup, forkState(from.state))
      : this.begin()
    this.machine.takeJournal()
    for (const decision of kept.slice(this.decisions.length)) this.replay(decision)
  }

  private replay(decision: Decision): void {
    const mark = { seat: decision.seat, revelations: this.machine.state.revelations }
    const verdict = this.take(decision)
    if (!verdict.accepted) throw new DivergedError(this.decisions.length, verdict)
    this.remember(decision, mark)
    this.machine.takeJournal()
  }

  /** Gives a decision to the machine, as an answer to what it asks now. */
  private take(decision: Decision): Verdict {
    const { machine, definition } = this
    if ('value' in decision) return machine.answer({ ask: machine.state.asked?.id ?? 0, ...decision })
    return machine.concede(decision.seat, definition.winnersAgainst ?? allBut)
  }
}

const allBut = <K extends Kinds>({ state }: Machine<K>, seat: SeatId): readonly SeatId[] =>
  [...state.seats.keys()].filter((other) => other !== seat)

export function faultReport<K extends Kinds, S extends Setup>(
  { name, version }: GameDefinition<K, S>,
  { setup, position }: Origin<K, S>,
  decisions: readonly Decision[],
  failed: Decision | null,
  error: unknown,
): FaultReport {
  const thrown = error instanceof Error ? error : new Error(String(error))
  return {
    game: name,
    version,
    setup,
    ...(position ? { position } : {}),
    decisions: [...decisions],
    failed,
    message: thrown.message,
    stack: thrown.stack ?? '',
  }
}

/** A recorded decision that the machine does not take: the record is of other rules, or damaged. */
export class DivergedError extends Error {
  readonly at: number
  readonly verdict: Verdict
  constructor(at: number, verdict: Verdict) {
    super(`decision ${at + 1} is not possible in this game`)
    this.at = at
    this.verdict = verdict
  }
}
