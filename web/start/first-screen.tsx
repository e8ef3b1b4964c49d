/** The first screen: play at once, with people, or as one chooses. */
import type { JSX } from 'preact'
import { Art } from '../card/art.tsx'
import { starterDecks } from '../local/device.ts'
import type { LocalGame } from '../local/protocol.ts'
import type { PictureName } from '../look.ts'
import { Places } from '../page-head.tsx'
import type { Playmat } from '../playmat.ts'
import { PLAYMATS } from '../playmats.ts'
import { hashFor } from '../route.ts'
import { ChooseGame, firstChoice, gameFrom } from './choose-game.tsx'

type Play = (game: LocalGame) => void

export function FirstScreen({ play }: { readonly play: Play }): JSX.Element {
  return (
    <main class="first">
      <header>
        <h1>Dejarik</h1>
        <p>The Star Wars card games, by the book, in your browser.</p>
      </header>
      <div class="games">
        {PLAYMATS.map((playmat) => (
          <GameCard key={playmat.name} playmat={playmat} play={play} />
        ))}
      </div>
      <a class="with-people" href={hashFor({ page: 'lobby' })}>
        Play with people
        <small>Open tables, quick matches, friends by link</small>
      </a>
      <Places here="Play" />
      <details class="choosing">
        <summary>Choose side, decks, edition and company</summary>
        <ChooseGame play={play} />
      </details>
      <p class="small">
        Made by players. Star Wars is a trademark of Lucasfilm; this project is not affiliated with the makers
        of the games.
      </p>
    </main>
  )
}

interface GameCardProps {
  readonly playmat: Playmat
  readonly play: Play
}
/** One click from here to a first game against a program. */
function GameCard({ playmat: { name, title, pitch, pictures }, play }: GameCardProps): JSX.Element {
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

const SIDES = ['side-dark', 'side-light'] as const

const Pictures = ({ of }: { readonly of: readonly PictureName[] }): JSX.Element => (
  <div class="game-pictures" aria-hidden="true">
    {of.map((picture, index) => (
      <div key={picture} class={SIDES[index % SIDES.length]}>
        <Art picture={picture} of={`${picture} ${index}`} />
      </div>
    ))}
  </div>
)
