/** What is learned from games between bots: who teaches, and how a position is written down. */
import type { Kinds, Machine, SeatId } from '@dejarik/kernel'
import type { Bot } from '../bot.ts'
import type { Reader, Shape } from './sketch.ts'

/** `card` in what is read is the key of a card. */
export interface Lessons {
  readonly shape: Shape
  /** Every card by its key, as numbers. */
  readonly printed: () => ReadonlyMap<string, readonly number[]>
  readonly sketch: (game: Machine<Kinds>, seat: SeatId, reader: Reader<string>) => void
  /** The chance to win by the judgement that the net is compared with. */
  readonly regression: (game: Machine<Kinds>, seat: SeatId) => number
  /** Who plays the games. */
  readonly teachers: readonly Bot[]
}

interface Keyed {
  readonly key: string
}

/** The lessons of a game by its sketching. */
export function lessonsBy<C extends Keyed, P>(
  sketching: {
    readonly shape: Shape
    readonly printed: (card: C) => readonly number[]
    readonly sketch: (position: P, reader: Reader<C>) => void
  },
  look: (game: Machine<Kinds>, seat: SeatId) => P,
  cards: () => readonly C[],
): Pick<Lessons, 'shape' | 'printed' | 'sketch'> {
  return {
    shape: sketching.shape,
    printed: () => new Map(cards().map((card) => [card.key, sketching.printed(card)])),
    sketch: (game, seat, reader) =>
      sketching.sketch(look(game, seat), {
        whole: (place, value) => reader.whole(place, value),
        card: (group, card, numbers) => reader.card(group, card?.key, numbers),
      }),
  }
}
