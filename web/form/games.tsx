/** Choosing the game. */
import type { JSX } from 'preact'
import { GAMES } from '../games.ts'
import { Radios } from './radios.tsx'

export function Games({
  value,
  choose,
}: {
  readonly value: string
  readonly choose: (game: string) => void
}): JSX.Element {
  return (
    <Radios
      name="Game"
      value={value}
      options={GAMES.map(({ name, title }) => [name, title])}
      choose={choose}
    />
  )
}
