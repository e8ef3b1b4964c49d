/** Players that are programs. A bot sees its question and the view of its seat, nothing else. */
import {
  type Answer,
  chance,
  didYouMean,
  type Question,
  type SeatId,
  sampleAnswer,
  type View,
} from '@dejarik/kernel'
import { Failure } from './failure.ts'

/** The view is made only when a bot looks at it. */
export type Bot = (question: Question, view: () => View) => Answer

/** Seats a bot in one game; its own chance comes from the game's seed, not from the game's generator. */
type SeatBot = (seed: number, seat: SeatId) => Bot

const random: SeatBot = (seed, seat) => {
  const below = chance(seed, seat + 1)
  return (question) => sampleAnswer(question, below)
}

const BOTS: ReadonlyMap<string, SeatBot> = new Map([['random', random]])
export const botNames: readonly string[] = [...BOTS.keys()]

export function seatBot(name: string, seed: number, seat: SeatId): Bot {
  const make = BOTS.get(name)
  if (make) return make(seed, seat)
  const meant = didYouMean(name, botNames) || `. The bots are: ${botNames.join(', ')}.`
  throw new Failure(`There is no bot "${name}"${meant}`)
}
