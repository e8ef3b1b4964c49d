/** Cards that are slid into the opponent's Reserve Deck. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { open, otherSeat } from './card-plays.ts'
import { tells } from './tells.ts'

const [PLAIN, HILL, LAKE] = ['Moon: Plain', 'Moon: Hill', 'Moon: Lake']

/** By this seed it comes to lie beneath two cards. */
const SEED = 3

describe.each([
  ['A Tremor In The Force', 'light'],
  ['A Disturbance In The Force', 'dark'],
] as const)('%s', (card, seat) => {
  const foe = otherSeat(seat)
  const inserted = (seed = 1) =>
    open(
      {
        at: `deploy ${seat}`,
        locations: [{ card: PLAIN }, { card: HILL }, { card: LAKE }],
        [seat]: { hand: [card, card, `Rim: Rock of ${seat}`], reserve: 9 },
        [foe]: { reserve: 6 },
      },
      [],
      seed,
    ).play(seat, { deploy: `${seat}.hand/${card} #1` })

  test(
    'is slid into the Reserve Deck of the opponent, which is shuffled',
    proves('ccg95/term/insert'),
    () => {
      inserted().expect({
        resources: { [foe]: { reserve: 7 } },
        events: [
          { kind: 'inserted', seat, is: card },
          { kind: 'shuffled', seat: foe, pile: 'reserve' },
        ],
        asked: seat,
      })
    },
  )
  test('is done once in a game', tells(card), () => {
    inserted().expect({ noOffers: { [seat]: [{ deploy: `${seat}.hand/${card}` }] }, asked: seat })
  })
  test('is lost when it comes to the top, and ends the activation of that turn', tells(card), () => {
    inserted(SEED)
      .play(seat, 'pass')
      .play(foe, 4)
      .expect({
        events: [{ kind: 'surfaced', seat: foe, is: card }],
        zones: { [`${seat}.lost`]: [card] },
        resources: { [foe]: { force: 2, reserve: 4 } },
        asked: foe,
      })
  })
})
