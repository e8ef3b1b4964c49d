/** Draws a part of the page again whenever one of these seats is told something. */
import { useEffect, useReducer } from 'preact/hooks'
import type { SeatClient } from './seat.ts'

export function useWatching(seats: readonly SeatClient[]): void {
  const [, count] = useReducer((times: number, _: 'again') => times + 1, 0)
  useEffect(() => {
    // Something may have been told between drawing and watching.
    count('again')
    const stops = seats.map((seat) => seat.watch(() => count('again')))
    return () => {
      for (const stop of stops) stop()
    }
  }, seats)
}
