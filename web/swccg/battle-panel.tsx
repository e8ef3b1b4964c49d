/** The battle: power, destinies, attrition and damage of both sides; and the card that is being played. */
import type { SeatId } from '@dejarik/kernel'
import type { JSX } from 'preact'
import { Tile } from '../card/tile.tsx'
import { useGame } from '../game.ts'
import { cardsOf, zoneOf } from '../sight.ts'
import type { BattleShown, DestinyShown } from './battle-shown.ts'

const SEGMENTS: Readonly<Record<NonNullable<BattleShown['segment']>, string>> = {
  initiation: 'begins',
  weapons: 'weapons',
  power: 'power and destiny',
  damage: 'damage',
}

export function BattlePanel(): JSX.Element {
  const battle = useGame().client.shown as BattleShown | null
  return (
    <>
      <Played />
      {battle && <Battle battle={battle} />}
    </>
  )
}

/** An Interrupt while it is played, a destiny while it is drawn. */
function Played(): JSX.Element | null {
  const { view } = useGame().position
  const cards = view.seats.flatMap((_, seat) => cardsOf(zoneOf(view, 'playing', seat)))
  if (cards.length === 0) return null
  return (
    <section class="played" aria-label="Being played">
      <h2>Being played</h2>
      {cards.map((card) => (
        <Tile key={card.id} card={card} />
      ))}
    </section>
  )
}

function Battle({ battle }: { readonly battle: BattleShown }): JSX.Element {
  const { place, segment, shot } = battle
  return (
    <section class="battle-panel" aria-label="The battle">
      <h2>
        Battle at {place} <span class="chance">{segment ? SEGMENTS[segment] : 'over'}</span>
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Side</th>
            <th scope="col">Power</th>
            <th scope="col">Destiny</th>
            <th scope="col">Attrition</th>
            <th scope="col">Damage</th>
          </tr>
        </thead>
        <tbody>
          {battle.sides.map((_, seat) => (
            <SideRow key={seat} battle={battle} seat={seat} />
          ))}
        </tbody>
      </table>
      {shot && <p class="small">{shot}</p>}
    </section>
  )
}

function SideRow({ battle, seat }: { readonly battle: BattleShown; readonly seat: SeatId }): JSX.Element {
  const { playmat, position } = useGame()
  const { power, attrition, damage } = battle.sides[seat]!
  const drawn = battle.destinies.filter((destiny) => destiny.seat === seat)
  return (
    <tr class={battle.winner === seat ? 'has-won' : ''}>
      <th scope="row">
        {playmat.seatName(position.view, seat)}
        {battle.initiator === seat && <small> attacks</small>}
        {battle.winner === seat && <small> wins</small>}
      </th>
      <td>
        <b>{power}</b>
      </td>
      <td>
        {drawn.map((destiny, index) => (
          <Destiny key={index} destiny={destiny} />
        ))}
        {drawn.length === 0 && '–'}
      </td>
      <td>{attrition}</td>
      <td>{damage}</td>
    </tr>
  )
}

function Destiny({ destiny }: { readonly destiny: DestinyShown }): JSX.Element {
  return (
    <span class="destiny">
      <b>{destiny.value}</b> {destiny.title} <small>{destiny.for}</small>
    </span>
  )
}
