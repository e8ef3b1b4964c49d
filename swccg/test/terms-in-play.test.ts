/** Gear aboard, how often devices are used, and who takes part in a battle. */
import { proves } from '@dejarik/rulebook/testing'
import { expect, test } from 'vitest'
import { both } from './editions.ts'
import { beginners, ccg95 } from './play.ts'

/** A site whose text says nothing to several characters. */
const JUNGLE = 'Yavin 4: Jungle (D)'

const CANTINA = 'Tatooine: Cantina (D)'
const EISLEY = 'Tatooine: Mos Eisley (D)'

const club = {
  title: 'Club',
  side: 'dark',
  kind: 'weapon',
  type: 'character',
  text: { deploys: { on: [{ on: { kind: 'character', whose: 'yours' }, cost: 1 }] } },
} as const

test(
  'a vehicle carries gear only by its text or in the hands of riders',
  proves('ccg95/vehicle/weapons-and-devices', 'ccg95/move/landspeed-occupants-free'),
  () => {
    const game = ccg95(
      {
        at: 'deploy dark',
        locations: [
          { card: EISLEY, dark: ['Ubrikkian 9000 Z001', { card: 'Myo', with: ['Club'] }] },
          'Tatooine: Jawa Camp (D)',
        ],
        dark: { hand: ['Club'], force: 3 },
      },
      { cards: [club] },
    )
    game.expect({ noOffers: { dark: [{ deploy: 'Club', on: 'Ubrikkian 9000 Z001' }] } })
    while (game.machine.table.phase !== 'move') game.play('dark', 'pass')
    game.play('dark', { move: 'Myo', to: 'Ubrikkian 9000 Z001', as: 'driver' })
    game.play('dark', { move: 'Ubrikkian 9000 Z001', to: 'Tatooine: Jawa Camp (D)' })
    game.expect({ facts: { 'table/Club': { at: 'Tatooine: Jawa Camp', on: 'Myo' } }, asked: 'dark' })
  },
)

test('what the crew carries takes no room of the ship', proves('ccg95/capacity/carried-gear-free'), () => {
  const game = ccg95(
    {
      locations: [
        {
          card: 'Kessel (D)',
          dark: [
            { card: 'Black 2', pilots: ['DS-61-2'] },
            { card: 'TIE Scout', passengers: [{ card: 'Myo', with: ['Club'] }] },
          ],
        },
      ],
      dark: { hand: ['Club', 'Labria'], force: 5 },
    },
    { cards: [club] },
  )
  game.expect({
    offers: {
      dark: [
        { deploy: 'Club', on: 'DS-61-2' },
        { deploy: 'Labria', on: 'TIE Scout', as: 'passenger' },
      ],
    },
    asked: 'dark',
  })
})

const lamp = (title = 'Signal Lamp') =>
  ({
    title,
    side: 'dark',
    kind: 'device',
    text: {
      deploys: { on: [{ on: { kind: ['character', 'starship'], whose: 'yours' } }] },
      actions: [
        {
          name: 'activate 1 Force',
          when: 'your-turn',
          cost: { use: 1 },
          do: [{ do: 'activate', amount: 1 }],
        },
      ],
    },
  }) as const

const lamps = [lamp(), lamp('Storm Lamp')]

const carried = (carrier: string, place: string) => ({
  at: 'draw dark',
  locations: [{ card: place, dark: [{ card: carrier, with: ['Signal Lamp', 'Storm Lamp'] }] }],
  dark: { force: 3 },
})

test('1995: a device is used as often as its cost is paid', proves('ccg95/device/use-cost'), () => {
  const game = ccg95(carried('Myo', JUNGLE), { cards: lamps })
  game.play('dark', { play: 'Signal Lamp', cost: 1 }).play('dark', { play: 'Signal Lamp' })
  game.expect({
    resources: { dark: { used: 2, force: 3 } },
    offers: { dark: [{ play: 'Signal Lamp' }] },
    asked: 'dark',
  })
})

test("Beginner's: a character uses one device a turn", proves('ccg/device/one-use-per-turn'), () => {
  const game = beginners(carried('Myo', JUNGLE), { cards: lamps })
  game.play('dark', { play: 'Signal Lamp' })
  game.expect({ noOffers: { dark: [{ play: 'Signal Lamp' }, { play: 'Storm Lamp' }] }, asked: 'dark' })
})

test(
  "Beginner's: a capital starship uses any number",
  proves('ccg/device/capital-any', 'ccg/starship/classes'),
  () => {
    const game = beginners(carried('Devastator', 'Kessel (D)'), { cards: lamps })
    game.play('dark', { play: 'Signal Lamp' }).play('dark', { play: 'Storm Lamp' })
    game.expect({ offers: { dark: [{ play: 'Signal Lamp' }] }, asked: 'dark' })
    const small = beginners(carried('TIE Scout', 'Kessel (D)'), { cards: lamps })
    small.play('dark', { play: 'Signal Lamp' })
    small.expect({ noOffers: { dark: [{ play: 'Storm Lamp' }] }, asked: 'dark' })
  },
)

both('a battle is started in the own battle phase, one at a time', ['battle/phase'], (play, edition) => {
  const position = {
    locations: [
      { card: JUNGLE, dark: ['Myo'], light: ['Talz'] },
      { card: EISLEY, dark: ['Labria'], light: ['Kabe'] },
    ],
    dark: { force: 3, hand: ['Wuher'] },
    light: { force: 1 },
  }
  const rule = `${edition === '1995' ? 'ccg95' : 'ccg'}/battle/phase`
  const early = play({ ...position, at: 'deploy dark' })
  early.expect({ refused: { dark: { battle: JUNGLE }, rule }, asked: 'dark' })
  const game = play({ ...position, at: 'battle dark' })
  game.expect({ offersExactly: { dark: [{ battle: JUNGLE }, { battle: EISLEY }, 'pass'] } })
  game.play('dark', { battle: JUNGLE })
  game.expect({
    noOffers: game.machine.questionFor(0) ? { dark: [{ battle: EISLEY }] } : { light: [{ battle: EISLEY }] },
  })
  game.expect({ asked: game.machine.questionFor(0) ? 'dark' : 'light' })
})

test(
  'only cards at the location of a battle take part, and a parked vehicle stays out of it',
  proves('ccg95/goal/battle-at-locations', 'ccg95/vehicle/parked-not-forfeited'),
  () => {
    const game = ccg95({
      at: 'battle dark',
      locations: [
        { card: CANTINA, dark: ['Darth Vader'], light: ['Talz', "Luke's X-34 Landspeeder"] },
        { card: EISLEY, light: ['Obi-Wan Kenobi'] },
      ],
      dark: { force: 1, reserve: ['Kessel (D)', 9] },
      light: { reserve: 9, hand: ['Kabe'] },
    })
    game.play('dark', { battle: CANTINA })
    const fighters = game.machine.table.battle!.cards.map((card) => game.machine.card(card).is)
    expect(fighters).toEqual(['Darth Vader', 'Talz'])
    game.expect({ asked: game.machine.questionFor(0) ? 'dark' : 'light' })
  },
)

test(
  'cards on table are given up in battles only, never for a drain',
  proves('ccg95/forfeit/only-in-battle'),
  () => {
    const game = ccg95({
      at: 'control dark',
      locations: [
        { card: CANTINA, dark: ['Myo'] },
        { card: EISLEY, light: ['Luke Skywalker'] },
      ],
      dark: { force: 1 },
      light: { reserve: 3, used: 1 },
    })
    game.play('dark', { drain: CANTINA })
    game.expect({
      offersExactly: {
        light: [
          { verb: 'lose', from: 'reserve' },
          { verb: 'lose', from: 'used' },
        ],
      },
      asked: 'light',
    })
  },
)

test(
  'what the crew of a starship carries takes no part in a battle at the system',
  proves('ccg95/capacity/carried-gear-no-battle'),
  () => {
    const pilot = { card: 'Darth Vader', with: ["Vader's Lightsaber"] }
    const game = ccg95({
      at: 'battle dark',
      locations: [
        {
          card: 'Kessel (D)',
          dark: [{ card: "Vader's Custom TIE", pilots: [pilot] }],
          light: [{ card: 'Red 1', pilots: ['Luke Skywalker'] }],
        },
      ],
      dark: { force: 5 },
      light: { reserve: 9 },
    })
    game.play('dark', { battle: 'Kessel (D)' })
    expect(JSON.stringify(game.machine.state.asked)).not.toContain('"fire"')
    game.expect({ asked: game.machine.questionFor(0) ? 'dark' : 'light' })
  },
)
