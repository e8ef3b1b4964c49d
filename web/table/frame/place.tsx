/** A part of the board to which the card that was taken up may go. */
import type { JSX } from 'preact'
import { useGame } from '../../game.ts'

export function Place({
  place,
  name,
}: {
  readonly place: string
  readonly name: string
}): JSX.Element | null {
  const { goals, goTo, aim } = useGame()
  if (!goals.has(place)) return <span class="place" data-place={place} />
  return (
    <button
      type="button"
      class={`place is-goal ${aim === place ? 'is-aimed' : ''}`}
      data-place={place}
      onClick={() => goTo(place)}
    >
      <span>{name}</span>
    </button>
  )
}
