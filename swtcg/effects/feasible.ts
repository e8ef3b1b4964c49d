/** Whether an act can be done in full, which costs and offers to do it need. */

import type { CardId } from '@dejarik/kernel'
import type { Game } from '../kinds.ts'
import type { Instruction } from '../language/tree/instructions.ts'
import { isReference, type Noun } from '../language/tree/nouns.ts'
import { countersOn } from '../rules/cards/counters.ts'
import { forceOf, purse } from '../rules/cards/force.ts'
import { arenaOf, cardsIn } from '../rules/cards/place.ts'
import { amountOf } from './amounts/amounts.ts'
import { isOpenKind, kindsFor } from './amounts/kinds-of-counters.ts'
import { asFarAsKnown, isOpen } from './amounts/open-x.ts'
import { canTotal } from './choosing/choose-totalling.ts'
import { type Context, cardsFor, seatsFor } from './context.ts'
import { nounOf } from './nouns/noun-of.ts'
import { candidates } from './nouns/nouns.ts'

/** Counters are taken from a card that has as many (now/counters/as-cost). */
export function withEnough(act: Instruction): Instruction {
  if (act.do !== 'remove-counters' || isReference(act.who) || act.upTo) return act
  const than = act.amount === 'any' ? 1 : act.amount
  if (typeof than !== 'number' || isOpenKind(act.counter)) return act
  const counters = { of: act.counter, is: 'at-least' as const, than }
  return { ...act, who: { ...act.who, of: { ...act.who.of, counters } } }
}

export function isFeasible(game: Game, context: Context, given: Instruction): boolean {
  const act = withEnough(given)
  if (act.do === 'mill' || act.do === 'discard-top' || act.do === 'look-at-top')
    return seatsFor(game, context, act.who).every(
      (seat) => cardsIn(game, seat, 'deck').length >= amountOf(game, context, act.count),
    )
  if (act.do === 'lose-force')
    return seatsFor(game, context, act.who).every(
      (seat) => forceOf(game, seat) >= amountOf(game, context, act.amount),
    )
  if (act.do === 'complete' && isReference(act.what))
    return cardsFor(game, context, act.what).some((card) =>
      game.constants.facts.canComplete(game, context.you, card),
    )
  if (act.do === 'choose-one')
    return act.of.some((mode) => mode.every((each) => isFeasible(game, context, each)))
  if (act.do === 'pay-x' && act.is !== undefined && act.of !== 'their-discard-pile')
    return purse(game, context.you, act.of) >= amountOf(game, context, act.is)
  if (act.do === 'pay-x' && act.is !== undefined)
    return seatsFor(game, context, 'opponent').some(
      (seat) => cardsIn(game, seat, 'discard').length >= amountOf(game, context, act.is!),
    )
  const noun = nounOf(act)
  return noun === null || isThere(game, context, act, noun)
}

/** As many as are to go, whatever their kind. */
function hasCounters(
  game: Game,
  context: Context,
  { counter, amount, upTo }: Extract<Instruction, { readonly do: 'remove-counters' }>,
  card: CardId,
): boolean {
  if (amount === 'all') return true
  const needed = amount === 'any' || upTo ? 1 : amountOf(game, context, amount)
  const kinds = isOpenKind(counter) ? kindsFor(game, 'remove', counter, card) : [counter]
  return kinds.reduce((sum, kind) => sum + countersOn(game, card, kind), 0) >= needed
}

function isThere(game: Game, context: Context, act: Instruction, noun: Noun): boolean {
  if (isReference(noun)) {
    const [card] = cardsFor(game, context, noun)
    if (card === undefined) return false
    if (act.do === 'tap') return !game.card(card).tapped
    if (act.do === 'redirect-attack') return game.table.attack?.defender !== card
    if (act.do === 'discard' && act.fromArenas)
      return act.fromArenas.some((arena) => arena === arenaOf(game, card))
    if (act.do === 'remove-counters') return hasCounters(game, context, act, card)
    return act.do !== 'retreat' || arenaOf(game, card) !== null
  }
  if (noun.total) return canTotal(game, context, { ...noun, total: noun.total })
  const { take } = noun
  const isCounted = take.take === 'exactly' && !isOpen(context, take.count)
  const needed = isCounted ? amountOf(game, context, take.count) : 1
  return candidates(game, context, asFarAsKnown(context, noun.of)).length >= needed
}
