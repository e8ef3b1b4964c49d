/** An Interrupt while it is played, a destiny while it is drawn, hands of sabacc: over the middle of the board. */
import type { JSX } from 'preact'
import { Tile } from '../card/tile.tsx'
import { useGame } from '../game.ts'
import { cardsOf, zoneOf } from '../sight.ts'

export function Played(): JSX.Element | null {
  const { view } = useGame().position
  const cards = (['playing', 'sabacc'] as const).flatMap((zone) =>
    view.seats.flatMap((_, seat) => cardsOf(zoneOf(view, zone, seat))),
  )
  if (cards.length === 0) return null
  return (
    <section class="played" aria-label="Being played" data-zone="played">
      {cards.map((card) => (
        <Tile key={card.id} card={card} />
      ))}
    </section>
  )
}
