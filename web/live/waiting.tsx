/** A table that waits for players: its link to share, or the way to sit down at it. */
import type { TableNotice } from '@dejarik/server/messages'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Decks } from '../form/decks.tsx'
import { fitting, pickDeck } from '../form/fitting.ts'
import { deckSent, useDecksToSend } from '../form/own-decks.ts'
import { Refusal } from '../form/refusal.tsx'
import { useGames } from '../lobby/games.ts'
import { useWaited } from '../lobby/waited.ts'
import { Promised, useNotedPromises } from '../replays/promise.tsx'
import { goTo, hashFor } from '../route.ts'
import { sideName } from '../sight.ts'
import { api } from './api.ts'
import { useGuestName } from './guest-name.tsx'
import { AcceptVote, FillSeats, SeatList, TableTerms, TakeSeat, useRefusal } from './seats.tsx'
import { useSeeking } from './seeking.ts'

export function Waiting({ table }: { readonly table: TableNotice }): JSX.Element {
  const mine = table.seats.some((seat) => seat?.you)
  const commitments = { present: table.commitment, next: null }
  useNotedPromises(commitments)
  return (
    <main class="first waiting">
      <h1>Dejarik</h1>
      {mine ? <Share table={table} /> : table.dealt ? <TakeSeat table={table} /> : <SitDown table={table} />}
      <Promised commitments={commitments} />
    </main>
  )
}

function Share({ table }: { readonly table: TableNotice }): JSX.Element {
  useSeeking(table)
  const link = new URL(hashFor({ page: 'table', table: table.id }), location.href).href
  const owner = table.seats[0]?.you ?? false
  const leave = (): void =>
    void (owner ? api.withdraw(table.id) : api.leave(table.id)).finally(() => goTo({ page: 'lobby' }))
  const free = table.seats.some((seat) => seat === null)
  const title = table.seats.length > 2 ? 'Waiting for other players' : 'Waiting for another player'
  return (
    <section class="choices">
      <h2>{table.vote === 'counted' ? 'The vote is counted' : title}</h2>
      <p class="small" role="timer">
        For {useWaited(table.created)} now. You can leave this page: the table waits.
      </p>
      {table.dealt && <OwnSeats table={table} />}
      {table.vote === 'counted' ? <AcceptVote table={table} /> : <TableTerms table={table} />}
      {free && (
        <>
          <label>
            Whoever has this link can sit down:
            <input class="link" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          </label>
          <button type="button" onClick={() => void navigator.clipboard?.writeText(link)}>
            Copy the link
          </button>
          {owner && <FillSeats table={table} />}
        </>
      )}
      <button type="button" onClick={leave}>
        {owner ? 'Cancel' : 'Leave the table'}
      </button>
    </section>
  )
}

function SitDown({ table }: { readonly table: TableNotice }): JSX.Element {
  const games = useGames()
  const [wanted, setWanted] = useState('')
  const [refusal, attempt] = useRefusal()
  const { field, claim } = useGuestName()
  const other = table.seats.find((seat) => seat !== null)
  const side = other?.side === 'dark' ? 'light' : 'dark'
  const { own } = useDecksToSend(table.game)
  const decks = [...(games.find(({ name }) => name === table.game)?.starters ?? []), ...own]
  const deck = pickDeck(decks, table.edition, side, wanted)
  const join = (): void =>
    attempt(
      claim().then(() => api.join(table.id, { deck: deckSent(decks, deck!), accepts: [...table.options] })),
    )
  return (
    <section class="choices">
      <h2>{other?.name} waits for you</h2>
      <p>You play the {sideName(side)}.</p>
      <TableTerms table={table} />
      {field}
      <Decks
        name="Your deck"
        decks={fitting(decks, table.edition, side)}
        value={deck ?? ''}
        choose={setWanted}
      />
      <Refusal text={refusal} />
      <button type="button" class="primary" disabled={!deck} onClick={join}>
        {table.options.length > 0 ? 'Accept these rules and sit down' : 'Sit down'}
      </button>
    </section>
  )
}

/** Where one person may play for partners, their seats can be taken too. */
function OwnSeats({ table }: { readonly table: TableNotice }): JSX.Element {
  const [refusal, attempt] = useRefusal()
  const side = table.sides[table.seats.findIndex((seat) => seat?.you)]
  const take = (seat: number): void =>
    attempt(api.join(table.id, { deck: { dealt: true }, seat, accepts: [...table.options] }))
  const isPartner = (seat: number): boolean => seat < table.playing && table.sides[seat] === side
  const ghosts = table.options.includes('team-ghost')
  return (
    <>
      <SeatList table={table} {...(ghosts ? { take, canTake: isPartner, taking: 'Play it too' } : {})} />
      <Refusal text={refusal} />
    </>
  )
}

/** Whoever watches may become a substitute, where the players of teams change between games. */
export function JoinBench({ table: first }: { readonly table: TableNotice }): JSX.Element | null {
  const [table, setTable] = useState(first)
  const [refusal, attempt] = useRefusal()
  const free = table.seats.flatMap((seat, index) => (seat === null && index >= table.playing ? [index] : []))
  if (free.length === 0 || table.seats.some((seat) => seat?.you)) return null
  const join = (seat: number): void =>
    attempt(api.join(table.id, { deck: { dealt: true }, seat, accepts: [...table.options] }).then(setTable))
  return (
    <div class="answers">
      {free.map((seat) => (
        <button type="button" key={seat} onClick={() => join(seat)}>
          Become a substitute of the {sideName(table.sides[seat])}
        </button>
      ))}
      <Refusal text={refusal} />
    </div>
  )
}
