/** What each instruction does. Each may call procedures; their results are kept under a name. */

import {
  addLasting,
  type CardId,
  type Duration,
  numberOf,
  type ProcedureName,
  pickBelow,
  type SeatId,
} from '@dejarik/kernel'
import type { Game } from '../kinds.ts'
import { answer } from '../rules/answers/answer.ts'
import { cancelAnswered } from '../rules/answers/cancelling.ts'
import { endOfTurn, startOfTurn } from '../rules/answers/limits.ts'
import { moveBeside, putOn } from '../rules/cards/attach.ts'
import { cardsIn, countIn, exists, locationOf } from '../rules/cards/place.ts'
import type { BringingOut } from '../rules/deploy/bring-out.ts'
import type { DeployingFrom } from '../rules/deploy/deploy-from.ts'
import type { LosingForce } from '../rules/force/losing.ts'
import { activateForce, retrieveTop, shuffle, useForce } from '../rules/force/piles.ts'
import { addedRetrieval, isRetrievalBarred, isTaxed } from '../rules/force/retrieval.ts'
import type { BlowingAway } from '../rules/locations/blown-away.ts'
import type { Retrieving, Searching } from '../rules/looking/searching.ts'
import { namePlanet } from '../rules/objectives/planets.ts'
import { isTurned, turnOver } from '../rules/objectives/two-faces.ts'
import type { Condition } from '../text/condition.ts'
import type { Filter } from '../text/filter.ts'
import type { DestinyKind } from '../text/happening.ts'
import type { Instruction } from '../text/instruction.ts'
import type { Static } from '../text/statics.ts'
import { amountOf, holds, playerOf } from './conditions.ts'
import type { Context } from './context.ts'
import { EPIC } from './epic.ts'
import { HIDDEN } from './hidden.ts'
import { IN_BATTLE } from './in-battle.ts'
import { IN_PLAY } from './in-play.ts'
import { allThatFit, matches } from './matches.ts'
import { OFF_TABLE } from './off-table.ts'
import { ON_PILES } from './on-piles.ts'
import { ON_TABLE } from './on-table.ts'
import type { Resolving } from './resolve.ts'
import { active } from './statics.ts'
import { textOf } from './text-of.ts'

type Of<D extends Instruction['do']> = Extract<Instruction, { do: D }>
type Perform<D extends Instruction['do']> = (
  game: Game,
  instruction: Of<D>,
  now: Resolving,
) => Partial<Resolving> | undefined

const destiny: ProcedureName<{
  seat: SeatId
  count: number
  for: DestinyKind
  at: CardId | null
  each: number
}> = {
  name: 'swccg/destiny',
}
const losing: ProcedureName<LosingForce> = { name: 'swccg/lose-force' }
const destroying: ProcedureName<BlowingAway> = { name: 'swccg/blow-away' }
const choosing: ProcedureName<{
  seat: SeatId
  card: CardId
  from: readonly CardId[]
  min: number
  max: number
}> = { name: 'swccg/choose' }
const picking: ProcedureName<{ seat: SeatId; card: CardId; options: readonly string[] }> = {
  name: 'swccg/pick',
}
const deciding: ProcedureName<{ seat: SeatId; card: CardId }> = { name: 'swccg/may' }
const bringing: ProcedureName<BringingOut> = { name: 'swccg/bring-out' }
const deployingFrom: ProcedureName<DeployingFrom> = { name: 'swccg/deploy-from' }
const searching: ProcedureName<Searching> = { name: 'swccg/search' }
const retrieving: ProcedureName<Retrieving> = { name: 'swccg/retrieve' }

/** The value that says that a retrieval was paid for. */
const TAXED = 'taxed'

/** The name under which a yes is kept. */
const YES = 'yes'

/** The name of the card that was brought to the table last. */
const BROUGHT = 'brought'

export type Performs = { readonly [D in Instruction['do']]: Perform<D> }

export const PERFORM: Performs = {
  ...ON_TABLE,
  ...IN_PLAY,
  ...ON_PILES,
  ...HIDDEN,
  ...EPIC,
  ...IN_BATTLE,
  ...OFF_TABLE,
  choose: (game, { as, what, who, least = 1, most = 1, random, beneath }, { context }) => {
    const from = beneath ? allBeneath(game, context, beneath, what) : allThatFit(game, context, what)
    if (random) return { context: { ...context, chosen: { ...context.chosen, [as]: oneOf(game, from) } } }
    const min = Math.min(amountOf(game, context, least), from.length)
    const max = Math.min(amountOf(game, context, most), from.length)
    game.call(choosing, { seat: playerOf(context, who), card: context.self, from, min, max }, 'got')
    return { keep: { as, what: 'cards' } }
  },
  'remember-title': (game, { of, as }, { context }) => {
    const [card] = allThatFit(game, context, of)
    const { cards } = game.constants.library
    const index = card === undefined ? -1 : cards.findIndex(({ key }) => key === game.card(card).is)
    return { context: { ...context, values: { ...context.values, [as]: index } } }
  },
  'draw-destiny': (game, instruction, { context }) => {
    const { count = 1, who, as = 'destiny', for: kind = 'other', inAnyCase } = instruction
    const { without = inAnyCase ? [{ do: 'remember', as, amount: 0 }] : undefined } = instruction
    const at = exists(game, context.self) ? locationOf(game, context.self) : null
    const each = exists(game, context.self) ? numberOf(game, 'own-draw', context.self) : 0
    const drawing = { seat: playerOf(context, who), count: amountOf(game, context, count), for: kind, each }
    game.call(destiny, { ...drawing, at }, 'got')
    const what = who === 'opponent' || without ? 'number' : 'destiny'
    return { keep: { as, what, ...(without ? { without } : {}) } }
  },
  if: (game, { when, so, else: otherwise = [] }, { context, todo }) => {
    const isSo = holds(game, context, when)
    if (isSo && asksOfDestiny(when))
      answer(game, { just: 'destiny-succeeded', by: context.you, card: context.self })
    return { todo: [...(isSo ? so : otherwise), ...todo] }
  },
  may: (game, { who, so }, { context, todo }) => {
    game.call(deciding, { seat: playerOf(context, who), card: context.self }, 'got')
    const when: Condition = { if: 'compare', left: { value: YES }, is: '=', right: 1 }
    return { keep: { as: YES, what: 'number' }, todo: [{ do: 'if', when, so }, ...todo] }
  },
  'choose-one': (game, { as, who, options, provided = [] }, { context, todo }) => {
    const able = [...options.keys()].filter((index) => {
      const condition = provided[index]
      return !condition || holds(game, context, condition)
    })
    const open = able.length === 0 && who === 'opponent' ? [...options.keys()] : able // ccgx/final/opponent-chooses
    const told = (index: number): Instruction => ({ do: 'remember', as, amount: index })
    if (open.length < 2) return { todo: [...open.map(told), ...todo] }
    const seat = playerOf(context, who)
    game.call(picking, { seat, card: context.self, options: open.map((index) => options[index]!) }, 'got')
    if (open.length === options.length) return { keep: { as, what: 'number' } }
    const picked = `${as} picked`
    return {
      keep: { as: picked, what: 'number' },
      todo: [...open.map((index, place) => ifPicked(picked, place, told(index))), ...todo],
    }
  },
  attach: (game, { what, to }, { context }) => {
    const [host] = allThatFit(game, context, to)
    if (host === undefined) return undefined
    for (const card of allThatFit(game, context, what)) putOn(game, card, host, 'attached')
    return undefined
  },
  'lay-beside': (game, { what, side }, { context }) => {
    for (const card of allThatFit(game, context, what)) moveBeside(game, card, playerOf(context, side))
    return undefined
  },
  'lose-force': (game, { who, amount, out }, { context }) => {
    const seat = playerOf(context, who)
    const { self: by } = context
    const source = out ? { out } : {}
    game.call(losing, { seat, amount: amountOf(game, context, amount), from: 'card', by, ...source })
    return undefined
  },
  'use-force': (game, { who, amount }, { context }) => {
    const seat = playerOf(context, who)
    useForce(game, seat, Math.min(amountOf(game, context, amount), countIn(game, seat, 'force')), {
      card: context.self,
    })
    return undefined
  },
  activate: (game, { who, amount }, { context }) => {
    const times = isDoubled(game, context.self) ? 2 : 1
    const count = amountOf(game, context, amount) * times
    activateForce(game, playerOf(context, who), count, { card: context.self })
    return undefined
  },
  retrieve: (game, step, { context, todo }) => {
    const { who, amount, what, random, nearest, to = 'used' } = step
    const { self } = context
    const you = playerOf(context, who)
    const count = amountOf(game, context, amount) + addedRetrieval(game, context)
    if (isRetrievalBarred(game, you)) return undefined
    if (isTaxed(game, you) && context.values[TAXED] === undefined) {
      const isVain = what && !cardsIn(game, you, 'lost').some((card) => matches(game, context, what, card))
      return isVain ? undefined : { todo: [taxed(step, count), ...todo] }
    }
    if (!what && !random && to === 'used')
      tellRetrieved(game, you, retrieveTop(game, you, count, { card: self }))
    else {
      const from = cardsIn(game, you, 'lost').filter((card) => !what || matches(game, context, what, card))
      const how = random ? 'random' : nearest ? 'nearest' : 'choice'
      game.call(retrieving, { seat: you, card: self, from, most: count, how, to })
    }
    return undefined
  },
  search: (game, { what, most = 1, from }, { context }) => {
    game.call(searching, { seat: context.you, card: context.self, what, most, pile: from ?? 'reserve' })
    return undefined
  },
  'bring-out': (game, { do: _, who, ...how }, { context }) => {
    game.call(bringing, { seat: playerOf(context, who), context, ...how }, 'got')
    return { keep: { as: BROUGHT, what: 'cards' } }
  },
  'name-planet': (game, _, { context }) => {
    const [system] = context.chosen[BROUGHT] ?? []
    if (system !== undefined) namePlanet(game, context.self, system)
    return undefined
  },
  'blow-away': (game, { what }, { context }) => {
    const [location] = allThatFit(game, context, what)
    if (location !== undefined) game.call(destroying, { location, by: context.self, seat: context.you })
    return undefined
  },
  'deploy-from': (game, { do: _, most = 1, ...how }, { context }) => {
    game.call(deployingFrom, { seat: context.you, context, left: most, ...how })
    return undefined
  },
  'turn-over': (game, _, { context: { self }, todo }) => {
    turnOver(game, self)
    return isTurned(game, self) ? { todo: [...(textOf(game, self).starts ?? []), ...todo] } : undefined
  },
  shuffle: (game, { pile, who }, { context }) => {
    const whose = playerOf(context, who)
    shuffle(game, whose, pile, { card: context.self })
    if (exists(game, context.self))
      answer(game, { just: 'shuffled', by: context.you, card: context.self, whose, pile })
    return undefined
  },
  cancel: (game, _, { context }) => {
    cancelAnswered(game, context.self)
    return undefined
  },
  redraw: (game, _, { context }) => {
    cancelAnswered(game, context.self, 'again')
    return undefined
  },
  later: (game, { due, unless, until }, { context }) => {
    const { turn, phase } = game.table
    const said = { turn, phase }
    const what: Static = { static: 'awaits', due, ...(unless ? { unless } : {}), said }
    const duration = { until: until ?? 'end-of-game' }
    addLasting(game, { kind: 'static', what, context }, { source: context.self, seat: context.you, duration })
    return undefined
  },
  'for-a-while': (game, { what, until }, { context }) => {
    const duration = durationOf(game, context, until)
    if (duration)
      addLasting(
        game,
        { kind: 'static', what, context },
        { source: context.self, seat: context.you, duration },
      )
    return undefined
  },
}

/** What fits of all that lies beneath such cards. */
const allBeneath = (game: Game, context: Context, above: Filter, what: Filter): readonly CardId[] =>
  allThatFit(game, context, above)
    .flatMap((card) => game.card(card).holds)
    .filter((card) => game.card(card).as === 'beneath' && matches(game, context, what, card))

const ifPicked = (picked: string, place: number, so: Instruction): Instruction => ({
  do: 'if',
  when: { if: 'compare', left: { value: picked }, is: '=', right: place },
  so: [so],
})

/** As much Force as would be retrieved is used first, or nothing comes of it. */
const taxed = (step: Of<'retrieve'>, amount: number): Instruction => {
  const who = step.who ? { who: step.who } : {}
  const paid: readonly Instruction[] = [
    { do: 'use-force', ...who, amount },
    { do: 'remember', as: TAXED, amount: 1 },
    step,
  ]
  return { do: 'may', ...who, so: paid }
}

/** Whether it compares the destiny that the card drew. */
const asksOfDestiny = (when: Condition): boolean =>
  when.if === 'compare' &&
  typeof when.left === 'object' &&
  'value' in when.left &&
  when.left.value === 'destiny'

const isDoubled = (game: Game, card: CardId): boolean =>
  exists(game, card) &&
  active(game, 'doubles-activation').some(({ what, context }) => matches(game, context, what.of, card))

function tellRetrieved(game: Game, by: SeatId, amount: number): void {
  if (amount > 0) answer(game, { just: 'retrieved', by, amount })
}

/** One of several by chance, none of none. */
const oneOf = (game: Game, cards: readonly CardId[]): readonly CardId[] =>
  cards.length < 2 ? cards : [cards[pickBelow(game, cards.length)]!]

/** How long it lasts; not at all for a target that is none. */
function durationOf(
  game: Game,
  { you, self, chosen }: Context,
  until: Of<'for-a-while'>['until'],
): Duration | null {
  const { turn, current } = game.table
  if (until === 'end-of-your-next-turn') return { until: endOfTurn(current === you ? turn + 2 : turn + 1) }
  if (until === 'start-of-your-next-turn')
    return { until: startOfTurn(current === you ? turn + 2 : turn + 1) }
  if (until === 'this-leaves-table') return { whileCard: self }
  if (until !== 'leaves-table') return { until }
  const [target] = chosen['target'] ?? []
  return target === undefined ? null : { whileCard: target }
}
