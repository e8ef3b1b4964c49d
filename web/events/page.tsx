/** Events: those that there are, and a new one to run. */
import type { EventNotice } from '@dejarik/server/event-messages'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Editions } from '../form/decks.tsx'
import { Games } from '../form/games.tsx'
import { Refusal } from '../form/refusal.tsx'
import { GAMES, gameShown } from '../games.ts'
import { api } from '../live/api.ts'
import { useRefusal } from '../live/seats.tsx'
import { PageHead } from '../page-head.tsx'
import { goTo, hashFor } from '../route.ts'
import { EventPage } from './event-page.tsx'

/** The list, or one event by its id. */
export function EventsPage({ event }: { readonly event: string }): JSX.Element {
  if (event) return <EventPage key={event} id={event} />
  return (
    <main class="page events">
      <PageHead title="Events" />
      <p>
        Swiss rounds: everybody brings a deck of each side, meets players of about the same score, and is
        ranked by what the tables say.
      </p>
      <EventList />
      <NewEvent />
    </main>
  )
}

const STATES: Readonly<Record<EventNotice['state'], string>> = {
  open: 'open to enter',
  playing: 'being played',
  over: 'over',
}

function EventList(): JSX.Element {
  const [events, setEvents] = useState<readonly EventNotice[] | null>(null)
  const [refusal, attempt] = useRefusal()
  useEffect(() => attempt(api.events().then(setEvents)), [])
  return (
    <section aria-label="The events">
      <Refusal text={refusal} />
      {events?.length === 0 && <p>There is no event yet.</p>}
      <ul class="wars">
        {events?.map(({ id, title, game, state, entrants }) => (
          <li key={id}>
            <a href={hashFor({ page: 'events', event: id })}>{title}</a>
            <span class="small">
              {gameShown(game).short}, {STATES[state]}, {entrants.length} players
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function NewEvent(): JSX.Element {
  const [title, setTitle] = useState('')
  const [game, setGame] = useState<string>(GAMES[0].name)
  const [edition, setEdition] = useState(GAMES[0].editions[0]!.name)
  const [rounds, setRounds] = useState(3)
  const [refusal, attempt] = useRefusal()
  const make = async (): Promise<void> => {
    if ((await api.me()) === null) await api.comeIn('')
    const { id } = await api.newEvent({ title: title.trim(), game, edition, rounds })
    goTo({ page: 'events', event: id })
  }
  return (
    <form
      class="choices"
      onSubmit={(submitted) => {
        submitted.preventDefault()
        attempt(make())
      }}
    >
      <h2>Run an event</h2>
      <label>
        Its name
        <input value={title} maxLength={80} onInput={(typed) => setTitle(typed.currentTarget.value)} />
      </label>
      <Games
        value={game}
        choose={(next) => {
          setGame(next)
          setEdition(gameShown(next).editions[0]!.name)
        }}
      />
      <Editions game={game} value={edition} choose={setEdition} />
      <label>
        Rounds
        <input
          type="number"
          min={1}
          max={12}
          value={rounds}
          onInput={(typed) => setRounds(typed.currentTarget.valueAsNumber)}
        />
      </label>
      <Refusal text={refusal} />
      <button type="submit" class="primary" disabled={title.trim() === ''}>
        Open the event
      </button>
    </form>
  )
}
