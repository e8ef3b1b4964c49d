/** What was done at a table, as plain data. Doing the acts of a table again makes the same table again. */
import type { Answer, SeatId, Seed, Viewer } from '@dejarik/kernel'
import type { Habits } from './requests.ts'
import type { Change, Member } from './roster.ts'
import type { Talkers } from './talk.ts'

export type Act =
  /** `automatic`: a program or a habit answered. */
  | { readonly do: 'answer'; readonly seat: SeatId; readonly value: Answer; readonly automatic?: true }
  | { readonly do: 'take-back' | 'concede'; readonly seat: SeatId }
  | { readonly do: 'rematch'; readonly seat: SeatId; readonly swap?: boolean }
  | { readonly do: 'consent'; readonly seat: SeatId; readonly agree: boolean }
  | {
      readonly do: 'trade'
      readonly seat: SeatId
      readonly out: readonly string[]
      readonly in: readonly string[]
    }
  /** What a member of a team wants before the next game. */
  | { readonly do: 'rotate'; readonly member: Member; readonly change: Change }
  | { readonly do: 'habits'; readonly seat: SeatId; readonly habits: Habits }
  | { readonly do: 'say'; readonly from: Viewer; readonly name: string; readonly text: string }
  /** The host said who may talk. */
  | { readonly do: 'talk'; readonly seat: SeatId; readonly talkers: Talkers }
  /** The seat lost by the clock. */
  | { readonly do: 'time-out'; readonly seat: SeatId; readonly limit: Limit }
  /** The seed of the next game was drawn; from here on everybody may know its hash. */
  | { readonly do: 'seed'; readonly seed: Seed }
  /** The program made a mistake, and the table said so. */
  | { readonly do: 'fault'; readonly text: string }
  /** The table was put away and taken out again; no clock ran in between. */
  | { readonly do: 'woke' }

/** The limits of a clock: all decisions together, one decision, and being away. */
export type Limit = 'bank' | 'decision' | 'away'

/** An act and when it was done, in milliseconds; 0 where nobody keeps time. */
export interface Kept {
  readonly at: number
  readonly act: Act
}

/** An act that cannot be done again at this table, and how many before it could. */
export class ActRefused extends Error {
  readonly done: number

  constructor(act: Act, done: number) {
    super(`the act "${act.do}" is not possible at this table`)
    this.done = done
  }
}
