/** For whom and from where a card's entry speaks, and what was chosen or drawn for it so far. */
import type { CardId, SeatId } from '@dejarik/kernel'

export interface Context {
  readonly you: SeatId
  /** The card whose entry speaks. */
  readonly self: CardId
  /** Cards that were chosen, by name. */
  readonly chosen: Readonly<Record<string, readonly CardId[]>>
  /** Numbers that were drawn, chosen or paid, by name. */
  readonly values: Readonly<Record<string, number>>
}

export const speaking = (you: SeatId, self: CardId): Context => ({ you, self, chosen: {}, values: {} })
