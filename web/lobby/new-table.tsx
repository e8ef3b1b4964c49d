/** A game with somebody: a quick match, an open table, a table for a friend, or one against a program. */
import type { NewTable, TableNotice } from '@dejarik/server/messages'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { type DeckSide, Decks, Editions, fitting, opposite, pickDeck } from '../form/decks.tsx'
import { Games } from '../form/games.tsx'
import { chosenDeck, deckSent, useOwnDecks } from '../form/own-decks.ts'
import { Radios } from '../form/radios.tsx'
import { Styles } from '../form/styles.tsx'
import { api } from '../live/api.ts'
import { PLAYMATS, playmatOf } from '../playmats.ts'
import { goTo } from '../route.ts'
import { useGames } from './games.ts'

type Against = 'anyone' | 'friend' | 'program'

interface Choice {
  readonly game: string
  readonly edition: string
  /** Empty is the game as it is, for two. */
  readonly style: string
  readonly side: DeckSide
  readonly deck: string
  readonly against: Against
  readonly program: string
  readonly pace: NewTable['pace']
}
const FIRST: Choice = {
  game: PLAYMATS[0].name,
  edition: PLAYMATS[0].editions[0]!.name,
  style: '',
  side: 'dark',
  deck: '',
  against: 'anyone',
  program: 'cadet',
  pace: 'calm',
}

export function NewTableForm({ tell }: { readonly tell: (error: unknown) => void }): JSX.Element {
  const games = useGames()
  const [choice, setChoice] = useState<Choice>(() => ({ ...FIRST, ...chosenDeck() }))
  const game = games.find(({ name }) => name === choice.game)
  const set = (change: Partial<Choice>): void => setChoice({ ...choice, ...change })
  const own = useOwnDecks(choice.game)
  const starters = [...(game?.starters ?? []), ...own]
  const { edition, side, style } = choice
  const styles = (game?.styles ?? []).filter(({ editions }) => editions.includes(edition))
  const title = pickDeck(starters, edition, side, choice.deck)
  const go = (coming: Promise<TableNotice>): void =>
    void coming.then(({ id }) => goTo({ page: 'table', table: id }), tell)
  const against = (): NewTable['against'] => {
    if (choice.against !== 'program') return choice.against
    return {
      program: choice.program,
      deck: style ? { dealt: true } : deckSent(starters, pickDeck(starters, edition, opposite(side), '')!),
    }
  }
  const open = (): Promise<TableNotice> => {
    const common = { against: against(), pace: choice.pace }
    return api.open(style ? { ...wanted, style, deck: { dealt: true }, ...common } : { ...wanted, ...common })
  }
  const wanted = { game: game?.name ?? '', edition, deck: deckSent(starters, title ?? '') }
  return (
    <form
      class="choices"
      onSubmit={(event) => {
        event.preventDefault()
        go(open())
      }}
    >
      <h2>Play</h2>
      <Games
        value={choice.game}
        choose={(next) =>
          set({ game: next, edition: playmatOf(next).editions[0]!.name, style: '', deck: '' })
        }
      />
      <Editions
        game={choice.game}
        value={edition}
        choose={(next) => set({ edition: next, style: '', deck: '' })}
      />
      {styles.length > 0 && <Styles styles={styles} value={style} choose={(next) => set({ style: next })} />}
      {style === '' && (
        <>
          <Radios
            name="Your side"
            value={side}
            options={[
              ['dark', 'Dark Side'],
              ['light', 'Light Side'],
            ]}
            choose={(next) => set({ side: next, deck: '' })}
          />
          <Decks
            name="Your deck"
            decks={fitting(starters, edition, side)}
            value={title ?? ''}
            choose={(deck) => set({ deck })}
          />
          <button type="button" class="primary" disabled={!title} onClick={() => go(api.quickMatch(wanted))}>
            Quick match
          </button>
        </>
      )}
      <Radios
        name="Or a table"
        value={choice.against}
        options={[
          ['anyone', 'for anyone'],
          ['friend', 'for a friend, by link'],
          ['program', style ? 'with programs' : 'against a program'],
        ]}
        choose={(next) => set({ against: next })}
      />
      {choice.against === 'program' ? (
        <Radios
          name="Program"
          value={choice.program}
          options={(game?.programs ?? []).map((name) => [name, name])}
          choose={(program) => set({ program })}
        />
      ) : (
        <Radios
          name="Clock"
          value={choice.pace}
          options={[
            ['none', 'none'],
            ['calm', '45 minutes each'],
            ['quick', '20 minutes each'],
          ]}
          choose={(pace) => set({ pace })}
        />
      )}
      <button type="submit" disabled={!title}>
        Open the table
      </button>
    </form>
  )
}
