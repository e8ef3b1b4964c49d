/** Whom all units attack in turn, and what else can be said about it. */
import type { JSX } from 'preact'
import { useGame } from '../game.ts'
import { cardsOf, zoneOf } from '../sight.ts'
import { tableOf } from './sight.ts'

export function FocusOrder(): JSX.Element | null {
  const { client, question, position, lookOf } = useGame()
  const { targets } = client.autopilot
  if (question?.about !== 'next-attack') return null
  const fought = cardsOf(zoneOf(position.view, tableOf(position.view).step))
  const named = targets.flatMap((target) => {
    const card = fought.find(({ id }) => id === target)
    return card ? [{ target, title: lookOf(card)?.title ?? 'a unit' }] : []
  })
  if (named.length === 0) return null
  const drop = (target: number): void => {
    client.autopilot.targets = targets.filter((each) => each !== target)
    client.reconsider()
  }
  return (
    <>
      {named.map(({ target, title }, index) => (
        <button type="button" class="chip" key={target} onClick={() => drop(target)}>
          Target {index + 1}: {title} ✕
        </button>
      ))}
    </>
  )
}
