/** Speed, power, health, cost, and the values of keywords: each a sum of named contributions. */

import type { CardId, Contribute, NumberRule } from '@dejarik/kernel'
import { amountOf } from '../../effects/amounts/amounts.ts'
import type { Context } from '../../effects/context.ts'
import { costGains, staticsOn } from '../../effects/statics.ts'
import { definitionOf, type Game, type Swtcg } from '../../kinds.ts'
import type { Statistic } from '../../language/tree/nouns.ts'
import { keywordNumbers } from '../keywords/all.ts'
import { consumeParts } from '../keywords/consume.ts'
import { inspirationParts } from '../keywords/inspiration.ts'
import { intimidationParts } from '../keywords/intimidation.ts'
import { reducedCost } from '../keywords/reduced-cost.ts'
import { resilienceParts } from '../keywords/resilience.ts'
import { grants } from './grants.ts'
import { gainsOf } from './lasting.ts'
import { valueText } from './star-values.ts'

const STATISTICS: readonly Statistic[] = ['speed', 'power', 'health']

/** A value below 0 counts as 0 (idc/term/negative-values-count-as-zero). */
const atLeastZero = (sum: number): number => Math.max(0, sum)

/** What is printed; a * is what the unit's own text says, and unknown outside the arenas (idc/term/star-variable-value). */
function printed(game: Game, card: CardId, name: Statistic): number {
  const value = definitionOf(game, card)[name]
  const factor = game.constants.statisticFactor
  if (value !== '*') return (value ?? 0) * factor
  const text = valueText(game, card, name)
  const context: Context = { you: game.card(card).controller, self: card, bound: {}, plain: true }
  return text ? amountOf(game, context, text.is) * factor : 0
}

/** Printed, stack, Pilots and Equipment; lasting effects join by themselves. */
function plain(name: Statistic): NumberRule<Swtcg> {
  return {
    finish: atLeastZero,
    parts: (game, card, add) => {
      add(printed(game, card, name), 'printed', { card })
      stackParts(game, card, name, add)
      for (const { source, bonus } of grants(game, card)) add(bonus[name] ?? 0, 'granted', { card: source })
    },
  }
}

/** The plain number, and what static effects of cards add. */
function statistic(name: Statistic): NumberRule<Swtcg> {
  return {
    finish: atLeastZero,
    parts: (game, card, add) => {
      plain(name).parts(game, card, add)
      for (const { source, context, gain } of staticsOn(game, card))
        add(amountOf(game, context, gain[name] ?? 0), 'static', { card: source })
      inspirationParts(game, card, name, add)
      intimidationParts(game, card, name, add)
      consumeParts(game, card, name, add)
      if (name === 'power') resilienceParts(game, card, add)
      overridePrinted(game, card, name, add)
    },
  }
}

/** What text sets takes the place of what is printed; what is fixed or kept undoes what effects add, or take away. */
function overridePrinted(game: Game, card: CardId, name: Statistic, add: Contribute): void {
  const gains = staticsOn(game, card)
  const set = gains.find(({ gain }) => gain.is?.[name] !== undefined)
  if (set) add(set.gain.is![name]! - printed(game, card, name), 'static', { card: set.source })
  const fixed = gains.find(({ gain }) => gain.fixed?.includes(name))
  const kept = fixed ? undefined : gains.find(({ gain }) => gain.keeps?.includes(name))
  if (!fixed && !kept) return
  const undone = changesTo(game, card, name).filter((by) => fixed || by < 0)
  const others = undone.reduce((sum, by) => sum + by, 0)
  if (others !== 0) add(-others, 'static', { card: (fixed ?? kept)!.source })
}

/** What all effects add to a number, or take from it, each by itself. */
const changesTo = (game: Game, card: CardId, name: Statistic): readonly number[] => [
  ...grants(game, card).map(({ bonus }) => bonus[name] ?? 0),
  ...staticsOn(game, card).map(({ context, gain }) => amountOf(game, context, gain[name] ?? 0)),
  ...gainsOf(game, card).map((gain) => gain[name] ?? 0),
]

function stackParts(game: Game, card: CardId, name: Statistic, add: Contribute): void {
  const { stack } = game.card(card)
  if (stack.length === 0 || definitionOf(game, card).kind !== 'unit') return
  add(stack.length * game.constants.stackBonus[name], 'stack', { rule: 'idc/stack/stat-bonus-each-card' })
}

export const numbers: Readonly<Record<string, NumberRule<Swtcg>>> = {
  ...Object.fromEntries(STATISTICS.map((name) => [name, statistic(name)])),
  ...Object.fromEntries(STATISTICS.map((name) => [`plain-${name}`, plain(name)])),
  ...keywordNumbers,
  /** What completing the card costs before stacking. */
  cost: {
    finish: atLeastZero,
    parts: (game, card, add) => {
      const printed = definitionOf(game, card).cost ?? 0
      const reduced = reducedCost(game, card)
      add(printed, 'printed', { card })
      if (reduced !== null && reduced < printed)
        add(reduced - printed, 'reduced-cost', { rule: 'now/costs/reduced-cost' })
      let cost = Math.min(printed, reduced ?? printed)
      for (const { source, context, gain } of costGains(game, card)) {
        if (gain.deployedTo) continue
        const by = amountOf(game, context, gain.cost!)
        const least = gain.leastCost === undefined ? by : Math.max(by, Math.min(0, gain.leastCost - cost))
        add(least, 'effect', { card: source }) // now/costs/costs-less-to-complete
        cost += least
      }
    },
  },
  /** What a unit counts as in a contest: its top card, and one for each card beneath. */
  'total-cost': {
    finish: atLeastZero,
    parts: (game, card, add) => {
      add(definitionOf(game, card).cost ?? 0, 'printed', { card })
      add(game.card(card).stack.length, 'stack', { rule: 'idc/stack/build-cost-plus-one-each' })
    },
  },
}
