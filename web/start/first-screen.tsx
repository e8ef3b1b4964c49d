/** The first screen: play at once, or choose side, decks, edition and company. */
import type { Side } from '@dejarik/swtcg'
import type { Company, StarterNotice } from '@dejarik/table'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { starterDecks } from '../local/device.ts'
import type { LocalGame } from '../local/protocol.ts'

const EDITIONS = [
  { name: 'idc', title: 'Rules of 2010 (Independent Development Committee)' },
  { name: 'wotc', title: 'Rules of 2003 (Wizards of the Coast)' },
] as const

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

const opposite = (side: Side): Side => (side === 'dark' ? 'light' : 'dark')

/** Decks of a side that fit the edition; those that are played in full come first. */
const fitting = (decks: readonly StarterNotice[], edition: string, side: Side): readonly StarterNotice[] =>
  decks
    .filter((deck) => deck.side === side && deck.editions.includes(edition))
    .toSorted((one, other) => one.unautomated - other.unautomated)

function gameFrom(decks: readonly StarterNotice[], choice: Choice): LocalGame {
  const pick = (side: Side, wanted: string): string => {
    const possible = fitting(decks, choice.edition, side)
    return (possible.find(({ title }) => title === wanted) ?? possible[0]!).title
  }
  const { edition, company, side } = choice
  return {
    edition,
    company,
    seed: newSeed(),
    decks: [pick(side, choice.deck), pick(opposite(side), choice.against)],
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
        <label>
          Edition
          <select
            value={choice.edition}
            onChange={(event) => set({ edition: event.currentTarget.value, deck: '', against: '' })}
          >
            {EDITIONS.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </label>
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
      <p class="small">
        Made by players. Star Wars is a trademark of Lucasfilm; this project is not affiliated with the makers
        of the game.
      </p>
    </main>
  )
}

function Radios<T extends string>({
  name,
  value,
  options,
  choose,
}: {
  readonly name: string
  readonly value: T
  readonly options: readonly (readonly [T, string])[]
  readonly choose: (value: T) => void
}): JSX.Element {
  return (
    <fieldset>
      <legend>{name}</legend>
      {options.map(([option, title]) => (
        <label key={option}>
          <input type="radio" name={name} checked={value === option} onChange={() => choose(option)} />{' '}
          {title}
        </label>
      ))}
    </fieldset>
  )
}

function Decks({
  name,
  decks,
  value,
  choose,
}: {
  readonly name: string
  readonly decks: readonly StarterNotice[]
  readonly value: string
  readonly choose: (title: string) => void
}): JSX.Element {
  return (
    <label>
      {name}
      <select value={value || decks[0]?.title} onChange={(event) => choose(event.currentTarget.value)}>
        {decks.map(({ title, unautomated }) => (
          <option key={title} value={title}>
            {title}
            {unautomated > 0 ? ` (${unautomated} cards not fully automated)` : ''}
          </option>
        ))}
      </select>
    </label>
  )
}
