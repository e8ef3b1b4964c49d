/** Looking at hands and piles, taking cards out of them, and putting cards of the own hand away. */
import { type CardId, EVERYONE, moveCard, pickBelow, reveal, type SeatId, seatBit } from '@dejarik/kernel'
import { amountOf } from '../../effects/conditions.ts'
import { speaking } from '../../effects/context.ts'
import { matches } from '../../effects/matches.ts'
import { ask, type Game, procedure, step } from '../../kinds.ts'
import type { Taking } from '../../text/instruction.ts'
import { enter, leave } from '../cards/attach.ts'
import { cardsIn, seatZone } from '../cards/place.ts'
import { loseFromPile, putAway, putOnUsed } from '../force/piles.ts'

interface Looking {
  readonly seat: SeatId
  readonly card: CardId
  readonly owner: SeatId
  readonly pile: 'hand' | 'reserve' | 'force' | 'used' | 'lost'
  /** How many from the top; all, if null. */
  readonly top: number | null
  /** How many of them, by chance; all, if null. */
  readonly random: number | null
  readonly take: Taking | null
  /** Whether they are put back in any order. */
  readonly reorder?: boolean
  /** Those that are not put back yet. */
  readonly left?: readonly CardId[]
  /** Those that chance picked. */
  readonly picked?: readonly CardId[]
}

const seen = (game: Game, { owner, pile, top, picked }: Looking): readonly CardId[] =>
  picked ?? cardsIn(game, owner, pile).slice(0, top ?? undefined)

function pickSome(game: Game, looking: Looking): readonly CardId[] {
  const from = [...seen(game, looking)]
  const count = Math.min(looking.random ?? from.length, from.length)
  return Array.from({ length: count }, () => from.splice(pickBelow(game, from.length), 1)[0]!)
}

/** The player is always asked, so that there is time to look. */
export const look = procedure<Looking>('swccg/look', [
  step('pick', (game, looking) =>
    looking.random === null ? undefined : { picked: pickSome(game, looking) },
  ),
  step('look', (game, looking) => {
    const { seat, owner: whose, pile: from, card } = looking
    const cards = seen(game, looking)
    for (const each of cards) reveal(game, each, seatBit(seat))
    const looked = { kind: 'looked', seat, whose, from, count: cards.length, cause: { card } } as const
    game.emit(looked, { to: seatBit(seat), facts: { is: cards.map((each) => game.card(each).is) } })
  }),
  ask(
    'take',
    (game, looking) => {
      const { seat, card, take } = looking
      const context = speaking(seat, card)
      const from = take ? seen(game, looking).filter((each) => matches(game, context, take.what, each)) : []
      const most = take?.most === undefined ? from.length : amountOf(game, context, take.most)
      const max = Math.min(most, from.length)
      const min = take?.all ? max : 0
      return { kind: 'cards', seat, about: 'look', card, from, min, max, evenIfForced: true } as const
    },
    (game, { seat, owner, pile, card, take }, chosen) => {
      const cause = { card }
      if (take?.to === 'hand' && seat !== owner) for (const each of chosen) stealFromHand(game, each, seat)
      else if (take?.to === 'hand') for (const each of chosen) takeUnseen(game, each, pile, card)
      else if (take?.to === 'out-of-play') for (const each of chosen) putOutOfPlay(game, each, card)
      else if (take?.to === 'lost' && pile !== 'lost')
        for (const each of chosen) loseFromPile(game, each, pile, cause)
      else putOnUsed(game, chosen, cause)
    },
  ),
  step('keep', (game, looking) => (looking.reorder ? { left: seen(game, looking) } : game.finish())),
  /** From the top down, one after another goes beneath those that were put back. */
  ask(
    'order',
    (_, { seat, card, left = [] }) => {
      if (left.length < 2) return
      return { kind: 'cards', seat, about: 'reorder', card, from: left, min: 1, max: 1 } as const
    },
    (game, { owner, pile, left = [] }, [next]) => {
      moveCard(game, next!, seatZone(owner, pile), { at: 'bottom' })
      return { left: left.filter((each) => each !== next) }
    },
  ),
  step('more', (game, { owner, pile, left = [] }) => {
    if (left.length > 1) game.goto('order')
    else for (const last of left) moveCard(game, last, seatZone(owner, pile), { at: 'bottom' })
  }),
])

/** It is shown, and in the hand of the other player from now on. */
function stealFromHand(game: Game, card: CardId, seat: SeatId): void {
  reveal(game, card, EVERYONE)
  const stolen = leave(game, card, 'hand', 'top', seat)
  game.emit({ kind: 'stolen', card: stolen, seat })
}

/** Only its player knows which it was. */
function takeUnseen(game: Game, card: CardId, from: Looking['pile'], by: CardId): void {
  const { owner: seat } = game.card(card)
  moveCard(game, card, seatZone(seat, 'hand'))
  game.emit({ kind: 'drew', seat, count: 1, from, cause: { card: by } })
}

function putOutOfPlay(game: Game, card: CardId, by: CardId): void {
  const { owner, is } = game.card(card)
  const left = leave(game, card, 'out-of-play')
  game.emit({
    kind: 'left',
    card: left,
    is,
    owner,
    to: 'out-of-play',
    by: 'out-of-play',
    cause: { card: by },
  })
}

export interface PuttingAway {
  readonly seat: SeatId
  readonly card: CardId
  readonly all: boolean
  /** No more than so many; any number, if null. */
  readonly most: number | null
  readonly to: 'used' | 'force'
  readonly result?: number
}
/** Cards of the own hand go to a pile: all of them, or some. */
export const putFromHand = procedure<PuttingAway>('swccg/put-from-hand', [
  ask(
    'which',
    (game, { seat, card, all, most }) => {
      const from = cardsIn(game, seat, 'hand')
      const min = all ? from.length : Math.min(1, from.length)
      const max = Math.min(most ?? from.length, from.length)
      return { kind: 'cards', seat, about: 'put-from-hand', card, from, min, max } as const
    },
    (game, { card, to }, chosen) => {
      putAway(game, chosen, to, { card })
      return { result: chosen.length }
    },
  ),
])

/** A card of the hand goes beneath a card, and one that lies there comes into the hand. */
export const exchange = procedure<{
  readonly seat: SeatId
  readonly card: CardId
  readonly given?: CardId
}>('swccg/exchange', [
  ask(
    'give',
    (game, { seat, card }) => {
      const from = cardsIn(game, seat, 'hand')
      return { kind: 'cards', seat, about: 'exchange', card, from, min: 1, max: 1 } as const
    },
    (_game, _locals, [given]) => ({ given: given! }),
  ),
  ask(
    'take',
    (game, { seat, card }) =>
      ({
        kind: 'cards',
        seat,
        about: 'exchange-for',
        card,
        from: game.card(card).holds,
        min: 1,
        max: 1,
      }) as const,
    (game, { seat, card, given }, [taken]) => {
      const { is } = game.card(taken!)
      leave(game, taken!, 'hand')
      enter(game, given!, card, 'beneath', seat)
      game.emit({ kind: 'drew', seat, count: 1, from: 'lost', is: [is], cause: { card } })
    },
  ),
])
