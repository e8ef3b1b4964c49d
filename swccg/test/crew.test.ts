import { proves } from '@dejarik/rulebook/testing'
import { expect, test } from 'vitest'
import { premiereCards } from '../index.ts'
import { lostScout } from './cast.ts'
import { both } from './editions.ts'
import { beginners, ccg95 } from './play.ts'

const CANTINA = 'Tatooine: Cantina (D)'
const EISLEY = 'Tatooine: Mos Eisley (D)'

both(
  'a pilot icon lets a character fly; others ride as passengers, and none more than the card says',
  [
    'ccg95/pilot/icon-makes-pilot',
    'ccg95/pilot/non-pilot-cannot-fly',
    'ccg95/pilot/passenger-definition',
    'ccg95/capacity/starship-by-text',
    'ccg/starship/capacity-in-text',
    'ccg/capacity/categories',
    'ccg/pilot/passengers',
  ],
  (play) => {
    const game = play({
      locations: [
        { card: 'Kessel (D)', dark: ['Black 2', 'TIE Scout'] },
        { card: 'Alderaan (D)', dark: [{ card: 'Black 3', pilots: ['DS-61-3'] }] },
      ],
      dark: { hand: ['DS-61-2', 'Myo'], force: 9 },
    })
    game.expect({
      offersExactly: {
        dark: [
          { deploy: 'DS-61-2', on: 'Black 2', as: 'pilot' },
          { deploy: 'DS-61-2', on: 'TIE Scout', as: 'pilot' },
          { deploy: 'DS-61-2', on: 'TIE Scout', as: 'passenger' },
          { deploy: 'Myo', on: 'TIE Scout', as: 'passenger' },
          'pass',
        ],
      },
      refused: { dark: { deploy: 'DS-61-2', on: 'Black 3', as: 'pilot' }, code: 'no-room' },
      asked: 'dark',
    })
  },
)

both(
  'pilots beyond the pilot seats are passengers',
  ['ccg95/pilot/several-pilots', 'ccg/pilot/excess-are-passengers'],
  (play) => {
    const game = play({
      locations: [
        { card: 'Tatooine (L)', light: [{ card: 'Millennium Falcon', pilots: ['Han Solo', 'Dutch'] }] },
      ],
      at: 'deploy light',
      light: { hand: ['Pops'], force: 9 },
    })
    game.expect({
      offersExactly: {
        light: [
          { deploy: 'Pops', on: 'Millennium Falcon', as: 'passenger' },
          { 'take-seat': 'Han Solo', as: 'passenger' },
          { 'take-seat': 'Dutch', as: 'passenger' },
          'pass',
        ],
      },
      asked: 'light',
    })
  },
)

both(
  'who flies is for the owner to say in the own deploy and move phases',
  ['ccg95/pilot/passenger-definition', 'ccg/pilot/designate'],
  (play) => {
    const ship = { card: 'Millennium Falcon', passengers: ['Han Solo'] }
    const game = play({
      at: 'move light',
      locations: [{ card: 'Tatooine (L)', light: [ship] }],
      light: { force: 1 },
    })
    game.play('light', { 'take-seat': 'Han Solo', as: 'pilot' })
    game.expect({ facts: { 'Han Solo': { as: 'pilot' } }, asked: { light: 'move-phase' } })
    const battle = play({ at: 'control light', locations: [{ card: 'Tatooine (L)', light: [ship] }] })
    battle.expect({ noOffers: { light: [{ 'take-seat': 'Han Solo' }] }, asked: { light: 'control-phase' } })
  },
)

test(
  '1995: vehicles hold what their card says, and only capital starships hold vehicles',
  proves(
    'ccg95/capacity/vehicle-by-text',
    'ccg95/capacity/vehicles-in-capital-only',
    'ccg95/capacity/starfighter-as-cargo',
    'ccg95/move/embark-capacity',
  ),
  () => {
    const starships = premiereCards().cards.filter(({ kind }) => kind === 'starship')
    const carriers = starships.filter(({ capacity }) => capacity?.some(({ vehicles }) => vehicles))
    expect(carriers.map(({ type }) => type)).toEqual(['capital', 'capital', 'capital'])
    const game = ccg95({
      at: 'move dark',
      locations: [
        { card: EISLEY, dark: ['Bantha', 'Labria', 'Myo', 'Wuher'] },
        { card: 'Kessel (D)', dark: ['Devastator', 'TIE Fighter'] },
      ],
      dark: { force: 1 },
    })
    game.play('dark', { move: 'Labria', to: 'Bantha', by: 'embark' })
    game.play('dark', { move: 'Myo', to: 'Bantha', by: 'embark' })
    game.expect({
      noOffers: { dark: [{ move: 'Wuher', to: 'Bantha' }] },
      refused: { dark: { move: 'Wuher', to: 'Bantha', by: 'embark' }, rule: 'ccg95/move/embark-capacity' },
      offers: { dark: [{ move: 'TIE Fighter', to: 'Devastator', by: 'embark' }] },
      asked: 'dark',
    })
  },
)

test(
  '1995: a starship moves with a pilot and an astromech or nav computer, built in or aboard',
  proves(
    'ccg95/move/hyperspeed-requirements',
    'ccg95/starship/permanent-pilot',
    'ccg95/starship/astromech-nav-icon',
    'ccg95/pilot/icon-makes-pilot',
  ),
  () => {
    const game = ccg95(
      {
        at: 'move dark',
        locations: [
          {
            card: 'Kessel (D)',
            dark: [
              'TIE Scout',
              "Vader's Custom TIE",
              'Lost Scout',
              { card: 'Old Scout', cargo: ['R1-G4 (Arone-Geefour)'] },
            ],
          },
          'Tatooine (D)',
        ],
        dark: { force: 1 },
      },
      { cards: [lostScout, { ...lostScout, title: 'Old Scout' }] },
    )
    game.expect({
      offersExactly: {
        dark: [{ move: 'TIE Scout', to: 'Tatooine (D)' }, { move: 'Old Scout', to: 'Tatooine (D)' }, 'pass'],
      },
      refused: [
        {
          dark: { move: "Vader's Custom TIE", to: 'Tatooine (D)', by: 'hyperspeed' },
          rule: 'ccg95/move/hyperspeed-requirements',
        },
        {
          dark: { move: 'Lost Scout', to: 'Tatooine (D)', by: 'hyperspeed' },
          rule: 'ccg95/move/hyperspeed-requirements',
        },
      ],
      asked: 'dark',
    })
  },
)
test(
  "Beginner's: a pilot is all that a starship needs to move",
  proves('ccg/move/hyperspeed-pilot-only', 'ccg/pilot/permanent-pilot'),
  () => {
    const game = beginners(
      {
        at: 'move dark',
        locations: [{ card: 'Kessel (D)', dark: ['Lost Scout', "Vader's Custom TIE"] }, 'Tatooine (D)'],
        dark: { force: 1 },
      },
      { cards: [lostScout] },
    )
    game.expect({
      offersExactly: { dark: [{ move: 'Lost Scout', to: 'Tatooine (D)' }, 'pass'] },
      refused: {
        dark: { move: "Vader's Custom TIE", to: 'Tatooine (D)', by: 'hyperspeed' },
        rule: 'ccg/move/hyperspeed-pilot-only',
      },
      asked: 'dark',
    })
  },
)

const unpiloted = {
  at: 'draw dark',
  dark: { force: 1 },
  locations: [
    { card: 'Kessel (D)', dark: ['Black 2', 'TIE Fighter'] },
    { card: EISLEY, dark: ['Ubrikkian 9000 Z001', 'Bantha'] },
  ],
}

test(
  '1995: starships and vehicles have their power with nobody aboard',
  proves('ccg95/starship/unpiloted-power', 'ccg95/vehicle/power-exterior'),
  () => {
    ccg95(unpiloted).expect({
      numbers: {
        'Black 2': { power: 1, maneuver: 4 },
        'Ubrikkian 9000 Z001': { power: 2 },
        'Kessel (D)': { 'total-power-dark': 2 },
        [EISLEY]: { 'total-power-dark': 3 },
      },
      asked: 'dark',
    })
  },
)

test(
  "Beginner's: power and maneuver need a pilot or driver",
  proves('ccg/pilot/needed', 'ccg/pilot/driver-needed', 'ccg/vehicle/role', 'ccg/power/at-system'),
  () => {
    beginners(unpiloted).expect({
      numbers: {
        'Black 2': { power: 0, maneuver: 0 },
        'TIE Fighter': { power: 1, maneuver: 3 },
        'Ubrikkian 9000 Z001': { power: 0, maneuver: 0 },
        'Kessel (D)': { 'total-power-dark': 1 },
        [EISLEY]: { 'total-power-dark': 0 },
      },
      asked: 'dark',
    })
    const driven = { card: EISLEY, dark: [{ card: 'Ubrikkian 9000 Z001', driver: ['Labria'] }] }
    beginners({ ...unpiloted, locations: [driven] }).expect({
      numbers: { 'Ubrikkian 9000 Z001': { power: 2, maneuver: 6 } },
      asked: 'dark',
    })
  },
)

test(
  "Beginner's: whoever has ability may drive, a droid may not; several aboard, one drives",
  proves('ccg/pilot/driver-ability', 'ccg/pilot/driver-designated'),
  () => {
    const game = beginners({
      locations: [{ card: EISLEY, dark: ['Ubrikkian 9000 Z001'] }],
      dark: { hand: ['LIN-V8M (Elleyein-Veeateemm)', 'Labria', 'Myo'], force: 9 },
    })
    game.expect({ noOffers: { dark: [{ deploy: 'LIN-V8M (Elleyein-Veeateemm)', as: 'driver' }] } })
    game.play('dark', { deploy: 'Labria', on: 'Ubrikkian 9000 Z001', as: 'driver' })
    game.expect({ noOffers: { dark: [{ deploy: 'Myo', as: 'driver' }] }, asked: 'dark' })
  },
)

test(
  'a vehicle at an interior site is parked outside it and lends no power there',
  proves('ccg95/vehicle/parked-at-interior', 'ccg95/vehicle/may-stop-at-interior'),
  () => {
    const game = ccg95({
      at: 'move dark',
      locations: [CANTINA, { card: EISLEY, dark: [{ card: 'Ubrikkian 9000 Z001', passengers: ['Labria'] }] }],
      dark: { force: 2 },
    })
    game.play('dark', { move: 'Ubrikkian 9000 Z001', to: CANTINA })
    game.expect({
      numbers: { Labria: { power: 2 }, [CANTINA]: { 'total-power-dark': 2 } },
      facts: { 'Ubrikkian 9000 Z001': { at: 'Tatooine: Cantina' } },
      asked: 'dark',
    })
  },
)

test(
  'a vehicle aboard a starship adds nothing at the system',
  proves('ccg95/vehicle/as-cargo-out-of-battle', 'ccg95/pilot/passenger-limits', 'ccg95/pilot/adds-power'),
  () => {
    const ship = {
      card: 'Devastator',
      cargo: ['Ubrikkian 9000 Z001'],
      passengers: ['Darth Vader'],
      pilots: ['Admiral Motti'],
    }
    ccg95({ at: 'draw dark', dark: { force: 1 }, locations: [{ card: 'Kessel (D)', dark: [ship] }] }).expect({
      numbers: { 'Kessel (D)': { 'total-power-dark': 11, 'total-ability-dark': 5 } },
      asked: 'dark',
    })
  },
)

test(
  "Beginner's: characters in starships and enclosed vehicles lend no power, riders in the open do",
  proves(
    'ccg/power/at-site',
    'ccg/power/riders-count',
    'ccg/vehicle/aboard-starship',
    'ccg/power/landed-starfighter-none',
  ),
  () => {
    const closed = { card: 'Ubrikkian 9000 Z001', driver: ['Labria'] }
    const open = { card: 'Bantha', passengers: ['Myo'] }
    beginners({
      at: 'draw dark',
      dark: { force: 1 },
      locations: [
        { card: EISLEY, dark: [closed] },
        { card: 'Tatooine: Jawa Camp (D)', dark: [open] },
        { card: 'Tatooine: Docking Bay 94 (D)', dark: ['TIE Fighter'] },
        { card: 'Kessel (D)', dark: [{ card: 'Devastator', cargo: ['Sandcrawler'] }] },
      ],
    }).expect({
      numbers: {
        [EISLEY]: { 'total-power-dark': 2 },
        'Tatooine: Jawa Camp (D)': { 'total-power-dark': 4 },
        'Tatooine: Docking Bay 94 (D)': { 'total-power-dark': 0 },
        'Kessel (D)': { 'total-power-dark': 9 },
      },
      asked: 'dark',
    })
  },
)
