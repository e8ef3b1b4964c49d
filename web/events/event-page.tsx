/** One event: entering it, the rounds with their tables, and how everybody stands. */
import type { EnterEvent, EventNotice, PairingNotice } from '@dejarik/server/event-messages'
import type { JSX } from 'preact'
import { useBothDecks } from '../form/both-decks.tsx'
import { LinkTo } from '../form/link-to.tsx'
import { Refusal } from '../form/refusal.tsx'
import { useAffair } from '../live/affair.ts'
import { api } from '../live/api.ts'
import { useGuestName } from '../live/guest-name.tsx'
import { PageHead } from '../page-head.tsx'
import { hashFor } from '../route.ts'

type Look = (coming: Promise<EventNotice>) => void
interface OfEvent {
  readonly event: EventNotice
  readonly look: Look
}

export function EventPage({ id }: { readonly id: string }): JSX.Element {
  const { notice: event, refusal, look } = useAffair(`events/${id}`, () => api.event(id))
  return (
    <main class="page events">
      <PageHead title="Events" />
      <Refusal text={refusal} />
      {event && (
        <>
          <h2>{event.title}</h2>
          <p role="status">{sayState(event)}</p>
          {event.yours && <Running event={event} look={look} />}
          {event.state === 'open' && <Entering event={event} look={look} />}
          {event.you && !event.you.dropped && isLeft(event) && (
            <button type="button" class="quiet" onClick={() => look(api.dropFromEvent(event.id))}>
              {event.state === 'open' ? 'Leave the event' : 'Drop out after this round'}
            </button>
          )}
          <Rounds event={event} look={look} />
          <Standings event={event} />
        </>
      )}
    </main>
  )
}

/** Whether a round is left that somebody could stay out of. */
const isLeft = ({ state, rounds, planned }: EventNotice): boolean =>
  state !== 'over' && rounds.length < planned

function sayState({ state, rounds, planned, entrants }: EventNotice): string {
  if (state === 'open') return `Open to enter: ${entrants.length} players until now, ${planned} rounds.`
  return state === 'over' ? 'The event is over.' : `Round ${rounds.length} of ${planned}.`
}

function Running({ event, look }: OfEvent): JSX.Element | null {
  const { id, state, rounds, planned } = event
  if (state === 'over') return null
  const words =
    rounds.length === 0
      ? 'Begin the first round'
      : rounds.length < planned
        ? 'Begin the next round'
        : 'End the event'
  return (
    <section class="choices" aria-label="Running the event">
      <LinkTo
        words={`Whoever has this link can ${state === 'open' ? 'enter' : 'watch'}:`}
        to={{ page: 'events', event: id }}
      />
      <button type="button" class="primary" onClick={() => look(api.goOnWithEvent(id))}>
        {words}
      </button>
    </section>
  )
}

function Entering({ event, look }: OfEvent): JSX.Element {
  const { id, game, edition, you } = event
  const { fields, brought } = useBothDecks(game, edition)
  const { field, claim } = useGuestName()
  const enter = (decks: EnterEvent): void => look(claim().then(() => api.enterEvent(id, decks)))
  return (
    <section class="choices" aria-label="Entering">
      {!you && field}
      {fields}
      <button type="button" class="primary" disabled={!brought} onClick={() => brought && enter(brought)}>
        {you ? 'Enter with these decks instead' : 'Enter'}
      </button>
    </section>
  )
}

function Rounds({ event, look }: OfEvent): JSX.Element {
  const { rounds } = event
  return (
    <>
      {rounds.map((round, index) => (
        <section key={index} aria-label={`Round ${index + 1}`}>
          <h3>Round {index + 1}</h3>
          <ul class="wars">
            {round.map((pairing, place) => (
              <li key={place}>
                <span>{sayPairing(pairing)}</span>
                {pairing.table && (
                  <a href={hashFor({ page: 'table', table: pairing.table })}>
                    {pairing.yours && pairing.result === null ? 'Play' : 'Watch'}
                  </a>
                )}
                {event.yours && index === rounds.length - 1 && pairing.result === null && pairing.light && (
                  <Judge event={event} look={look} at={{ round: index, pairing: place }} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function sayPairing({ dark, light, result }: PairingNotice): string {
  if (light === null) return `${dark} has a bye.`
  const told =
    result === null
      ? 'no result yet'
      : result === 'draw'
        ? 'a draw'
        : `${result === 'dark' ? dark : light} won`
  return `${dark}, Dark Side – ${light}, Light Side: ${told}`
}

/** For games that nobody comes to, or that cannot go on. */
function Judge({
  event,
  look,
  at,
}: OfEvent & { readonly at: { round: number; pairing: number } }): JSX.Element {
  const pairing = event.rounds[at.round]![at.pairing]!
  return (
    <label>
      <span class="spoken">The result of {sayPairing(pairing)} </span>
      <select
        value=""
        onChange={(chosen) => {
          const result = (['dark', 'light', 'draw'] as const).find(
            (each) => each === chosen.currentTarget.value,
          )
          if (result) look(api.judgeInEvent(event.id, { ...at, result }))
        }}
      >
        <option value="">Judge …</option>
        <option value="dark">{pairing.dark} wins</option>
        <option value="light">{pairing.light} wins</option>
        <option value="draw">a draw</option>
      </select>
    </label>
  )
}

function Standings({ event }: Pick<OfEvent, 'event'>): JSX.Element | null {
  const { standings, entrants } = event
  if (standings.length === 0) return null
  const dropped = (name: string): boolean => entrants.find((each) => each.name === name)?.dropped ?? false
  return (
    <table class="standings">
      <caption>Standings</caption>
      <thead>
        <tr>
          <th scope="col">Player</th>
          <th scope="col">Points</th>
          <th scope="col">Played</th>
          <th scope="col">Opponents’ points</th>
        </tr>
      </thead>
      <tbody>
        {standings.map(({ player, points, played, opposition }, place) => (
          <tr key={place}>
            <th scope="row">
              {place + 1}. {player}
              {dropped(player) && ' (dropped)'}
            </th>
            <td>{points}</td>
            <td>{played}</td>
            <td>{opposition}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
