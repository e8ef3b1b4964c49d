/** Who may be on table by the rules of tournaments: versions of a persona, titles of both sides, cards once a system. */
import { proves } from '@dejarik/rulebook/testing'
import { expect, test } from 'vitest'
import { speaking } from '../effects/context.ts'
import { allThatFit } from '../effects/matches.ts'
import { final } from './play.ts'

const HUT = "Tatooine: Obi-Wan's Hut"
const CANTINA = 'Tatooine: Cantina (L)'

test(
  'a player has one version of a persona on table, and the opponent may have another',
  proves('ccgx/persona/one-version', 'ccgx/final/persona-same-player'),
  () => {
    const game = final({
      at: 'deploy light',
      locations: [{ card: CANTINA, light: ['Luke Skywalker'] }, HUT],
      light: { hand: ['Commander Luke Skywalker', 'Rebel Trooper'], force: 9 },
    })
    game.expect({
      refused: {
        light: { deploy: 'light.hand/Commander Luke Skywalker', on: HUT },
        rule: 'ccgx/persona/one-version',
      },
      asked: 'light',
    })
    const both = final({
      at: 'deploy light',
      locations: [{ card: CANTINA, dark: ['Lando Calrissian (D)'] }, HUT],
      light: { hand: ['Tamtel Skreej'], force: 9 },
    })
    both.expect({ offers: { light: [{ deploy: 'Tamtel Skreej', on: HUT }] }, asked: 'light' })
  },
)

test(
  'a unique title that both sides own is on table only once',
  proves('ccgx/persona/same-title-both-sides'),
  () => {
    const game = final({
      at: 'deploy light',
      locations: [{ card: CANTINA, dark: ['Lobot (D)'] }, HUT],
      light: { hand: ['Lobot (L)', 'Rebel Trooper'], force: 9 },
    })
    game.expect({
      refused: {
        light: { deploy: 'light.hand/Lobot (L)', on: HUT },
        rule: 'ccgx/persona/same-title-both-sides',
      },
      asked: 'light',
    })
  },
)

test(
  'who is out of play keeps every version of the persona away',
  proves('ccgx/persona/out-of-play-persona', 'ccgx/final/out-of-play-persona'),
  () => {
    const game = final({
      at: 'deploy light',
      locations: [HUT],
      light: { hand: ['Commander Luke Skywalker', 'Han Solo'], force: 9, outOfPlay: ['Luke Skywalker'] },
    })
    game.expect({
      offers: { light: [{ deploy: 'Han Solo', on: HUT }] },
      refused: {
        light: { deploy: 'light.hand/Commander Luke Skywalker', on: HUT },
        rule: 'ccgx/persona/out-of-play-persona',
      },
      asked: 'light',
    })
  },
)

test('whoever is of two types is meant by both', () => {
  const game = final({
    at: 'deploy light',
    locations: [{ card: CANTINA, light: ['Chewbacca'] }],
    light: { hand: ['Rebel Trooper'], force: 9 },
  })
  const { machine } = game
  const fits = (type: 'alien' | 'rebel' | 'imperial') =>
    allThatFit(machine, speaking(1, machine.state.zones[0]!.cards[0]!), { kind: 'character', type }).length
  expect([fits('alien'), fits('rebel'), fits('imperial')]).toEqual([1, 1, 0])
  game.expect({ asked: 'light' })
})
