/** A table with one person and bots: whose turn it is, what happened, answers and take-backs. */
import type { Move } from '@dejarik/bots'
import {
  type Answer,
  type AnyGame,
  type Below,
  chance,
  type Decision,
  type Entry,
  type FaultReport,
  type Kinds,
  Playthrough,
  type Question,
  type Reply,
  type SeatId,
  type Setup,
  sampleAnswer,
  type Verdict,
  type View,
  viewOf,
} from '@dejarik/kernel'
import type { SeatedBot } from '../bots.ts'
import { Failure } from '../failure.ts'
import { type ToldEvent, tellEntry } from '../log.ts'

/** The person sits at the first seat. */
const PERSON: SeatId = 0
/** Where a bot's answer makes the program fail, the lot finds another one; this often. */
const BOT_TRIES = 20

export class Table {
  readonly play: Playthrough<Kinds, Setup>
  readonly definition: AnyGame
  /** By seat; the person's is asked for advice only. */
  private readonly bots: readonly SeatedBot[]
  private readonly lot: Below
  private readonly tellFault: (fault: FaultReport) => void
  private news: ToldEvent[] = []

  constructor(
    definition: AnyGame,
    setup: Setup,
    decisions: readonly Decision[],
    bots: readonly SeatedBot[],
    tellFault: (fault: FaultReport) => void,
  ) {
    this.definition = definition
    this.play = new Playthrough(definition, { setup }, decisions)
    this.bots = bots
    this.lot = chance(setup.seed, setup.seats + 1)
    this.tellFault = tellFault
    this.hear(this.play.machine.takeJournal())
  }

  get machine(): Playthrough<Kinds, Setup>['machine'] {
    return this.play.machine
  }
  view(seat = PERSON): View {
    return viewOf(this.machine, this.definition.viewing, seat)
  }
  /** What the person has to answer, once the bots have done what they can. */
  question(): Question | null {
    while (this.machine.state.asked && !this.machine.questionFor(PERSON)) this.letBotAnswer()
    return this.machine.questionFor(PERSON)
  }
  takeNews(): readonly ToldEvent[] {
    const taken = this.news
    this.news = []
    return taken
  }

  answer(value: Answer): Verdict {
    return this.give(PERSON, value)
  }

  /** What the bot at the person's seat would do. */
  advice(question: Question): Move {
    return this.bots[PERSON]!(this.machine, question)
  }

  /** Takes the person's last decision back, if the rules of the table let them. */
  undo(botsAgree: boolean): Verdict {
    const verdict = this.play.takeBack(PERSON, botsAgree ? this.play.takeBackNeeds(PERSON) : [])
    if (verdict.accepted) this.machine.takeJournal()
    return verdict
  }

  private letBotAnswer(): void {
    const { seat } = this.machine.state.asked!.questions.find(({ seat }) => this.machine.questionFor(seat))!
    const question = this.machine.questionFor(seat)!
    for (let tries = 0; tries < BOT_TRIES; tries++) {
      const value =
        tries === 0 ? this.bots[seat]!(this.machine, question).answer : sampleAnswer(question, this.lot)
      if (this.give(seat, value).accepted) return
    }
    throw new Failure('The program failed at every answer that a bot tried. The reports are named above.')
  }

  private give(seat: SeatId, value: Answer): Verdict {
    const reply: Reply = { ask: this.machine.state.asked?.id ?? 0, seat, value }
    const { verdict, entries, fault } = this.play.answer(reply)
    if (fault) this.tellFault(fault)
    this.hear(entries)
    return verdict
  }

  private hear(entries: readonly Entry<Kinds>[]): void {
    for (const entry of entries) this.news.push(tellEntry(this.definition, this.machine, entry, PERSON))
  }
}
