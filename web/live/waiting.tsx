/** A table that waits for players: its link to share, or the way to sit down at it. */
import type { TableNotice } from '@dejarik/server/messages'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Decks, fitting, pickDeck } from '../form/decks.tsx'
import { deckSent, useOwnDecks } from '../form/own-decks.ts'
import { useGames } from '../lobby/games.ts'
import { goTo, hashFor } from '../route.ts'
import { sideName } from '../sight.ts'
import { api, Refused } from './api.ts'
import { FillSeats, SeatList, TakeSeat } from './seats.tsx'

export function Waiting({ table }: { readonly table: TableNotice }): JSX.Element {
  const mine = table.seats.some((seat) => seat?.you)
  return (
    <main class="first waiting">
      <h1>Dejarik</h1>
      {mine ? <Share table={table} /> : table.style ? <TakeSeat table={table} /> : <SitDown table={table} />}
    </main>
  )
}

function Share({ table }: { readonly table: TableNotice }): JSX.Element {
  const link = new URL(hashFor({ page: 'table', table: table.id }), location.href).href
  const leave = (): void => void api.withdraw(table.id).finally(() => goTo({ page: 'lobby' }))
  const owner = table.seats[0]?.you ?? false
  return (
    <section class="choices">
      <h2>{table.seats.length > 2 ? 'Waiting for other players' : 'Waiting for another player'}</h2>
      {table.style && <SeatList table={table} />}
      <label>
        Whoever has this link can sit down:
        <input class="link" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" onClick={() => void navigator.clipboard?.writeText(link)}>
        Copy the link
      </button>
      {owner && <FillSeats table={table} />}
      {owner && (
        <button type="button" onClick={leave}>
          Take the table away
        </button>
      )}
    </section>
  )
}

function SitDown({ table }: { readonly table: TableNotice }): JSX.Element {
  const games = useGames()
  const [wanted, setWanted] = useState('')
  const [refusal, setRefusal] = useState('')
  const other = table.seats.find((seat) => seat !== null)
  const side = other?.side === 'dark' ? 'light' : 'dark'
  const own = useOwnDecks(table.game)
  const decks = [...(games.find(({ name }) => name === table.game)?.starters ?? []), ...own]
  const deck = pickDeck(decks, table.edition, side, wanted)
  const join = (): void =>
    void api
      .join(table.id, deckSent(decks, deck!))
      .catch((error) => setRefusal(error instanceof Refused ? error.message : String(error)))
  return (
    <section class="choices">
      <h2>{other?.name} waits for you</h2>
      <p>You play the {sideName(side)}.</p>
      <Decks
        name="Your deck"
        decks={fitting(decks, table.edition, side)}
        value={deck ?? ''}
        choose={setWanted}
      />
      {refusal && (
        <p class="refusal" role="alert">
          {refusal}
        </p>
      )}
      <button type="button" class="primary" disabled={!deck} onClick={join}>
        Sit down
      </button>
    </section>
  )
}
