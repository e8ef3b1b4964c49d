/** Rulings of our own on cards that have none, and those of the card file that reach over several cards. */
import { describe, test } from 'vitest'
import { open, scenes } from './card-plays.ts'
import { tells } from './tells.ts'

const PLAIN = 'Moon: Plain'
const HILL = 'Moon: Hill'
const rock = (seat: 'dark' | 'light'): string => `Rim: Rock of ${seat}`
const WRECK = {
  title: 'Wreck',
  side: 'light',
  kind: 'interrupt',
  type: 'lost',
  text: {
    actions: [
      { name: 'wreck it', when: 'any-time', do: [{ do: 'lose-cards', what: { title: 'Devastator' } }] },
    ],
  },
} as never

describe('a teacher', () => {
  const taught = (teacher: string, seat: 'dark' | 'light', pupil: string) =>
    open({
      at: `deploy ${seat}`,
      locations: [{ card: PLAIN, [seat]: [{ card: pupil, with: [teacher] }] }],
      [seat]: { hand: [teacher, rock(seat)] },
    })
  test.each([
    ['Ket Maliss', 'dark', 'Garindan', 1],
    ["Sai'torr Kal Fas", 'light', 'Talz', 1],
    ['Rycar Ryjerd', 'light', 'Talz', 1],
  ] as const)('%s: whoever was taught already becomes stronger', (teacher, seat, pupil, power) => {
    const game = taught(teacher, seat, pupil)
    game.expect({ numbers: { [pupil]: { power } } })
    game.play(seat, { deploy: `${seat}.hand/${teacher}`, on: pupil })
    game.expect({ numbers: { [pupil]: { power: power + 1 } }, asked: seat })
  })
  test('makes a warrior out of whoever is none, and a warrior stronger', tells('Ket Maliss'), () => {
    const game = open({
      at: 'deploy dark',
      locations: [{ card: PLAIN, dark: ['Garindan', 'Myo'] }],
      dark: { hand: ['Ket Maliss', 'Ket Maliss', 'Imperial Blaster', rock('dark')], force: 1 },
    })
    game.play('dark', { deploy: 'dark.hand/Ket Maliss', on: 'Myo' })
    game.play('dark', { deploy: 'dark.hand/Ket Maliss', on: 'Garindan' })
    game.expect({
      numbers: { Myo: { power: 4 }, Garindan: { power: 1 } },
      offers: { dark: [{ deploy: 'Imperial Blaster', on: 'Garindan' }] },
      asked: 'dark',
    })
  })
})

describe('a card that cannot move is not carried off', () => {
  test('by a transport, which cannot name it', tells('Nabrun Leids', 'Rebel Guard'), () => {
    const game = open({
      at: 'deploy light',
      locations: [{ card: PLAIN, light: ['Rebel Guard', 'Talz'] }, HILL],
      light: { hand: ['Nabrun Leids', rock('light')], force: 3, reserve: ['1 of light', 5] },
    })
    game.play('light', { play: 'Nabrun Leids' }).play('light', true)
    game.expect({ facts: { Talz: { at: HILL }, 'Rebel Guard': { at: PLAIN } }, asked: 'light' })
  })
  test('nor named by the transport of the other side', tells('Elis Helrot'), () => {
    open({
      at: 'deploy dark',
      locations: [{ card: PLAIN, dark: ['Imperial Trooper Guard'] }, HILL],
      dark: { hand: ['Elis Helrot', rock('dark')], force: 3 },
    }).expect({ noOffers: { dark: [{ play: 'Elis Helrot' }] }, asked: 'dark' })
  })
  test('nor by a garbage chute', tells('Into The Garbage Chute, Flyboy'), () => {
    const game = open({
      at: 'battle dark',
      locations: [
        { card: 'Death Star: Hall', dark: ['Darth Vader'], light: ['Rebel Guard', 'Luke Skywalker'] },
        'Death Star: Trash Compactor',
      ],
      dark: { force: 3 },
      light: { hand: ['Into The Garbage Chute, Flyboy'] },
    })
    game.play('dark', { battle: 'Death Star: Hall' })
    game.play('light', { play: 'Into The Garbage Chute, Flyboy' })
    game.expect({
      facts: {
        'Luke Skywalker': { at: 'Death Star: Trash Compactor' },
        'Rebel Guard': { at: 'Death Star: Hall' },
      },
      stop: 'here',
    })
  })
})

describe('Evacuate?', tells('Evacuate?'), () => {
  const many = (count: number, card: string): string[] => Array.from({ length: count }, () => card)
  const burning = (crew: readonly string[], room: { pilots: string[]; passengers: string[] }) => {
    const game = open(
      {
        at: 'deploy light',
        locations: [
          {
            card: 'Moon',
            dark: [
              { card: 'Devastator', passengers: [...crew] },
              { card: 'Imperial-Class Star Destroyer', ...room },
            ],
          },
        ],
        light: { hand: ['Wreck', rock('light')] },
        dark: { hand: ['Evacuate?'] },
      },
      [WRECK],
    )
    return game.play('light', { play: 'Wreck' })
  }
  test('counts the places of pilots as room, for pilots', () => {
    const game = burning(['Admiral Motti'], { pilots: [], passengers: many(8, 'Stormtrooper') })
    game.play('dark', { play: 'Evacuate?' })
    game.expect({
      facts: { 'Admiral Motti': { on: 'Imperial-Class Star Destroyer', as: 'pilot' } },
      asked: 'light',
    })
  })
  test('has no room there for somebody who cannot fly', () => {
    burning(['General Tagge'], { pilots: [], passengers: many(8, 'Stormtrooper') })
      // There is no planet site either, so that nothing can be played.
      .expect({ zones: { 'dark.lost': ['Devastator', 'General Tagge'] }, stop: 'here' })
  })
  test('lets the player say who sits where', () => {
    const game = burning(['Admiral Motti', 'General Tagge'], { pilots: [], passengers: [] })
    game.play('dark', { play: 'Evacuate?' }).play('dark', 'as a passenger')
    game.expect({
      facts: {
        'Admiral Motti': { on: 'Imperial-Class Star Destroyer', as: 'passenger' },
        'General Tagge': { on: 'Imperial-Class Star Destroyer', as: 'passenger' },
      },
      asked: 'light',
    })
  })
  test('keeps the last places for those who have no other', () => {
    const game = burning(['Admiral Motti', 'General Tagge'], {
      pilots: [],
      passengers: many(7, 'Stormtrooper'),
    })
    game.play('dark', { play: 'Evacuate?' })
    game.expect({
      facts: { 'Admiral Motti': { as: 'pilot' }, 'General Tagge': { as: 'passenger' } },
      asked: 'light',
    })
  })
})

scenes([
  {
    card: 'Talz',
    says: 'restores whoever it falls for, also to the forfeit value of before',
    position: {
      at: 'battle dark',
      locations: [
        {
          card: PLAIN,
          dark: [{ card: 'Darth Vader', with: ["Vader's Lightsaber"] }],
          light: ['Talz', 'Leia Organa'],
        },
      ],
      dark: { force: 5, reserve: ['6 of dark', '6 of dark', 9] },
      light: { reserve: 9 },
    },
    plays: [
      ['dark', { battle: PLAIN }],
      ['dark', { fire: "Vader's Lightsaber", target: 'Leia Organa' }],
      ['dark', 0],
      ['light', 0],
      ['light', { forfeit: 'Talz', insteadOf: 'Leia Organa' }],
    ],
    expected: {
      numbers: { 'Leia Organa': { forfeit: 6 } },
      facts: { 'Leia Organa': { hit: false } },
      stop: 'here',
    },
  },
  {
    card: 'Yavin 4 (D)',
    says: 'helps nobody in a battle below while both sides are above',
    position: {
      at: 'battle dark',
      locations: [
        { card: 'Yavin 4 (D)', dark: ['TIE Fighter'], light: ['X-wing'] },
        { card: 'Yavin 4: Clearing', dark: ['Darth Vader'], light: ['Luke Skywalker'] },
      ],
      dark: { force: 3, reserve: 9 },
      light: { reserve: 9 },
    },
    plays: [['dark', { battle: 'Yavin 4: Clearing' }]],
    expected: {
      numbers: { 'Yavin 4: Clearing': { 'total-power-dark': 6, 'total-power-light': 3 } },
      stop: 'here',
    },
  },
  {
    card: 'Targeting Computer',
    says: "goes on one's own starships only: a device is carried by whoever uses it, unless a ruling says otherwise",
    position: {
      at: 'deploy light',
      locations: [{ card: 'Moon', dark: ['TIE Scout'], light: ['X-wing'] }],
      light: { hand: ['Targeting Computer'], force: 2 },
    },
    plays: [],
    expected: {
      offersExactly: { light: [{ deploy: 'Targeting Computer', on: 'table/X-wing' }, 'pass'] },
      asked: 'light',
    },
  },
  {
    card: 'Kessel Run',
    says: 'is over for a smuggler whose starship a destiny of 0 has taken, even if he comes home without it',
    position: {
      at: 'deploy light',
      locations: [
        'Kessel (L)',
        { card: 'Tatooine (L)', light: [{ card: 'Corellian Corvette', pilots: ['Han Solo'] }] },
        'Tatooine: Camp',
      ],
      light: { hand: ['Kessel Run', 'Escape Pod'], force: 9, lost: 5 },
      dark: { reserve: ['0 of dark', 9] },
    },
    plays: [
      ['light', { deploy: 'Kessel Run', on: 'Kessel (L)', target: 'Han Solo' }],
      ['light', 'pass'],
      ['light', { move: 'Corellian Corvette', to: 'Kessel (L)' }],
      ['light', { play: 'Escape Pod' }],
    ],
    expected: {
      facts: { 'Han Solo': { at: 'Tatooine: Camp' }, 'Kessel Run': { on: 'Kessel' } },
      resources: { light: { lost: 6 } },
      stop: 'here',
    },
  },
])
