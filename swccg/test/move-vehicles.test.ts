/** Vehicles: who rides, how far they go, and who gets off; boarding a ship. */
import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { beginners, ccg95 } from './play.ts'

const CANTINA = 'Tatooine: Cantina (D)'
const EISLEY = 'Tatooine: Mos Eisley (D)'
const CAMP = 'Tatooine: Jawa Camp (D)'
const FARM = "Tatooine: Lars' Moisture Farm (D)"
const WASTES = 'Tatooine: Jundland Wastes'
const BAY = 'Tatooine: Docking Bay 94 (D)'
const SKIFF = 'Ubrikkian 9000 Z001'
const move = { at: 'move dark', dark: { force: 5 } }
const road = [{ card: EISLEY, dark: [SKIFF, 'Labria', 'Myo'] }, CAMP, FARM, WASTES]

test(
  '1995: riders board free at the same place, the vehicle goes up to its landspeed for 1 Force, and they get off where it stops',
  proves(
    'ccg95/move/embark-vehicle-free',
    'ccg95/move/embark-same-location',
    'ccg95/move/landspeed-vehicle',
    'ccg95/move/landspeed-occupants-free',
    'ccg95/move/landspeed-carried-not-used-up',
    'ccg95/move/disembark-when-stopping',
    'ccg95/vehicle/aboard-only-while-moving',
    'ccg95/vehicle/landspeed',
  ),
  () => {
    const game = ccg95({ ...move, locations: [...road, { card: CANTINA, dark: ['Wuher'] }] })
    game.expect({
      refused: { dark: { move: 'Wuher', to: SKIFF, by: 'embark' }, rule: 'ccg95/move/embark-same-location' },
    })
    game.play('dark', { move: 'Labria', to: SKIFF, by: 'embark', as: 'driver' })
    game.play('dark', { move: SKIFF, to: WASTES })
    game.expect({
      facts: {
        Labria: { at: 'Tatooine: Jundland Wastes', as: 'at', moved: false },
        Myo: { at: 'Tatooine: Mos Eisley' },
      },
      resources: { dark: { force: 4 } },
      offers: { dark: [{ move: 'Labria', to: FARM, by: 'landspeed' }] },
      asked: 'dark',
    })
  },
)

test('1995: a vehicle moves only with presence aboard', proves('ccg95/vehicle/presence-to-move'), () => {
  const game = ccg95({ ...move, locations: [{ card: EISLEY, dark: [SKIFF, 'R1-G4 (Arone-Geefour)'] }, CAMP] })
  const rule = 'ccg95/vehicle/presence-to-move'
  game.expect({ refused: { dark: { move: SKIFF, to: CAMP }, rule } })
  game.play('dark', { move: 'R1-G4 (Arone-Geefour)', to: SKIFF, by: 'embark' })
  game.expect({ refused: { dark: { move: SKIFF, to: CAMP }, rule }, asked: 'dark' })
})

test(
  '1995: a vehicle may stop, let riders on and off, and go on within its landspeed for the one Force',
  proves('ccg95/move/landspeed-vehicle-stops', 'ccg95/react/after-own-move'),
  () => {
    const game = ccg95({ ...move, locations: road })
    game.play('dark', { move: 'Labria', to: SKIFF, by: 'embark', as: 'driver' })
    game.play('dark', { move: SKIFF, to: CAMP })
    game.play('dark', { move: 'Labria', to: SKIFF, by: 'embark', as: 'passenger' })
    game.expect({ offers: { dark: [{ move: SKIFF, to: WASTES, cost: 0 }] } })
    game.play('dark', { move: SKIFF, to: WASTES })
    game.expect({ resources: { dark: { force: 4 } } })
    game.play('dark', { move: 'Labria', to: SKIFF, by: 'embark', as: 'driver' })
    game.expect({ noOffers: { dark: [{ move: SKIFF, to: FARM }] }, asked: 'dark' })
  },
)

test(
  '1995: whoever boards a vehicle that does not move is off it when the phase ends',
  proves('ccg95/vehicle/aboard-only-while-moving'),
  () => {
    const game = ccg95({ ...move, locations: road })
    game.play('dark', { move: 'Labria', to: SKIFF, by: 'embark', as: 'driver' }).play('dark', 'pass')
    game.expect({ facts: { Labria: { as: 'at' } }, asked: { dark: 'draw-phase' } })
  },
)

const driven = [
  { card: EISLEY, dark: [{ card: SKIFF, driver: ['Labria'], passengers: ['Myo'] }] },
  CAMP,
  FARM,
  WASTES,
  CANTINA,
]

test(
  "Beginner's: a driven vehicle goes up to its landspeed in one move to an exterior site, and its riders stay aboard",
  proves(
    'ccg/move/landspeed-vehicle-driver',
    'ccg/move/landspeed-vehicle-exterior',
    'ccg/move/landspeed-vehicle-carries',
    'ccg/move/landspeed-one-movement',
    'ccg/move/embark-own-choice',
    'ccg/move/carried-not-moving',
    'ccg/capacity/shown-underneath',
  ),
  () => {
    const game = beginners({ ...move, locations: driven })
    game.expect({
      refused: { dark: { move: SKIFF, to: CANTINA }, rule: 'ccg/move/landspeed-vehicle-exterior' },
    })
    game.play('dark', { move: SKIFF, to: CAMP })
    game.expect({
      facts: {
        Labria: { on: SKIFF, at: 'Tatooine: Jawa Camp', moved: false },
        Myo: { on: SKIFF, as: 'passenger' },
      },
      resources: { dark: { force: 4 } },
      refused: { dark: { move: SKIFF, to: FARM }, rule: 'ccg/move/one-main-move' },
    })
    game.play('dark', { move: 'Labria', to: CAMP, by: 'disembark' })
    game.expect({ facts: { Labria: { as: 'at' } }, resources: { dark: { force: 4 } }, asked: 'dark' })
    const empty = beginners({ ...move, locations: [{ card: EISLEY, dark: [SKIFF, 'Myo'] }, CAMP] })
    empty.expect({ refused: { dark: { move: SKIFF, to: CAMP }, code: 'nobody-drives' }, asked: 'dark' })
  },
)

test(
  "Beginner's: boarding and leaving is free and does not use the one main move",
  proves('ccg/move/embark-characters', 'ccg/move/embark-free', 'ccg/move/unlimited-moves'),
  () => {
    const game = beginners({
      ...move,
      locations: [
        { card: BAY, dark: ['TIE Scout', 'Myo'] },
        { card: EISLEY, dark: [SKIFF, 'Labria'] },
      ],
    })
    game.play('dark', { move: 'Myo', to: 'TIE Scout', by: 'embark', as: 'passenger' })
    game.play('dark', { move: 'Myo', to: BAY, by: 'disembark' })
    game.play('dark', { move: 'Myo', to: 'TIE Scout', by: 'embark', as: 'passenger' })
    game.play('dark', { move: 'Myo', to: BAY, by: 'disembark' })
    game.expect({
      resources: { dark: { force: 5 } },
      facts: { Myo: { moved: false } },
      offers: {
        dark: [
          { move: 'Myo', to: EISLEY, by: 'landspeed' },
          { move: 'Labria', to: SKIFF, by: 'embark', as: 'driver' },
        ],
      },
      noOffers: { dark: [{ move: 'Labria', to: 'TIE Scout' }] },
      asked: 'dark',
    })
  },
)

test(
  "Beginner's: starfighters board a capital starship at the same system",
  proves('ccg/move/embark-starfighters'),
  () => {
    const game = beginners({
      ...move,
      locations: [{ card: 'Kessel (D)', dark: ['Devastator', 'TIE Fighter'] }],
    })
    game.play('dark', { move: 'TIE Fighter', to: 'Devastator', by: 'embark' })
    game.expect({
      facts: { 'TIE Fighter': { on: 'Devastator', as: 'cargo' } },
      resources: { dark: { force: 5 } },
    })
    game.play('dark', { move: 'TIE Fighter', to: 'Kessel (D)', by: 'disembark' })
    game.expect({ facts: { 'TIE Fighter': { as: 'at' } }, asked: 'dark' })
  },
)
