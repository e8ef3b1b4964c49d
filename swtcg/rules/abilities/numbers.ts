/** Speed, power, health, cost, and the values of keywords: each a sum of named contributions. */
import { breakdown, type CardId, type Contribute, type NumberRule, numberOf } from '@dejarik/kernel'
import { amountOf } from '../../effects/amounts.ts'
import type { Context } from '../../effects/context.ts'
import { costGains, staticsOn } from '../../effects/statics.ts'
import { definitionOf, type Game, type Swtcg } from '../../kinds.ts'
import type { Statistic } from '../../language/nouns.ts'
import {
  CUMULATIVE,
  type CumulativeKeyword,
  ISOLATED,
  type IsolatedKeyword,
  type ValueAbility,
} from '../../language/tree.ts'
import { abilitiesOf, baseAbilities, grants } from './abilities.ts'
import { gainsOf } from './lasting.ts'

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

function valueText(game: Game, card: CardId, name: Statistic): ValueAbility | undefined {
  const found = baseAbilities(game, card).find(
    ({ ability }) => ability.ability === 'value' && ability.of === name,
  )
  return found?.ability as ValueAbility | undefined
}

/** Whether a speed, power or health is a number now (idc/term/star-unknown). */
export const isKnown = (game: Game, card: CardId, name: Statistic): boolean =>
  definitionOf(game, card)[name] !== '*' || valueText(game, card, name) !== undefined

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
      settleNumber(game, card, name, add)
    },
  }
}

/** What text sets takes the place of what is printed; what text fixes undoes all but the stack's part. */
function settleNumber(game: Game, card: CardId, name: Statistic, add: Contribute): void {
  const gains = staticsOn(game, card)
  const set = gains.find(({ gain }) => gain.is?.[name] !== undefined)
  if (set) add(set.gain.is![name]! - printed(game, card, name), 'static', { card: set.source })
  const fixed = gains.find(({ gain }) => gain.fixed?.includes(name))
  if (!fixed) return
  let others = 0
  for (const { bonus } of grants(game, card)) others += bonus[name] ?? 0
  for (const { context, gain } of gains) others += amountOf(game, context, gain[name] ?? 0)
  for (const gain of gainsOf(game, card)) others += gain[name] ?? 0
  if (others !== 0) add(-others, 'static', { card: fixed.source })
}

function stackParts(game: Game, card: CardId, name: Statistic, add: Contribute): void {
  const { stack } = game.card(card)
  if (stack.length === 0 || definitionOf(game, card).kind !== 'unit') return
  add(stack.length * game.constants.stackBonus[name], 'stack', { rule: 'idc/stack/stat-bonus-each-card' })
}

/** Copies add up (idc/duplicate/cumulative-adds). */
function cumulative(keyword: CumulativeKeyword): NumberRule<Swtcg> {
  return {
    parts: (game, card, add) => {
      for (const { ability, source } of abilitiesOf(game, card))
        if (ability.ability === 'keyword' && ability.keyword === keyword)
          add(ability.value, keyword, { card: source })
    },
  }
}

/** Bombard and Ion Cannon: in 2003 a player picks one of several values, and picks the best (wotc/keyword/duplicates). */
function across(keyword: 'bombard' | 'ion-cannon'): NumberRule<Swtcg> {
  return {
    parts: (game, card, add) => {
      const values: [number, CardId][] = []
      cumulative(keyword).parts(game, card, (amount, _, cause) => values.push([amount, cause?.card ?? card]))
      values.sort(([one], [other]) => other - one)
      const counted = game.policies.addsUpReach ? values : values.slice(0, 1)
      for (const [amount, source] of counted) add(amount, keyword, { card: source })
    },
  }
}

/** One copy is as good as many (idc/duplicate/isolated-once). */
function isolated(keyword: IsolatedKeyword): NumberRule<Swtcg> {
  return {
    finish: (sum) => Math.min(1, sum),
    parts: (game, card, add) => {
      for (const { ability, source } of abilitiesOf(game, card))
        if (ability.ability === 'keyword' && ability.keyword === keyword) add(1, keyword, { card: source })
    },
  }
}

export const numbers: Readonly<Record<string, NumberRule<Swtcg>>> = {
  ...Object.fromEntries(STATISTICS.map((name) => [name, statistic(name)])),
  ...Object.fromEntries(STATISTICS.map((name) => [`plain-${name}`, plain(name)])),
  ...Object.fromEntries(CUMULATIVE.map((keyword) => [keyword, cumulative(keyword)])),
  bombard: across('bombard'),
  'ion-cannon': across('ion-cannon'),
  ...Object.fromEntries(ISOLATED.map((keyword) => [keyword, isolated(keyword)])),
  /** What completing the card costs before stacking. */
  cost: {
    finish: atLeastZero,
    parts: (game, card, add) => {
      add(definitionOf(game, card).cost ?? 0, 'printed', { card })
      for (const { source, context, gain } of costGains(game, card))
        if (!gain.deployedTo) add(amountOf(game, context, gain.cost!), 'effect', { card: source })
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

export const has = (game: Game, card: CardId, keyword: IsolatedKeyword): boolean =>
  numberOf(game, keyword, card) > 0 && !game.policies.idleKeywords.includes(keyword)

/** Remaining health is total health less damage counters (idc/term/health-remaining). */
export const remainingHealth = (game: Game, unit: CardId): number =>
  Math.max(0, numberOf(game, 'health', unit) - game.card(unit).damage)

/** Counters on a unit whose health is unknown wait (idc/term/star-damage-waits). */
export const isHealthKnown = (game: Game, unit: CardId): boolean => isKnown(game, unit, 'health')

/** Power from effects alone, without what is printed and what stacking adds. */
export function powerFromEffects(game: Game, unit: CardId): number {
  return breakdown(game, 'power', unit)
    .parts.filter(({ name }) => name !== 'printed' && name !== 'stack')
    .reduce((sum, { amount }) => sum + amount, 0)
}
