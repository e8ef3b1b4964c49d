/** The first screen: play at once, with people, or as one chooses. */
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Sign } from '../card/sign.tsx'
import { GAMES, type GameShown } from '../games.ts'
import { later } from '../later.tsx'
import { ContinueGame } from '../local/continue-game.tsx'
import { starterDecks } from '../local/device.ts'
import type { LocalGame } from '../local/protocol.ts'
import { hashFor } from '../route.ts'
import type { Settings } from '../settings.ts'
import { firstChoice, gameFrom } from './choice.ts'
import { Hero } from './hero.tsx'
import { Pictures } from './pictures.tsx'
import { useTables } from './use-tables.ts'
import { Watch, WithPeople } from './with-people.tsx'

const Learning = later(async () => (await import('./learning.tsx')).Learning)
const ChooseGame = later(async () => (await import('./choose-game.tsx')).ChooseGame)

type Play = (game: LocalGame) => void

interface FirstScreenProps {
  readonly play: Play
  readonly settings: Settings
  readonly change: (settings: Settings) => void
}

export function FirstScreen({ play, settings, change }: FirstScreenProps): JSX.Element {
  const [choosing, setChoosing] = useState(false)
  const lobby = useTables()
  return (
    <>
      <Hero settings={settings} change={change} />
      <main class="first">
        <ContinueGame />
        <div class="games">
          {GAMES.map((game) => (
            <GameCard key={game.name} game={game} play={play} />
          ))}
          <WithPeople lobby={lobby} />
          <Learning />
          <Watch lobby={lobby} />
          <Campaign />
        </div>
        <details class="choosing" onToggle={() => setChoosing(true)}>
          <summary>Choose side, decks, edition and opponent</summary>
          {choosing && <ChooseGame play={play} />}
        </details>
        <p class="small">
          Made by players. Star Wars is a trademark of Lucasfilm; this project is not affiliated with the
          makers of the games. All pictures are our own.
        </p>
      </main>
    </>
  )
}

/** A war over many games. */
const Campaign = (): JSX.Element => (
  <section class="game-card">
    <p class="kicker">Galactic Conquest</p>
    <h2>A campaign on a star map</h2>
    <p>Fleets, five decks and a galaxy to take, against a program or a friend. Every battle is a game.</p>
    <a class="play-now second" href={hashFor({ page: 'conquest', war: '' })}>
      To the star map
    </a>
  </section>
)

interface GameCardProps {
  readonly game: GameShown
  readonly play: Play
}
/** One click from here to a first game against a program. */
function GameCard({
  game: { name, title, printed, motto, pitch, pictures },
  play,
}: GameCardProps): JSX.Element {
  const playNow = (): void =>
    void starterDecks(name).then((decks) => play(gameFrom(decks, firstChoice(name))))
  // Fetches the game that one looks at, while one reads of it.
  const fetchIt = (): void => void starterDecks(name)
  return (
    <section class="game-card" aria-label={title} onPointerEnter={fetchIt} onFocusCapture={fetchIt}>
      <Pictures of={pictures} />
      <p class="kicker">{printed}</p>
      <h2>{motto}</h2>
      <p>{pitch}</p>
      <div class="pair">
        <button type="button" class="play-now" onClick={playNow}>
          <Sign name="act" />
          Play now<span class="spoken">: {title}</span>
        </button>
        <a class="play-now second" href={hashFor({ page: 'learn', lesson: `${name}/1` })}>
          Learn<span class="spoken"> it in ten minutes: {title}</span>
        </a>
      </div>
    </section>
  )
}
