/** Choosing a deck of those that come with the game. */
import type { StarterNotice } from '@dejarik/table'
import type { JSX } from 'preact'
import { playmatOf } from '../playmats.ts'

export type DeckSide = 'dark' | 'light'
export const opposite = (side: DeckSide): DeckSide => (side === 'dark' ? 'light' : 'dark')

/** Decks of a side that fit the edition; those that are played in full come first. */
export const fitting = (
  decks: readonly StarterNotice[],
  edition: string,
  side: string,
): readonly StarterNotice[] =>
  decks
    .filter((deck) => deck.side === side && deck.editions.includes(edition))
    .toSorted((one, other) => one.unautomated - other.unautomated)

/** The deck that was chosen, or the first that fits. */
export function pickDeck(
  decks: readonly StarterNotice[],
  edition: string,
  side: string,
  wanted: string,
): string | undefined {
  const possible = fitting(decks, edition, side)
  return (possible.find(({ title }) => title === wanted) ?? possible[0])?.title
}

export function Decks({
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

export function Editions({
  game,
  value,
  choose,
}: {
  readonly game: string
  readonly value: string
  readonly choose: (edition: string) => void
}): JSX.Element {
  return (
    <label>
      Edition
      <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {playmatOf(game).editions.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}
