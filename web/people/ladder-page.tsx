/** The ladder: how strong people play a game by an edition, season by season. */
import type { Ladder } from '@dejarik/server/standing-messages'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Editions } from '../form/decks.tsx'
import { Games } from '../form/games.tsx'
import { Refusal } from '../form/refusal.tsx'
import { Select } from '../form/select.tsx'
import { GAMES } from '../games.ts'
import { useRefusal } from '../live/seats.tsx'
import { PageHead } from '../page-head.tsx'
import { goTo } from '../route.ts'
import { PeoplePlaces, PersonLink } from './places.tsx'
import { type LadderWanted, standing } from './standing.ts'
import { ratingTold, seasonTold } from './told.ts'

/** An address with a game or an edition that there is not leads to the first of them. */
function wantedIn(address: string): LadderWanted {
  const [game = '', edition = '', season = ''] = address.split('/')
  const shown = GAMES.find(({ name }) => name === game) ?? GAMES[0]
  const known = shown.editions.find(({ name }) => name === edition) ?? shown.editions[0]!
  return { game: shown.name, edition: known.name, season }
}

const show = ({ game, edition, season }: LadderWanted): void =>
  goTo({ page: 'ladder', ladder: `${game}/${edition}/${season}` })

export function LadderPage({ ladder: address }: { readonly ladder: string }): JSX.Element {
  const { game, edition, season } = wantedIn(address)
  const [ladder, setLadder] = useState<Ladder | null>(null)
  const [refusal, attempt] = useRefusal()
  useEffect(() => {
    let isWanted = true
    setLadder(null)
    attempt(standing.ladder({ game, edition, season }).then((told) => isWanted && setLadder(told)))
    return () => {
      isWanted = false
    }
  }, [game, edition, season])
  return (
    <main class="page">
      <PageHead title="Ladder" />
      <PeoplePlaces />
      <section class="choices" aria-label="Which ladder">
        <Games value={game} choose={(next) => show(wantedIn(next))} />
        <Editions game={game} value={edition} choose={(next) => show({ game, edition: next, season: '' })} />
        {ladder && (
          <Select
            name="Season"
            value={ladder.season}
            options={ladder.seasons.map((each) => [each, seasonTold(each)])}
            choose={(next) => show({ game, edition, season: next })}
          />
        )}
      </section>
      <Refusal text={refusal} />
      {ladder && <Rungs rungs={ladder.rungs} />}
    </main>
  )
}

function Rungs({ rungs }: Pick<Ladder, 'rungs'>): JSX.Element {
  if (rungs.length === 0)
    return <p role="status">Nobody with an account has played a rated game in this season.</p>
  return (
    <>
      <table class="standings">
        <caption>The best of the season</caption>
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Name</th>
            <th scope="col">Rating</th>
            <th scope="col">Games</th>
          </tr>
        </thead>
        <tbody>
          {rungs.map(({ name, rating, deviation, played }, place) => (
            <tr key={name}>
              <td>{place + 1}</td>
              <th scope="row">
                <PersonLink name={name} />
              </th>
              <td>{ratingTold(rating, deviation)}</td>
              <td>{played}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="small">
        Quick matches between two people are rated. Places go by what is sure: the rating less twice what
        stands after the ±.
      </p>
    </>
  )
}
