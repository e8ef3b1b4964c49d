/** Movement and reacts. */
import type { Said } from '@dejarik/kernel/scenario'
import { lostScout } from '../cast.ts'
import { type Difference, difference, type Expected } from './difference.ts'

const CANTINA = 'Tatooine: Cantina (D)'
const EISLEY = 'Tatooine: Mos Eisley (D)'
const CAMP = 'Tatooine: Jawa Camp (D)'
const WASTES = 'Tatooine: Jundland Wastes'
const BAY = 'Tatooine: Docking Bay 94 (D)'
const OTHER_BAY = 'Yavin 4: Docking Bay (D)'
const SKIFF = 'Ubrikkian 9000 Z001'
const DROID = 'R1-G4 (Arone-Geefour)'
const move = { at: 'move dark', dark: { force: 5 } }
const lightMove = { at: 'move light', light: { force: 5 } }
const offered = (seat: string, offer: Said): Expected => ({ offers: { [seat]: [offer] }, asked: seat })
const notOffered = (seat: string, offer: Said): Expected => ({ noOffers: { [seat]: [offer] }, asked: seat })

const scout = {
  title: 'Swift Droid',
  side: 'light',
  kind: 'character',
  type: 'droid',
  power: 1,
  ability: 0,
  forfeit: 1,
  landspeed: 3,
  text: { statics: [{ static: 'allows', what: 'react', of: { the: 'self' } }] },
} as const
const racer = {
  title: 'Racer',
  side: 'light',
  kind: 'starship',
  type: 'starfighter',
  power: 1,
  maneuver: 3,
  hyperspeed: 5,
  forfeit: 1,
  permanentPilot: 1,
  text: { statics: [{ static: 'allows', what: 'react', of: { the: 'self' } }] },
} as const

export const MOVES: readonly Difference[] = [
  difference(
    51,
    'docking bay transit again and again',
    ['ccg95/move/docking-bay-unlimited'],
    ['ccg/move/docking-bay-once'],
    (play, by) => {
      const game = play({ ...move, locations: [{ card: BAY, dark: ['Labria'] }, OTHER_BAY] })
      game.play('dark', { move: BAY, to: OTHER_BAY })
      game.expect(by(offered, notOffered)('dark', { move: OTHER_BAY, to: BAY }))
    },
  ),
  difference(
    52,
    'what a vehicle needs aboard to move',
    ['ccg95/vehicle/presence-to-move'],
    ['ccg/move/landspeed-vehicle-driver'],
    (play, by) => {
      const ridden = { card: SKIFF, passengers: ['Labria'] }
      play({ ...move, locations: [{ card: EISLEY, dark: [ridden] }, CAMP] }).expect(
        by<Expected>(offered('dark', { move: SKIFF, to: CAMP }), {
          refused: { dark: { move: SKIFF, to: CAMP }, code: 'nobody-drives' },
          asked: 'dark',
        }),
      )
    },
  ),
  difference(
    53,
    'vehicles that go to interior sites',
    ['ccg95/vehicle/may-stop-at-interior'],
    ['ccg/move/landspeed-vehicle-exterior'],
    (play, by) => {
      const driven = { card: SKIFF, driver: ['Labria'] }
      play({ ...move, locations: [CANTINA, { card: EISLEY, dark: [driven] }] }).expect(
        by<Expected>(offered('dark', { move: SKIFF, to: CANTINA }), {
          refused: { dark: { move: SKIFF, to: CANTINA }, rule: 'ccg/move/landspeed-vehicle-exterior' },
          asked: 'dark',
        }),
      )
    },
  ),
  difference(
    54,
    'stops on the way of a vehicle',
    ['ccg95/move/landspeed-vehicle-stops'],
    ['ccg/move/landspeed-one-movement'],
    (play, by) => {
      const driven = { card: SKIFF, driver: ['Labria'] }
      const game = play({ ...move, locations: [{ card: EISLEY, dark: [driven] }, CAMP, WASTES] })
      game.play('dark', { move: SKIFF, to: CAMP })
      if (by(true, false)) game.play('dark', { move: 'Labria', to: SKIFF, by: 'embark', as: 'driver' })
      game.expect(by(offered, notOffered)('dark', { move: SKIFF, to: WASTES }))
    },
  ),
  difference(
    55,
    'riders when the vehicle stops',
    ['ccg95/move/disembark-when-stopping'],
    ['ccg/move/embark-own-choice'],
    (play, by) => {
      const driven = { card: SKIFF, driver: ['Labria'] }
      const game = play({ ...move, locations: [{ card: EISLEY, dark: [driven] }, CAMP] })
      game.play('dark', { move: SKIFF, to: CAMP })
      game.expect({ facts: { Labria: { as: by('at', 'driver'), at: 'Tatooine: Jawa Camp' } }, asked: 'dark' })
    },
  ),
  difference(
    56,
    'whoever is carried has not moved',
    ['ccg95/move/landspeed-carried-not-used-up'],
    ['ccg/move/carried-not-moving'],
    (play) => {
      const driven = { card: SKIFF, driver: ['Labria'] }
      const game = play({ ...move, locations: [{ card: EISLEY, dark: [driven] }, CAMP] })
      game.play('dark', { move: SKIFF, to: CAMP })
      game.expect({ facts: { Labria: { moved: false } }, asked: 'dark' })
    },
  ),
  difference(
    57,
    'what a starship needs to move',
    ['ccg95/move/hyperspeed-requirements'],
    ['ccg/move/hyperspeed-pilot-only'],
    (play, by) => {
      const flight = { move: 'Lost Scout', to: 'Tatooine (D)', by: 'hyperspeed' }
      const game = play(
        { ...move, locations: [{ card: 'Kessel (D)', dark: ['Lost Scout'] }, 'Tatooine (D)'] },
        { cards: [lostScout] },
      )
      game.expect(
        by<Expected>(
          { refused: { dark: flight, rule: 'ccg95/move/hyperspeed-requirements' }, asked: 'dark' },
          offered('dark', flight),
        ),
      )
    },
  ),
  difference(
    58,
    'stops on the way of a starship',
    ['ccg95/move/hyperspeed-several-stops'],
    ['ccg/move/hyperspeed-single-jump'],
    (play, by) => {
      const game = play({
        ...move,
        locations: [{ card: 'Yavin 4 (D)', dark: ['TIE Scout'] }, 'Tatooine (D)', 'Kessel (D)'],
      })
      game.play('dark', { move: 'TIE Scout', to: 'Tatooine (D)' })
      game.expect(by(offered, notOffered)('dark', { move: 'TIE Scout', to: 'Kessel (D)' }))
    },
  ),
  difference(59, 'landing', ['ccg95/move/land-take-off-none'], ['ccg/move/land'], (play, by) => {
    const landing = { move: 'X-wing', to: 'Tatooine: Jawa Camp (L)', by: 'land' }
    play({
      ...lightMove,
      locations: [{ card: 'Tatooine (L)', light: ['X-wing'] }, 'Tatooine: Jawa Camp (L)'],
    }).expect(
      by<Expected>(
        { refused: { light: landing, rule: 'ccg95/move/land-take-off-none' }, asked: 'light' },
        offered('light', landing),
      ),
    )
  }),
  difference(
    60,
    'shuttling from an interior site',
    ['ccg95/move/shuttle-characters'],
    ['ccg/move/shuttle'],
    (play, by) => {
      const ride = { move: 'Talz', to: 'Corellian Corvette', by: 'shuttle' }
      play({
        ...lightMove,
        locations: [
          { card: 'Tatooine: Cantina (L)', light: ['Talz'] },
          { card: 'Tatooine (L)', light: ['Corellian Corvette'] },
        ],
      }).expect(
        by<Expected>(offered('light', ride), {
          refused: { light: ride, rule: 'ccg/move/shuttle' },
          asked: 'light',
        }),
      )
    },
  ),
  difference(
    61,
    'changing ships, one by one or together',
    ['ccg95/move/transfer-between-ships'],
    ['ccg/move/transfer'],
    (play, by) => {
      const corvette = { card: 'Corellian Corvette', passengers: ['Talz', 'Kabe'] }
      const game = play({
        ...lightMove,
        locations: [{ card: 'Tatooine (L)', light: [corvette, 'Millennium Falcon'] }],
      })
      if (by(true, false))
        game
          .play('light', { move: 'Talz', to: 'Millennium Falcon' })
          .play('light', { move: 'Kabe', to: 'Millennium Falcon' })
      else
        game
          .play('light', { move: 'Corellian Corvette', to: 'Millennium Falcon' })
          .play('light', { cards: ['Talz', 'Kabe'] })
      game.expect({
        facts: { Talz: { on: 'Millennium Falcon' }, Kabe: { on: 'Millennium Falcon' } },
        resources: { light: { force: by(3, 4) } },
        asked: 'light',
      })
    },
  ),
  difference(
    62,
    'boarding a starship that stands at a site',
    ['ccg95/starship/only-at-systems'],
    ['ccg/move/embark-characters'],
    (play, by) => {
      const arrival = { deploy: 'TIE Scout', on: BAY }
      play({ locations: [BAY, 'Kessel (D)'], dark: { hand: ['TIE Scout'], force: 2 } }).expect(
        by(notOffered, offered)('dark', arrival) as never,
      )
      if (by(true, false)) return
      play({ ...move, locations: [{ card: BAY, dark: ['TIE Scout', 'Myo'] }] }).expect(
        offered('dark', { move: 'Myo', to: 'TIE Scout', by: 'embark' }) as never,
      )
    },
  ),
  difference(
    63,
    'who flies is said in the own deploy and move phases',
    ['ccg95/pilot/passenger-definition'],
    ['ccg/pilot/designate'],
    (play) => {
      const ship = { card: 'Millennium Falcon', passengers: ['Han Solo'] }
      const game = play({ ...lightMove, locations: [{ card: 'Tatooine (L)', light: [ship] }] })
      game.play('light', { 'take-seat': 'Han Solo', as: 'pilot' })
      game.expect({ facts: { 'Han Solo': { as: 'pilot' } }, asked: 'light' })
    },
  ),
  difference(
    64,
    'a card that has reacted in this turn',
    ['ccg95/react/definition'],
    ['ccg/react/once-per-card-per-turn'],
    (play, by) => {
      const game = play(
        {
          at: 'control dark',
          locations: [
            { card: CANTINA, dark: ['Stormtrooper'] },
            { card: EISLEY, light: ['Swift Droid'] },
            { card: CAMP, dark: ['Labria'] },
          ],
          dark: { force: 1 },
          light: { force: 3 },
        },
        { cards: [scout] },
      )
      game.play('dark', { drain: CANTINA }).play('light', { move: 'Swift Droid', to: CANTINA })
      game.play('light', { verb: 'lose', from: 'reserve' }).play('light', { verb: 'lose', from: 'reserve' })
      game.play('dark', { drain: CAMP })
      game.expect({ asked: { light: by('drain-initiated', 'lose-force') } })
    },
  ),
  difference(
    65,
    'landing as a react',
    ['ccg95/react/needs-card'],
    ['ccg/react/allowed-movement'],
    (play, by) => {
      const game = play(
        {
          at: 'control dark',
          locations: [
            { card: 'Tatooine (D)', light: ['Racer'] },
            { card: EISLEY, dark: ['Stormtrooper'] },
          ],
          dark: { force: 1 },
          light: { force: 2 },
        },
        { cards: [racer] },
      )
      game.play('dark', { drain: EISLEY })
      game.expect({ asked: { light: by('lose-force', 'drain-initiated') } })
    },
  ),
  difference(
    66,
    'reacts answer battles and drains of the opponent, and nothing else',
    ['ccg95/react/triggers'],
    ['ccg/react/trigger'],
    (play) => {
      const game = play(
        {
          locations: [
            { card: CANTINA, dark: [DROID] },
            { card: EISLEY, light: ['Swift Droid'] },
          ],
          dark: { hand: ['Labria'], force: 3 },
          light: { force: 2 },
        },
        { cards: [scout] },
      )
      game.play('dark', { deploy: 'Labria', on: CANTINA })
      game.expect({ facts: { 'Swift Droid': { at: 'Tatooine: Mos Eisley' } }, asked: 'dark' })
    },
  ),
]
