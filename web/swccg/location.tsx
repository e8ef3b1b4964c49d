/** A location with the cards of both sides, who controls it, and the power of each. */
import type { SeatId } from '@dejarik/kernel'
import type { JSX } from 'preact'
import { AttachedCard, Tile } from '../card/tile.tsx'
import { useGame } from '../game.ts'
import type { BattleShown } from './battle-shown.ts'
import { type CcgCard, cardsAt, seatOf } from './sight.ts'

export function Location({
  location,
  mine,
}: {
  readonly location: CcgCard
  readonly mine: SeatId
}): JSX.Element {
  const { client, position, lookOf } = useGame()
  const { view } = position
  const there = cardsAt(view, location, 'at')
  const battle = (client.shown as BattleShown | null)?.at === location.id
  const name = lookOf(location)?.title ?? 'a location'
  return (
    <section
      class={`location ${battle ? 'is-now' : ''}`}
      data-location={location.id}
      aria-label={`${name}${battle ? ', battle' : ''}`}
    >
      <Cards name={`Opponent's cards at ${name}`} cards={there.filter((card) => card.controller !== mine)} />
      <div class="location-line">
        <Power location={location} seat={1 - mine} />
        <Tile card={location} />
        {cardsAt(view, location, 'attached').map((card) => (
          <AttachedCard key={card.id} card={card} />
        ))}
        <Power location={location} seat={mine} />
      </div>
      <Cards name={`Your cards at ${name}`} cards={there.filter((card) => card.controller === mine)} />
    </section>
  )
}

function Cards({ name, cards }: { readonly name: string; readonly cards: readonly CcgCard[] }): JSX.Element {
  return (
    <section class="units" aria-label={name}>
      {cards.map((card) => (
        <Tile key={card.id} card={card} />
      ))}
    </section>
  )
}

/** Nothing is said of a side that has nobody there. */
function Power({ location, seat }: { readonly location: CcgCard; readonly seat: SeatId }): JSX.Element {
  const { view } = useGame().position
  const { side, controls } = seatOf(view, seat)
  const power = location.totals?.[side] ?? 0
  const controlled = controls.includes(location.id)
  return (
    <p class={`power side-${side}`}>
      {power > 0 && (
        <>
          Power <b>{power}</b>
        </>
      )}
      {controlled && <span class="control">controls</span>}
    </p>
  )
}
