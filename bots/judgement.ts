/** What a game tells a searching bot, and how an imagined game is played on. */
import {
  type Answer,
  type AnyGame,
  type Below,
  type Kinds,
  listAnswers,
  type Machine,
  type Question,
  type SeatId,
} from '@dejarik/kernel'
import { type Bot, type Glimpse, glimpse } from './bot.ts'

export interface Judgement {
  readonly definition: AnyGame
  /** Plays on for every seat. */
  readonly playsOn: Bot
  /** A seat's chance to win, from 0 to 1. */
  readonly value: (game: Machine<Kinds>, seat: SeatId) => number
  /** The answers worth trying; the first is what the simple bot would do. */
  readonly likely: (glimpse: Glimpse, most: number) => readonly Answer[]
  /** Where a trial ends: the moment of the game that it must leave behind. */
  readonly moment: (game: Machine<Kinds>) => string
}

/** The question that waits longest; undefined when the game is over. */
export function openQuestion({ state: { asked } }: Machine<Kinds>): Question | undefined {
  return asked?.questions[asked.answers.indexOf(null)]
}

/** Gives an answer in a game in thought, where nobody needs to be asked what has one answer. */
export function give(game: Machine<Kinds>, { seat }: Question, value: Answer): void {
  game.candid = true
  game.answer({ ask: game.state.asked!.id, seat, value })
}

/** Lets the simple bot play all seats until the moment has passed, or for so many decisions. */
export function playOn(
  { definition, playsOn, moment }: Judgement,
  game: Machine<Kinds>,
  below: Below,
  until: { readonly past: string; readonly decisions: number },
): void {
  for (let played = 0; played < until.decisions && moment(game) === until.past; played++) {
    const question = openQuestion(game)
    if (!question) return
    give(game, question, playsOn(glimpse(definition, game, question, below)).answer)
  }
}

/** All answers if they are few, with one of them first; of many numbers some, from the least to the most. */
export function withFirst(first: Answer, question: Question, most: number): readonly Answer[] {
  const key = JSON.stringify(first)
  const all = listAnswers(question, most) ?? (question.kind === 'number' ? spread(question, most) : [])
  return [first, ...all.filter((answer) => JSON.stringify(answer) !== key)]
}

/** So many numbers in equal steps. */
const spread = ({ min, max }: { readonly min: number; readonly max: number }, most: number): number[] =>
  Array.from({ length: most }, (_, step) => Math.round(min + ((max - min) * step) / (most - 1)))
