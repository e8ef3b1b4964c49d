/** A game on this device as one chooses it: which one, side, decks, edition and company. */
import type { Company, StarterNotice } from '@dejarik/table'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { type DeckSide, Decks, Editions, fitting, opposite, pickDeck } from '../form/decks.tsx'
import { Games } from '../form/games.tsx'
import { type DeckNotice, deckBrought, useOwnDecks } from '../form/own-decks.ts'
import { Radios } from '../form/radios.tsx'
import { starterDecks } from '../local/device.ts'
import type { LocalGame } from '../local/protocol.ts'
import { PLAYMATS, playmatOf } from '../playmats.ts'

interface Choice {
  readonly game: string
  readonly edition: string
  readonly side: DeckSide
  readonly deck: string
  readonly against: string
  readonly company: Company
}

export const firstChoice = (game: string): Choice => ({
  game,
  edition: playmatOf(game).editions[0]!.name,
  side: 'dark',
  deck: '',
  against: '',
  company: 'program',
})

/** The address may say the seed, for the same deal again. */
export function newSeed(): number {
  const given = Number(new URLSearchParams(location.search).get('seed') ?? Number.NaN)
  return Number.isInteger(given) && given >= 0 ? given : crypto.getRandomValues(new Uint32Array(1))[0]!
}

export function gameFrom(decks: readonly DeckNotice[], choice: Choice): LocalGame {
  const { game, edition, company, side, deck, against } = choice
  return {
    game,
    edition,
    company,
    seed: newSeed(),
    decks: [
      deckBrought(decks, pickDeck(decks, edition, side, deck)!),
      deckBrought(decks, pickDeck(decks, edition, opposite(side), against)!),
    ],
  }
}

/** The decks of a game; none until they are there. */
function useDecks(game: string): readonly DeckNotice[] {
  const [decks, setDecks] = useState<readonly StarterNotice[]>([])
  useEffect(() => {
    let wanted = true
    setDecks([])
    void starterDecks(game).then((told) => wanted && setDecks(told))
    return () => {
      wanted = false
    }
  }, [game])
  const own = useOwnDecks(game)
  return [...decks, ...own]
}

export function ChooseGame({ play }: { readonly play: (game: LocalGame) => void }): JSX.Element {
  const [choice, setChoice] = useState(() => firstChoice(PLAYMATS[0].name))
  const { game, edition, side, company } = choice
  const decks = useDecks(game)
  const set = (change: Partial<Choice>): void => setChoice({ ...choice, ...change })
  return (
    <form
      class="choices"
      onSubmit={(event) => {
        event.preventDefault()
        play(gameFrom(decks, choice))
      }}
    >
      <Games value={game} choose={(next) => setChoice({ ...firstChoice(next), side, company })} />
      <Radios
        name="Your side"
        value={side}
        options={[
          ['dark', 'Dark Side'],
          ['light', 'Light Side'],
        ]}
        choose={(next) => set({ side: next, deck: '', against: '' })}
      />
      <Decks
        name="Your deck"
        decks={fitting(decks, edition, side)}
        value={choice.deck}
        choose={(deck) => set({ deck })}
      />
      <Decks
        name="Against"
        decks={fitting(decks, edition, opposite(side))}
        value={choice.against}
        choose={(against) => set({ against })}
      />
      <Editions
        game={game}
        value={edition}
        choose={(next) => set({ edition: next, deck: '', against: '' })}
      />
      <Radios
        name="Opponent"
        value={company}
        options={[
          ['program', 'A program'],
          ['people', 'Two people in turn, on this device'],
        ]}
        choose={(next) => set({ company: next })}
      />
      <button type="submit" class="primary" disabled={decks.length === 0}>
        Play with these
      </button>
    </form>
  )
}
