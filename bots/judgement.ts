/** What a game tells a searching bot, and how an imagined game is played on. */
import {
  type Answer,
  type AnyGame,
  type Kinds,
  listAnswers,
  type Machine,
  type Question,
  type SeatId,
} from '@dejarik/kernel'
import { type Bot, type Glimpse, glimpse } from './bot.ts'
import type { Luck } from './luck.ts'
import type { Rated } from './rating.ts'

export type IsPast = (later: Machine<Kinds>) => boolean

export interface Judgement {
  readonly definition: AnyGame
  /** Plays on for every seat. */
  readonly playsOn: Bot
  /** A seat's chance to win, from 0 to 1. */
  readonly value: (game: Machine<Kinds>, seat: SeatId) => number
  /** The answers worth trying; the first is what the simple bot would do. */
  readonly likely: (glimpse: Glimpse, most: number) => readonly Answer[]
  /** How far a trial that begins here goes: whether a later position of it is past the end. */
  readonly horizon: (game: Machine<Kinds>) => IsPast
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

/** Lets the simple bot play all seats until the horizon is reached, or for so many decisions. */
export function playOn(
  { definition, playsOn }: Judgement,
  game: Machine<Kinds>,
  luck: Luck,
  until: { readonly isPast: IsPast; readonly decisions: number },
): void {
  for (let played = 0; played < until.decisions && !until.isPast(game); played++) {
    const question = openQuestion(game)
    if (!question) return
    const { answer } = playsOn(glimpse(definition, game, question, luck.below))
    luck.settle(game, question, answer)
    give(game, question, answer)
  }
}

/** The best of the rated answers; of those that are rated alike for the same reason only one, such as equal cards. */
export function foremost(ratings: readonly Rated[], most: number): readonly Answer[] {
  const found: Rated[] = []
  const isNew = ({ score, why }: Rated): boolean =>
    typeof why === 'string' ||
    !found.some((other) => other.score === score && typeof other.why !== 'string' && other.why() === why())
  for (const rated of [...ratings].sort((one, other) => other.score - one.score)) {
    if (found.length === most) break
    if (isNew(rated)) found.push(rated)
  }
  return found.map(({ answer }) => answer)
}

/** All answers if they are few, with one of them first; of many numbers and choices of cards some. */
export function withFirst(first: Answer, question: Question, most: number): readonly Answer[] {
  const key = JSON.stringify(first)
  const all = listAnswers(question, most) ?? some(first, question, most)
  return [first, ...all.filter((answer) => JSON.stringify(answer) !== key)].slice(0, most)
}

function some(first: Answer, question: Question, most: number): readonly Answer[] {
  if (question.kind === 'number') return spread(question, most)
  return question.kind === 'cards' ? neighbours(first as readonly number[], question) : []
}

/** So many numbers in equal steps. */
const spread = ({ min, max }: { readonly min: number; readonly max: number }, most: number): number[] =>
  Array.from({ length: most }, (_, step) => Math.round(min + ((max - min) * step) / (most - 1)))

/** What differs from a choice of cards in one: another in place of the last, one less, one more. */
function neighbours(
  chosen: readonly number[],
  { from, min, max }: { readonly from: readonly number[]; readonly min: number; readonly max: number },
): readonly (readonly number[])[] {
  const others = from.filter((card) => !chosen.includes(card))
  const fewer = chosen.length > min ? [chosen.slice(0, -1)] : []
  const exchanged = chosen.length > 0 ? others.map((card) => [...chosen.slice(0, -1), card]) : []
  const more = chosen.length < max ? others.map((card) => [...chosen, card]) : []
  return [...fewer, ...exchanged, ...more]
}
