/** Instructions that remember, aim, bring back and stack, and that change what is being answered. */
import { addLasting, type CardId, isAllowed, type ProcedureName, type SeatId } from '@dejarik/kernel'
import type { Game } from '../kinds.ts'
import { cancelBattle, changeDrawn, changeLoss, retargetShot } from '../rules/answers/cancelling.ts'
import { AIM_CHECKS } from '../rules/battle/shot-checks.ts'
import { enter, leave, putOn } from '../rules/cards/attach.ts'
import { isIn, locationOf, withAllOn } from '../rules/cards/place.ts'
import { removable } from '../rules/objectives/two-faces.ts'
import type { Instruction } from '../text/instruction.ts'
import { amountOf, playerOf } from './conditions.ts'
import type { Context } from './context.ts'
import { allThatFit } from './matches.ts'
import type { Performs } from './perform.ts'

const numbering: ProcedureName<{ seat: SeatId; card: CardId; min: number; max: number }> = {
  name: 'swccg/choose-number',
}
const picking: ProcedureName<{ seat: SeatId; card: CardId; options: readonly string[] }> = {
  name: 'swccg/pick',
}
const firing: ProcedureName<{ seat: SeatId; card: CardId; target: CardId }> = { name: 'swccg/volley' }
const battling: ProcedureName<{ seat: SeatId; at: CardId; cost: number; only: readonly CardId[] }> = {
  name: 'swccg/battle',
}

type Done =
  | 'choose-number'
  | 'choose-amount'
  | 'remember'
  | 'note'
  | 'each'
  | 'aim'
  | 'revive'
  | 'stack'
  | 'stack-this'
  | 'spend-move'
  | 'get-off'
  | 'take-into-hand'
  | 'fire-together'
  | 'battle-among'
  | 'retarget'
  | 'change-loss'
  | 'change-destiny'
  | 'cancel-battle'

export const IN_PLAY: Pick<Performs, Done> = {
  'choose-number': (game, { as, who, from = 1, to }, { context }) => {
    const max = Math.floor(amountOf(game, context, to))
    const min = Math.min(amountOf(game, context, from), max)
    game.call(numbering, { seat: playerOf(context, who), card: context.self, min, max }, 'got')
    return { keep: { as, what: 'number' } }
  },
  'choose-amount': (game, { as, who, of }, { context, todo }) => {
    const amounts = [...new Set(of.map((amount) => amountOf(game, context, amount)))]
    const picked = `${as} picked`
    const seat = playerOf(context, who)
    game.call(picking, { seat, card: context.self, options: amounts.map(String) }, 'got')
    const told = amounts.map(
      (amount, index): Instruction => ({
        do: 'if',
        when: { if: 'compare', left: { value: picked }, is: '=', right: index },
        so: [{ do: 'remember', as, amount }],
      }),
    )
    return { keep: { as: picked, what: 'number' }, todo: [...told, ...todo] }
  },
  remember: (game, { as, amount }, { context }) => ({
    context: { ...context, values: { ...context.values, [as]: amountOf(game, context, amount) } },
  }),
  note: (game, { as, amount, on = { the: 'self' } }, { context }) => {
    for (const card of allThatFit(game, context, on))
      game.changeCard(card, {
        notes: { ...game.card(card).notes, [as]: amountOf(game, context, amount) },
      })
    return undefined
  },
  'spend-move': (game, { what }, { context }) => {
    for (const card of allThatFit(game, context, what)) game.changeCard(card, { moved: true })
    return undefined
  },
  each: (game, { of, as, so }, { context, todo }) => {
    const once = (card: CardId): readonly Instruction[] => [
      { do: 'choose', as, what: { the: { chosen: `${as} ${card}` } } },
      ...so,
    ]
    const cards = allThatFit(game, context, of)
    return {
      context: { ...context, chosen: { ...context.chosen, ...byNumber(as, cards) } },
      todo: [...cards.flatMap(once), ...todo],
    }
  },
  aim: (game, { at, what = { the: 'self' } }, { context }) => {
    const [target] = allThatFit(game, context, at)
    if (target !== undefined)
      for (const card of allThatFit(game, context, what)) game.changeCard(card, { target })
    return undefined
  },
  revive: (game, { what, to }, { context }) => {
    const [place] = allThatFit(game, context, to)
    const [card] = allThatFit(game, context, what)
    if (place !== undefined && card !== undefined) revive(game, card, place)
    return undefined
  },
  stack: (game, { what }, { context }) => {
    const [card] = allThatFit(game, context, what)
    if (card !== undefined) enter(game, card, context.self, 'beneath', context.you)
    return undefined
  },
  'get-off': (game, { what }, { context }) => {
    for (const card of allThatFit(game, context, what)) {
      const at = locationOf(game, card)
      if (at === null) continue
      putOn(game, card, at, 'at')
      game.emit({ kind: 'moved', card, from: at, to: at, by: 'disembark', cause: { card: context.self } })
    }
    return undefined
  },
  'stack-this': (game, { on }, { context: { you, self, ...context } }) => {
    const [host] = allThatFit(game, { ...context, you, self }, on)
    if (host !== undefined && isIn(game, self, you, 'playing')) enter(game, self, host, 'beneath', you)
    return undefined
  },
  'take-into-hand': (game, { what }, { context }) => {
    for (const card of removable(game, allThatFit(game, context, what))) takeAll(game, context.you, card)
    return undefined
  },
  'fire-together': (game, { at }, { context }) => {
    const [target] = allThatFit(game, context, at)
    if (target !== undefined) game.call(firing, { seat: context.you, card: context.self, target })
    return undefined
  },
  'battle-among': (game, { who }, { context }) => {
    const only = allThatFit(game, context, who)
    const at = only[0] === undefined ? null : locationOf(game, only[0])
    if (at !== null) game.call(battling, { seat: context.you, at, cost: 0, only })
    return undefined
  },
  retarget: (game, { to }, { context }) => {
    const [card] = allThatFit(game, context, to)
    if (card !== undefined && canBeAimedAt(game, card)) retargetShot(game, card)
    return undefined
  },
  'change-loss': (game, { by }, { context }) => {
    changeLoss(game, amountOf(game, context, by))
    return undefined
  },
  'cancel-battle': (game) => {
    cancelBattle(game)
    return undefined
  },
  'change-destiny': (game, { by }, { context }) => {
    const { self, you, chosen } = context
    const [drawn] = chosen['answered'] ?? []
    if (drawn === undefined) return undefined
    const add = amountOf(game, context, by)
    changeDrawn(game, add)
    const what = { static: 'number', change: 'destiny', of: { the: { chosen: 'answered' } }, add } as const
    const how = { source: self, seat: you, duration: { whileCard: drawn } }
    addLasting(game, { kind: 'static', what, context }, how)
    return undefined
  },
}

/** The weapon that is answered must be able to target the other one as well (ccgx/interrupt/retarget-weapon). */
function canBeAimedAt(game: Game, target: CardId): boolean {
  const shot = game.table.happenings.findLast(({ just }) => just === 'targeted')
  return (
    shot?.just === 'targeted' && isAllowed(game, AIM_CHECKS, { seat: shot.by, weapon: shot.source, target })
  )
}

/** Each card under a name of its own, so that it can be meant alone. */
const byNumber = (as: string, cards: readonly CardId[]): Context['chosen'] =>
  Object.fromEntries(cards.map((card) => [`${as} ${card}`, [card]]))

/** It comes back as new, and the battle in which it fell goes on without it. */
function revive(game: Game, card: CardId, place: CardId): void {
  const { owner, is } = game.card(card)
  const back = enter(game, card, place, 'at', owner)
  const { battle } = game.table
  if (battle) game.changeTable({ battle: { ...battle, cards: battle.cards.filter((each) => each !== back) } })
  game.emit({ kind: 'deployed', seat: owner, card: back, is, cost: 0, on: place, as: 'at' })
}

/** A card goes into a hand that may be another's; what lies on it is lost to its owner. */
function takeAll(game: Game, seat: SeatId, card: CardId): void {
  for (const each of withAllOn(game, card).slice(1).toReversed()) leave(game, each, 'lost')
  leave(game, card, 'hand', 'top', seat)
  game.emit({ kind: 'stolen', card, seat })
}
