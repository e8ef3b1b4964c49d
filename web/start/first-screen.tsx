/** The first screen: play at once, with people, or as one chooses. */
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Art } from '../art/later.tsx'
import type { PictureFacts } from '../art/table.ts'
import { GAMES, type GameShown } from '../games.ts'
import { later } from '../later.tsx'
import { ContinueGame } from '../local/continue-game.tsx'
import { starterDecks } from '../local/device.ts'
import type { LocalGame } from '../local/protocol.ts'
import { Places } from '../page-head.tsx'
import { hashFor } from '../route.ts'
import { firstChoice, gameFrom } from './choice.ts'

const ChooseGame = later(async () => (await import('./choose-game.tsx')).ChooseGame)

type Play = (game: LocalGame) => void

export function FirstScreen({ play }: { readonly play: Play }): JSX.Element {
  const [choosing, setChoosing] = useState(false)
  // Fetches the first game while one reads.
  useEffect(() => void starterDecks(GAMES[0].name), [])
  return (
    <main class="first">
      <header>
        <h1>Dejarik</h1>
        <p>The Star Wars card games, by the book, in your browser.</p>
      </header>
      <ContinueGame />
      <div class="games">
        {GAMES.map((game) => (
          <GameCard key={game.name} game={game} play={play} />
        ))}
      </div>
      <a class="with-people" href={hashFor({ page: 'lobby' })}>
        Play with people
        <small>Open tables, quick matches, friends by link</small>
      </a>
      <Places here="Play" />
      <details class="choosing" onToggle={() => setChoosing(true)}>
        <summary>Choose side, decks, edition and opponent</summary>
        {choosing && <ChooseGame play={play} />}
      </details>
      <p class="small">
        Made by players. Star Wars is a trademark of Lucasfilm; this project is not affiliated with the makers
        of the games.
      </p>
    </main>
  )
}

interface GameCardProps {
  readonly game: GameShown
  readonly play: Play
}
/** One click from here to a first game against a program. */
function GameCard({ game: { name, title, pitch, pictures }, play }: GameCardProps): JSX.Element {
  const playNow = (): void =>
    void starterDecks(name).then((decks) => play(gameFrom(decks, firstChoice(name))))
  return (
    <section class="game-card">
      <Pictures of={pictures} />
      <h2>{title}</h2>
      <p>{pitch}</p>
      <button type="button" class="play-now" onClick={playNow}>
        <span>
          Play now<span class="spoken">: {title}</span>
        </span>
        <small>Against a program</small>
      </button>
      <a href={hashFor({ page: 'learn', lesson: `${name}/1` })}>Learn it in ten minutes</a>
    </section>
  )
}

const Pictures = ({ of }: { readonly of: readonly PictureFacts[] }): JSX.Element => (
  <div class="game-pictures">
    {of.map((facts) => (
      <span key={facts.name} class={`side-${facts.side}`}>
        <Art of={facts.name} facts={facts} />
      </span>
    ))}
  </div>
)
