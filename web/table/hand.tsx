/** Your hand. */
import type { SeatId } from '@dejarik/kernel'
import type { JSX } from 'preact'
import { Tile } from '../card/tile.tsx'
import { useGame } from '../game.ts'
import { cardsOf, zoneOf } from '../sight.ts'

export function Hand({ seat }: { readonly seat: SeatId }): JSX.Element {
  const { position } = useGame()
  const cards = cardsOf(zoneOf(position.view, 'hand', seat))
  return (
    <section class="hand" aria-label={`Your hand, ${cards.length} cards`}>
      {cards.length === 0 && <span class="empty">Your hand is empty</span>}
      {cards.map((card) => (
        <Tile key={card.id} card={card} />
      ))}
    </section>
  )
}
