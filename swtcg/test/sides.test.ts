import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { swtcgGame } from '../index.ts'
import { wholeGame } from './play.ts'

const bid = (amount: number) => ({ verb: 'bid', amount })
const points = (side: string, setupLeft: number) => ({ side, setupLeft })

describe('choosing sides', () => {
  test(
    'agreed sides begin with 30 build points each',
    proves('idc/prep/choose-sides', 'idc/prep/default-30-build'),
    () => {
      const game = wholeGame({ options: ['bid-for-sides'] })
      game.expect({ asked: { first: 'side', second: 'side' } })
      game.play('first', 'light').play('second', 'either')
      game
        .expect({
          asked: { second: 'pull-resource' },
          events: [{ kind: 'sidesChosen' }],
          resources: { first: points('light', 30), second: points('dark', 30) },
        })
        .done()
    },
  )

  test('sides that the decks settle are not asked about', proves('idc/prep/default-30-build'), () => {
    wholeGame()
      .expect({
        asked: { dark: 'pull-resource' },
        resources: { dark: points('dark', 30), light: points('light', 30) },
      })
      .done()
  })

  test(
    'the higher die gets the side both want; equal dice are rolled again',
    proves('idc/prep/random-side'),
    () => {
      const game = wholeGame({ options: ['roll-for-sides'], dice: [3, 3, 2, 5] })
      game.play('first', 'dark').play('second', 'dark')
      game
        .expect({ resources: { second: points('dark', 30), first: points('light', 30) }, asked: 'second' })
        .done()
    },
  )

  test('in 2003 the higher roll chooses', proves('wotc/setup/choose-sides'), () => {
    const game = wholeGame({ edition: 'wotc', options: ['roll-for-sides'], dice: [4, 4, 6, 1] })
    game.play('first', 'dark').play('second', 'dark')
    game
      .expect({ resources: { first: points('dark', 30), second: points('light', 30) }, asked: 'first' })
      .done()
    const reasons = swtcgGame.checkSetup(
      swtcgGame.sampleSetup({ seed: 1, edition: 'wotc', options: ['bid-for-sides'] }),
    )
    expect(reasons).toContainEqual({ code: 'bid-not-in-edition', rule: 'wotc/setup/choose-sides' })
  })
})

describe('bidding for a side', () => {
  const bidding = (dice: number[] = [5, 2]) => {
    const game = wholeGame({ options: ['bid-for-sides'], dice })
    return game.play('first', 'dark').play('second', 'dark')
  }

  test(
    'bids go down until one gives up; the winner begins with the bid, the other with 30',
    proves('idc/prep/bid-for-side', 'idc/prep/bid-winner-starting-build', 'idc/prep/bid-loser-starts-at-30'),
    () => {
      bidding()
        .expect({ asked: { first: 'bid-for-side' } })
        .play('first', bid(29))
        .play('second', bid(27))
        .play('first', bid(26))
        .expect({
          asked: { second: 'bid-for-side' },
          refused: [
            { second: bid(27), rule: 'idc/prep/bid-for-side' },
            { second: bid(26), rule: 'idc/prep/bid-for-side' },
            { second: bid(-1), rule: 'idc/prep/bid-for-side' },
          ],
        })
        .play('second', 'give-up')
        .expect({ asked: 'first', resources: { first: points('dark', 26), second: points('light', 30) } })
        .done()
    },
  )

  test('the first bid is 30 or lower', proves('idc/prep/bid-for-side'), () => {
    bidding()
      .expect({
        offers: { first: [bid(30), bid(0), 'give-up'] },
        refused: { first: bid(31), rule: 'idc/prep/bid-for-side' },
      })
      .play('first', bid(0))
      .expect({ asked: 'first', resources: { first: points('dark', 0), second: points('light', 30) } })
      .done()
  })

  test('the higher die opens the bidding', proves('idc/prep/random-side'), () => {
    bidding([2, 2, 1, 4])
      .expect({ asked: { second: 'bid-for-side' } })
      .done()
  })

  test('teams bid from 50', proves('idc/thw/shared-50-build'), () => {
    const game = wholeGame({ options: ['two-headed-wookiee', 'bid-for-sides'], seats: 4, dice: [6, 1] })
    game.play('first', 'dark').play('second', 'dark').play('first', bid(50)).play('second', 'give-up')
    game
      .expect({
        asked: 'first',
        resources: { first: points('dark', 50), first2: points('dark', 50), second: points('light', 50) },
      })
      .done()
  })
})
