/** Whose strip this is: the side, who plays it, and whether they are away or choosing. */
import type { SeatId } from '@dejarik/kernel'
import type { JSX } from 'preact'
import { useGame } from '../game.ts'

interface SeatNameProps {
  readonly seat: SeatId
  readonly title: string
  readonly mine: boolean
}

export function SeatName({ seat, title, mine }: SeatNameProps): JSX.Element {
  const { seats, view } = useGame().position
  const { name, here } = seats[seat] ?? {}
  const asked = view.waitingFor.some((waiting) => waiting.seat === seat)
  return (
    <h2>
      {title} {/* Seats of a recorded game are often called by their sides. */}
      {name !== title && <small>{name}</small>}
      {here === false && <span class="asked">away</span>}
      {asked && !mine && <span class="asked">choosing</span>}
    </h2>
  )
}
