/** Piles by the rules of tournaments: losing in order, searching, retrieving, and the last card of Life Force. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import type { Instruction } from '../text/instruction.ts'
import type { Static } from '../text/statics.ts'
import { fight } from './battle-play.ts'
import { HERE, lookingOn } from './looking-on.ts'
import { beginners, final } from './play.ts'
import { interrupt, saying } from './worded-fighters.ts'

const doing = (title: string, ...steps: readonly Instruction[]) =>
  interrupt(title, 'dark', { when: 'any-time', do: steps })

describe('a loss of Force', () => {
  const rule = (title: string, what: Static) => saying('light', title, { statics: [what] })
  const cards = [
    doing('Cost', { do: 'lose-force', who: 'opponent', amount: 9 }),
    rule('Half', { static: 'halves-losses', whose: 'yours', round: 'up' }),
    rule('Most Four', { static: 'limits-losses', whose: 'yours', most: 4 }),
    rule('Most Three', { static: 'limits-losses', whose: 'yours', most: 3 }),
    interrupt('Shield', 'light', {
      when: { just: 'must-lose-force', by: 'you' },
      do: [{ do: 'change-loss', by: -2 }],
    }),
  ]
  const lost = (there: readonly string[], shields = 0) => {
    const game = lookingOn([{ card: HERE, light: there }], cards, {
      dark: { hand: ['Cost'] },
      light: { hand: Array.from({ length: shields }, () => 'Shield'), reserve: 20, force: 20 },
    })
    game.play('dark', { play: 'Cost' })
    for (let left = shields; left > 0; left--) game.play('light', { play: 'Shield' })
    const question = game.machine.questionFor(1)
    game.expect({ asked: game.machine.questionFor(0) ? 'dark' : 'light' })
    return question?.about === 'lose-force' && 'owed' in question ? question.owed : 0
  }
  test(
    'is halved, then made more or less, then limited, the lowest limit counting, and never below 0',
    proves('ccgx/final/loss-order'),
    () => {
      expect(lost([])).toBe(9)
      expect(lost(['Half'])).toBe(5)
      expect(lost(['Half'], 1)).toBe(3)
      expect(lost(['Most Four'], 1)).toBe(4)
      expect(lost(['Most Four', 'Most Three'], 1)).toBe(3)
      expect(lost(['Half', 'Most Four'])).toBe(4)
      expect(lost(['Half', 'Most Four'], 3)).toBe(0)
    },
  )

  test(
    'that must come from a pile comes from there while it has cards, and then from anywhere',
    proves('ccgx/final/loss-named-source'),
    () => {
      const graak = rule('Graak', {
        static: 'draws-losses',
        whose: 'yours',
        pile: 'reserve',
        at: { title: 'Tatooine: Cantina' },
      })
      const game = final(
        {
          at: 'control dark',
          locations: [
            { card: HERE, dark: ['Stormtrooper'] },
            { card: 'Tatooine: Jawa Camp (D)', light: ['Graak'] },
          ],
          light: { reserve: 1, force: 2, hand: ['Talz'] },
        },
        { cards: [graak] },
      )
      game.play('dark', { drain: HERE })
      game.expect({
        resources: { light: { reserve: 0, lost: 1, force: 2 } },
        offersExactly: {
          light: [
            { verb: 'lose', from: 'force' },
            { verb: 'lose', from: 'hand' },
          ],
        },
        asked: { light: 'lose-force' },
      })
    },
  )
})

describe('a search', () => {
  const cards = [
    doing('Find', { do: 'search', what: { title: 'Darth Vader' } }),
    doing('Find Two', { do: 'search', what: { persona: 'Vader' }, most: 2 }),
    doing('Muster', { do: 'deploy-from', pile: 'reserve', what: { title: 'Jawa (D)' } }),
    doing('Call', { do: 'deploy-from', pile: 'reserve', what: { title: 'Djas Puhr' } }),
  ]
  const searching = (play: string, reserve: readonly (string | number)[], how = final) =>
    how(
      {
        at: 'deploy dark',
        locations: [HERE],
        dark: { hand: ['Find', 'Muster', 'Call', 'Stormtrooper'], force: 9, reserve },
      },
      { cards },
    ).play('dark', { play })

  test(
    'that finds nothing shows the pile to the opponent, has no result, and the pile is shuffled',
    proves('ccgx/final/search-verify', 'ccgx/search/deploy-from-reserve-fails'),
    () => {
      const game = searching('Find', ['Stormtrooper', 'Lobot (D)'])
      game.expect({
        told: {
          light: [{ kind: 'looked', seat: 'light', whose: 'dark', is: ['Stormtrooper', 'Lobot (D)'] }],
          spectator: [{ kind: 'looked', seat: 'light', count: 2 }],
        },
      })
      game.play('dark', { cards: [] })
      game.expect({
        events: [{ kind: 'shuffled', seat: 'dark' }],
        resources: { dark: { hand: 3, reserve: 2 } },
        asked: 'dark',
      })
      const deploying = searching('Call', ['Stormtrooper', 3])
      deploying.expect({ told: { light: [{ kind: 'looked', seat: 'light', count: 4 }] } })
      deploying.play('dark', 'pass').expect({ events: [{ kind: 'shuffled', seat: 'dark' }], asked: 'dark' })
      const found = searching('Find', ['Darth Vader', 3])
      found.expect({ noEvents: [{ kind: 'looked', seat: 'light' }], asked: { dark: 'search' } })
    },
  )

  test('that finds something uses it', proves('ccgx/final/search-must-take'), () => {
    const least = (how: typeof final) => {
      const game = searching('Find', ['Darth Vader', 3], how)
      const question = game.machine.questionFor(0)
      game.expect({ asked: { dark: 'search' } })
      return question?.kind === 'cards' ? question.min : -1
    }
    expect(least(final)).toBe(1)
    expect(least(beginners)).toBe(0)
    const mustering = searching('Call', ['Djas Puhr', 3])
    mustering.expect({ noOffers: { dark: ['pass'] } })
    mustering.play('dark', { deploy: 'dark.reserve/Djas Puhr', on: HERE })
    mustering.expect({ facts: { 'table/Djas Puhr': { at: 'Tatooine: Cantina' } }, asked: 'dark' })
  })

  test(
    'for several shows what was found, and only then the pile is shuffled',
    proves('ccgx/search/take-several'),
    () => {
      const game = final(
        {
          at: 'deploy dark',
          locations: [HERE],
          dark: {
            hand: ['Find Two', 'Stormtrooper'],
            force: 9,
            reserve: ['Darth Vader', 2, 'Darth Vader', 'Darth Vader'],
          },
        },
        { cards },
      )
      game.play('dark', { play: 'Find Two' })
      game.play('dark', { cards: ['dark.reserve/Darth Vader #1', 'dark.reserve/Darth Vader #2'] })
      game.expect({
        events: [
          { kind: 'drew', seat: 'dark', is: ['Darth Vader'] },
          { kind: 'drew', seat: 'dark', is: ['Darth Vader'] },
          { kind: 'shuffled', seat: 'dark' },
        ],
        zones: { 'dark.hand': ['Stormtrooper', 'Darth Vader', 'Darth Vader'] },
        asked: 'dark',
      })
    },
  )
})

test(
  'retrieving into hand is retrieving: it is answered as such, and nothing goes to the Used Pile',
  proves('ccgx/search/retrieve-into-hand', 'ccgx/final/retrieve-into-hand'),
  () => {
    const tax = interrupt('Tax', 'light', {
      when: { just: 'retrieved', by: 'opponent' },
      do: [{ do: 'lose-force', who: 'opponent', amount: { value: 'amount' } }],
    })
    const salvage = doing('Salvage', { do: 'retrieve', amount: 2, nearest: true, to: 'hand' })
    const game = lookingOn([HERE], [tax, salvage], {
      dark: { hand: ['Salvage'], lost: ['Darth Vader', 'Lobot (D)', 2], used: 0, reserve: 9 },
      light: { hand: ['Tax'] },
    })
    game.play('dark', { play: 'Salvage' })
    game.expect({
      zones: { 'dark.hand': ['Stormtrooper', 'Darth Vader', 'Lobot (D)'] },
      resources: { dark: { lost: 2 } },
      asked: { light: 'retrieved' },
    })
    game.play('light', { play: 'Tax' }).expect({ asked: { dark: 'lose-force' } })
  },
)

test(
  'a destiny that is drawn and not yet put away is Life Force',
  proves('ccgx/final/life-force-unresolved'),
  () => {
    const drain = interrupt('Last Blow', 'dark', {
      when: { just: 'destiny-drawn', by: 'opponent' },
      do: [{ do: 'lose-force', who: 'opponent', amount: 1 }],
    })
    const cards = [
      drain,
      saying('dark', 'Brute', {}, { power: 1, ability: 1, forfeit: 9 }),
      saying('light', 'Able', {}, { power: 1, ability: 4, forfeit: 9 }),
    ]
    const struck = (play: typeof final) => {
      const game = fight(play, {
        cards,
        dark: { there: ['Brute'], hand: ['Last Blow'], reserve: 9 },
        light: { there: ['Able'], reserve: ['3 of light'], force: 1, used: 0 },
      })
      game.play('light', 1).play('dark', { play: 'Last Blow' })
      if (game.machine.questionFor(1)?.about === 'lose-force')
        game.play('light', { verb: 'lose', from: 'force' })
      return game
    }
    const lives = struck(final)
    lives.expect({ resources: { light: { used: 1 } } })
    expect(lives.machine.state.outcome).toBeNull()
    lives.expect({ asked: lives.machine.questionFor(0) ? 'dark' : 'light' })
    struck(beginners).expect({ over: { winners: ['dark'] } })
  },
)
