/** One run of a scenario: answers and expectations in turn, in one of the ways. */
import type { AnyGame, Setup } from '../definition.ts'
import { fingerprint } from '../hash.ts'
import type { Entry, Machine } from '../machine.ts'
import { type FaultReport, Playthrough, type Reaction } from '../playthrough.ts'
import type { Verdict } from '../refusal.ts'
import type { CardId, Kinds, SeatId, State } from '../state.ts'
import { sayReason } from '../words.ts'
import { answerTo } from './answer.ts'
import { nameOf } from './cards.ts'
import { checkAll } from './expect/index.ts'
import type { Expectations, Said } from './format.ts'
import { openQuestions, type Scene, sayAsked, seatNamed } from './scene.ts'
import { carryOn, type Way } from './through.ts'
import { type Path, ScenarioFailure } from './words.ts'

/** Where a scenario begins. */
export interface Opening {
  readonly setup: Setup
  readonly position: State<Kinds>
}

export class ScenarioRun implements Scene {
  readonly game: AnyGame
  readonly setup: Setup
  readonly seats: readonly string[]
  readonly way: Way
  readonly formerNames = new Map<CardId, string>()
  entries: Entry<Kinds>[] = []
  private playthrough: Playthrough<Kinds, Setup>
  /** Whether an expectation has named those who are asked now. */
  private askedIsStated = false

  constructor(game: AnyGame, opening: Opening, way: Way) {
    this.game = game
    this.setup = opening.setup
    this.seats = game.scenario.seats(opening.setup)
    this.way = way
    this.playthrough = new Playthrough(game, opening)
    this.moveOn(this.machine.takeJournal(), [])
  }

  get machine(): Machine<Kinds> {
    return this.playthrough.machine
  }

  answer(name: string, said: Said, path: Path): void {
    const seat = seatNamed(this, name, path)
    const question = this.machine.questionFor(seat)
    if (!question) throw new ScenarioFailure(`${name} is not asked; ${sayAsked(this)}`, path)
    const before = standing(this.machine)
    const reaction = this.send(seat, answerTo(this, question, said, path))
    this.checkAccepted(name, reaction, path)
    if (standing(this.machine) === before)
      throw new ScenarioFailure(`this answer of ${name} changed nothing`, path)
    this.askedIsStated = false
    this.moveOn(reaction.entries, path)
  }

  attempt(seat: SeatId, value: unknown, path: Path): Verdict {
    const { verdict, fault } = this.send(seat, value)
    checkFault(fault, path)
    return verdict
  }

  expect(wanted: Expectations, path: Path): void {
    checkAll(this, wanted, path)
    this.entries = []
    if (wanted.asked !== undefined || wanted.stop) this.askedIsStated = true
  }

  /** Nothing may be left over: no ask that nobody spoke of, no scripted result. */
  done(path: Path): void {
    const [open] = openQuestions(this)
    if (open && !this.askedIsStated)
      throw new ScenarioFailure(
        `the scenario ends while ${open.seat} is asked about ${open.about}; answer it or say \`asked: ${open.seat}\``,
        path,
      )
    const { script } = this.machine.state
    if (script.length > 0)
      throw new ScenarioFailure(`the scenario ends before ${script.join(', ')} of \`dice\` came up`, ['dice'])
  }

  private send(seat: SeatId, value: unknown): Reaction<Kinds> {
    const ask = this.machine.state.asked?.id ?? 0
    return this.playthrough.answer({ ask, seat, value })
  }

  private checkAccepted(name: string, { verdict, fault }: Reaction<Kinds>, path: Path): void {
    checkFault(fault, path)
    if (verdict.accepted) return
    const reasons = verdict.reasons.map((reason) => sayReason(this.game.words, reason))
    throw new ScenarioFailure(`${name} is refused: ${reasons.join(' ')}`, path)
  }

  private moveOn(entries: readonly Entry<Kinds>[], path: Path): void {
    this.entries.push(...entries)
    this.playthrough = carryOn(this.playthrough, this.way, path)
    for (const card of this.machine.state.cards)
      if (card) this.formerNames.set(card.id, nameOf(this, card.id)!)
  }
}

function checkFault(fault: FaultReport | undefined, path: Path): void {
  if (fault) throw new ScenarioFailure(`the program fails at this answer: ${fault.message}`, path)
}

/** The state without the count of asks, which grows with every answer. */
function standing({ state }: Machine<Kinds>): string {
  return fingerprint({ ...state, asks: 0, asked: state.asked && { ...state.asked, id: 0 } })
}
