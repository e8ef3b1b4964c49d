/** A card with nothing on it, as it lies in a deck, a hand or a discard pile. */
import type { SeatId } from '@dejarik/kernel'
import type { Swtcg } from '../../kinds.ts'

/** Shared by all cards that have none: records are immutable, and most cards of a game have none of these. */
const NONE: readonly never[] = []
const NO_COUNTERS: Readonly<Record<string, never>> = {}

/** What becomes of a card that leaves play; what it was used for in this turn it remembers. */
export const blankCard = (owner: SeatId): Omit<Swtcg['card'], 'usedAt' | 'printed'> => ({
  controller: owner,
  host: null,
  stack: NONE,
  pilots: NONE,
  equipment: NONE,
  under: NONE,
  out: null,
  leftWith: 0,
  tapped: false,
  damage: 0,
  build: 0,
  counters: NO_COUNTERS,
  movedBy: 0,
})

/** A card as it comes to the table. */
export const newCard = (owner: SeatId): Swtcg['card'] => ({
  ...blankCard(owner),
  usedAt: NO_COUNTERS,
  printed: null,
})
