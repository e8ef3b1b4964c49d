/** The count of a battle: power, destinies and their total, attrition and damage of both sides, and what is still to be given up. */
import type { SeatId } from '@dejarik/kernel'
import type { JSX } from 'preact'
import { useGame } from '../game.ts'
import { addsToPower, type BattleShown, type DestinyShown } from './battle-shown.ts'

export function Count({ battle }: { readonly battle: BattleShown }): JSX.Element {
  const { position, playmat, form } = useGame()
  const mine = position.view.viewer ?? 0
  // Where there is little room, shots are told while they are fired, and make way for what is owed.
  const isBrief = form !== 'wide' && battle.segment === 'damage'
  const drawn = battle.destinies.filter((destiny) => !(isBrief && destiny.for === 'weapon'))
  const seats = [1 - mine, mine]
  const row = (name: string, of: (seat: SeatId) => JSX.Element | string | number): JSX.Element => (
    <tr>
      <th scope="row">{name}</th>
      {seats.map((seat) => (
        <td key={seat}>{of(seat)}</td>
      ))}
    </tr>
  )
  const side = (seat: SeatId): BattleShown['sides'][number] | undefined => battle.sides[seat]
  return (
    <div class="count">
      <table>
        <thead>
          <tr>
            <th scope="col">The count</th>
            {seats.map((seat) => (
              <th scope="col" key={seat} class={battle.winner === seat ? 'has-won' : ''}>
                {seat === position.view.viewer ? 'You' : playmat.seatName(position.view, seat)}
                {battle.initiator === seat && <small> · attacks</small>}
                {battle.winner === seat && <small> · wins</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row('Power', (seat) => side(seat)?.before ?? side(seat)?.power ?? 0)}
          {row('Destiny', (seat) => (
            <Destinies drawn={drawn.filter((destiny) => destiny.seat === seat)} />
          ))}
          {battle.winner !== undefined &&
            row('Total', (seat) => <b class="count-total">{side(seat)?.power ?? 0}</b>)}
          {row('Attrition', (seat) => side(seat)?.attrition ?? 0)}
          {row('Battle damage', (seat) => side(seat)?.damage ?? 0)}
        </tbody>
      </table>
      <Owed battle={battle} seat={mine} />
    </div>
  )
}

function Destinies({ drawn }: { readonly drawn: readonly DestinyShown[] }): JSX.Element {
  if (drawn.length === 0) return <>–</>
  return (
    <>
      {drawn.map((destiny, index) => (
        <Destiny key={index} destiny={destiny} />
      ))}
    </>
  )
}

/** What a draw was for, where it adds nothing to the power. */
const DRAWN_FOR: Readonly<Record<string, string>> = {
  weapon: 'a weapon',
  attrition: 'attrition',
}

function Destiny({ destiny }: { readonly destiny: DestinyShown }): JSX.Element {
  const isAdded = addsToPower(destiny)
  return (
    <span class="destiny">
      <b>{isAdded ? `+${destiny.value}` : destiny.value}</b> {destiny.title}
      {!isAdded && <small> for {DRAWN_FOR[destiny.for] ?? 'a card'}</small>}
    </span>
  )
}

/** What one must still give up, while there is something. */
function Owed({ battle, seat }: { readonly battle: BattleShown; readonly seat: SeatId }): JSX.Element | null {
  const { attrition = 0, damage = 0 } = battle.sides[seat] ?? {}
  if (battle.segment !== 'damage' || attrition + damage === 0) return null
  return (
    <section class="owed" aria-label="You must give up">
      <h3>You must give up</h3>
      <p>
        Attrition <b>{attrition}</b>
        <small>Only cards of this battle count.</small>
      </p>
      <p>
        Battle damage <b>{damage}</b>
        <small>The same cards count here too; so does Force from hand and piles.</small>
      </p>
    </section>
  )
}
