/** The first screen: play at once, with people, or as one chooses. */
import type { JSX } from 'preact'
import { starterDecks } from '../local/device.ts'
import type { LocalGame } from '../local/protocol.ts'
import { Places } from '../page-head.tsx'
import { PLAYMATS } from '../playmats.ts'
import { hashFor } from '../route.ts'
import { ChooseGame, firstChoice, gameFrom } from './choose-game.tsx'

export function FirstScreen({ play }: { readonly play: (game: LocalGame) => void }): JSX.Element {
  const playNow = (game: string): void =>
    void starterDecks(game).then((decks) => play(gameFrom(decks, firstChoice(game))))
  const [first, ...others] = PLAYMATS
  return (
    <main class="first">
      <header>
        <h1>Dejarik</h1>
        <p>The Star Wars card games, by the book, in your browser.</p>
      </header>
      <button type="button" class="play-now" onClick={() => playNow(first.name)}>
        Play now
        <small>The {first.title} against a program, with a starter deck</small>
      </button>
      {others.map(({ name, title }) => (
        <button key={name} type="button" class="play-now is-other" onClick={() => playNow(name)}>
          Or the {title}
          <small>Against a program, with a starter deck</small>
        </button>
      ))}
      <a class="with-people" href={hashFor({ page: 'learn', lesson: '' })}>
        Learn to play
        <small>Ten minutes for each game, at a real table</small>
      </a>
      <a class="with-people" href={hashFor({ page: 'lobby' })}>
        Play with people
        <small>Open tables, quick matches, friends by link</small>
      </a>
      <ChooseGame play={play} />
      <Places here="Play" />
      <p class="small">
        Made by players. Star Wars is a trademark of Lucasfilm; this project is not affiliated with the makers
        of the games.
      </p>
    </main>
  )
}
