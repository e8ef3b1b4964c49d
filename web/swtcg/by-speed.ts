/** The units that have yet to act in a battle, in the order in which they come. */
import type { View } from '@dejarik/kernel'
import { cardsOf, zoneOf } from '../sight.ts'
import { type TcgCard, tableOf } from './sight.ts'

/** The fastest first; among equals the side that goes first (idc/turn/speed-tie-dark-first). None outside a battle. */
export function bySpeed(view: View): readonly TcgCard[] {
  const { step, order } = tableOf(view)
  const place = ({ controller }: TcgCard): number => order.indexOf(controller)
  return cardsOf<TcgCard>(zoneOf(view, step))
    .filter(({ tapped, host }) => !tapped && host === undefined)
    .toSorted(
      (one, other) => (other.speed ?? 0) - (one.speed ?? 0) || place(one) - place(other) || one.id - other.id,
    )
}
