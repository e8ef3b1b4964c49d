/** A finished game looked back on: where it turned, how kind chance was, and which cards mattered. Pure, for a worker. */
import {
  type Decision,
  type Entry,
  type Kinds,
  type Machine,
  Playthrough,
  type Replay,
  type SeatId,
  type Setup,
} from '@dejarik/kernel'
import { tellEvent } from '../eyes.ts'
import type { TableGame } from '../game.ts'
import { type CardMerit, type Tally, tallyOf } from './tally.ts'
import { type TurningPoint, turningPoints } from './turning.ts'

export interface Review {
  readonly turns: number
  readonly decisions: number
  /** Before the first decision and after each, the first seat's chance to win as a program sees it; empty where more than two play. */
  readonly chances: readonly number[]
  readonly turning: readonly TurningPoint[]
  /** What each side did, by seat. */
  readonly tallies: readonly Tally[]
  readonly cards: readonly CardMerit[]
}

/** What came of one decision. */
export interface Decided {
  readonly entries: readonly Entry<Kinds>[]
  readonly turn: number
  /** The first seat's chance afterwards; null where nobody judges it. */
  readonly chance: number | null
  /** What the event that mattered most is told as. */
  readonly text: string
}

export function reviewOf(game: TableGame, { setup, decisions }: Pick<Replay, 'setup' | 'decisions'>): Review {
  const play = new Playthrough<Kinds, Setup>(game.definition, { setup })
  const moments = [momentOf(game, play.machine, play.machine.takeJournal())]
  const ledger = tallyOf(game, setup)
  ledger.hear(play.machine, moments[0]!.entries)
  for (const decision of decisions) {
    const entries = decide(play, decision)
    ledger.hear(play.machine, entries)
    moments.push(momentOf(game, play.machine, entries))
  }
  return {
    turns: moments.at(-1)!.turn,
    decisions: decisions.length,
    chances: moments.flatMap(({ chance }) => chance ?? []),
    turning: turningPoints(moments),
    tallies: ledger.tallies(),
    cards: ledger.merits(),
  }
}

function decide(play: Playthrough<Kinds, Setup>, decision: Decision): readonly Entry<Kinds>[] {
  const ask = play.machine.state.asked?.id ?? 0
  return 'concede' in decision
    ? play.concede(decision.seat).entries
    : play.answer({ ask, ...decision }).entries
}

const FIRST: SeatId = 0
/** While one side has laid out its cards and the other has not yet, neither is ahead. */
const EVEN = 0.5

function momentOf(game: TableGame, machine: Machine<Kinds>, entries: readonly Entry<Kinds>[]): Decided {
  const judges = machine.state.seats.length === 2
  const turn = game.manners.turn(machine)
  return {
    entries,
    turn,
    chance: judges ? (turn === 0 ? EVEN : game.chance(machine, FIRST)) : null,
    text: weightiest(game, machine, entries),
  }
}

/** The sentence of the event that comes first in the game's list of what matters. */
function weightiest(game: TableGame, machine: Machine<Kinds>, entries: readonly Entry<Kinds>[]): string {
  const found = game.manners.weighty.flatMap((kind) => entries.filter(({ event }) => event.kind === kind))
  const [entry] = found
  return entry ? (tellEvent(game.definition, machine, entry, null).text ?? '') : ''
}
