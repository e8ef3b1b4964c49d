/** The decisions of a finished game, each beside what the strongest program would have decided. Pure, for a worker. */
import type { Weigher } from '@dejarik/bots'
import { glimpse } from '@dejarik/bots'
import {
  asKnownTo,
  chance,
  countAnswers,
  type Decision,
  type Kinds,
  Playthrough,
  type Question,
  type Replay,
  type SeatId,
  type Setup,
  sayAnswer,
} from '@dejarik/kernel'
import type { TableGame } from '../game.ts'

export interface WeighedDecision {
  /** The decision, counted from 1. */
  readonly at: number
  readonly turn: number
  readonly seat: SeatId
  /** The chance to win that it left its seat. */
  readonly chance: number
  readonly given: string
  /** What would have been better, and by how much; null where nothing was. */
  readonly better: { readonly answer: string; readonly loss: number } | null
}

interface Choice {
  readonly question: Question
  readonly decision: Decision
}

/** Weighs decision after decision; whoever asks may stop at any time. */
export class DecisionReview {
  /** How many decisions were a choice. */
  readonly choices: number
  private readonly game: TableGame
  private readonly replay: Pick<Replay, 'setup' | 'decisions'>
  private readonly clock: (() => number) | undefined
  private readonly weigher: Weigher
  private play: Playthrough<Kinds, Setup>
  private made = 0

  /** Within so many milliseconds altogether, where a clock runs; with the usual thought otherwise. */
  constructor(
    game: TableGame,
    replay: Pick<Replay, 'setup' | 'decisions'>,
    time?: { readonly clock: () => number; readonly milliseconds: number },
  ) {
    this.game = game
    this.replay = replay
    this.play = this.begin()
    this.choices = this.countChoices()
    this.play = this.begin()
    this.clock = time?.clock
    this.weigher = game.weigher(time && time.milliseconds / Math.max(1, this.choices))
  }

  private begin(): Playthrough<Kinds, Setup> {
    return new Playthrough<Kinds, Setup>(this.game.definition, { setup: this.replay.setup })
  }

  private countChoices(): number {
    let choices = 0
    for (const decision of this.replay.decisions) {
      if (this.choiceOf(decision)) choices++
      this.decide(decision)
    }
    return choices
  }

  get isDone(): boolean {
    return this.made >= this.replay.decisions.length
  }

  /** Goes on to the next choice and weighs it; null where there is none left, or the program does not think about it. */
  next(): WeighedDecision | null {
    while (!this.isDone) {
      const decision = this.replay.decisions[this.made++]!
      const choice = this.choiceOf(decision)
      const weighed = choice && this.weigh(choice)
      this.decide(decision)
      if (choice) return weighed
    }
    return null
  }

  private choiceOf(decision: Decision): Choice | null {
    const question = 'concede' in decision ? null : this.play.machine.questionFor(decision.seat)
    return question && countAnswers(question) > 1 ? { question, decision } : null
  }

  private decide(decision: Decision): void {
    const ask = this.play.machine.state.asked?.id ?? 0
    if ('concede' in decision) this.play.concede(decision.seat)
    else this.play.answer({ ask, ...decision })
  }

  private weigh({ question, decision }: Choice): WeighedDecision | null {
    if ('concede' in decision) return null
    const { definition, manners } = this.game
    const { machine } = this.play
    const below = chance(this.made)
    const verdict = this.weigher(glimpse(definition, machine, question, below, this.clock), decision.value)
    if (!verdict) return null
    const say = (answer: typeof decision.value): string =>
      sayAnswer(definition.words, asKnownTo(machine, question.seat), question, answer)
    return {
      at: this.made,
      turn: manners.turn(machine),
      seat: question.seat,
      chance: verdict.chance,
      given: say(decision.value),
      better: verdict.better === null ? null : { answer: say(verdict.better), loss: verdict.loss },
    }
  }
}
