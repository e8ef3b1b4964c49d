/** A duel, a game of sabacc, an attack of a creature or a step of an Epic Event: those who meet, face to face over the board. */
import '../style/clash.css'
import type { JSX } from 'preact'
import { frameOf, Tile, TileFace } from '../card/tile.tsx'
import { useGame } from '../game.ts'
import { cardsOf, sideName, zoneOf } from '../sight.ts'
import type { Clash, ClashSide } from './clash.ts'
import { cardIn, seatOf } from './sight.ts'

export function ClashScene({ clash }: { readonly clash: Clash }): JSX.Element {
  const mine = useGame().position.view.viewer ?? 0
  // One's own side is on the left, as one's own hand of dice and cards is nearest.
  const sides = clash.sides.toSorted((one, other) => rank(one, mine) - rank(other, mine))
  return (
    <section class={`clash is-${clash.kind}`} aria-label={clash.title} data-zone="clash">
      <h2>{clash.title}</h2>
      <div class="clash-sides">
        {sides.map((side, at) => (
          <>
            {at > 0 && <span class="clash-against">against</span>}
            <Side key={at} kind={clash.kind} side={side} />
          </>
        ))}
      </div>
      {clash.note && <p>{clash.note}</p>}
    </section>
  )
}

const rank = ({ seat }: ClashSide, mine: number): number => (seat === mine ? 0 : 1)

function Side({ kind, side }: { readonly kind: Clash['kind']; readonly side: ClashSide }): JSX.Element {
  const { position } = useGame()
  const { seat, cards, destinies, total, won } = side
  const name = seat === null ? null : sideName(seatOf(position.view, seat).side)
  const drawn = destinies.reduce((sum, { value }) => sum + value, 0)
  return (
    <div
      class={`clash-side ${seat === null ? '' : `side-${seatOf(position.view, seat).side}`} ${won === undefined ? '' : won ? 'has-won' : 'has-lost'}`}
    >
      {name && (
        <b>{seat === position.view.viewer ? `You${won ? ' win' : ''}` : `${name}${won ? ' wins' : ''}`}</b>
      )}
      <div class="clash-cards">
        {cards.map((card) => (
          <Fighter key={card} card={card} />
        ))}
      </div>
      {kind === 'sabacc' && seat !== null && <Dealt seat={seat} />}
      {destinies.length > 0 && (
        <ul class="clash-drawn">
          {destinies.map(({ title, value }, at) => (
            <li key={at}>
              <b>{value}</b> <span>{title}</span>
            </li>
          ))}
        </ul>
      )}
      {total !== null ? (
        <b class="clash-total">{total}</b>
      ) : (
        destinies.length > 1 && <span class="clash-sum">+{drawn}</span>
      )}
    </div>
  )
}

/** Only looked at: what can be done with it is done where it lies. */
function Fighter({ card }: { readonly card: number }): JSX.Element | null {
  const { position, lookOf } = useGame()
  const seen = cardIn(position.view, card)
  const look = seen ? lookOf(seen) : null
  return (
    look && (
      <div class="placed" aria-hidden="true">
        <div class={`tile ${frameOf(look)}`}>
          <TileFace look={look} />
        </div>
      </div>
    )
  )
}

/** A hand of sabacc; the winner takes his stakes out of it. */
function Dealt({ seat }: { readonly seat: number }): JSX.Element {
  const zone = zoneOf(useGame().position.view, 'sabacc', seat)
  const seen = cardsOf(zone)
  const hidden = (zone?.count ?? 0) - seen.length
  return (
    <div class="clash-dealt">
      {seen.map((card) => (
        <Tile key={card.id} card={card} />
      ))}
      {hidden > 0 && <span>{hidden === 1 ? 'one hidden card' : `${hidden} hidden cards`}</span>}
    </div>
  )
}
