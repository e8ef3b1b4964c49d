/** Numbers of card text, worked out in a position. */
import { type CardId, numberOf } from '@dejarik/kernel'
import { definitionOf, type Game } from '../kinds.ts'
import type { Amount, Attached } from '../language/amounts.ts'
import { remainingHealth } from '../rules/numbers.ts'
import { pendingOn } from '../rules/pending.ts'
import { cardsIn } from '../rules/place.ts'
import { wholeStack } from '../rules/unique.ts'
import { type Context, cardsFor, seatsFor } from './context.ts'
import { lastKnown } from './last-numbers.ts'
import { candidates, printedNumber, remainingCost } from './nouns.ts'

export function amountOf(game: Game, context: Context, amount: Amount): number {
  if (typeof amount === 'number') return amount
  switch (amount.amount) {
    case 'count':
      return candidates(game, context, amount.of).length
    case 'times':
      return amount.by * amountOf(game, context, amount.of)
    case 'statistic':
      return statisticOf(game, context, amount)
    case 'counters':
      return total(cardsFor(game, context, amount.on), (card) => {
        const kept = KEPT.find((counter) => counter === amount.counter)
        const last = kept && lastKnown(game, context.bound, kept, card)
        return last ?? countersOn(game, card, amount.counter)
      })
    case 'attached':
      return total(cardsFor(game, context, amount.to), (card) => attachedTo(game, card, amount.what))
    case 'bound': {
      const bound = context.bound[amount.name]
      return typeof bound === 'number' ? bound : (bound?.length ?? 0)
    }
    case 'pending-damage':
      return total(cardsFor(game, context, amount.on), (unit) => pendingOn(game, unit))
    case 'force':
      return total(seatsFor(game, context, amount.of), (seat) => game.seat(seat).force)
    case 'cards':
      return total(
        seatsFor(game, context, amount.of),
        (seat) => cardsIn(game, seat, zoneName(amount.in)).length,
      )
    case 'half': {
      const half = amountOf(game, context, amount.of) / 2
      return amount.rounded === 'up' ? Math.ceil(half) : Math.floor(half)
    }
    case 'groups':
      return Math.floor(amountOf(game, context, amount.of) / amount.by)
    case 'dice': {
      const dice = context.bound['dice']
      return typeof dice === 'object' ? dice.filter((value) => amount.faces.includes(value)).length : 0
    }
    case 'natural':
      return (game.table.attack?.dice ?? []).filter(({ natural }) => amount.faces.includes(natural)).length
    case 'misses':
      return game.table.attack ? game.table.attack.dice.length - game.table.attack.hits : 0
    case 'most':
      return mostOf(game, context, amount)
    case 'difference':
      return Math.abs(amountOf(game, context, amount.of[0]) - amountOf(game, context, amount.of[1]))
    case 'sum':
      return total(amount.of, (part) => amountOf(game, context, part))
  }
}

function mostOf(
  game: Game,
  context: Context,
  { of, is, among }: Extract<Amount, { readonly amount: 'most' }>,
): number {
  const numbers = candidates(game, context, among).map((card) =>
    statisticOf(game, context, { amount: 'statistic', statistic: of, of: { the: 'cards', cards: [card] } }),
  )
  if (numbers.length === 0) return 0
  return is === 'highest' ? Math.max(...numbers) : Math.min(...numbers)
}

/** Counters that are spoken of after their card has left. */
const KEPT = ['damage', 'build', 'extra build'] as const

const attachedTo = (game: Game, card: CardId, what: Attached): number =>
  what === 'whole-stack' ? wholeStack(game, card).length : game.card(card)[what].length

function countersOn(game: Game, card: CardId, counter: string): number {
  const { damage, build, counters } = game.card(card)
  if (counter === 'damage') return damage
  if (counter === 'extra build') return Math.max(0, build - numberOf(game, 'cost', card))
  return counter === 'build' ? build : (counters[counter] ?? 0)
}

const total = <T>(items: readonly T[], worth: (item: T) => number): number =>
  items.reduce((sum, item) => sum + worth(item), 0)

const zoneName = (place: 'hand' | 'deck' | 'discard-pile') => (place === 'discard-pile' ? 'discard' : place)

/** "Build cost" means the printed one (idc/build/cost-means-printed); the others are totals. */
function statisticOf(
  game: Game,
  context: Context,
  { statistic, of }: Extract<Amount, { readonly amount: 'statistic' }>,
): number {
  return total(cardsFor(game, context, of), (card) => {
    if (statistic === 'cost') return definitionOf(game, card).cost ?? 0
    if (statistic === 'remaining-cost') return remainingCost(game, card)
    if (statistic.startsWith('printed-')) return printedNumber(game, statistic, card)
    const last = lastKnown(game, context.bound, statistic, card)
    if (last !== undefined) return last
    return statistic === 'remaining-health'
      ? remainingHealth(game, card)
      : numberOf(game, context.plain ? plainName(statistic) : statistic, card)
  })
}

const plainName = (statistic: string): string =>
  statistic === 'total-cost' ? statistic : `plain-${statistic}`
