/** Sense of either side: it cancels an Interrupt with a destiny below the highest ability. */
import type { Said } from '@dejarik/kernel/scenario'
import { describe, test } from 'vitest'
import { type CardPlay, open, otherSeat, type Seat } from './card-plays.ts'
import { tells } from './tells.ts'

const PLAIN = 'Moon: Plain'

interface Sensed {
  readonly card: string
  readonly seat: Seat
  /** Who is there with an ability, and whoever the other card needs. */
  readonly there: Readonly<Partial<Record<Seat, readonly string[]>>>
  readonly against: string
  readonly choices: readonly Said[]
  /** A card whose destiny is below that ability, and one whose is not. */
  readonly low: string
  readonly high: string
  /** What the other card does unless it is cancelled. */
  readonly does: CardPlay['expected']
}
const SENSED: readonly Sensed[] = [
  {
    card: 'Sense (L)',
    seat: 'light',
    there: { light: ['Obi-Wan Kenobi', 'Kabe'] },
    against: 'Set For Stun',
    low: '5 of light',
    high: '6 of light',
    does: { zones: { 'light.hand': ['Kabe'] } },
    choices: [{ cards: ['table/Kabe'] }],
  },
  {
    card: 'Sense (D)',
    seat: 'dark',
    there: { dark: ['Darth Vader'], light: ['Beru Lars'] },
    against: 'Beru Stew',
    low: '5 of dark',
    high: '6 of dark',
    does: { resources: { light: { force: 7 } } },
    choices: [],
  },
]

describe.each(SENSED)('$card', ({ card, seat, there, against, low, high, does, choices }) => {
  const sensed = (destiny: string) => {
    const game = open({
      at: `deploy ${otherSeat(seat)}`,
      locations: [{ card: PLAIN, ...there }],
      [otherSeat(seat)]: {
        hand: [against, `Rim: Rock of ${otherSeat(seat)}`],
        force: 5,
        reserve: ['Garindan', 9],
      },
      [seat]: { hand: [card], reserve: [destiny, 9] },
    })
    game.play(otherSeat(seat), { play: against })
    for (const choice of choices) game.play(otherSeat(seat), choice)
    return game.play(seat, { play: card })
  }
  test('cancels with a destiny below the highest ability', tells(card), () => {
    sensed(low).expect({ resources: { [otherSeat(seat)]: { lost: 1 } }, asked: otherSeat(seat) })
  })
  test('fails with one that is not', tells(card), () => {
    sensed(high).expect({ ...does, asked: otherSeat(seat) })
  })
})
