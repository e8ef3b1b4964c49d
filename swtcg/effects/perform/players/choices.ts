/** Instructions that hold instructions: conditions, choices, payments, loops, and what comes later. */

import type { SeatId } from '@dejarik/kernel'
import { ARENAS, type Arena, type CardKind } from '../../../cards/definition.ts'
import { ask, type Game, procedure, type Side, step } from '../../../kinds.ts'
import type { Condition } from '../../../language/tree/conditions.ts'
import type { Instruction } from '../../../language/tree/instructions.ts'
import type { Cost } from '../../../language/tree/tree.ts'
import { canPay, pay } from '../../../rules/chances/costs.ts'
import { seatTitle } from '../../../rules/preparation/seat-title.ts'
import { amountOf } from '../../amounts/amounts.ts'
import { holds } from '../../conditions.ts'
import { type Bound, type Context, seatsFor } from '../../context.ts'
import { isFeasible } from '../../feasible.ts'
import { meant } from '../../nouns/arenas-meant.ts'
import { CARD_TYPES, namesOf } from '../../nouns/named.ts'
import { nounBinding } from '../../nouns/noun-of.ts'
import { candidates } from '../../nouns/nouns.ts'
import { type Performers, performAll } from '../performer.ts'

interface Maybe {
  readonly context: Context
  readonly seats: readonly SeatId[]
  readonly cost: readonly Cost[]
  readonly so: readonly Instruction[]
  readonly otherwise: readonly Instruction[]
  /** Remembers whether it was done. */
  readonly as?: string
  readonly done?: number
  readonly nested?: Bound | null
  readonly result?: Bound
}

/** Someone may do a thing, for a price or for nothing. */
export const maybe = procedure<Maybe>('swtcg/maybe', [
  ask(
    'ask',
    (game, { context, seats: [seat], cost, so: [first] }) => {
      const { self } = context
      const unable = seat === undefined || !canPay(game, { seat, card: self, cost, bound: context.bound })
      if (unable || (first && cost.length === 0 && !isFeasible(game, context, first))) return undefined
      return { kind: 'confirm' as const, seat, about: 'may', card: self }
    },
    (game, { context, cost }, yes, seat) => {
      if (yes) pay(game, seat, context.self, cost, undefined, context.bound)
      return { done: yes ? 1 : 0 }
    },
  ),
  step('do', (game, { context, so, otherwise, done = 0 }) => {
    performAll(game, context, done ? so : otherwise)
  }),
  step('tell', (_, { context, so, otherwise, as, nested, done = 0 }) => {
    const undone = done || otherwise.length > 0 ? {} : declined(context, so)
    return { result: { ...nested, ...undone, ...(as ? { [as]: done } : {}) } }
  }),
])

/** Whoever declines to choose has chosen nothing: what follows speaks of no other card in its place. */
const declined = ({ bound }: Context, so: readonly Instruction[]): Bound =>
  Object.assign({}, ...so.map((instruction) => nounBinding(instruction, [], bound['that'])))

interface Modes {
  readonly context: Context
  readonly seat: SeatId
  readonly of: readonly (readonly Instruction[])[]
  /** How many are to be chosen still, and which were. */
  readonly count: number
  readonly taken: readonly string[]
  readonly nested?: Bound | null
  readonly result?: Bound
}

/** A mode with a condition of its own is open only if that holds. */
function openModes(game: Game, context: Context, of: Modes['of']): readonly string[] {
  const isOpen = ([only]: readonly Instruction[]): boolean =>
    only?.do !== 'if' || only.otherwise !== undefined || holds(game, context, only.condition)
  return of.flatMap((mode, index) => (isOpen(mode) ? [String(index + 1)] : []))
}

/** One of several effects is chosen; the others are ignored. */
export const chooseOne = procedure<Modes>('swtcg/choose-one', [
  ask(
    'choose',
    (game, { context, seat, of, taken }) => ({
      kind: 'choice' as const,
      seat,
      about: 'choose-one',
      card: context.self,
      options: openModes(game, context, of).filter((mode) => !taken.includes(mode)),
    }),
    (game, { context, of, taken }, chosen) => {
      performAll(game, context, of[Number(chosen) - 1] ?? [])
      return { taken: [...taken, chosen] }
    },
  ),
  step('tell', (game, { context, nested, of, count, taken }) => {
    const bound = { ...context.bound, ...nested }
    const isMore = openModes(game, context, of).some((mode) => !taken.includes(mode))
    if (count > taken.length && isMore) game.goto('choose')
    return { context: { ...context, bound }, result: nested ?? {} }
  }),
])

interface ArenaChoice {
  readonly context: Context
  readonly of: readonly Arena[]
  readonly result?: Bound
}

/** An arena is chosen, whether or not there are units in it. */
export const chooseArena = procedure<ArenaChoice>('swtcg/choose-arena', [
  ask(
    'choose',
    (_, { context, of }) =>
      of.length === 0
        ? undefined
        : {
            kind: 'choice' as const,
            seat: context.you,
            about: 'choose-arena',
            card: context.self,
            options: of,
          },
    (_game, _locals, chosen) => {
      const arena = ARENAS.indexOf(chosen as Arena)
      return { result: { arena, type: arena } } // the types of units are their arenas
    },
  ),
])

/** A type of card is named. */
export const chooseType = procedure<PlayerChoice>('swtcg/choose-type', [
  ask(
    'choose',
    (_, { context }) => ({
      kind: 'choice' as const,
      seat: context.you,
      about: 'choose-type',
      card: context.self,
      options: CARD_TYPES,
    }),
    (_game, _locals, chosen) => ({
      result: { type: CARD_TYPES.indexOf(chosen as (typeof CARD_TYPES)[number]) },
    }),
  ),
])

interface Naming {
  readonly context: Context
  readonly kind?: CardKind
  readonly result?: Bound
}

/** A card is named, whether anybody has it or not. */
export const nameCard = procedure<Naming>('swtcg/name-card', [
  ask(
    'name',
    (game, { context, kind }) => ({
      kind: 'choice' as const,
      seat: context.you,
      about: 'name-card',
      card: context.self,
      options: namesOf(game, kind),
    }),
    (game, _locals, chosen) => ({ result: { name: namesOf(game).indexOf(chosen) } }),
  ),
])

interface PlayerChoice {
  readonly context: Context
  readonly result?: Bound
}

/** One of the players is chosen, oneself or another. */
export const choosePlayer = procedure<PlayerChoice>('swtcg/choose-player', [
  ask(
    'choose',
    (game, { context }) => ({
      kind: 'choice' as const,
      seat: context.you,
      about: 'choose-player',
      card: context.self,
      options: game.table.order.map((seat) => seatTitle(game, seat)),
    }),
    (game, _locals, chosen) => ({
      result: { player: game.table.order.find((seat) => seatTitle(game, seat) === chosen)! },
    }),
  ),
])
/** The arenas of which a condition is true, of those that there are. */
export const arenasFor = (
  game: Game,
  context: Context,
  of: readonly Arena[],
  so: Condition | undefined,
): readonly Arena[] =>
  meant(game, of).filter((arena) => {
    const bound = { ...context.bound, arena: ARENAS.indexOf(arena) }
    return !so || holds(game, { ...context, bound }, so)
  })

/** One side after another; its primary player decides for the team (idc/thw/clear-the-skies). */
function eachSide(game: Game, context: Context, sides: readonly Side[], what: readonly Instruction[]): void {
  for (const side of [...sides].reverse()) {
    const you = game.policies.primaryOf(game, side) ?? context.you
    performAll(game, { ...context, you, team: true }, what)
  }
}

export const choicePerformers: Performers<
  | 'may'
  | 'may-pay'
  | 'each-player'
  | 'that-player'
  | 'opponent-does'
  | 'choose-player'
  | 'choose-type'
  | 'name-card'
  | 'if'
  | 'choose-one'
  | 'choose-arena'
  | 'for-each'
  | 'repeat'
> = {
  'choose-arena': (game, context, { of, so }) =>
    game.call(chooseArena, { context, of: arenasFor(game, context, of, so) }, 'nested'),
  may: (game, context, { who, what, as }) => {
    const seats = seatsFor(game, context, who)
    game.call(maybe, { context, seats, cost: [], so: what, otherwise: [], ...(as ? { as } : {}) }, 'nested')
  },
  'may-pay': (game, context, { who, cost, so, otherwise, as }) => {
    const seats = seatsFor(game, context, who)
    game.call(maybe, { context, seats, cost, so, otherwise, ...(as ? { as } : {}) }, 'nested')
  },
  'each-player': (game, context, { what, sides }) => {
    if (sides) return eachSide(game, context, sides, what)
    for (const seat of [...game.table.order].reverse()) performAll(game, { ...context, you: seat }, what)
  },
  'that-player': (game, context, { what }) => {
    const [you = context.you] = seatsFor(game, context, 'chosen-player')
    performAll(game, { ...context, you }, what)
  },
  'opponent-does': (game, context, { what }) => {
    for (const you of [...seatsFor(game, context, 'opponent')].reverse())
      performAll(game, { ...context, you }, what)
  },
  'name-card': (game, context, { kind }) =>
    game.call(nameCard, { context, ...(kind ? { kind } : {}) }, 'nested'),
  'choose-type': (game, context) => game.call(chooseType, { context }, 'nested'),
  'choose-player': (game, context) => game.call(choosePlayer, { context }, 'nested'),
  if: (game, context, { condition, so, otherwise = [] }) =>
    performAll(game, context, holds(game, context, condition) ? so : otherwise),
  'choose-one': (game, context, { who, of, count = 1 }) => {
    const [seat = context.you] = seatsFor(game, context, who)
    game.call(chooseOne, { context, seat, of, count, taken: [] }, 'nested')
  },
  repeat: (game, context, { times, what }) => {
    const count = amountOf(game, context, times)
    for (let done = 0; done < count; done++) performAll(game, context, what)
  },
  'for-each': (game: Game, context, { of, as, what }) => {
    for (const card of candidates(game, context, of).reverse())
      performAll(game, { ...context, bound: { ...context.bound, [as]: [card] } }, what)
  },
}
