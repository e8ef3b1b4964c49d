/** Sites inside starships and vehicles: where they lie, who goes in and out, and what is lost with the craft. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { speaking } from '../effects/context.ts'
import { matches } from '../effects/matches.ts'
import { adjacentTo, areRelated } from '../rules/locations/locations.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const BAY = 'Sandcrawler: Loading Bay'
const HEAP = 'Sandcrawler: Droid Junkheap'
const DESERT = 'Tatooine: Dune Sea'
const EISLEY = 'Tatooine: Mos Eisley (L)'
const DECK = "Jabba's Sail Barge: Passenger Deck"
const BARGE = "Jabba's Sail Barge"
const STATION = 'Executor: Control Station'
const COMM = 'Executor: Comm Station'
const HALL = 'Executor: Main Corridor'
const DOCK = 'Executor: Docking Bay'

type Game = ReturnType<typeof final>
const placed = (game: Game, is: string): number =>
  game.machine.state.cards.find((card) => card?.is === is && card.zone < 2)!.id
const fits = (game: Game, is: string, filter: object): boolean =>
  matches(game.machine, speaking(0, placed(game, is)), filter, placed(game, is))

describe('a site of a craft', () => {
  test(
    'lies in a group of its own, next to the other sites of the craft',
    proves('ccgx/shipsite/group'),
    () => {
      const game = final({
        at: 'deploy dark',
        locations: ['Kessel (D)', STATION, COMM, EISLEY],
        dark: { hand: [HALL, 'Stormtrooper'], force: 3 },
      })
      expect(adjacentTo(game.machine, placed(game, STATION))).toEqual([placed(game, COMM)])
      game.expect({
        offers: {
          dark: [
            { deploy: HALL, row: 1 },
            { deploy: HALL, row: 2 },
            { deploy: HALL, row: 3 },
          ],
        },
        noOffers: { dark: [{ deploy: HALL, row: 4 }] },
        asked: 'dark',
      })
    },
  )

  test(
    'of a unique craft comes without it, and stays when it is lost',
    proves('ccgx/shipsite/deploy-unique'),
    () => {
      const alone = final({ at: 'deploy dark', locations: [EISLEY], dark: { hand: [DECK], force: 1 } })
      alone.play('dark', { deploy: DECK, row: 1 })
      alone.expect({ numbers: { [DECK]: { 'force-icons-dark': 2 } }, asked: 'dark' })
      const lost = final(
        {
          at: 'deploy dark',
          locations: [
            { card: DESERT, dark: [BARGE] },
            { card: DECK, dark: ['Stormtrooper'] },
          ],
          dark: { side: ['Trapdoor'] },
        },
        { cards: [sinks('vehicle')] },
      )
      lost.play('dark', { play: 'Trapdoor' })
      lost.expect({
        facts: { 'table/Stormtrooper': { on: DECK } },
        resources: { dark: { lost: 1 } },
        asked: 'dark',
      })
    },
  )

  test(
    'of another craft goes on one of its player, and is lost with it and everybody there',
    together(proves('ccgx/shipsite/deploy-on'), tells(BAY, HEAP)),
    () => {
      const game = final({
        at: 'deploy light',
        locations: [{ card: DESERT, light: ['Sandcrawler (L)'], dark: ['Sandcrawler (D)'] }, EISLEY],
        light: { hand: [BAY, BAY], force: 3 },
        dark: { hand: [HEAP] },
      })
      game.play('light', { deploy: `light.hand/${BAY} #1`, row: 2 })
      game.expect({ noOffers: { light: [{ deploy: `light.hand/${BAY}` }] }, asked: 'light' })
      const lost = final(
        {
          at: 'deploy light',
          locations: [
            { card: DESERT, light: ['Sandcrawler (L)'] },
            { card: BAY, craft: 'Sandcrawler', light: ['Jawa (L)'], dark: ['Jawa (D)'] },
            { card: HEAP, craft: 'Sandcrawler' },
          ],
          light: { side: ['Trapdoor'] },
        },
        { cards: [sinks('vehicle', 'light')] },
      )
      lost.expect({ numbers: { 'Jawa (L)': { forfeit: 3 }, 'Jawa (D)': { forfeit: 3 } }, asked: 'light' })
      lost.play('light', { play: 'Trapdoor' })
      lost.expect({ resources: { light: { lost: 3 }, dark: { lost: 2 } }, asked: 'light' })
      const none = final({ at: 'deploy light', locations: [DESERT], light: { hand: [BAY, 'Kessel (L)'] } })
      none.expect({ noOffers: { light: [{ deploy: BAY }] }, asked: 'light' })
    },
  )

  test(
    'is aboard the craft for texts, and no part of its bridge',
    proves('ccgx/shipsite/aboard', 'ccgx/shipsite/battle-there'),
    () => {
      const game = final({
        at: 'battle dark',
        locations: [
          { card: 'Kessel (D)', dark: ['Executor'], light: ['X-wing'] },
          { card: STATION, dark: ['DS-61-2'], light: ['Rebel Trooper'] },
        ],
        dark: { force: 5 },
        light: { force: 5 },
      })
      expect(fits(game, 'DS-61-2', { on: { title: 'Executor' } })).toBe(true)
      expect(fits(game, 'Executor', { with: { title: 'DS-61-2' } })).toBe(true)
      expect(fits(game, 'Executor', { with: { title: 'DS-61-2', pilots: true } })).toBe(false)
      game.expect({
        numbers: {
          Executor: { power: 12, ability: 3 },
          'Kessel (D)': { 'total-power-dark': 12, 'total-ability-dark': 3 },
          [STATION]: { 'presence-dark': 2, 'total-power-dark': 2 },
        },
        offers: { dark: [{ battle: STATION }, { battle: 'Kessel (D)' }] },
      })
      game.play('dark', { battle: STATION })
      game.expect({
        facts: { Executor: { battled: false }, 'X-wing': { battled: false } },
        asked: { light: 'settle' },
      })
    },
  )

  test(
    'is not on the planet where the vehicle stands, and next to the site there',
    proves('ccgx/shipsite/not-on-planet', 'ccgx/shipsite/vehicle-adjacent'),
    () => {
      const game = final({
        at: 'move light',
        locations: [
          { card: DESERT, light: ['Sandcrawler (L)'] },
          EISLEY,
          { card: BAY, craft: 'Sandcrawler', light: ['Jawa (L)'] },
        ],
        light: { force: 9 },
      })
      const [bay, desert, eisley] = [BAY, DESERT, EISLEY].map((is) => placed(game, is)) as [
        number,
        number,
        number,
      ]
      expect(fits(game, 'Jawa (L)', { where: { sitesOf: 'Tatooine' } })).toBe(false)
      expect(fits(game, 'Jawa (L)', { where: { sitesOf: 'Sandcrawler' } })).toBe(true)
      expect(adjacentTo(game.machine, bay)).toEqual([desert])
      expect(adjacentTo(game.machine, desert)).toEqual([eisley, bay])
      expect(areRelated(game.machine, bay, eisley)).toBe(true)
      game.expect({ noOffers: { light: [{ move: 'Jawa (L)', to: EISLEY }] }, asked: 'light' })
    },
  )
})

/** Makes all craft of a kind lost. */
const sinks = (kind: 'vehicle' | 'starship', side: 'dark' | 'light' = 'dark') =>
  ({
    title: 'Trapdoor',
    side,
    kind: 'effect',
    text: { actions: [{ when: 'your-turn', do: [{ do: 'lose-cards', what: { kind } }] }] },
  }) as const

describe('one goes', () => {
  test(
    'from a seat of the craft to its sites and back for nothing, and between them on foot',
    proves('ccgx/shipsite/move-inside'),
    () => {
      const game = final({
        at: 'move dark',
        locations: [
          { card: 'Kessel (D)', dark: [{ card: 'Executor', passengers: ['Stormtrooper'] }] },
          STATION,
          COMM,
        ],
        dark: { force: 5 },
      })
      game.play('dark', { move: 'table/Stormtrooper', to: STATION, by: 'disembark' })
      game.play('dark', { move: 'table/Stormtrooper', to: 'Executor', by: 'embark' })
      game.play('dark', { move: 'table/Stormtrooper', to: STATION, by: 'disembark' })
      game.expect({
        resources: { dark: { force: 5 } },
        offers: { dark: [{ move: 'table/Stormtrooper', to: COMM, by: 'landspeed', cost: 1 }] },
        asked: 'dark',
      })
    },
  )

  test(
    'through the door of a vehicle as the move of the turn, for what one’s half of the site asks',
    together(proves('ccgx/shipsite/enter-exit'), tells(BAY, DECK)),
    () => {
      const at = (when: string) =>
        final({
          at: when,
          locations: [
            { card: DESERT, light: ['Sandcrawler (L)', 'Rebel Trooper'], dark: ['Stormtrooper'] },
            EISLEY,
            { card: BAY, craft: 'Sandcrawler' },
          ],
          light: { force: 5 },
          dark: { force: 5 },
        })
      const light = at('move light')
      light.play('light', { move: 'table/Rebel Trooper', to: BAY, by: 'enter' })
      light.expect({
        resources: { light: { force: 5 } },
        facts: { 'table/Rebel Trooper': { on: BAY, moved: true } },
        noOffers: { light: [{ move: 'table/Rebel Trooper', to: DESERT }] },
        asked: 'light',
      })
      const dark = at('move dark')
      dark.play('dark', { move: 'table/Stormtrooper', to: BAY, by: 'enter' })
      dark.expect({ resources: { dark: { force: 4 } }, asked: { dark: 'draw-phase' } })
      const deck = final({
        at: 'move light',
        locations: [
          { card: DESERT, dark: [BARGE] },
          { card: DECK, light: ['Rebel Trooper'] },
        ],
        light: { force: 5 },
      })
      deck.play('light', { move: 'table/Rebel Trooper', to: DESERT, by: 'exit' })
      deck.expect({ resources: { light: { force: 1 } }, asked: { light: 'draw-phase' } })
    },
  )

  test(
    'with starfighters of both sides into a docking bay of a starship and out, and there by transit',
    proves('ccgx/shipsite/ship-docking-bay'),
    () => {
      const at = (when: string) =>
        final({
          at: when,
          locations: [
            {
              card: 'Kessel (D)',
              dark: ['Executor', { card: 'TIE Fighter', pilots: ['DS-61-2'] }],
              light: [{ card: 'X-wing', pilots: ['Red Leader'] }],
            },
            DOCK,
            { card: 'Yavin 4: Docking Bay (D)', light: ['Rebel Trooper'] },
          ],
          dark: { force: 5 },
          light: { force: 20 },
        })
      const light = at('move light')
      light.play('light', { move: 'X-wing', to: DOCK, by: 'land' })
      light.expect({
        facts: { 'X-wing': { on: DOCK } },
        offers: { light: [{ move: 'Yavin 4: Docking Bay (D)', to: DOCK, cost: 10 }] },
        resources: { light: { force: 20 } },
        asked: 'light',
      })
      const dark = at('move dark')
      dark.play('dark', { move: 'TIE Fighter', to: DOCK, by: 'land' })
      dark.expect({ facts: { 'TIE Fighter': { on: DOCK } }, asked: 'dark' })
      const out = final({
        at: 'move light',
        locations: [
          { card: 'Kessel (D)', dark: ['Executor'] },
          { card: DOCK, light: [{ card: 'X-wing', pilots: ['Red Leader'] }] },
        ],
      })
      out.play('light', { move: 'X-wing', to: 'Kessel (D)', by: 'take-off' })
      out.expect({ facts: { 'X-wing': { on: 'Kessel' } }, asked: { dark: 'activate' } })
    },
  )
})
