/** One seat's line: Force, build points, piles, and its build zone and Resources. */
import type { SeatId } from '@dejarik/kernel'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Tile } from '../card/tile.tsx'
import { useGame } from '../game.ts'
import { cardsOf, zoneOf } from '../sight.ts'
import { Clock } from '../table/clock.tsx'
import { Fact } from '../table/fact.tsx'
import { Pile } from '../table/pile.tsx'
import { seatOf, seatTitle } from './sight.ts'

export function SeatStrip({ seat, mine }: { readonly seat: SeatId; readonly mine: boolean }): JSX.Element {
  const { position } = useGame()
  const { view } = position
  const [pileOpen, setPileOpen] = useState(false)
  const { side, force, buildPoints, points, setup } = seatOf(view, seat)
  const name = seatTitle(view, seat)
  const count = (zone: string): number => zoneOf(view, zone, seat)?.count ?? 0
  const turn = view.waitingFor.some((waiting) => waiting.seat === seat)
  return (
    <section
      class={`seat side-${side ?? 'none'} ${turn ? 'is-asked' : ''}`}
      aria-label={`${name}${mine ? ', you' : ''}`}
    >
      <div class="facts">
        <h2>
          {name} <small>{position.seats[seat]?.name}</small>
          {position.seats[seat]?.here === false && <span class="asked">away</span>}
          {turn && <span class="asked">{mine ? 'your choice' : 'choosing'}</span>}
        </h2>
        <Fact name="Force" value={force} />
        <Fact name="Build" value={setup && !setup.done ? setup.left : buildPoints} />
        {points !== undefined && <Fact name="Points" value={points} />}
        {!mine && <Fact name="Hand" value={count('hand')} />}
        <Fact name="Deck" value={count('deck')} />
        <Clock seat={seat} />
        <button type="button" class="quiet" onClick={() => setPileOpen(true)}>
          Discard {count('discard')}
        </button>
      </div>
      <BuildZone seat={seat} name={mine ? 'Your' : `${name}:`} />
      {pileOpen && (
        <Pile name={`${name}: discard pile`} zone="discard" seat={seat} close={() => setPileOpen(false)} />
      )}
    </section>
  )
}

function BuildZone({ seat, name }: { readonly seat: SeatId; readonly name: string }): JSX.Element | null {
  const { view } = useGame().position
  const cards = [...cardsOf(zoneOf(view, 'build', seat)), ...cardsOf(zoneOf(view, 'resource', seat))]
  if (cards.length === 0) return null
  return (
    <section class="build-zone" aria-label={`${name} build zone and Resource`}>
      <span class="zone-name">Build zone</span>
      {cards.map((card) => (
        <Tile key={card.id} card={card} />
      ))}
    </section>
  )
}
