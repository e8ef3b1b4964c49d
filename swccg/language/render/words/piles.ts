/** Piles and hands, and whose they are. */
import type { CountedPile } from '../../../text/condition.ts'

export const PILES: Readonly<Record<CountedPile, string>> = {
  hand: 'hand',
  'life-force': 'Life Force',
  reserve: 'Reserve Deck',
  force: 'Force Pile',
  used: 'Used Pile',
  lost: 'Lost Pile',
}
export const OWNERS = { yours: 'your', opponents: "opponent's" } as const
