/** Mines: who sets them off by coming, by being deployed or by going across, and what is lost. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { ARENA } from './battle-play.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const WASTES = 'Tatooine: Jundland Wastes'
const CAMP = 'Tatooine: Jawa Camp (L)'
const DROID = { light: 'LIN-V8K (Elleyein-Veeatekay)', dark: 'LIN-V8M (Elleyein-Veeateemm)' }

describe.each([
  ['light', 'L'],
  ['dark', 'D'],
] as const)('of the %s side', (seat, letter) => {
  const INFANTRY = `Infantry Mine (${letter})`
  const VEHICLE = `Vehicle Mine (${letter})`
  const rule = (card: string) => together(tells(card), proves('ccgx/artillery/mines'))
  const other = seat === 'light' ? 'dark' : 'light'
  const trooper = other === 'light' ? 'Rebel Trooper' : 'Stormtrooper'
  const speeder = other === 'light' ? 'SoroSuub V-35 Landspeeder' : 'Ubrikkian 9000 Z001'
  const driver = other === 'light' ? 'Biggs Darklighter' : 'Dr. Evazan'

  const field = (mine: string, draws: number, there: readonly object[], phase = 'move') =>
    final(
      {
        at: `${phase} ${other}`,
        locations: [{ card: WASTES, [other]: there as never[] }, { card: EISLEY, [seat]: [mine] }, CAMP],
        [seat]: { reserve: [`${draws} of ${seat}`, 9] },
        [other]: { force: 5, hand: [trooper], reserve: 9, lost: 0 },
      } as never,
      { cards: [...ARENA] },
    )

  test('is laid by a mining droid at its exterior site', tells(INFANTRY, VEHICLE), () => {
    const game = final({
      at: `deploy ${seat}`,
      locations: [
        { card: EISLEY, [seat]: [DROID[seat]] },
        { card: CAMP, [seat]: ['Yoxgit'] },
      ],
      [seat]: { hand: [INFANTRY, VEHICLE], force: 3 },
    } as never)
    game.expect({
      offers: {
        [seat]: [
          { deploy: INFANTRY, on: EISLEY },
          { deploy: VEHICLE, on: EISLEY },
        ],
      },
      noOffers: { [seat]: [{ deploy: INFANTRY, on: CAMP }] },
      stop: 'here',
    })
  })

  test(
    'an infantry mine takes a character that walks there, by more than its ability',
    rule(INFANTRY),
    () => {
      const game = field(INFANTRY, 0, [{ card: driver }])
      game.play(other, { move: driver, to: EISLEY })
      game.expect({ events: [{ kind: 'destinyDrawn', value: 0, for: 'weapon' }], stop: 'here' })
      game.expect({
        zones: { [`${seat}.lost`]: [INFANTRY] },
        facts: { [driver]: { at: EISLEY.slice(0, -4) } },
        stop: 'here',
      })
    },
  )

  test('the destiny and two are held against ability', rule(INFANTRY), () => {
    const game = field(INFANTRY, 2, [{ card: driver }])
    game.play(other, { move: driver, to: EISLEY })
    game.expect({
      zones: { [`${seat}.lost`]: [INFANTRY], [`${other}.lost`]: [driver] },
      stop: 'here',
    })
  })

  test('it goes off under whoever is deployed there', rule(INFANTRY), () => {
    const game = field(INFANTRY, 1, [], 'deploy')
    game.play(other, { deploy: trooper, on: EISLEY })
    game.expect({ zones: { [`${other}.lost`]: [trooper], [`${seat}.lost`]: [INFANTRY] }, stop: 'here' })
  })

  test(
    'riders do not set off an infantry mine, their vehicle does set off one for vehicles, also on its way across',
    together(tells(INFANTRY, VEHICLE), proves('ccgx/artillery/mine-exceptions', 'ccgx/artillery/mines')),
    () => {
      const ride = [{ card: speeder, driver: [driver] }]
      const walk = field(INFANTRY, 5, ride)
      walk.play(other, { move: speeder, to: EISLEY })
      walk.expect({ zones: { [`${seat}.lost`]: [] }, stop: 'here' })
      const across = field(VEHICLE, 5, ride)
      across.play(other, { move: speeder, to: CAMP })
      across.expect({
        zones: { [`${seat}.lost`]: [VEHICLE] },
        events: [{ kind: 'left', is: speeder, by: 'lost' }],
        stop: 'here',
      })
    },
  )

  test(
    'a vehicle that survives goes on, and creatures that are ridden do not set it off',
    rule(VEHICLE),
    () => {
      const across = field(VEHICLE, 0, [{ card: speeder, driver: [driver] }])
      across.play(other, { move: speeder, to: CAMP })
      across.expect({
        zones: { [`${seat}.lost`]: [VEHICLE] },
        facts: { [speeder]: { at: CAMP.slice(0, -4) } },
        stop: 'here',
      })
      const beast = other === 'light' ? 'Ronto (L)' : 'Bantha'
      const rode = field(VEHICLE, 5, [{ card: beast, passengers: [driver] }])
      rode.play(other, { move: beast, to: EISLEY })
      rode.expect({ zones: { [`${seat}.lost`]: [] }, stop: 'here' })
    },
  )
})

test(
  'the player of the mine picks one of those who come together',
  together(tells('Infantry Mine (L)'), proves('ccgx/artillery/mines')),
  () => {
    const game = final(
      {
        at: 'move dark',
        locations: [
          { card: 'Death Star: Docking Bay 327 (D)', dark: ['Stormtrooper', 'Darth Vader'] },
          { card: 'Tatooine: Docking Bay 94 (D)', light: ['Infantry Mine (L)'] },
        ],
        light: { reserve: ['5 of light', 9] },
        dark: { force: 5, lost: 0 },
      },
      { cards: [...ARENA] },
    )
    game.play('dark', { move: 'Death Star: Docking Bay 327 (D)', to: 'Tatooine: Docking Bay 94 (D)' })
    game.play('dark', { cards: ['Stormtrooper', 'Darth Vader'] })
    game.play('light', { cards: ['Darth Vader'] })
    game.expect({
      zones: { 'dark.lost': ['Darth Vader'], 'light.lost': ['Infantry Mine (L)'] },
      stop: 'here',
    })
  },
)
