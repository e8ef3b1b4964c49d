/** Your hand: one row that never scrolls; what does not fit opens over the board. */
import type { SeatId } from '@dejarik/kernel'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Tile } from '../card/tile.tsx'
import { useGame } from '../game.ts'
import { cardsOf, type SeenCard, zoneOf } from '../sight.ts'
import { fitHand } from './frame/fit.ts'
import { Overlay } from './frame/overlay.tsx'
import { useBox } from './frame/use-box.ts'

/** The width of the button for cards that do not fit. */
const MORE = 50

export function Hand({ seat }: { readonly seat: SeatId }): JSX.Element {
  const { position, offers, question } = useGame()
  const cards = cardsOf(zoneOf(position.view, 'hand', seat))
  const [element, box] = useBox<HTMLElement>()
  const [open, setOpen] = useState(false)
  const { tile, step, shown } = fitHand(cards.length, box, MORE)
  const playable = question ? cards.filter(({ id }) => offers.has(id)).length : 0
  return (
    <section
      ref={element}
      class="hand"
      data-zone="hand"
      aria-label={`Your hand, ${cards.length} cards${playable > 0 ? `, ${playable} can be played` : ''}`}
      style={{ '--tile': `${tile}px`, '--step': `${step}px`, '--cards': cards.length }}
    >
      {cards.length === 0 && <span class="empty">Your hand is empty</span>}
      <Cards cards={cards.slice(0, shown)} />
      {shown < cards.length && (
        <button type="button" class="more" aria-expanded={open} onClick={() => setOpen(!open)}>
          +{cards.length - shown}
          <span class="spoken"> more cards in your hand</span>
        </button>
      )}
      {open && shown < cards.length && (
        <Overlay name="Your whole hand" close={() => setOpen(false)}>
          <Cards cards={cards.slice(shown)} />
        </Overlay>
      )}
    </section>
  )
}

const Cards = ({ cards }: { readonly cards: readonly SeenCard[] }): JSX.Element => (
  <>
    {cards.map((card) => (
      <Tile key={card.id} card={card} />
    ))}
  </>
)
