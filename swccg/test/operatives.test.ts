/** Operatives: what they can and cannot do on the planet of their title. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { fighter } from './battle-play.ts'
import { final } from './play.ts'

const AGENT = 'Moon Operative'
const site = (title: string) =>
  ({
    title,
    side: 'light',
    kind: 'location',
    type: 'site',
    icons: ['exterior'],
    force: { dark: 1, light: 1 },
  }) as const
const cards = [
  site('Moon: Plain'),
  site('Moon: Hill'),
  site('Rim: Rock'),
  site('Rim: Gorge'),
  fighter('light', AGENT, { power: 2, ability: 4, deploy: 1, forfeit: 3 }),
]
const PLAIN = 'Moon: Plain'
const HILL = 'Moon: Hill'
const ROCK = 'Rim: Rock'
const GORGE = 'Rim: Gorge'

describe('an operative on its planet', () => {
  test(
    'is one of its kind at a place: no second is deployed or moves there',
    proves('ccgx/operative/matching', 'ccgx/operative/one-per-place'),
    () => {
      const deploying = final(
        {
          at: 'deploy light',
          locations: [{ card: PLAIN, light: [AGENT] }, HILL],
          light: { hand: [AGENT], force: 5 },
        },
        { cards },
      )
      deploying.expect({
        offers: { light: [{ deploy: `light.hand/${AGENT}`, on: HILL }] },
        refused: {
          light: { deploy: `light.hand/${AGENT}`, on: PLAIN },
          rule: 'ccgx/operative/one-per-place',
        },
        asked: 'light',
      })
      const moving = final(
        {
          at: 'move light',
          locations: [
            { card: PLAIN, light: [AGENT] },
            { card: HILL, light: [AGENT, 'Talz'] },
          ],
          light: { force: 5 },
        },
        { cards },
      )
      moving.expect({
        noOffers: { light: [{ move: `${AGENT} #1`, to: HILL }] },
        offers: { light: [{ move: 'Talz', to: PLAIN }] },
        asked: 'light',
      })
    },
  )

  test('loses its player one of two that are together', proves('ccgx/operative/one-per-place'), () => {
    const game = final(
      {
        at: 'deploy light',
        locations: [{ card: PLAIN, light: [AGENT, AGENT] }],
        light: { hand: ['Rebel Trooper', 'Rebel Trooper'], force: 5, lost: 0 },
      },
      { cards },
    )
    game.play('light', { deploy: 'light.hand/Rebel Trooper #1', on: PLAIN })
    game.play('light', { cards: [`${AGENT} #1`] })
    game.expect({ resources: { light: { lost: 1 } }, asked: 'light' })
  })

  test(
    'applies no ability toward battle destiny, occupies, and controls only with somebody else',
    proves('ccgx/operative/no-destiny', 'ccgx/operative/control-needs-more'),
    () => {
      const at = (light: readonly string[]) =>
        final(
          {
            at: 'control light',
            locations: [
              { card: PLAIN, light },
              { card: ROCK, light: ['Talz'] },
            ],
          },
          { cards },
        )
      at([AGENT]).expect({
        numbers: { [PLAIN]: { 'presence-light': 4, 'total-ability-light': 0 } },
        noOffers: { light: [{ drain: PLAIN }] },
        asked: 'light',
      })
      at([AGENT, 'Rebel Trooper']).expect({
        numbers: { [PLAIN]: { 'total-ability-light': 1 } },
        offers: { light: [{ drain: PLAIN }] },
        asked: 'light',
      })
    },
  )
})

test('elsewhere it is a character like others', proves('ccgx/operative/elsewhere'), () => {
  const game = final(
    {
      at: 'control light',
      locations: [
        { card: ROCK, light: [AGENT, AGENT] },
        { card: GORGE, light: ['Talz'] },
      ],
    },
    { cards },
  )
  game.expect({
    numbers: { [ROCK]: { 'total-ability-light': 8 } },
    offers: { light: [{ drain: ROCK }] },
    asked: 'light',
  })
})
