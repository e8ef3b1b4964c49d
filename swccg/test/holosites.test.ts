/** Holosites: dejariks and holograms that fight with their destiny numbers. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { speaking } from '../effects/context.ts'
import { matches } from '../effects/matches.ts'
import { adjacentTo } from '../rules/locations/locations.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const BOARD = 'Dejarik Hologameboard'
const TABLE = 'Imperial Holotable'
const BOTH = tells(BOARD, TABLE)

describe('a holosite', () => {
  test(
    'belongs to no system, and each of the two converts the other',
    together(proves('ccgx/holosite/place'), BOTH),
    () => {
      const game = final({
        at: 'deploy dark',
        locations: ['Tatooine: Mos Eisley (D)', BOARD],
        dark: { hand: [TABLE, 'Kessel (D)'], force: 3 },
      })
      const board = game.machine.state.zones[0]!.cards[1]!
      expect(adjacentTo(game.machine, board)).toEqual([])
      game.play('dark', { deploy: TABLE })
      game.expect({ facts: { [BOARD]: { as: 'beneath' } }, asked: 'dark' })
    },
  )

  test(
    'takes dejariks and holograms only, for Force of their destiny, without presence',
    proves('ccgx/holosite/who', 'ccgx/holosite/deploy'),
    () => {
      const game = final({
        at: 'deploy light',
        locations: [BOARD, 'Tatooine: Mos Eisley (L)'],
        light: { hand: ["K'lor'slug", 'Houjix', 'Talz', 'Help Me Obi-Wan Kenobi'], force: 9 },
      })
      game.expect({
        offers: {
          light: [
            { deploy: "K'lor'slug", on: BOARD, cost: 3 },
            { deploy: 'Houjix', on: BOARD, cost: 1 },
            { deploy: 'Help Me Obi-Wan Kenobi', on: BOARD, cost: 3 },
          ],
        },
        refused: { light: { deploy: 'Talz', on: BOARD }, rule: 'ccgx/holosite/who' },
        asked: 'light',
      })
      const again = final({
        at: 'deploy light',
        locations: [{ card: BOARD, light: [{ card: "K'lor'slug", projected: true }] }],
        light: { hand: ["K'lor'slug", 'Houjix'], force: 9 },
      })
      again.expect({ noOffers: { light: [{ deploy: "light.hand/K'lor'slug", on: BOARD }] }, asked: 'light' })
    },
  )

  test(
    'gives them their destiny as power, ability and forfeit, and silences their texts',
    proves('ccgx/holosite/values', 'ccgx/holosite/boosts'),
    () => {
      const game = final(
        {
          at: 'deploy light',
          locations: [BOARD],
          light: { hand: ["K'lor'slug", 'Houjix', 'Kessel (L)'], force: 9, side: ['Cheers'] },
        },
        {
          cards: [
            {
              title: 'Cheers',
              side: 'light',
              kind: 'effect',
              text: { statics: [{ static: 'number', change: 'power', of: { title: 'Houjix' }, add: 2 }] },
            },
          ],
        },
      )
      game.play('light', { deploy: "K'lor'slug", on: BOARD }).play('light', { deploy: 'Houjix', on: BOARD })
      game.expect({
        numbers: {
          "K'lor'slug": { power: 3, ability: 3, forfeit: 3 },
          Houjix: { power: 3, ability: 1, forfeit: 1 },
          [BOARD]: { 'total-power-light': 6, 'presence-light': 4 },
        },
        asked: 'light',
      })
    },
  )

  test(
    'is fought over and drained at, and is no battleground; who controls it takes the pieces back',
    together(proves('ccgx/holosite/play', 'ccgx/holosite/return'), BOTH),
    () => {
      const pieces = [{ card: "K'lor'slug", projected: true }]
      const drain = final({
        at: 'control light',
        locations: [{ card: BOARD, light: pieces }],
        light: { force: 1 },
      })
      const [board] = drain.machine.state.zones[0]!.cards
      expect(matches(drain.machine, speaking(1, board!), { battleground: true }, board!)).toBe(false)
      drain.expect({ offers: { light: [{ drain: BOARD }, { play: BOARD }] } })
      drain.play('light', { play: BOARD })
      drain.expect({ resources: { light: { hand: 1 } }, asked: 'light' })
      const fight = final({
        at: 'battle light',
        locations: [{ card: TABLE, light: pieces, dark: [{ card: 'Molator', projected: true }] }],
        light: { force: 1, reserve: 9 },
        dark: { force: 1, reserve: 9 },
      })
      fight.play('light', { battle: TABLE })
      fight.expect({ events: [{ kind: 'battleInitiated' }, { kind: 'battleEnded' }], asked: 'dark' })
    },
  )
})
