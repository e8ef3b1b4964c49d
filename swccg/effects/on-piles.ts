/** Instructions that work on hands and piles: looking, taking out, putting away, turning over. */
import {
  type CardId,
  EVERYONE,
  noteRevelation,
  type ProcedureName,
  pickBelow,
  type SeatId,
} from '@dejarik/kernel'
import { answer } from '../rules/answers/answer.ts'
import { leave } from '../rules/cards/attach.ts'
import { cardsIn, exists, isIn, opponentOf } from '../rules/cards/place.ts'
import { drawCards, loseFromPile, putOnUsed, renewHand, shuffle } from '../rules/force/piles.ts'
import type { PuttingAway } from '../rules/looking/looking.ts'
import type { Instruction, Taking } from '../text/instruction.ts'
import { amountOf, playerOf } from './conditions.ts'
import { matches } from './matches.ts'
import type { Performs } from './perform.ts'

const looking: ProcedureName<{
  seat: SeatId
  card: CardId
  owner: SeatId
  pile: 'hand' | 'reserve' | 'force' | 'used' | 'lost'
  top: number | null
  random: number | null
  take: Taking | null
  reorder: boolean
}> = { name: 'swccg/look' }
const puttingAway: ProcedureName<PuttingAway> = {
  name: 'swccg/put-from-hand',
}
const turningUp: ProcedureName<{ seat: SeatId; card: CardId; most: number }> = {
  name: 'swccg/reveal-and-deploy',
}
const exchanging: ProcedureName<{ seat: SeatId; card: CardId }> = { name: 'swccg/exchange' }

type Done =
  | 'look'
  | 'look-at-shuffled'
  | 'lose-from-pile'
  | 'draw-cards'
  | 'put-from-hand'
  | 'put-at-random'
  | 'renew-hands'
  | 'lose-this'
  | 'recycle'
  | 'shuffle-this-in'
  | 'reveal-and-deploy'
  | 'exchange-stacked'
  | 'borrow'

const recycling: ProcedureName<{ seat: SeatId; card: CardId }> = { name: 'swccg/recycle' }

export const ON_PILES: Pick<Performs, Done> = {
  look: (game, { at: pile, whose, top, random, take = null, reorder = false }, { context }) => {
    const { you, self } = context
    const owner = whose === 'yours' ? you : opponentOf(you)
    const most = top === undefined ? null : amountOf(game, context, top)
    const some = random === undefined ? null : amountOf(game, context, random)
    game.call(looking, { seat: you, card: self, owner, pile, top: most, random: some, take, reorder })
    if (pile === 'hand' && owner !== you) answer(game, { just: 'scanning', by: you, card: self }) // first
    return undefined
  },
  'look-at-shuffled': (game, { top }, { context, todo }) => {
    const latest = game.table.happenings.findLast(({ just }) => just === 'shuffled')
    if (latest?.just !== 'shuffled') return undefined
    const { you, self } = context
    const { whose: owner, pile } = latest
    const again: Instruction = { do: 'shuffle', pile, who: owner === you ? 'you' : 'opponent' }
    const most = amountOf(game, context, top)
    const seen = { seat: you, card: self, owner, pile, top: most, random: null, take: null, reorder: false }
    game.call(looking, seen)
    return { todo: [{ do: 'may', so: [again] }, ...todo] }
  },
  'lose-from-pile': (game, { pile, whose, what }, { context }) => {
    const owner = whose === 'yours' ? context.you : opponentOf(context.you)
    noteRevelation(game.state, EVERYONE) // that nothing fits is told, too
    for (const card of cardsIn(game, owner, pile).filter((each) => matches(game, context, what, each)))
      loseFromPile(game, card, pile, { card: context.self })
    return undefined
  },
  'draw-cards': (game, { amount, as, from }, { context }) => {
    const { you, self } = context
    const drawn = drawCards(game, you, amountOf(game, context, amount), from ?? 'reserve', { card: self })
    return as ? { context: { ...context, chosen: { ...context.chosen, [as]: drawn } } } : undefined
  },
  'put-at-random': (game, { who, amount }, { context }) => {
    const hand = [...cardsIn(game, playerOf(context, who), 'hand')]
    const count = Math.min(amountOf(game, context, amount), hand.length)
    const put = Array.from({ length: count }, () => hand.splice(pickBelow(game, hand.length), 1)[0]!)
    putOnUsed(game, put, { card: context.self })
    return undefined
  },
  'renew-hands': (game, _, { context }) => {
    for (const seat of [context.you, opponentOf(context.you)]) renewHand(game, seat, { card: context.self })
    return undefined
  },
  'put-from-hand': (game, { all = false, most = null, to }, { context: { you, self } }) => {
    game.call(puttingAway, { seat: you, card: self, all, most, to: to ?? 'used' }, 'got')
    return { keep: { as: 'put', what: 'number' } }
  },
  'shuffle-this-in': (game, _, { context: { you } }) => {
    shuffle(game, you, 'reserve', { rule: 'ccg/start/interrupt' })
    return undefined
  },
  recycle: (game, _, { context: { you, self } }) => {
    if (exists(game, self) && isIn(game, self, you, 'playing')) leave(game, self, 'used')
    game.call(recycling, { seat: you, card: self })
    return undefined
  },
  'lose-this': (game, _, { context: { you, self } }) => {
    if (exists(game, self) && isIn(game, self, you, 'playing')) leave(game, self, 'lost')
    return undefined
  },
  'reveal-and-deploy': (game, { most }, { context: { you, self } }) => {
    game.call(turningUp, { seat: you, card: self, most })
    return undefined
  },
  'exchange-stacked': (game, _, { context: { you, self } }) => {
    game.call(exchanging, { seat: you, card: self })
    return undefined
  },
  borrow: (game, { amount }, { context }) => {
    game.changeSeat(context.you, { borrowing: amountOf(game, context, amount) })
    return undefined
  },
}
