/** Whom all units attack in turn, and what else can be said about it. */
import type { Question, View } from '@dejarik/kernel'
import type { JSX } from 'preact'
import { useGame } from '../game.ts'
import { allCards, cardsOf, zoneOf } from '../sight.ts'
import { tcgOffers } from './answers.ts'
import { type TcgCard, tableOf } from './sight.ts'

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

/** One press for a whole arena: every unit attacks whoever is nearest to falling. */
function AllAttack({ question }: { readonly question: Question }): JSX.Element | null {
  const { client, position, lookOf } = useGame()
  const order = weakestFirst(question, position.view)
  const first = attacksIn(question).find(({ defender }) => defender === order[0])
  if (!first || !client.autopilot.wishes?.focus) return null
  const attack = (): void => {
    client.autopilot.targets = order
    void client.answer(first.key, [])
  }
  const only = order.length === 1 ? allCards(position.view).get(order[0]!) : undefined
  return (
    <button type="button" class="plain" aria-keyshortcuts="A" onClick={attack}>
      {only ? `All attack ${lookOf(only)?.title ?? 'it'}` : 'All attack, weakest first'}
    </button>
  )
}

const attacksIn = (question: Question) =>
  tcgOffers(question).flatMap((offer) => (offer.verb === 'attack' ? [offer] : []))

/** Those that can be attacked, by the health that is left to them. */
export function weakestFirst(question: Question, view: View): readonly number[] {
  const cards = allCards(view)
  const left = (unit: number): number => {
    const { health = 0, damage = 0 } = (cards.get(unit) ?? {}) as Partial<TcgCard>
    return health - damage
  }
  const enemies = new Set(attacksIn(question).map(({ defender }) => defender))
  return [...enemies].toSorted((one, other) => left(one) - left(other) || one - other)
}
