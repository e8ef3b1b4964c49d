/** Choosing a deck of those that come with the game. */
import type { StarterNotice } from '@dejarik/table'
import type { JSX } from 'preact'
import { gameShown } from '../games.ts'
import { Select } from './select.tsx'

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
    <Select
      name={name}
      value={value || (decks[0]?.title ?? '')}
      options={decks.map(({ title, unautomated }) => [
        title,
        unautomated > 0 ? `${title} (${unautomated} cards not fully automated)` : title,
      ])}
      choose={choose}
    />
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
    <Select
      name="Edition"
      value={value}
      options={gameShown(game).editions.map(({ name, title }) => [name, title])}
      choose={choose}
    />
  )
}
