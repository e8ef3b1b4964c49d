/** Instructions about hands and piles: showing, peeking, guessing, discarding, putting cards on piles. */
import {
  type CardId,
  EVERYONE,
  moveCard,
  type ProcedureName,
  pickBelow,
  reveal,
  type SeatId,
  seatBit,
} from '@dejarik/kernel'
import { CARD_KINDS, type CardKind } from '../cards/definition.ts'
import { definitionOf, type Game, type Pile } from '../kinds.ts'
import { answer } from '../rules/answers/answer.ts'
import { cardsIn, isIn, OFF_TABLE, opponentOf, seatZone } from '../rules/cards/place.ts'
import type { Burying } from '../rules/force/bury.ts'
import { type LifePile, loseOne, topOf, topTo, useForce } from '../rules/force/piles.ts'
import type { Instruction } from '../text/instruction.ts'
import { PILES } from '../words/names.ts'
import { playerOf } from './conditions.ts'
import type { Context } from './context.ts'
import { figureOf } from './filters/figures.ts'
import { interruptTitles } from './interrupt-titles.ts'
import { allThatFit, matches } from './matches.ts'
import type { Performs } from './perform.ts'
import { isSafeFrom } from './statics.ts'

const picking: ProcedureName<{ seat: SeatId; card: CardId; options: readonly string[] }> = {
  name: 'swccg/pick',
}

const burying: ProcedureName<Burying> = { name: 'swccg/bury-top' }

/** The value that says that the opponent has answered the look into a hand. */
const SCANNED = 'scanned'

export const HIDDEN: Pick<
  Performs,
  | 'show-hand'
  | 'show'
  | 'show-tops'
  | 'show-pile'
  | 'name-title'
  | 'move-top'
  | 'bury-top'
  | 'use-until'
  | 'peek'
  | 'name-kind'
  | 'discard'
  | 'put-on-pile'
> = {
  'show-hand': (game, step, { context, todo }) => {
    const { who, random, as = 'shown' } = step
    if (who === 'opponent' && !random && context.values[SCANNED] === undefined) {
      answer(game, { just: 'scanning', by: context.you, card: context.self })
      return { context: { ...context, values: { ...context.values, [SCANNED]: 1 } }, todo: [step, ...todo] }
    }
    const whose = playerOf(context, who)
    const hand = cardsIn(game, whose, 'hand')
    const shown = random && hand.length > 0 ? [hand[pickBelow(game, hand.length)]!] : hand
    for (const card of shown) reveal(game, card, EVERYONE)
    tell(game, context.you, whose, 'hand', shown, true)
    return { context: { ...context, chosen: { ...context.chosen, [as]: shown } } }
  },
  show: (game, { what }, { context }) => {
    for (const card of allThatFit(game, context, what)) {
      reveal(game, card, EVERYONE)
      tell(game, context.you, game.card(card).owner, 'reserve', [card], true)
    }
    return undefined
  },
  peek: (game, { as, both, whose }, { context }) => {
    const { you } = context
    const owner = whose ? playerOf(context, 'opponent') : you
    const top = topOf(game, owner, 'reserve')
    if (top === null) return { todo: [] }
    reveal(game, top, both ? EVERYONE : seatBit(you))
    tell(game, you, owner, 'reserve', [top], both === true)
    return { context: { ...context, chosen: { ...context.chosen, [as]: [top] } } }
  },
  'show-tops': (game, { who, piles, as }, { context }) => {
    const whose = playerOf(context, who)
    const shown = piles.flatMap((pile) => topOf(game, whose, pile) ?? [])
    for (const card of shown) {
      reveal(game, card, EVERYONE)
      const pile = piles.find((each) => topOf(game, whose, each) === card)!
      tell(game, context.you, whose, pile, [card], true)
    }
    return { context: { ...context, chosen: { ...context.chosen, [as]: shown } } }
  },
  'show-pile': (game, { who, pile, as }, { context }) => {
    const whose = playerOf(context, who)
    const shown = cardsIn(game, whose, pile)
    for (const card of shown) reveal(game, card, EVERYONE)
    tell(game, context.you, whose, pile, shown, true)
    return { context: { ...context, chosen: { ...context.chosen, [as]: shown } } }
  },
  'name-title': (game, { as }, { context }) => {
    const options = interruptTitles(game.constants.library)
    game.call(picking, { seat: context.you, card: context.self, options }, 'got')
    return { keep: { as, what: 'number' } }
  },
  'move-top': (game, { whose, from, to }, { context }) => {
    const seat = whose === 'yours' ? context.you : opponentOf(context.you)
    if (topOf(game, seat, from) === null) return undefined
    topTo(game, seat, from, to)
    game.emit({ kind: 'stacked', seat, pile: to, cause: { card: context.self } })
    return undefined
  },
  'bury-top': (game, _, { context }) => {
    game.call(burying, { seat: context.you, card: context.self })
    return undefined
  },
  'use-until': (game, { kindNamed }, { context }) => {
    useUntil(game, context, CARD_KINDS[context.values[kindNamed] ?? -1])
    return undefined
  },
  'name-kind': (game, { as, who }, { context }) => {
    game.call(picking, { seat: playerOf(context, who), card: context.self, options: CARD_KINDS }, 'got')
    return { keep: { as, what: 'number' } }
  },
  discard: (game, { what, who, lowest }, { context }) => {
    const cards = what.the
      ? allThatFit(game, context, what)
      : cardsIn(game, playerOf(context, who), 'hand').filter((card) => matches(game, context, what, card))
    const least = lowest && Math.min(...cards.map((card) => figureOf(game, lowest, card)))
    for (const card of cards)
      if (
        !isSafeFrom(game, context.self, card) &&
        (lowest === undefined || figureOf(game, lowest, card) === least)
      )
        discard(game, card, context.self)
    return undefined
  },
  'put-on-pile': (game, { what, piles, bottom }, { context, todo }) => {
    const [only] = piles
    if (piles.length === 1) {
      for (const card of allThatFit(game, context, what))
        putOn(game, card, only!, context.self, bottom ? 'bottom' : 'top')
      return undefined
    }
    game.call(
      picking,
      { seat: context.you, card: context.self, options: piles.map((pile) => PILES[pile]) },
      'got',
    )
    return {
      keep: { as: 'pile', what: 'number' },
      todo: [...piles.map((pile, index) => ifPicked(what, pile, index)), ...todo],
    }
  },
}

const ifPicked = (
  what: Extract<Instruction, { do: 'put-on-pile' }>['what'],
  pile: LifePile | 'lost',
  index: number,
): Instruction => ({
  do: 'if',
  when: { if: 'compare', left: { value: 'pile' }, is: '=', right: index },
  so: [{ do: 'put-on-pile', what, piles: [pile] }],
})

/** Everybody learns that somebody looks; what is seen only where it is shown to all. */
function tell(
  game: Game,
  seat: SeatId,
  whose: SeatId,
  from: Pile,
  cards: readonly CardId[],
  open: boolean,
): void {
  const is = cards.map((card) => game.card(card).is)
  const looked = { kind: 'looked', seat, whose, from, count: cards.length } as const
  if (open) game.emit({ ...looked, is })
  else game.emit(looked, { to: seatBit(seat), facts: { is } })
}

/** Each card is seen as it is used; the one that was looked for is not used but taken. */
function useUntil(game: Game, { you, self }: Context, kind: CardKind | undefined): void {
  for (let card = topOf(game, you, 'force'); card !== null; card = topOf(game, you, 'force')) {
    reveal(game, card, EVERYONE)
    tell(game, you, you, 'force', [card], true)
    if (definitionOf(game, card).kind === kind) {
      moveCard(game, card, seatZone(you, 'hand'))
      game.emit({ kind: 'drew', seat: you, count: 1, from: 'force', cause: { card: self } })
      return
    }
    useForce(game, you, 1, { card: self })
  }
}

/** From a hand or the top of a pile to its owner's Lost Pile. */
function discard(game: Game, card: CardId, by: CardId): void {
  const { owner } = game.card(card)
  const from = (['hand', 'reserve', 'force', 'used'] as const).find((pile) => isIn(game, card, owner, pile))
  if (from) loseOne(game, owner, from, card, { card: by })
}

/** On top of its owner's pile or beneath it, from wherever it is off the table; what everybody knew is told. */
function putOn(game: Game, card: CardId, pile: LifePile | 'lost', by: CardId, at: 'top' | 'bottom'): void {
  const { owner, is, knownTo } = game.card(card)
  if (at === 'top' && topOf(game, owner, pile) === card) return
  moveCard(game, card, seatZone(owner, pile), { at, change: { ...OFF_TABLE, controller: owner } })
  game.emit({
    kind: 'stacked',
    seat: owner,
    pile,
    ...(knownTo === EVERYONE ? { is } : {}),
    ...(at === 'bottom' ? { beneath: true } : {}),
    cause: { card: by },
  })
}
