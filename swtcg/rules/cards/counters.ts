/** Counters on a card, whatever their name. */
import { type CardId, type Cause, numberOf } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'

/** Puts counters of a name on a card, or takes as many as there are; an event tells which. */
export function changeCounters(game: Game, card: CardId, counter: string, by: number, cause: Cause): void {
  const { counters } = game.card(card)
  const before = counters[counter] ?? 0
  const total = Math.max(0, before + by)
  game.changeCard(card, { counters: { ...counters, [counter]: total } })
  const change = by > 0 ? { put: by } : total < before ? { taken: before - total } : {}
  game.emit({ kind: 'countersChanged', card, counter, total, ...change, cause })
}

/** Of one of several names, or of any, they are counted together. */
export function countersOn(game: Game, card: CardId, counter: string): number {
  if (counter === 'any type')
    return Object.values(game.card(card).counters).reduce<number>(
      (sum, one) => sum + (one ?? 0),
      game.card(card).damage,
    )
  if (counter.includes(' or '))
    return counter.split(' or ').reduce((sum, one) => sum + countersOn(game, card, one), 0)
  const { damage, build, counters } = game.card(card)
  if (counter === 'damage') return damage
  if (counter === 'extra build') return Math.max(0, build - numberOf(game, 'cost', card))
  return counter === 'build' ? build : (counters[counter] ?? 0)
}
