/** A card with nothing on it, as it lies in a deck, a hand or a discard pile. */
import type { SeatId } from '@dejarik/kernel'
import type { Swtcg } from '../../kinds.ts'

/** Shared by all cards that have none: records are immutable, and most cards of a game have none of these. */
const NONE: readonly never[] = []
const NO_COUNTERS: Readonly<Record<string, never>> = {}

const BLANK: Omit<Swtcg['card'], 'usedAt' | 'printed'> = {
  controller: 0,
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
}
const NEW: Swtcg['card'] = { ...BLANK, usedAt: NO_COUNTERS, printed: null }

/** What becomes of a card that leaves play; what it was used for in this turn it remembers. */
export const blankCard = (owner: SeatId): typeof BLANK => ({ ...BLANK, controller: owner })

/** A card as it comes to the table. */
export const newCard = (owner: SeatId): Swtcg['card'] => ({ ...NEW, controller: owner })
