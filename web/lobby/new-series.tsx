/** A best of three for a friend, by link: sides are swapped, so a deck of each is brought. */
import type { NewSeries } from '@dejarik/server/standing-messages'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useBothDecks } from '../form/both-decks.tsx'
import { Editions } from '../form/decks.tsx'
import { Games } from '../form/games.tsx'
import { GAMES, gameShown } from '../games.ts'
import { standing } from '../people/standing.ts'
import { goTo } from '../route.ts'
import type { OpenForm } from './new-table.tsx'

export function NewSeriesForm({ tell, head }: OpenForm): JSX.Element {
  const [game, setGame] = useState<string>(GAMES[0].name)
  const [edition, setEdition] = useState(GAMES[0].editions[0]!.name)
  const { fields, brought } = useBothDecks(game, edition)
  const open = (series: NewSeries): void =>
    void standing.newSeries(series).then(({ id }) => goTo({ page: 'series', series: id }), tell)
  return (
    <form
      class="choices"
      onSubmit={(submitted) => {
        submitted.preventDefault()
        if (brought) open({ game, edition, ...brought })
      }}
    >
      {head}
      <Games
        value={game}
        choose={(next) => {
          setGame(next)
          setEdition(gameShown(next).editions[0]!.name)
        }}
      />
      <Editions game={game} value={edition} choose={setEdition} />
      {fields}
      <p class="small">
        Sides are drawn for the first game and swapped after each. For a friend, by link; 20 minutes each.
      </p>
      <button type="submit" disabled={!brought}>
        Open the series
      </button>
    </form>
  )
}
