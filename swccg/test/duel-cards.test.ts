/** What cards about duels say: who helps a duelist, and what winning one brings. */

import { numberOf } from '@dejarik/kernel'
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { HERE, NEXT, obsessed } from './duel-play.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const SWORD = { card: 'Luke Skywalker', with: ["Anakin's Lightsaber"] }

describe('during a duel', () => {
  test.for([
    { card: 'Courage Of A Skywalker', side: 'light', totals: [8, 6] },
    { card: 'Focused Attack', side: 'dark', totals: [9, 5] },
  ])(
    '$card adds one destiny',
    tells('Courage Of A Skywalker', 'Focused Attack'),
    ({ card, side, totals }) => {
      const game = obsessed({
        draws: [
          [1, 1, 1],
          [1, 1, 1],
        ],
        [side]: { hand: [card] },
      })
      game.play(side, { play: card })
      game.expect({ events: [{ kind: 'duelTotals', totals }], stop: 'here' })
    },
  )

  test(
    'both players may add one, each card once',
    together(proves('ccgx/duel/modify'), tells('Focused Attack')),
    () => {
      const game = obsessed({
        draws: [
          [1, 1, 1],
          [1, 1, 1],
        ],
        dark: { hand: ['Focused Attack', 'Focused Attack'] },
        light: { hand: ['Courage Of A Skywalker'] },
      })
      game.play('light', { play: 'Courage Of A Skywalker' }).play('dark', { play: 'Focused Attack' })
      game.expect({ events: [{ kind: 'duelTotals', totals: [9, 6] }], stop: 'here' })
    },
  )

  test(
    'Glancing Blow cancels a destiny of the opponent, if a lightsaber is there: it is simply not counted',
    together(proves('ccgx/duel/modify'), tells('Glancing Blow')),
    () => {
      const hand = { hand: ['Glancing Blow'] }
      const game = obsessed({
        draws: [
          [6, 1],
          [1, 1],
        ],
        rival: SWORD,
        light: hand,
      })
      game.play('light', { play: 'Glancing Blow' })
      game.expect({ events: [{ kind: 'duelTotals', totals: [7, 5] }], stop: 'here' })
      const unarmed = obsessed({
        draws: [
          [6, 1],
          [1, 1],
        ],
        light: hand,
      })
      unarmed.expect({ events: [{ kind: 'duelTotals', totals: [13, 5] }], stop: 'here' })
    },
  )
})

describe('in a battle', () => {
  const fought = (
    hand: Partial<Record<'dark' | 'light', readonly string[]>>,
    rival: string | object = SWORD,
  ) => {
    const game = final({
      at: 'battle dark',
      locations: [{ card: HERE, dark: ['Darth Vader'], light: [rival as string] }],
      dark: { force: 5, hand: hand.dark ?? [], reserve: 9 },
      light: { force: 5, hand: hand.light ?? [], reserve: 9 },
    })
    game.play('dark', { battle: HERE })
    return game
  }
  const numbers = (game: ReturnType<typeof fought>, title: string) => {
    const { machine } = game
    const card = machine.state.cards.findIndex((card) => card?.is === title)
    return (['power', 'immunity', 'usable-ability'] as const).map((name) => numberOf(machine, name, card))
  }

  test(
    'Focused Attack makes ability power, for immunity and the use of ability',
    tells('Focused Attack'),
    () => {
      const game = fought({ dark: ['Focused Attack'] })
      const [power = 0, immunity] = numbers(game, 'Darth Vader')
      expect(immunity).toBeGreaterThan(0)
      game.play('dark', { play: 'Focused Attack' })
      expect(numbers(game, 'Darth Vader')).toEqual([power + 6, 0, 0])
      game.expect({ stop: 'here' })
    },
  )

  test('Courage Of A Skywalker does the same for one of them', tells('Courage Of A Skywalker'), () => {
    const game = fought({ light: ['Courage Of A Skywalker'] }, 'Commander Luke Skywalker')
    const [power = 0] = numbers(game, 'Commander Luke Skywalker')
    game.play('light', { play: 'Courage Of A Skywalker' })
    const [after, immunity, usable] = numbers(game, 'Commander Luke Skywalker')
    expect([after! > power, immunity, usable]).toEqual([true, 0, 0])
    game.expect({ stop: 'here' })
    const nobody = fought({ light: ['Courage Of A Skywalker'] }, { card: 'Han Solo', with: ['Blaster'] })
    nobody.expect({ noOffers: { light: [{ play: 'Courage Of A Skywalker' }] }, stop: 'here' })
  })

  test('Glancing Blow takes 1 Force and leaves Vader no power', tells('Glancing Blow'), () => {
    const game = fought({ light: ['Glancing Blow'] })
    game.play('light', { play: 'Glancing Blow' }).play('light', { verb: 'lose', from: 'reserve' })
    expect(numbers(game, 'Darth Vader')[0]).toBe(0)
    game.expect({ resources: { light: { lost: 2 } }, stop: 'here' })
  })
})

describe('Advantage', () => {
  const ADVANTAGE = 'Advantage'

  test(
    'goes on a warrior who won, when a strong opponent is lost, and keeps in mind whether he was a Dark Jedi',
    together(proves('ccgx/duel/steps'), tells(ADVANTAGE)),
    () => {
      const game = obsessed({
        draws: [
          [1, 1],
          [6, 6],
        ],
        light: { hand: [ADVANTAGE] },
      })
      for (let lost = 0; lost < 7; lost++) game.play('dark', { verb: 'lose', from: 'reserve' })
      game.play('light', { deploy: ADVANTAGE, on: 'Luke Skywalker' })
      game.expect({
        facts: { [ADVANTAGE]: { on: 'Luke Skywalker' } },
        numbers: { 'Luke Skywalker': { power: 5 } },
        stop: 'here',
      })
      const { cards } = game.machine.state
      expect(cards.find((card) => card?.is === ADVANTAGE)!.notes).toEqual({ 'Dark Jedi': 1 })
    },
  )

  test('comes after a battle that was won as well, if whoever was lost was strong', tells(ADVANTAGE), () => {
    const fight = (dark: string, rebels: readonly string[]) => {
      const game = final({
        at: 'battle light',
        locations: [{ card: HERE, dark: [dark], light: rebels }],
        light: { force: 5, hand: [ADVANTAGE], reserve: 9 },
        dark: { reserve: 9 },
      })
      game.play('light', { battle: HERE }).play('light', 0)
      if (dark === 'Darth Vader') game.play('dark', 0)
      return game.play('dark', { forfeit: dark })
    }
    const game = fight('Darth Vader', ['Luke Skywalker', 'Han Solo', 'Rebel Trooper'])
    game.play('light', { deploy: ADVANTAGE, on: 'Rebel Trooper' })
    game.expect({ numbers: { 'table/Rebel Trooper': { power: 3 } }, stop: 'here' })
    const weak = fight('Stormtrooper', ['Luke Skywalker', 'Han Solo', 'Rebel Trooper'])
    weak.expect({ noOffers: { light: [{ deploy: ADVANTAGE }] }, stop: 'here' })
  })

  test('costs the opponent 1 Force at each of his move phases', tells(ADVANTAGE), () => {
    const game = final({
      at: 'battle dark',
      locations: [
        { card: HERE, dark: ['Stormtrooper'] },
        { card: NEXT, light: [{ card: 'Luke Skywalker', with: [ADVANTAGE] }] },
      ],
      dark: { force: 5, reserve: 9 },
      light: { reserve: 9 },
    })
    game.play('dark', { verb: 'lose', from: 'reserve' })
    game.expect({ resources: { dark: { lost: 1 } }, asked: { dark: 'move-phase' } })
  })
})

describe('I Am Your Father', () => {
  const FATHER = 'I Am Your Father'
  const DEPLOYED = { card: 'Luke Skywalker', with: [{ card: FATHER, by: 'dark' as const }] }

  test('goes on a Luke who has lost a battle to Vader, but not to others', tells(FATHER), () => {
    const fight = (dark: readonly string[]) => {
      const game = final({
        at: 'battle dark',
        locations: [{ card: HERE, dark, light: ['Luke Skywalker'] }],
        dark: { force: 5, hand: [FATHER], reserve: 9 },
        light: { reserve: 9 },
      })
      game.play('dark', { battle: HERE })
      return game
    }
    const game = fight(['Darth Vader'])
    game.play('dark', 0).play('light', 0)
    for (let lost = 0; lost < 3; lost++) game.play('light', { verb: 'lose', from: 'reserve' })
    game.play('dark', { deploy: FATHER, on: 'Luke Skywalker' })
    game.expect({ numbers: { 'Luke Skywalker': { power: 0, forfeit: 0 } }, stop: 'here' })
    const others = fight(['Stormtrooper', 'Stormtrooper', 'Stormtrooper', 'Stormtrooper'])
    others.play('dark', 0).play('light', 0).play('light', { verb: 'lose', from: 'reserve' })
    others.expect({ noOffers: { dark: [{ deploy: FATHER }] }, stop: 'here' })
  })

  test(
    'is answered to a won duel when its results are over: a Luke who survived has it',
    together(proves('ccgx/duel/won-duel'), tells(FATHER)),
    () => {
      const mercy = {
        title: 'A Draw Of Swords',
        side: 'dark',
        kind: 'interrupt',
        type: 'used',
        text: {
          actions: [
            {
              when: 'any-time',
              do: [
                {
                  do: 'duel',
                  yours: { persona: 'Vader' },
                  opponents: { persona: 'Luke' },
                  rules: { by: 'power', won: [{ do: 'lose-force', who: 'opponent', amount: 1 }], lost: [] },
                },
              ],
            },
          ],
        },
      } as const
      const game = final(
        {
          at: 'deploy dark',
          locations: [{ card: HERE, dark: ['Darth Vader'], light: ['Luke Skywalker'] }],
          dark: { hand: [mercy.title, FATHER], force: 5, reserve: 9 },
          light: { reserve: 9 },
        },
        { cards: [mercy] },
      )
      game.play('dark', { play: mercy.title })
      game.expect({ events: [{ kind: 'forceLost', seat: 'light' }] })
      game.play('dark', { deploy: FATHER, on: 'Luke Skywalker' })
      game.expect({ facts: { [FATHER]: { on: 'Luke Skywalker' } }, stop: 'here' })
    },
  )

  test('weakens him only beside Vader, and takes what he adds to a starship', tells(FATHER), () => {
    const apart = final({
      at: 'deploy dark',
      locations: [
        { card: HERE, light: [DEPLOYED] },
        { card: NEXT, dark: ['Darth Vader', 'Stormtrooper'] },
      ],
      dark: { hand: ['Stormtrooper'], force: 5 },
    })
    apart.expect({ numbers: { 'Luke Skywalker': { power: 3, forfeit: 7 } }, stop: 'here' })
    const flying = (vader: string) =>
      final({
        at: 'deploy dark',
        locations: [
          {
            card: 'Tatooine (D)',
            dark: [{ card: 'Black 2', pilots: [vader] }],
            light: [{ card: 'X-wing', pilots: [DEPLOYED] }],
          },
          HERE,
        ],
        dark: { hand: ['Stormtrooper'], force: 5 },
      })
    const alone = flying('DS-61-2')
    alone.expect({ numbers: { 'X-wing': { power: 6 } }, stop: 'here' })
    flying('Darth Vader').expect({ numbers: { 'X-wing': { power: 3 } }, stop: 'here' })
  })

  test('costs the opponent 2 Force at each of its player’s move phases', tells(FATHER), () => {
    const game = final({
      at: 'battle dark',
      locations: [
        { card: HERE, dark: ['Darth Vader'] },
        { card: NEXT, light: [DEPLOYED] },
      ],
      dark: { force: 5, reserve: 9 },
      light: { reserve: 9 },
    })
    game.expect({ resources: { light: { lost: 2 } }, asked: { dark: 'move-phase' } })
  })
})
