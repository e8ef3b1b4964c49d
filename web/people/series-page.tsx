/** A best of three: joining it by its link, its games, and how the two stand. */
import type { SeriesNotice } from '@dejarik/server/standing-messages'
import type { JSX } from 'preact'
import { useBothDecks } from '../form/both-decks.tsx'
import { LinkTo } from '../form/link-to.tsx'
import { Refusal } from '../form/refusal.tsx'
import { useAffair } from '../live/affair.ts'
import { useGuestName } from '../live/guest-name.tsx'
import { PageHead } from '../page-head.tsx'
import { hashFor } from '../route.ts'
import { standing } from './standing.ts'

interface OfSeries {
  readonly series: SeriesNotice
}

export function SeriesPage({ id }: { readonly id: string }): JSX.Element {
  const { notice: series, refusal, look } = useAffair(`series/${id}`, () => standing.series(id))
  return (
    <main class="page">
      <PageHead title="Best of three" />
      <Refusal text={refusal} />
      {series && (
        <>
          <h2>{series.players.map(({ name }) => name).join(' – ')}</h2>
          <p role="status">{stateTold(series)}</p>
          {series.state === 'open' &&
            (isPlayer(series) ? (
              <section class="choices" aria-label="The link">
                <LinkTo words="Whoever has this link can join:" to={{ page: 'series', series: id }} />
              </section>
            ) : (
              <Joining series={series} look={look} />
            ))}
          <Games series={series} />
        </>
      )}
    </main>
  )
}

const isPlayer = ({ players }: SeriesNotice): boolean => players.some(({ you }) => you)

function stateTold({ state, players }: SeriesNotice): string {
  const [first, second] = players
  if (state === 'open' || !first || !second) return `${first?.name ?? 'Nobody'} waits for somebody to join.`
  const score = `${first.wins} : ${second.wins}`
  if (state === 'playing') return `It stands ${score}. Whoever wins twice has won.`
  if (first.wins === second.wins) return `It is over without a winner, ${score}.`
  return `${first.wins > second.wins ? first.name : second.name} has won, ${score}.`
}

function Joining({
  series,
  look,
}: OfSeries & { readonly look: (coming: Promise<SeriesNotice>) => void }): JSX.Element {
  const { id, game, edition } = series
  const { fields, brought } = useBothDecks(game, edition)
  const { field, claim } = useGuestName()
  return (
    <section class="choices" aria-label="Joining">
      {field}
      {fields}
      <button
        type="button"
        class="primary"
        disabled={!brought}
        onClick={() => brought && look(claim().then(() => standing.joinSeries(id, brought)))}
      >
        Join
      </button>
    </section>
  )
}

function Games({ series }: OfSeries): JSX.Element {
  return (
    <ol class="wars">
      {series.games.map((game, index) => (
        <li key={game.table}>
          <span>
            Game {index + 1}: {gameTold(series, game)}
          </span>
          <a href={hashFor({ page: 'table', table: game.table })}>
            {!game.over && isPlayer(series) ? 'Play' : 'Watch'}
            <span class="spoken"> game {index + 1}</span>
          </a>
        </li>
      ))}
    </ol>
  )
}

function gameTold({ players }: SeriesNotice, { dark, winner, over }: SeriesNotice['games'][number]): string {
  const sides = `${players[dark]?.name} has the Dark Side`
  if (!over) return `${sides}; it is being played.`
  return winner === null ? `${sides}; a draw.` : `${sides}; ${players[winner]?.name} won.`
}
