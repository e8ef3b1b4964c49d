/** Positions written down in bytes: what a seat saw, and whether it won in the end. */
import type { Lessons, Reader } from '@dejarik/bots'
import type { Kinds, Machine, SeatId } from '@dejarik/kernel'

/** Numbers are written in quarters. */
const QUARTERS = 4
const NO_CARD = 0xffff

/** How a game ended for a seat. */
export const RESULTS = { lost: 0, won: 1, drawn: 2 } as const
export type Result = keyof typeof RESULTS

interface Written {
  readonly seat: SeatId
  readonly whole: Int8Array
  /** What the judgement before says of it. */
  readonly regression: number
  readonly cards: readonly { readonly group: number; readonly card: number; readonly numbers: Int8Array }[]
}

const byte = (value: number): number => Math.max(-127, Math.min(127, Math.round(value * QUARTERS)))

/** Writes down one position. `numberOf` gives each card its number. */
export function write(
  lessons: Lessons,
  game: Machine<Kinds>,
  seat: SeatId,
  numberOf: (key: string) => number,
): Written {
  const { shape } = lessons
  const whole = new Int8Array(shape.whole)
  const cards: { group: number; card: number; numbers: Int8Array }[] = []
  const reader: Reader<string> = {
    whole: (place, value) => {
      whole[place] = byte(value)
    },
    card: (group, key, values) => {
      const numbers = new Int8Array(shape.numbers)
      for (const [index, value] of values.entries()) numbers[index] = byte(value)
      cards.push({ group, card: key === undefined ? NO_CARD : numberOf(key), numbers })
    },
  }
  lessons.sketch(game, seat, reader)
  return { seat, whole, cards: cards.slice(0, 255), regression: lessons.regression(game, seat) }
}

/**
 * The file: two counts of four bytes; the positions, each its game (4), kind of decks, result and count of cards (1 each),
 * the regression's chance in thousandths (2), and its numbers; then all cards, each its group (1), number (2) and numbers.
 */
export class Recorder {
  private readonly positions: Buffer[] = []
  private readonly cards: Buffer[] = []

  add(game: number, kind: number, result: Result, { whole, cards, regression }: Written): void {
    const head = Buffer.alloc(9)
    head.writeUInt32LE(game, 0)
    head.writeUInt8(kind, 4)
    head.writeUInt8(RESULTS[result], 5)
    head.writeUInt8(cards.length, 6)
    head.writeUInt16LE(Math.round(1000 * regression), 7)
    this.positions.push(head, Buffer.from(whole))
    for (const { group, card, numbers } of cards) {
      const start = Buffer.alloc(3)
      start.writeUInt8(group, 0)
      start.writeUInt16LE(card, 1)
      this.cards.push(start, Buffer.from(numbers))
    }
  }

  bytes(): Buffer {
    const counts = Buffer.alloc(8)
    counts.writeUInt32LE(this.positions.length / 2, 0)
    counts.writeUInt32LE(this.cards.length / 2, 4)
    return Buffer.concat([counts, ...this.positions, ...this.cards])
  }
}
