/** The first screen: play at once, or choose side, decks, edition and company. */
import type { Side } from '@dejarik/swtcg'
import type { Company, StarterNotice } from '@dejarik/table'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Decks, Editions, fitting, opposite, pickDeck } from '../form/decks.tsx'
import { Radios } from '../form/radios.tsx'
import { starterDecks } from '../local/device.ts'
import type { LocalGame } from '../local/protocol.ts'
import { Places } from '../page-head.tsx'
import { hashFor } from '../route.ts'

/** The address may say the seed, for the same deal again. */
function newSeed(): number {
  const given = Number(new URLSearchParams(location.search).get('seed') ?? Number.NaN)
  return Number.isInteger(given) && given >= 0 ? given : crypto.getRandomValues(new Uint32Array(1))[0]!
}

interface Choice {
  readonly edition: string
  readonly side: Side
  readonly deck: string
  readonly against: string
  readonly company: Company
}
const FIRST: Choice = { edition: 'idc', side: 'dark', deck: '', against: '', company: 'program' }

function gameFrom(decks: readonly StarterNotice[], choice: Choice): LocalGame {
  const { edition, company, side, deck, against } = choice
  return {
    edition,
    company,
    seed: newSeed(),
    decks: [pickDeck(decks, edition, side, deck)!, pickDeck(decks, edition, opposite(side), against)!],
  }
}

export function FirstScreen({ play }: { readonly play: (game: LocalGame) => void }): JSX.Element {
  const [decks, setDecks] = useState<readonly StarterNotice[]>([])
  const [choice, setChoice] = useState(FIRST)
  useEffect(() => void starterDecks().then(setDecks), [])
  const ready = decks.length > 0
  const playNow = (): void => void starterDecks().then((all) => play(gameFrom(all, FIRST)))
  const set = (change: Partial<Choice>): void => setChoice({ ...choice, ...change })
  return (
    <main class="first">
      <header>
        <h1>Dejarik</h1>
        <p>The Star Wars Trading Card Game, by the book, in your browser.</p>
      </header>
      <button type="button" class="play-now" onClick={playNow}>
        Play now
        <small>You against a program, with a starter deck</small>
      </button>
      <a class="with-people" href={hashFor({ page: 'lobby' })}>
        Play with people
        <small>Open tables, quick matches, friends by link</small>
      </a>
      <form
        class="choices"
        onSubmit={(event) => {
          event.preventDefault()
          play(gameFrom(decks, choice))
        }}
      >
        <h2>Or choose</h2>
        <Radios
          name="Your side"
          value={choice.side}
          options={[
            ['dark', 'Dark Side'],
            ['light', 'Light Side'],
          ]}
          choose={(side) => set({ side, deck: '', against: '' })}
        />
        <Decks
          name="Your deck"
          decks={fitting(decks, choice.edition, choice.side)}
          value={choice.deck}
          choose={(deck) => set({ deck })}
        />
        <Decks
          name="Against"
          decks={fitting(decks, choice.edition, opposite(choice.side))}
          value={choice.against}
          choose={(against) => set({ against })}
        />
        <Editions value={choice.edition} choose={(edition) => set({ edition, deck: '', against: '' })} />
        <Radios
          name="Opponent"
          value={choice.company}
          options={[
            ['program', 'A program'],
            ['people', 'Two people in turn, on this device'],
          ]}
          choose={(company) => set({ company })}
        />
        <button type="submit" class="primary" disabled={!ready}>
          Play with these
        </button>
      </form>
      <Places here="Play" />
      <p class="small">
        Made by players. Star Wars is a trademark of Lucasfilm; this project is not affiliated with the makers
        of the game.
      </p>
    </main>
  )
}
