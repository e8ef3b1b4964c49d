/** What a program that plays is told and may say: one JSON value a line (docs/bot-protocol.md). */
import type { Question, Reason, SeatId, View } from '@dejarik/kernel'

/** Grows when a program that was written for the last one could go wrong. */
export const PROTOCOL = 1

export type ToProgram =
  | {
      readonly type: 'game'
      readonly protocol: typeof PROTOCOL
      readonly game: string
      readonly edition: string
      readonly options: readonly string[]
      readonly seats: number
      /** The seat that the program plays. */
      readonly seat: SeatId
      /** Which game of how many, from 1. */
      readonly number: number
      readonly of: number
    }
  | { readonly type: 'ask'; readonly ask: number; readonly question: Question; readonly view: View }
  /** The ask is still open; after too many refusals the lot answers. */
  | {
      readonly type: 'refused'
      readonly ask: number
      readonly reasons: readonly Reason[]
      readonly why: string
    }
  /** The lot has answered for the program. */
  | { readonly type: 'replaced'; readonly ask: number; readonly why: string }
  | { readonly type: 'over'; readonly winners: readonly SeatId[]; readonly result: 'won' | 'lost' | 'draw' }
  | { readonly type: 'end'; readonly won: number; readonly lost: number; readonly drawn: number }

interface FromProgram {
  readonly ask: number
  readonly answer: unknown
}

/** The line as an answer, or what is wrong with it. */
export function readLine(line: string): FromProgram | string {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return 'the line is no JSON'
  }
  if (typeof value !== 'object' || value === null) return 'the line is no JSON object'
  const { ask, answer } = value as { ask?: unknown; answer?: unknown }
  if (!Number.isInteger(ask)) return '"ask" must be the number of the question'
  if (answer === undefined) return '"answer" is missing'
  return { ask: ask as number, answer }
}
