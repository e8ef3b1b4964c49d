/** The targets of an action: which cards it may name, what they make it cost, and which of them it would harm. */
import type { CardId } from '@dejarik/kernel'
import { amountOf } from '../../effects/conditions.ts'
import type { Context } from '../../effects/context.ts'
import { allThatFit, matches } from '../../effects/matches.ts'
import { active, barredBy, isSafeFrom } from '../../effects/statics.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import type { Filter } from '../../text/filter.ts'
import type { Instruction } from '../../text/instruction.ts'
import type { CardAction, Target } from '../../text/text.ts'
import { cardsIn } from '../cards/place.ts'
import { canUse } from '../force/piles.ts'
import { canPass } from './passages.ts'
import { tollOf } from './tolls.ts'

/** Cards that fit, that no text protects from it or from harm, and can be paid for where the price is theirs. */
export function candidates(
  game: Game,
  context: Context,
  action: CardAction,
  target: Target,
): readonly CardId[] {
  const { name } = target
  const use = action.cost?.use
  const payable = (card: CardId): boolean =>
    typeof use !== 'object' ||
    canUse(game, context.you, amountOf(game, naming(context, name, card), use) + tollOf(game, context.self))
  return namable(game, context, target).filter(
    (card) =>
      !isSafeFrom(game, context.self, card) &&
      payable(card) &&
      canPass(game, context, action, { name, card }) &&
      (barredBy(game, 'be-targeted', card) === null || !harmedNames(action.do).includes(name)) &&
      (barredBy(game, 'be-stolen', card) === null || !namesIn(action.do, 'steal').includes(name)) &&
      (barredBy(game, 'be-cancelled', card) === null || !namesIn(action.do, 'cancel-cards').includes(name)) &&
      (barredBy(game, 'move', card, undefined, context.self) === null ||
        !carriedNames(action.do).includes(name)),
  )
}

/** Cards that fit where the text looks for them: on table, or in a hand or a Lost Pile. */
function namable(game: Game, context: Context, { what, from, orBeneath }: Target): readonly CardId[] {
  if (from === undefined) return allThatFit(game, context, what)
  const seats = from === 'hand' ? [context.you] : [...game.state.seats.keys()]
  return seats
    .flatMap((seat) =>
      cardsIn(game, seat, from === 'hand' ? 'hand' : 'lost').slice(0, from === 'top-of-lost' ? 1 : undefined),
    )
    .concat(orBeneath ? beneath(game, context, orBeneath) : [])
    .filter((card) => matches(game, context, what, card))
}
const beneath = (game: Game, context: Context, what: Filter): readonly CardId[] =>
  allThatFit(game, context, what).flatMap((card) =>
    game.card(card).holds.filter((other) => game.card(other).as === 'beneath'),
  )

const naming = (context: Context, name: string, card: CardId): Context => ({
  ...context,
  chosen: { ...context.chosen, [name]: [card] },
})

/** Whether a text makes an Interrupt cost nothing. */
export const playsFree = (game: Game, card: CardId): boolean =>
  definitionOf(game, card).kind === 'interrupt' &&
  active(game, 'plays-free').some(({ what, context }) => matches(game, context, what.of, card))

/** The price, or the lowest that a target makes it. */
export function leastCost(game: Game, context: Context, { cost, targets = [] }: CardAction): number {
  const use = cost?.use
  if (use === undefined || playsFree(game, context.self)) return 0
  const [first] = targets
  if (typeof use === 'number' || !first) return amountOf(game, context, use)
  const prices = namable(game, context, first).map((card) =>
    amountOf(game, naming(context, first.name, card), use),
  )
  return prices.length === 0 ? 0 : Math.min(...prices)
}

/** Cards on table that an action with these targets is to hit, to steal or to make lost. */
export const harmedBy = (action: CardAction, { chosen }: Context): readonly CardId[] =>
  harmedNames(action.do).flatMap((name) => chosen[name] ?? [])

/** The names of those whom an action would carry off. */
const carriedNames = (steps: readonly Instruction[]): readonly string[] =>
  steps.flatMap((step) => {
    if (step.do === 'if') return carriedNames([...step.so, ...(step.else ?? [])])
    if (step.do !== 'relocate' && step.do !== 'move') return []
    return [step.what, ...(step.what.any ?? [])].flatMap(({ the }) =>
      typeof the === 'object' ? [the.chosen] : [],
    )
  })

/** The names of those whom an action would steal, or cancel. */
const namesIn = (steps: readonly Instruction[], verb: 'steal' | 'cancel-cards'): readonly string[] =>
  steps.flatMap((step) => {
    if (step.do === 'if') return namesIn([...step.so, ...(step.else ?? [])], verb)
    return step.do === verb && typeof step.what.the === 'object' ? [step.what.the.chosen] : []
  })

const harmedNames = (steps: readonly Instruction[]): readonly string[] => steps.flatMap(harmedIn)

function harmedIn(step: Instruction): readonly string[] {
  switch (step.do) {
    case 'hit':
    case 'lose-cards':
    case 'steal':
    case 'capture':
    case 'freeze':
    case 'take-into-hand':
      return typeof step.what.the === 'object' ? [step.what.the.chosen] : []
    case 'if':
      return [...harmedNames(step.so), ...harmedNames(step.else ?? [])]
    case 'may':
    case 'each':
      return harmedNames(step.so)
    default:
      return []
  }
}
