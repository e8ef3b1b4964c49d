/** Marking a unit to retreat as soon as it may: a button beside its other actions, and a key. */
import type { JSX } from 'preact'
import { useGame } from '../game.ts'
import type { SeenCard } from '../sight.ts'

export function RetreatLater({ card }: { readonly card: SeenCard }): JSX.Element | null {
  const { client, playmat, position } = useGame()
  if (!playmat.mayRetreat(card, position.view)) return null
  const isMarked = client.autopilot.retreating.includes(card.id)
  return (
    <button
      type="button"
      class="plain"
      aria-pressed={isMarked}
      aria-keyshortcuts="T"
      onClick={() => client.markRetreat(card.id)}
    >
      {isMarked ? 'Stay after all' : 'Retreat later'}
    </button>
  )
}
