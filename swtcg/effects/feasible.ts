/** Whether an act can be done in full, which costs and offers to do it need. */
import type { Game } from '../kinds.ts'
import type { Instruction } from '../language/instructions.ts'
import { isReference, type Noun } from '../language/nouns.ts'
import { arenaOf, cardsIn } from '../rules/cards/place.ts'
import { amountOf } from './amounts.ts'
import { type Context, cardsFor, seatsFor } from './context.ts'
import { nounOf } from './noun-of.ts'
import { candidates } from './nouns.ts'
import { asFarAsKnown, isOpen } from './open-x.ts'

export function isFeasible(game: Game, context: Context, act: Instruction): boolean {
  if (act.do === 'mill' || act.do === 'discard-top' || act.do === 'look-at-top')
    return seatsFor(game, context, act.who).every(
      (seat) => cardsIn(game, seat, 'deck').length >= amountOf(game, context, act.count),
    )
  if (act.do === 'lose-force')
    return seatsFor(game, context, act.who).every(
      (seat) => game.seat(seat).force >= amountOf(game, context, act.amount),
    )
  if (act.do === 'complete' && isReference(act.what))
    return cardsFor(game, context, act.what).some((card) =>
      game.constants.facts.canComplete(game, context.you, card),
    )
  if (act.do === 'choose-one')
    return act.of.some((mode) => mode.every((each) => isFeasible(game, context, each)))
  if (act.do === 'pay-x' && act.is !== undefined && act.of !== 'their-discard-pile')
    return game.seat(context.you)[act.of] >= amountOf(game, context, act.is)
  if (act.do === 'pay-x' && act.is !== undefined)
    return seatsFor(game, context, 'opponent').some(
      (seat) => cardsIn(game, seat, 'discard').length >= amountOf(game, context, act.is!),
    )
  const noun = nounOf(act)
  return noun === null || isThere(game, context, act, noun)
}

function isThere(game: Game, context: Context, act: Instruction, noun: Noun): boolean {
  if (isReference(noun)) {
    const [card] = cardsFor(game, context, noun)
    if (card === undefined) return false
    if (act.do === 'tap') return !game.card(card).tapped
    if (act.do === 'discard' && act.fromArenas)
      return act.fromArenas.some((arena) => arena === arenaOf(game, card))
    if (act.do === 'remove-counters' && act.amount !== 'all')
      return (game.card(card).counters[act.counter] ?? 0) >= amountOf(game, context, act.amount)
    return act.do !== 'retreat' || arenaOf(game, card) !== null
  }
  const { take } = noun
  const isCounted = take.take === 'exactly' && !isOpen(context, take.count)
  const needed = isCounted ? amountOf(game, context, take.count) : 1
  return candidates(game, context, asFarAsKnown(context, noun.of)).length >= needed
}
