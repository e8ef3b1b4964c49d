/** Instructions about damage: doing it, counters placed and removed, prevention. */

import { type CardId, numberOf, type SeatId } from '@dejarik/kernel'
import { ask, type Game, procedure } from '../../../kinds.ts'
import type { Instruction } from '../../../language/tree/instructions.ts'
import type { Reference } from '../../../language/tree/nouns.ts'
import { playerRules } from '../../../rules/abilities/player-rules.ts'
import { diceOfDamage } from '../../../rules/attack/dice-of-damage.ts'
import { countersOn } from '../../../rules/cards/counters.ts'
import { damage } from '../../../rules/damage/damage.ts'
import { putCounters } from '../../../rules/damage/damage-counters.ts'
import { packet } from '../../../rules/damage/damage-packet.ts'
import { pendingOn } from '../../../rules/damage/pending-damage.ts'
import { placement } from '../../../rules/damage/placement.ts'
import { preventDamage } from '../../../rules/damage/prevention.ts'
import { amountOf } from '../../amounts/amounts.ts'
import { lastKnown } from '../../amounts/last-numbers.ts'
import { type Context, cardsFor } from '../../context.ts'
import { causeOf, type Performers, performAll } from '../performer.ts'
import { putAny, removeCounters, upTo } from '../players/up-to.ts'

/** Damage has a source only if the text says which unit does it (idc/term/damage-source-effect). */
const sourceOf = (game: Game, context: Context, from: Reference | undefined): CardId | null =>
  from ? (cardsFor(game, context, from)[0] ?? null) : null

/** As much as there is. */
const MOST = Number.MAX_SAFE_INTEGER

interface MovingCounters {
  readonly context: Context
  readonly from: CardId
  readonly to: CardId
}

/** Counters are taken from one unit and put on the other; that is no damage (idc/term/damage-counter-not-damage). */
function moveCounters(game: Game, context: Context, from: CardId, to: CardId, most: number): void {
  const amount = removeCounters(game, context, from, most)
  if (amount > 0) putCounters(game, to, amount, causeOf(context))
  game.call(placement, { placed: [to], putBy: context.self })
}

/** The player says how many go. */
export const moveAnyCounters = procedure<MovingCounters>('swtcg/move-counters', [
  ask(
    'amount',
    (game, { context, from }) => ({
      kind: 'number' as const,
      seat: context.you,
      about: 'move-counters',
      card: from,
      min: Math.max(0, game.card(from).damage - numberOf(game, 'health', from) + 1),
      max: game.card(from).damage,
    }),
    (game, { context, from, to }, amount) => moveCounters(game, context, from, to, amount),
  ),
])

/** How many times as many counters a player removes from units of his or her own. */
const healing = (game: Game, seat: SeatId, units: readonly CardId[]): number =>
  units.every((unit) => game.card(unit).controller === seat)
    ? playerRules(game, seat).reduce((times, rule) => ('heals' in rule ? times * rule.heals : times), 1)
    : 1

/** Taken from one card and put on another (now/counters/moved). */
const moving = (counter: string, from: CardId, to: CardId, amount: number): readonly Instruction[] => [
  { do: 'remove-counters', counter, who: { the: 'cards', cards: [from] }, amount },
  { do: 'put-counters', counter, who: { the: 'cards', cards: [to] }, amount },
]

export const damagePerformers: Performers<
  | 'move-counters'
  | 'damage'
  | 'dice-of-damage'
  | 'put-damage-counters'
  | 'remove-damage-counters'
  | 'prevent'
  | 'prevent-from'
> = {
  damage: (game, context, { amount, from, unpreventable }, found) => {
    const source = sourceOf(game, context, from)
    const points = amountOf(game, context, amount)
    const fixed = unpreventable ? { unpreventable: { ...unpreventable, context } } : {}
    if (points > 0 && found.length > 0)
      game.call(damage, {
        packets: found.map((unit) => ({
          ...packet(game, unit, points, source, 'direct'),
          effect: context.self,
          ...fixed,
        })),
      })
  },
  'dice-of-damage': (game, context, { dice, from, unpreventable }, found) => {
    const source = sourceOf(game, context, from)
    game.call(diceOfDamage, {
      roller: context.you,
      source,
      effect: context.self,
      units: found,
      dice: amountOf(game, context, dice),
      ...(unpreventable ? { unpreventable: { ...unpreventable, context } } : {}),
    })
  },
  'move-counters': (game, context, { from, amount, counter }, [to]) => {
    const [unit] = cardsFor(game, context, from)
    if (unit === undefined || to === undefined || unit === to) return
    if (counter) {
      const there = countersOn(game, unit, counter)
      const most = typeof amount === 'string' ? there : Math.min(there, amountOf(game, context, amount))
      return performAll(game, context, moving(counter, unit, to, most))
    }
    if (amount === 'any') return game.call(moveAnyCounters, { context, from: unit, to })
    moveCounters(game, context, unit, to, amount === 'all' ? MOST : amountOf(game, context, amount))
  },
  /** Counters placed directly are not damage and cannot be prevented (idc/term/damage-counter-not-damage). */
  'put-damage-counters': (game, context, { amount }, found) => {
    if (amount === 'all') return
    const units = found.filter((unit) => !game.policies.isProtected(game, unit))
    if (amount === 'any') return game.call(putAny, { context, units }, 'nested')
    const each = amountOf(game, context, amount)
    for (const unit of units) putCounters(game, unit, each, causeOf(context))
    game.call(placement, { placed: units, putBy: context.self })
    return { 'that-much': each * units.length }
  },
  'remove-damage-counters': (game, context, { amount, upTo: leave, but = 0, divided, health }, found) => {
    const most =
      typeof amount === 'string'
        ? Number.MAX_SAFE_INTEGER
        : amountOf(game, context, amount) * healing(game, context.you, found)
    const together = divided ? { divided } : {}
    if (leave) return game.call(upTo, { context, act: 'remove', units: found, most, ...together }, 'nested')
    const kept = (unit: CardId): number =>
      health === undefined ? but : numberOf(game, 'health', unit) - health
    const removed = (unit: CardId): number =>
      removeCounters(game, context, unit, Math.min(most, Math.max(0, game.card(unit).damage - kept(unit))))
    return { 'that-much': found.reduce((sum, unit) => sum + removed(unit), 0) }
  },
  'prevent-from': (game, context, { amount, upTo: leave, to }, found) => {
    const only = to ? cardsFor(game, context, to) : null
    const isMeant = (unit: CardId): boolean => only === null || only.includes(unit)
    if (leave) {
      const units = game.table.damage.filter(({ source }) => source !== null && found.includes(source))
      const from = [...new Set(units.map(({ unit }) => unit))]
      return game.call(upTo, { context, act: 'prevent', units: from, most: MOST }, 'nested')
    }
    const prevented = found.reduce((sum, source) => {
      const units = new Set(
        game.table.damage
          .filter((each) => each.source === source && isMeant(each.unit))
          .map(({ unit }) => unit),
      )
      const most = amount === 'all' ? Number.MAX_SAFE_INTEGER : amountOf(game, context, amount)
      return [...units].reduce(
        (done, unit) => done + preventDamage(game, unit, most, 'effect', context.self, source),
        sum,
      )
    }, 0)
    return { 'that-much': prevented }
  },
  prevent: (game, context, { amount, upTo: leave, but = 0, as }, found) => {
    if (leave) {
      const most = amount === 'all' ? MOST : amountOf(game, context, amount)
      return game.call(upTo, { context, act: 'prevent', units: found, most }, 'nested')
    }
    const prevented = found.reduce((sum, unit) => {
      const most =
        amount === 'all' ? Math.max(0, pendingOn(game, unit) - but) : amountOf(game, context, amount)
      const gone = lastKnown(game, context.bound, 'pending', unit) // it has left with the damage
      return sum + (gone ?? preventDamage(game, unit, most, 'effect', context.self))
    }, 0)
    return { 'that-much': prevented, ...(as ? { [as]: prevented } : {}) }
  },
}
