/** A pile that lies open, opened. */
import type { SeatId } from '@dejarik/kernel'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Tile } from '../card/tile.tsx'
import { useGame } from '../game.ts'
import { cardsOf, zoneOf } from '../sight.ts'

export function Pile({
  name,
  zone,
  seat,
  close,
}: {
  readonly name: string
  readonly zone: string
  readonly seat: SeatId
  readonly close: () => void
}): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const cards = cardsOf(zoneOf(useGame().position.view, zone, seat))
  return (
    <dialog ref={dialog} class="sheet" aria-label={name} onClose={close}>
      <h2>{name}</h2>
      <div class="units">
        {cards.length === 0 && <span class="empty">empty</span>}
        {cards.map((card) => (
          <Tile key={card.id} card={card} />
        ))}
      </div>
      <button type="button" onClick={close}>
        Close
      </button>
    </dialog>
  )
}
