/** Choosing a deck of those that come with the game. */
import type { StarterNotice } from '@dejarik/table'
import type { JSX } from 'preact'
import { gameShown } from '../games.ts'

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
        {gameShown(game).editions.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}
