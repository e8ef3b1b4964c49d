/** What a vehicle's react costs by the rules of 1995, where riders get on as it leaves. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { ccg95 } from './play.ts'
import { tells } from './tells.ts'

const CANTINA = 'Tatooine: Cantina (D)'
const EISLEY = 'Tatooine: Mos Eisley (D)'
const SPEEDER = "Luke's X-34 Landspeeder"

const drained = (light: readonly string[], force: number) =>
  ccg95({
    at: 'control dark',
    locations: [
      { card: EISLEY, dark: ['Stormtrooper'] },
      { card: 'Tatooine: Jawa Camp (D)', light: [...light] },
      { card: CANTINA },
    ],
    dark: { force: 2 },
    light: { force, reserve: 9 },
  }).play('dark', { drain: EISLEY })

describe(SPEEDER, tells(SPEEDER), () => {
  test('is free with Luke, who gets on', proves('ccg95/react/vehicles', 'ccg95/react/normal-cost'), () => {
    const game = drained([SPEEDER, 'Luke Skywalker', 'Talz'], 3)
    game.play('light', { move: SPEEDER, to: EISLEY }).play('light', { cards: ['Luke Skywalker'] })
    game.expect({
      resources: { light: { force: 3 } },
      facts: { 'Luke Skywalker': { at: 'Tatooine: Mos Eisley' } },
    })
    game.expect({ stop: 'here' })
  })
  test('costs its Force with anybody else', () => {
    const game = drained([SPEEDER, 'Luke Skywalker', 'Talz'], 3)
    game.play('light', { move: SPEEDER, to: EISLEY }).play('light', { cards: ['Talz'] })
    game.expect({ resources: { light: { force: 2 } }, stop: 'here' })
  })
  test('goes without any Force if Luke gets on, and he must', () => {
    const game = drained([SPEEDER, 'Luke Skywalker', 'Talz'], 0)
    game.expect({ offers: { light: [{ move: SPEEDER, to: EISLEY, cost: 0 }] } })
    game.play('light', { move: SPEEDER, to: EISLEY }).play('light', { cards: [] })
    game.expect({
      facts: { 'Luke Skywalker': { at: 'Tatooine: Mos Eisley' } },
      resources: { light: { force: 0 } },
    })
    game.expect({ stop: 'here' })
  })
  test('stays without Force and without Luke', proves('ccg95/react/normal-cost'), () => {
    drained([SPEEDER, 'Talz'], 0).expect({
      facts: { [SPEEDER]: { at: 'Tatooine: Jawa Camp' } },
      asked: 'dark',
    })
  })
})
