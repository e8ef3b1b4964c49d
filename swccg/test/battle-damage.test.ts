import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { fight, fighter, lose, PIT } from './battle-play.ts'
import { both } from './editions.ts'
import { beginners, ccg95 } from './play.ts'

const lord = fighter('dark', 'Lord', { power: 9, ability: 4, forfeit: 8 })
const brute = fighter('dark', 'Brute', { power: 9, ability: 1, forfeit: 4 })
const small = fighter('light', 'Small', { power: 1, ability: 1, forfeit: 2 })
const big = fighter('light', 'Big', { power: 2, ability: 1, forfeit: 5 })
const calm = fighter(
  'light',
  'Calm',
  { power: 3, ability: 2, forfeit: 6 },
  { text: { statics: [{ static: 'number', change: 'immunity', of: { the: 'self' }, become: 5 }] } },
)
const cards = [lord, brute, small, big, calm]
const AFTER = { dark: 'move-phase' }

const drawing = (destiny: number) => ({ there: ['Lord'], reserve: [`${destiny} of dark`, 9] })

both(
  'damage is paid with cards from the battle, with Force, or with both',
  [
    'damage/how-paid',
    'forfeit/definition',
    'ccg95/damage/hand-card-one',
    'ccg/damage/force-one-each',
    'ccg/damage/top-of-piles',
  ],
  (play) => {
    const game = fight(play, {
      cards,
      dark: { there: ['Brute'] },
      light: { there: ['Small', 'Big'], hand: ['Luke Skywalker'], force: 2, used: 2 },
    })
    game.expect({
      offersExactly: {
        light: [
          { forfeit: 'Small', value: 2 },
          { forfeit: 'Big', value: 5 },
          { verb: 'lose', from: 'reserve' },
          { verb: 'lose', from: 'force' },
          { verb: 'lose', from: 'used' },
          { verb: 'lose', from: 'hand' },
        ],
      },
    })
    game
      .play('light', { forfeit: 'Small' })
      .play('light', { verb: 'lose', from: 'hand' })
      .play('light', { verb: 'lose', from: 'used' })
    lose(game, 'light', 2).expect({ resources: { light: { lost: 5, used: 1 } }, asked: AFTER })
  },
)

both(
  'forfeit value beyond what is owed is wasted',
  ['forfeit/excess-wasted', 'ccg95/forfeit/several'],
  (play) => {
    const game = fight(play, {
      cards: [...cards, fighter('dark', 'Guard', { power: 6, ability: 1, forfeit: 1 })],
      dark: { there: ['Guard'] },
      light: { there: ['Small', 'Big'] },
    })
    game
      .play('light', { forfeit: 'Big' })
      .expect({ resources: { light: { lost: 1 } }, facts: { Small: { at: PIT } }, asked: AFTER })
  },
)

both(
  'who owes nothing forfeits nothing, and only what fought can be forfeited',
  [
    'ccg95/forfeit/only-when-owed',
    'ccg95/forfeit/only-participants',
    'ccg/forfeit/nothing-voluntary',
    'ccg/forfeit/participants-only',
  ],
  (play, edition) => {
    const game = fight(play, {
      cards,
      dark: { there: ['Brute'] },
      light: { there: ['Small'], yard: ['Big'] },
    })
    game.expect({
      refused: {
        light: { forfeit: 'Big' },
        rule: edition === '1995' ? 'ccg95/forfeit/only-participants' : 'ccg/forfeit/participants-only',
      },
      noOffers: { light: [{ forfeit: 'Big' }, { forfeit: 'Brute' }] },
      asked: { light: 'settle' },
    })
  },
)

both('weapons at the place are not forfeited', ['ccg95/forfeit/cards-with-value'], (play) => {
  const game = fight(play, {
    cards,
    dark: { there: ['Brute'] },
    light: { there: [{ card: 'Big', with: ['Blaster'] }], force: 0 },
  })
  game.expect({ noOffers: { light: [{ forfeit: 'Blaster' }] }, asked: { light: 'settle' } })
})

both(
  'attrition is met by forfeits only, whoever won',
  [
    'ccg95/attrition/forfeits-only',
    'ccg95/attrition/winner',
    'ccg95/attrition/both-sides',
    'ccg/attrition/mandatory',
    'ccg/damage/not-for-hits-or-attrition',
  ],
  (play) => {
    const wizard = fighter('light', 'Wizard', { power: 0, ability: 4, forfeit: 9 })
    const game = fight(play, {
      cards: [...cards, wizard],
      dark: { there: ['Lord', 'Brute'], reserve: ['0 of dark', 9] },
      light: { there: ['Wizard', 'Small'], reserve: ['3 of light', 9] },
    })
    game.play('dark', 1).play('light', 1)
    game.expect({
      offersExactly: { dark: [{ forfeit: 'Lord' }, { forfeit: 'Brute' }] },
      asked: { dark: 'settle' },
    })
  },
)

both(
  'cards given for attrition count against the damage too',
  ['ccg95/attrition/loser-not-additional', 'ccg95/attrition/equal-or-more', 'ccg/forfeit/satisfies-both'],
  (play) => {
    const game = fight(play, { cards, dark: drawing(3), light: { there: ['Small', 'Big'] } })
    game.play('dark', 1).play('light', { forfeit: 'Big' })
    lose(game, 'light', 4).expect({
      resources: { light: { lost: 5 } },
      facts: { Small: { at: PIT } },
      asked: AFTER,
    })
  },
)

test('1995: attrition comes before the rest of the damage', proves('ccg95/attrition/loser-order'), () => {
  const game = fight(ccg95, { cards, dark: drawing(3), light: { there: ['Small', 'Big'] } })
  game.play('dark', 1).expect({
    offersExactly: { light: [{ forfeit: 'Small' }, { forfeit: 'Big' }] },
    asked: { light: 'settle' },
  })
})

test("Beginner's: attrition and damage are settled in any order", proves('ccg/damage/three-factors'), () => {
  const game = fight(beginners, { cards, dark: drawing(3), light: { there: ['Small', 'Big'] } })
  game.play('dark', 1).expect({
    offers: { light: [{ forfeit: 'Small' }, { verb: 'lose', from: 'reserve' }] },
    asked: { light: 'settle' },
  })
})

both(
  'attrition above the damage is met in full; what no card can meet is ignored',
  ['ccg95/attrition/larger-than-damage', 'ccg95/attrition/nothing-left', 'ccg/attrition/rest-ignored'],
  (play) => {
    const thin = fighter('dark', 'Thin', { power: 0, ability: 4, forfeit: 1 })
    const game = fight(play, {
      cards: [...cards, thin],
      dark: { there: ['Thin'], reserve: ['7 of dark', 9] },
      light: { there: ['Big', 'Small'] },
    })
    game.play('dark', 1).play('light', { forfeit: 'Big' })
    game.expect({ resources: { light: { lost: 2 } }, asked: AFTER })
  },
)

both(
  'without battle destiny there is no attrition',
  ['ccg95/attrition/no-draw-none', 'ccg/attrition/needs-battle-destiny'],
  (play) => {
    const game = fight(play, {
      cards: [...cards, fighter('dark', 'Even', { power: 3, ability: 3, forfeit: 1 })],
      dark: { there: ['Even'] },
      light: { there: ['Big', 'Small'] },
    })
    game.expect({ resources: { light: { lost: 0 }, dark: { lost: 0 } }, asked: AFTER })
  },
)

both(
  'attrition below its number leaves an immune card alone, and the rest is ignored',
  [
    'ccg95/immunity/threshold',
    'ccg95/immunity/own-card-only',
    'ccg95/immunity/remainder-ignored',
    'ccg/immunity/amount',
  ],
  (play) => {
    const thin = fighter('dark', 'Thin', { power: 0, ability: 4, forfeit: 1 })
    const there = (destiny: number) => ({
      cards: [...cards, thin],
      dark: { there: ['Thin'], reserve: [`${destiny} of dark`, 9] },
      light: { there: ['Calm', 'Small'], force: 0 },
    })
    fight(play, there(4))
      .play('dark', 1)
      .expect({ facts: { Calm: { at: PIT } }, resources: { light: { lost: 1 } }, asked: AFTER })
  },
)

both(
  'at its number the immunity is gone, and stays so',
  ['ccg95/immunity/exceeded', 'ccg/immunity/checked-once'],
  (play, edition) => {
    const game = fight(play, { cards, dark: drawing(6), light: { there: ['Calm', 'Small'], hand: 1 } })
    game.play('dark', 1).play('light', { forfeit: 'Small' })
    if (edition === 'beginners') game.play('light', { forfeit: 'Calm' })
    game.expect({ resources: { light: { lost: 2 } }, asked: { light: 'settle' } })
  },
)

both(
  'an immune card can go for battle damage',
  ['ccg95/immunity/not-battle-damage', 'ccg/immunity/amount'],
  (play) => {
    const game = fight(play, { cards, dark: drawing(4), light: { there: ['Calm'] } })
    game.play('dark', 1).play('light', { forfeit: 'Calm' })
    lose(game, 'light', 4).expect({ resources: { light: { lost: 5 } }, asked: AFTER })
  },
)

test('1995: who started settles everything, then the other', proves('ccg95/damage/settling-order'), () => {
  const wizard = fighter('light', 'Wizard', { power: 9, ability: 4, forfeit: 9 })
  const page = fighter('light', 'Page', { power: 0, ability: 1, forfeit: 9 })
  const game = fight(ccg95, {
    cards: [...cards, wizard, page],
    dark: { there: ['Lord', 'Brute'], reserve: ['1 of dark', 9] },
    light: { there: ['Wizard', 'Page'] },
  })
  game.play('dark', 1).play('light', 0)
  game.expect({ asked: { light: 'settle' } })
})

test(
  "Beginner's: the players give in turn, the initiator first",
  proves('ccg/damage/alternate', 'ccg/battle/end'),
  () => {
    const wizard = fighter('light', 'Wizard', { power: 3, ability: 4, forfeit: 9 })
    const page = fighter('light', 'Page', { power: 0, ability: 1, forfeit: 1 })
    const game = fight(beginners, {
      cards: [...cards, wizard, page, fighter('dark', 'Squire', { power: 0, ability: 1, forfeit: 1 })],
      dark: { there: ['Lord', 'Squire'], reserve: ['1 of dark', 9] },
      light: { there: ['Wizard', 'Page'], reserve: ['2 of light', 9] },
    })
    game.play('dark', 1).play('light', 1)
    game.expect({ asked: { dark: 'settle' } }).play('dark', { forfeit: 'Squire' })
    game.expect({ asked: { light: 'settle' } }).play('light', { verb: 'lose', from: 'reserve' })
    game.expect({ facts: { Lord: { at: '' } }, asked: { light: 'settle' } })
  },
)
