/** The seats of a table that waits: who has which, taking one, and letting programs take the rest. */
import type { TableNotice } from '@dejarik/server/messages'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useGames } from '../lobby/games.ts'
import { sideName } from '../sight.ts'
import { api, Refused } from './api.ts'

interface OfTable {
  readonly table: TableNotice
}

export function SeatList({ table, take }: OfTable & { readonly take?: (seat: number) => void }): JSX.Element {
  return (
    <ol class="seat-list">
      {table.seats.map((seat, index) => (
        <li key={index} class={`side-${table.sides[index]}`}>
          <span>
            {sideName(table.sides[index])}: {seat ? seat.name : 'free'}
          </span>
          {!seat && take && (
            <button type="button" class="primary" onClick={() => take(index)}>
              Sit here
            </button>
          )}
        </li>
      ))}
    </ol>
  )
}

/** A seat of a style; its deck is dealt. */
export function TakeSeat({ table }: OfTable): JSX.Element {
  const [refusal, setRefusal] = useState('')
  const style = useGames()
    .find(({ name }) => name === table.game)
    ?.styles.find(({ name }) => name === table.style)
  const take = (seat: number): void =>
    void api
      .takeSeat(table.id, seat)
      .catch((error) => setRefusal(error instanceof Refused ? error.message : String(error)))
  return (
    <section class="choices">
      <h2>{style?.title ?? table.style}</h2>
      {style && <p>{style.says}</p>}
      <SeatList table={table} take={take} />
      {refusal && (
        <p class="refusal" role="alert">
          {refusal}
        </p>
      )}
    </section>
  )
}

export function FillSeats({ table }: OfTable): JSX.Element | null {
  const programs = useGames().find(({ name }) => name === table.game)?.programs ?? []
  const [wanted, setWanted] = useState('cadet')
  const program = programs.includes(wanted) ? wanted : programs[0]
  if (!program) return null
  return (
    <div class="fill-seats">
      <label>
        Or let programs play:
        <select value={program} onChange={(event) => setWanted(event.currentTarget.value)}>
          {programs.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="button" onClick={() => void api.fill(table.id, program)}>
        Fill the free seats
      </button>
    </div>
  )
}
