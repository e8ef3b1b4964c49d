/** Whom all units attack in turn, and what else can be said about it. */
import type { Question } from '@dejarik/kernel'
import type { JSX } from 'preact'
import { useGame } from '../game.ts'
import { allCards, cardsOf, zoneOf } from '../sight.ts'
import { tableOf } from './sight.ts'
import { arenasAhead, attacksIn, weakestFirst } from './targets.ts'

export function FocusOrder(): JSX.Element | null {
  const { client, question, position, lookOf } = useGame()
  const { targets } = client.autopilot
  if (question?.about !== 'next-attack') return null
  const fought = cardsOf(zoneOf(position.view, tableOf(position.view).step))
  const named = targets.flatMap((target) => {
    const card = fought.find(({ id }) => id === target)
    return card ? [{ target, title: lookOf(card)?.title ?? 'a unit' }] : []
  })
  const drop = (target: number): void => {
    client.autopilot.targets = targets.filter((each) => each !== target)
    client.reconsider()
  }
  return (
    <>
      <AllAttack question={question} />
      {named.map(({ target, title }, index) => (
        <button type="button" class="chip" key={target} onClick={() => drop(target)}>
          Target {index + 1}: {title} ✕
        </button>
      ))}
    </>
  )
}

/** One press for this arena, and one for all that are left in this turn: every unit attacks whoever is nearest to falling. */
function AllAttack({ question }: { readonly question: Question }): JSX.Element | null {
  const { client, position, lookOf } = useGame()
  const { view } = position
  const order = weakestFirst(question, view)
  const first = attacksIn(question).find(({ defender }) => defender === order[0])
  if (!first || !client.autopilot.wishes?.focus) return null
  const attack = (sweeping: number | null): void => {
    client.autopilot.targets = order
    client.autopilot.sweeping = sweeping
    void client.answer(first.key, [])
  }
  const only = order.length === 1 ? allCards(view).get(order[0]!) : undefined
  return (
    <>
      <button type="button" class="plain" aria-keyshortcuts="A" onClick={() => attack(null)}>
        {only ? `All attack ${lookOf(only)?.title ?? 'it'}` : 'All attack, weakest first'}
      </button>
      {arenasAhead(view).length > 0 && (
        <button type="button" class="plain" aria-keyshortcuts="S" onClick={() => attack(tableOf(view).turn)}>
          All attack everywhere
        </button>
      )}
    </>
  )
}
