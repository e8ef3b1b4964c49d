/** Dagobah: who comes there, and how. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { final } from './play.ts'
import { tells } from './tells.ts'
import { CAVE, DAGOBAH, JUNGLE } from './training-play.ts'

describe('Dagobah', () => {
  const landed = (hand: readonly string[]) =>
    final({
      at: 'deploy light',
      locations: [DAGOBAH, { card: JUNGLE, light: ['Yoda'] }, CAVE, 'Tatooine: Cantina (D)'],
      light: { hand, force: 9 },
    })

  test(
    'lets nobody be deployed there but those whose text says so, and creatures',
    together(proves('ccgx/dagobah/no-deploy', 'ccgx/dagobah/creatures-allowed'), tells('Yoda')),
    () => {
      const game = landed(['Rebel Trooper', 'Son Of Skywalker', 'Bog-wing (L)', 'X-wing'])
      game.expect({
        offers: {
          light: [
            { deploy: 'Son Of Skywalker', on: JUNGLE },
            { deploy: 'Bog-wing (L)', on: JUNGLE },
          ],
        },
        refused: { light: { deploy: 'Rebel Trooper', on: JUNGLE }, rule: 'ccgx/dagobah/no-deploy' },
      })
      game.expect({
        refused: { light: { deploy: 'X-wing', on: DAGOBAH }, rule: 'ccgx/dagobah/no-deploy' },
        stop: 'here',
      })
    },
  )

  test('is reached by hyperspeed and by landing, not by shuttles', proves('ccgx/dagobah/movement'), () => {
    const game = final({
      at: 'move light',
      locations: [
        {
          card: DAGOBAH,
          light: [{ card: 'Tantive IV', pilots: ['Luke Skywalker'], passengers: ['Rebel Trooper'] }],
        },
        JUNGLE,
        { card: 'Tatooine (L)', light: [{ card: 'Red 5', pilots: ['Biggs Darklighter'] }] },
      ],
      light: { force: 9 },
    })
    game.expect({
      offers: { light: [{ move: 'Red 5', to: DAGOBAH }] },
      refused: { light: { move: 'Rebel Trooper', to: JUNGLE, by: 'shuttle' }, rule: 'ccgx/dagobah/movement' },
      stop: 'here',
    })
  })

  test(
    'bars Force drains where the system says so, and its sites by themselves do not',
    proves('ccgx/dagobah/no-drain'),
    () => {
      const game = final({
        at: 'control light',
        locations: [
          { card: DAGOBAH, light: [{ card: 'Red 5', pilots: ['Luke Skywalker'] }] },
          JUNGLE,
          { card: CAVE, light: ['Yoda'] },
        ],
        light: { force: 9 },
      })
      game.expect({
        offers: { light: [{ drain: CAVE }] },
        noOffers: { light: [{ drain: DAGOBAH }] },
        stop: 'here',
      })
    },
  )
})
