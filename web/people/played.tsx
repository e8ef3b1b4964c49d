/** What somebody has played: ratings, the last games, and how decks did. */
import type { DeckRecord, PlayedNotice, Profile } from '@dejarik/server/standing-messages'
import type { JSX } from 'preact'
import { playedBy, shortOf } from '../games.ts'
import { hashFor } from '../route.ts'
import { sideName } from '../sight.ts'
import { PersonLink } from './places.tsx'
import { ratingTold, seasonTold } from './told.ts'

const countTold = ({ played, won, drawn }: Pick<DeckRecord, 'played' | 'won' | 'drawn'>): string =>
  `${played} played, ${won} won${drawn > 0 ? `, ${drawn} drawn` : ''}`

export function Ratings({ ratings }: Pick<Profile, 'ratings'>): JSX.Element {
  if (ratings.length === 0) return <p>No rated game yet: quick matches between two people are rated.</p>
  return (
    <table class="standings">
      <caption>Ratings</caption>
      <thead>
        <tr>
          <th scope="col">Game</th>
          <th scope="col">Rating</th>
          <th scope="col">Games</th>
        </tr>
      </thead>
      <tbody>
        {ratings.map(({ game, edition, season, rating, deviation, ...count }) => (
          <tr key={`${game} ${edition} ${season}`}>
            <th scope="row">
              {playedBy(game, edition)} <span class="small">{seasonTold(season)}</span>
            </th>
            <td>{ratingTold(rating, deviation)}</td>
            <td>{countTold(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const RESULTS: Readonly<Record<PlayedNotice['result'], string>> = {
  won: 'Won against',
  lost: 'Lost against',
  drawn: 'A draw with',
}

/** Names that no account can have. */
const NO_ACCOUNT = / \(guest\)$|^Guest \d+$|^Account deleted$/

/** Whoever plays rated games is a person, and no program. */
const hasProfile = ({ rated, against }: PlayedNotice): boolean => rated && !NO_ACCOUNT.test(against)

export function Played({ history }: Pick<Profile, 'history'>): JSX.Element {
  return (
    <section class="choices" aria-label="Last games">
      <h2>Last games</h2>
      {history.length === 0 && <p>No game is over yet.</p>}
      <ul class="wars">
        {history.map((each) => (
          <li key={`${each.table} ${each.number}`}>
            <span>
              {RESULTS[each.result]} {hasProfile(each) ? <PersonLink name={each.against} /> : each.against}{' '}
              <span class="small">
                {shortOf(each.game)}, {sideName(each.side)}, {each.rated ? 'rated' : 'not rated'},{' '}
                {new Date(each.at).toLocaleDateString()}
              </span>
            </span>
            <ReplayLink {...each} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Games of a table count from 1 in addresses. */
function ReplayLink({ table, number, against }: PlayedNotice): JSX.Element {
  return (
    <a href={hashFor({ page: 'replays', replay: `table/${table}/${number + 1}` })}>
      Watch it again<span class="spoken">, against {against}</span>
    </a>
  )
}

export function DeckRecords({ decks }: { readonly decks: readonly DeckRecord[] }): JSX.Element {
  return (
    <section class="choices" aria-label="Your decks">
      <h2>
        Your decks <small>only you see them</small>
      </h2>
      {decks.length === 0 && <p>No game with a deck of yours is over yet.</p>}
      <ul class="wars">
        {decks.map((deck) => (
          <li key={`${deck.game} ${deck.title}`}>
            <span>
              {deck.title} <span class="small">{shortOf(deck.game)}</span>
            </span>
            <span>{countTold(deck)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
