/** The piles and zones of another seat that lie open: a button each, or one for all where there is little room. */
import type { SeatId } from '@dejarik/kernel'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Tile } from '../card/tile.tsx'
import { useGame } from '../game.ts'
import { cardsOf, zoneOf } from '../sight.ts'
import { showsOne, useForm } from './frame/form.ts'
import { Overlay } from './frame/overlay.tsx'
import { PileButton } from './pile.tsx'

/** An open pile by its zone, and how a player calls it. */
export interface OpenPile {
  readonly zone: string
  readonly short: string
}

interface OpenPilesProps {
  readonly seat: SeatId
  readonly name: string
  readonly piles: readonly OpenPile[]
}

export function OpenPiles({ seat, name, piles }: OpenPilesProps): JSX.Element {
  const { view } = useGame().position
  const isCrowded = showsOne(useForm()) || view.seats.length > 2
  if (isCrowded) return <AllPiles seat={seat} name={name} piles={piles} />
  return (
    <>
      {piles.map(({ zone, short }) => (
        <PileButton key={zone} short={short} name={`${name}: ${short}`} zone={zone} seat={seat} />
      ))}
    </>
  )
}

/** One button for all piles, which opens them as a list. It counts all cards, or those of the pile that matters most. */
export function AllPiles({
  seat,
  name,
  piles,
  counts,
}: OpenPilesProps & { readonly counts?: string }): JSX.Element {
  const { view } = useGame().position
  const [open, setOpen] = useState(false)
  const count = (zone: string): number => zoneOf(view, zone, seat)?.count ?? 0
  const all = piles.reduce((sum, { zone }) => sum + count(zone), 0)
  const main = piles.find(({ zone }) => zone === counts)
  const others = main ? all - count(main.zone) : 0
  return (
    <>
      <button type="button" class="pile all-piles" aria-expanded={open} onClick={() => setOpen(!open)}>
        <b>{all - others}</b> {main?.short ?? 'Piles'}
        {others > 0 && ` +${others}`}
      </button>
      {open && (
        <Overlay name={`${name}: piles`} close={() => setOpen(false)}>
          {piles.map(({ zone, short }) => (
            <section key={zone} class="pile-section" aria-label={short}>
              <h3>
                {short} {count(zone)}
              </h3>
              {cardsOf(zoneOf(view, zone, seat)).map((card) => (
                <Tile key={card.id} card={card} />
              ))}
            </section>
          ))}
        </Overlay>
      )}
    </>
  )
}
