/** Choosing cards: on table, in a Lost Pile, in one's own Reserve Deck. */
import {
  type CardId,
  EVERYONE,
  moveCard,
  noteRevelation,
  pickBelow,
  reveal,
  type SeatId,
  seatBit,
} from '@dejarik/kernel'
import { speaking } from '../../effects/context.ts'
import { matches } from '../../effects/matches.ts'
import { ask, type Game, procedure, step } from '../../kinds.ts'
import type { Filter } from '../../text/filter.ts'
import { answer } from '../answers/answer.ts'
import { cardsIn, OFF_TABLE, opponentOf, seatZone } from '../cards/place.ts'
import { shuffle } from '../force/piles.ts'

interface Choosing {
  readonly seat: SeatId
  readonly card: CardId
  readonly from: readonly CardId[]
  readonly min: number
  readonly max: number
  readonly result?: readonly CardId[]
}
/** A player picks cards that everybody can see. */
export const choose = procedure<Choosing>('swccg/choose', [
  ask(
    'choose',
    (_, { seat, card, from, min, max }) =>
      ({ kind: 'cards', seat, about: 'choose', card, from, min, max }) as const,
    (_game, _locals, result) => ({ result }),
  ),
])

/** A player picks one of several things that have names; the result is its place in the list. */
export const pick = procedure<{
  readonly seat: SeatId
  readonly card: CardId
  readonly options: readonly string[]
  readonly result?: number
}>('swccg/pick', [
  ask(
    'pick',
    (_, { seat, card, options }) => ({ kind: 'choice', seat, about: 'pick', card, options }) as const,
    (_game, { options }, picked) => ({ result: options.indexOf(picked) }),
  ),
])

/** A player picks a number between two others. */
export const chooseNumber = procedure<{
  readonly seat: SeatId
  readonly card: CardId
  readonly min: number
  readonly max: number
  readonly result?: number
}>('swccg/choose-number', [
  ask(
    'number',
    (_, { seat, card, min, max }) =>
      ({ kind: 'number', seat, about: 'choose-number', card, min, max }) as const,
    (_game, _locals, result) => ({ result }),
  ),
])

/** A player does something or not. */
export const may = procedure<{ readonly seat: SeatId; readonly card: CardId; readonly result?: number }>(
  'swccg/may',
  [
    ask(
      'may',
      (_, { seat, card }) => ({ kind: 'confirm', seat, about: 'may', card }) as const,
      (_game, _locals, yes) => ({ result: yes ? 1 : 0 }),
    ),
  ],
)

export interface Searching {
  readonly seat: SeatId
  readonly card: CardId
  readonly what: Filter
  readonly most: number
  readonly pile: 'reserve' | 'force' | 'used' | 'lost'
}
/** Looks through a pile of one's own, takes cards into hand, shows them, and shuffles. */
export const search = procedure<Searching>('swccg/search', [
  step('look', (game, { seat, pile }) => {
    for (const card of cardsIn(game, seat, pile)) reveal(game, card, seatBit(seat))
  }),
  step('verify', (game, searching) => {
    if (game.policies.findsAreBinding) verify(game, searching, found(game, searching))
  }),
  ask(
    'search',
    (game, searching) => {
      const { seat, card, most } = searching
      const from = found(game, searching)
      const max = Math.min(most, from.length)
      const min = game.policies.findsAreBinding ? Math.min(1, max) : 0
      return { kind: 'cards', seat, about: 'search', card, from, min, max, evenIfForced: true } as const
    },
    (game, { seat, card, pile }, chosen) => {
      for (const each of chosen) takeShown(game, seat, each, card, pile)
    },
  ),
  step('shuffle', (game, { seat, card, pile }) => shuffle(game, seat, pile, { card })),
])

const found = (game: Game, { seat, card, what, pile }: Searching): readonly CardId[] =>
  cardsIn(game, seat, pile).filter((each) => matches(game, speaking(seat, card), what, each))

type Verified = Pick<Searching, 'seat' | 'card' | 'pile'>
/** Everybody hears whether a search is in vain; if it is, the opponent looks too (ccgx/final/search-verify). */
export function verify(game: Game, searched: Verified, found: readonly unknown[]): void {
  noteRevelation(game.state, EVERYONE)
  if (found.length === 0) showInVain(game, searched)
}

function showInVain(game: Game, { seat: whose, card, pile: from }: Verified): void {
  const seat = opponentOf(whose)
  const cards = cardsIn(game, whose, from)
  for (const each of cards) reveal(game, each, seatBit(seat))
  const cause = { card, rule: 'ccgx/final/search-verify' }
  const looked = { kind: 'looked', seat, whose, from, count: cards.length, cause } as const
  game.emit(looked, { to: seatBit(seat), facts: { is: cards.map((each) => game.card(each).is) } })
}

function takeShown(game: Game, seat: SeatId, card: CardId, by: CardId, from: Searching['pile']): void {
  reveal(game, card, EVERYONE)
  const { is } = game.card(card)
  moveCard(game, card, seatZone(seat, 'hand'))
  game.emit({ kind: 'drew', seat, count: 1, from, is: [is], cause: { card: by } })
}

export interface Retrieving {
  readonly seat: SeatId
  readonly card: CardId
  readonly from: readonly CardId[]
  readonly most: number
  readonly how: 'choice' | 'random' | 'nearest'
  readonly to: 'used' | 'hand'
}
/** Cards of the Lost Pile come back: chosen by their owner, or by chance. */
export const retrieve = procedure<Retrieving>('swccg/retrieve', [
  step('unasked', (game, retrieving) => {
    const { how, most } = retrieving
    if (how === 'choice') return
    const from = [...retrieving.from]
    const amount = Math.min(most, from.length)
    for (let left = amount; left > 0; left--)
      bringBack(game, retrieving, from.splice(how === 'random' ? pickBelow(game, from.length) : 0, 1)[0]!)
    game.finish()
    if (amount > 0) answer(game, { just: 'retrieved', by: retrieving.seat, amount })
  }),
  step('look', (game, { seat }) => {
    for (const card of cardsIn(game, seat, 'lost')) reveal(game, card, seatBit(seat))
  }),
  ask(
    'retrieve',
    (_, { seat, card, from, most }) => {
      const max = Math.min(most, from.length)
      return { kind: 'cards', seat, about: 'retrieve', card, from, min: 0, max } as const
    },
    (game, retrieving, chosen) => {
      for (const card of chosen) bringBack(game, retrieving, card)
      if (chosen.length > 0) answer(game, { just: 'retrieved', by: retrieving.seat, amount: chosen.length })
    },
  ),
])

function bringBack(game: Game, { seat, to, card: by }: Retrieving, card: CardId): void {
  const { is } = game.card(card)
  moveCard(game, card, seatZone(seat, to), { at: 'top', change: { ...OFF_TABLE, controller: seat } })
  game.emit({ kind: 'retrieved', seat, count: 1, is, cause: { card: by } })
}
