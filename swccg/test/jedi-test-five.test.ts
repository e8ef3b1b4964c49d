/** It Is The Future You See: an attempt of two turns, and a card that stands in for destinies. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { withDestiny } from './destinies.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'
import { CAVE, DAGOBAH, FIVE, JUNGLE, type lesson, passUntil } from './training-play.ts'

describe('It Is The Future You See', () => {
  const PUPIL = 'Luke Skywalker'
  const luck = {
    title: 'Test Of Luck',
    side: 'light',
    kind: 'interrupt',
    type: 'used',
    text: { actions: [{ when: 'any-time', do: [{ do: 'draw-destiny' }] }] },
  } as const
  const isAbout = (game: ReturnType<typeof lesson>, about: string) =>
    game.machine.state.asked?.questions.some((question) => question.about === about) === true
  const begun = (
    hand: readonly string[] = [],
    own: readonly string[] = ['Test Of Luck'],
    cards: NonNullable<Parameters<typeof final>[1]>['cards'] = [],
  ) => {
    const game = final(
      {
        at: 'activate light',
        locations: [
          DAGOBAH,
          { card: JUNGLE, light: ['Yoda', PUPIL, { card: FIVE, target: PUPIL, mentor: 'Yoda' }] },
          CAVE,
          { card: 'Tatooine: Mos Eisley (D)', dark: ['Stormtrooper'] },
        ],
        light: {
          force: 4,
          reserve: [withDestiny('light', 6), withDestiny('light', 2), 20],
          hand: own,
        },
        dark: { reserve: 20, force: 1, hand },
      },
      { cards: [luck, ...cards] },
    )
    passUntil(game, () => isAbout(game, 'phase-began'))
    return game.play('light', { play: FIVE })
  }

  test(
    'turns the apprentice upside down until the end of the next turn; then he has completed it, without a draw',
    together(proves('ccgx/dagobah/test-five'), tells(FIVE)),
    () => {
      const game = begun()
      game.expect({ numbers: { [PUPIL]: { power: 0 } }, noEvents: [{ kind: 'destinyDrawn' }] })
      const { turn } = game.machine.state.table
      passUntil(game, () => isAbout(game, 'keep-destiny'))
      expect(game.machine.state.table.turn).toBe(turn + 2)
      game.expect({
        facts: { [FIVE]: { on: PUPIL } },
        numbers: { [PUPIL]: { power: 3, immunity: 4 } },
        stop: 'here',
      })
    },
  )

  test(
    'keeps a card that stands in for destinies, again and again',
    together(proves('ccgx/dagobah/test-five-destiny'), tells(FIVE)),
    () => {
      const game = begun()
      passUntil(game, () => isAbout(game, 'keep-destiny'))
      const is = withDestiny('light', 6)
      game.play('light', { cards: [`light.reserve/${is}`] })
      passUntil(game, () => game.machine.state.asked?.questions[0]?.seat === 1)
      game.play('light', { play: 'Test Of Luck' })
      game.expect({ asked: { light: 'use-kept-destiny' } })
      game.play('light', true)
      game.expect({ events: [{ kind: 'destinyDrawn', seat: 'light', is }], stop: 'here' })
      expect(game.machine.state.cards.some((card) => card?.is === is && card.as === 'beneath')).toBe(true)
    },
  )

  test(
    'keeps a card as it is: what a draw was made less by does not stay on it',
    together(proves('ccgx/dagobah/test-five-destiny'), tells(FIVE)),
    () => {
      const doubt = {
        title: 'Doubt',
        side: 'dark',
        kind: 'interrupt',
        type: 'used',
        text: {
          actions: [
            { when: { just: 'destiny-drawn', by: 'opponent' }, do: [{ do: 'change-destiny', by: -1 }] },
          ],
        },
      } as const
      const is = withDestiny('light', 6)
      const game = begun(['Doubt', 'Doubt'], ['Test Of Luck', 'Test Of Luck'], [doubt])
      passUntil(game, () => isAbout(game, 'keep-destiny'))
      game.play('light', { cards: [`light.reserve/${is}`] })
      for (const one of [' #1', '']) {
        passUntil(game, () => game.machine.state.asked?.questions[0]?.seat === 1)
        game.play('light', { play: `light.hand/Test Of Luck${one}` }).play('light', true)
        game.play('dark', { play: `dark.hand/Doubt${one}` })
        passUntil(game, () => !isAbout(game, 'destiny-drawn'))
        game.expect({ events: [{ kind: 'destinyDrawn', seat: 'light', is, value: 5 }] })
      }
      game.expect({ stop: 'here' })
    },
  )

  test('ends even under Failure At The Cave', proves('ccgx/dagobah/failure-at-cave'), () => {
    const game = begun(['Failure At The Cave'])
    passUntil(game, () => isAbout(game, 'deploy-phase') && game.machine.state.asked?.questions[0]?.seat === 0)
    game.play('dark', { deploy: 'Failure At The Cave', on: CAVE, target: PUPIL })
    passUntil(game, () => isAbout(game, 'keep-destiny'))
    game.expect({ facts: { [FIVE]: { on: PUPIL } }, numbers: { [PUPIL]: { immunity: 3 } }, stop: 'here' })
  })
})
