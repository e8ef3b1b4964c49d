/** Lets what just happened be answered. Procedures that open answers and those that run them know each other by name. */
import type { ProcedureName, SeatId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import type { Happening } from '../../text/happening.ts'
import { opponentOf } from '../cards/place.ts'
import { isAwaited } from './awaited.ts'
import type { Trigger } from './repertoire.ts'

export interface Answering {
  readonly happening: Happening
  readonly seat: SeatId
  readonly passes: number
  /** Whether the seat was asked, and whether it did something. */
  readonly answered: boolean
  readonly acted?: boolean
  readonly due: readonly Trigger[]
  /** What the caller is told at the end instead of whether it was cancelled: the amount, or the card that it came to. */
  readonly tells?: 'amount' | 'card'
  /** Whether an answer cancelled what happened. */
  readonly result: boolean | 'again' | number | null
}

const responses: ProcedureName<Answering> = { name: 'swccg/responses' }

/** Opens the chance to answer; the caller's local `into` says whether it was cancelled, or what it `tells`. */
export function answer(
  game: Game,
  happening: Happening,
  into: string | null = null,
  tells?: Answering['tells'],
): void {
  if (into === null && !isAwaited(game.constants.awaited, happening)) return
  const seat = opponentOf(happening.by)
  const locals = { happening, seat, passes: 0, answered: false, due: [], result: false }
  game.call(responses, tells ? { ...locals, tells } : locals, into)
}
