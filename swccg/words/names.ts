/** Names of seats, cards and piles in sentences. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { definitionOf, type Game, type Pile } from '../kinds.ts'

export const seatName = (game: Game, seat: SeatId): string =>
  game.seat(seat).side === 'dark' ? 'Dark Side' : 'Light Side'

export const cardName = (game: Game, card: CardId): string =>
  game.state.cards[card] ? definitionOf(game, card).title : 'a card'

/** What a card is called; its key tells cards of both sides apart that are called the same. */
export const titleIn = (game: Game, key: string): string => game.constants.library.card(key).title

export const PILES: Readonly<Record<Pile, string>> = {
  reserve: 'Reserve Deck',
  force: 'Force Pile',
  used: 'Used Pile',
  lost: 'Lost Pile',
  hand: 'hand',
  'out-of-play': 'out of play',
}

export const both = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`
