/** A pile or zone that lies open, opened. */
import type { SeatId } from '@dejarik/kernel'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Tile } from '../card/tile.tsx'
import { useGame } from '../game.ts'
import { cardsOf, zoneOf } from '../sight.ts'
import { Overlay } from './frame/overlay.tsx'

interface PileProps {
  readonly name: string
  readonly zone: string
  readonly seat: SeatId
}

export function Pile({ name, zone, seat, close }: PileProps & { readonly close: () => void }): JSX.Element {
  const cards = cardsOf(zoneOf(useGame().position.view, zone, seat))
  return (
    <Overlay name={name} close={close}>
      {cards.length === 0 && <span class="empty">empty</span>}
      {cards.map((card) => (
        <Tile key={card.id} card={card} />
      ))}
    </Overlay>
  )
}

/** A button with the number of cards, which opens them. */
export function PileButton({ short, ...pile }: PileProps & { readonly short: string }): JSX.Element {
  const { position } = useGame()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" class="pile" aria-expanded={open} onClick={() => setOpen(!open)}>
        <b>{zoneOf(position.view, pile.zone, pile.seat)?.count ?? 0}</b> {short}
      </button>
      {open && <Pile {...pile} close={() => setOpen(false)} />}
    </>
  )
}
