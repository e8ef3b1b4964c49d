/** A card with nothing on it, as it lies in a deck, a hand or a discard pile. */
import type { SeatId } from '@dejarik/kernel'
import type { Swtcg } from '../kinds.ts'

export const blankCard = (owner: SeatId): Swtcg['card'] => ({
  controller: owner,
  host: null,
  stack: [],
  pilots: [],
  equipment: [],
  under: [],
  out: null,
  leftWith: 0,
  tapped: false,
  damage: 0,
  build: 0,
  counters: {},
  movedBy: 0,
})
