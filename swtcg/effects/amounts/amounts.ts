/** Numbers of card text, worked out in a position. */

import { type CardId, numberOf, type Variant } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import type { Amount, Attached } from '../../language/tree/amounts.ts'
import { countersOn } from '../../rules/cards/counters.ts'
import { cardsIn } from '../../rules/cards/place.ts'
import { pendingOn } from '../../rules/damage/pending-damage.ts'
import { remainingHealth } from '../../rules/damage/remaining-health.ts'
import { wholeStack } from '../../rules/unique/unique.ts'
import { type Context, cardsFor, seatsFor } from '../context.ts'
import { candidates } from '../nouns/nouns.ts'
import { lastKnown } from './last-numbers.ts'
import { printedNumber, remainingCost } from './measures.ts'

type Named = Exclude<Amount, number>
type Worth<A extends Named['amount']> = (
  game: Game,
  context: Context,
  amount: Variant<Named, 'amount', A>,
) => number

export const amountOf = (game: Game, context: Context, amount: Amount): number =>
  typeof amount === 'number'
    ? amount
    : (WORTHS[amount.amount] as Worth<Named['amount']>)(game, context, amount)

const WORTHS: { readonly [A in Named['amount']]: Worth<A> } = {
  count: (game, context, { of }) => candidates(game, context, of).length,
  times: (game, context, { by, of }) => by * amountOf(game, context, of),
  statistic: statisticOf,
  counters: (game, context, { counter, on }) =>
    total(cardsFor(game, context, on), (card) => {
      const kept = KEPT.find((each) => each === counter)
      const last = kept && lastKnown(game, context.bound, kept, card)
      return last ?? countersOn(game, card, counter)
    }),
  attached: (game, context, { to, what }) =>
    total(cardsFor(game, context, to), (card) => attachedTo(game, card, what)),
  bound: (_, { bound }, { name }) => {
    const found = bound[name]
    return typeof found === 'number' ? found : (found?.length ?? 0)
  },
  'pending-damage': (game, context, { on }) =>
    total(cardsFor(game, context, on), (unit) => pendingOn(game, unit)),
  force: (game, context, { of }) => total(seatsFor(game, context, of), (seat) => game.seat(seat).force),
  cards: (game, context, { of, in: place }) =>
    total(seatsFor(game, context, of), (seat) => cardsIn(game, seat, zoneName(place)).length),
  half: (game, context, { of, rounded }) => {
    const half = amountOf(game, context, of) / 2
    return rounded === 'up' ? Math.ceil(half) : Math.floor(half)
  },
  capped: (game, context, { of, most }) => Math.min(most, amountOf(game, context, of)),
  groups: (game, context, { of, by }) => Math.floor(amountOf(game, context, of) / by),
  dice: (_, { bound: { dice } }, { faces }) =>
    typeof dice === 'object' ? dice.filter((value) => faces.includes(value)).length : 0,
  natural: ({ table }, _, { faces }) =>
    (table.attack?.dice ?? []).filter(({ natural }) => faces.includes(natural)).length,
  misses: ({ table: { attack } }) => (attack ? attack.dice.length - attack.hits : 0),
  most: mostOf,
  difference: (game, context, { of: [one, other] }) =>
    Math.abs(amountOf(game, context, one) - amountOf(game, context, other)),
  sum: (game, context, { of }) => total(of, (part) => amountOf(game, context, part)),
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
