/** The board of the Star Wars CCG: the other seat, and the row of locations with the cards of both sides at each. */
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useGame } from '../game.ts'
import type { BattleShown } from './battle-shown.ts'
import { Location } from './location.tsx'
import { SeatStrip } from './seat-strip.tsx'
import { locationsIn } from './sight.ts'

export function Board(): JSX.Element {
  const { position, client } = useGame()
  const { view } = position
  const mine = view.viewer ?? 0
  const row = useRef<HTMLDivElement>(null)
  const at = (client.shown as BattleShown | null)?.at
  useEffect(() => {
    if (at !== undefined) bringIntoView(row.current, at)
  }, [at])
  const locations = locationsIn(view)
  return (
    <div class="board">
      <SeatStrip seat={1 - mine} mine={false} />
      <section ref={row} class="row" aria-label={`The row of ${locations.length} locations`}>
        {locations.length === 0 && <p class="empty">No location is on the table yet.</p>}
        {locations.map((location) => (
          <Location key={location.id} location={location} mine={mine} />
        ))}
      </section>
    </div>
  )
}

/** Along the row only: on a phone the page itself stays where it is. */
function bringIntoView(row: HTMLElement | null, location: number): void {
  const place = row?.querySelector(`[data-location="${location}"]`)?.getBoundingClientRect()
  if (!row || !place) return
  const { x, width } = row.getBoundingClientRect()
  row.scrollBy({ left: place.x + place.width / 2 - x - width / 2 })
}
