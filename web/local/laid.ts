/** A table on this device as plain data, so that it can be kept and laid again. */
import type { Setup } from '@dejarik/kernel'
import type { Act, Company, Substitute } from '@dejarik/table'

export type SeatHere =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'program'; readonly level: string }

export interface Laid {
  /** The name of the game. */
  readonly game: string
  readonly setup: Setup
  readonly company: Company
  readonly seats: readonly SeatHere[]
  readonly bench: readonly Substitute[]
  /** By seat, what the decks are called; empty for one that was dealt. */
  readonly decks: readonly string[]
  readonly acts: readonly Act[]
}

/** Members of the table who are people: they have lines to it. */
export const peopleAt = ({ seats, bench }: Pick<Laid, 'seats' | 'bench'>): readonly number[] =>
  [...seats, ...bench].flatMap((who, member) => ('kind' in who && who.kind === 'program' ? [] : [member]))
