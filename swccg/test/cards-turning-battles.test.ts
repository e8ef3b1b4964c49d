/** Interrupts of Premiere that turn a battle by power, destiny or several weapons, each function once. */
import type { Placed } from '../scenario/position.ts'
import { type CardPlay, scenes } from './card-plays.ts'

const PLAIN = 'Moon: Plain'

/** The Light Side attacks at a system. */
const ambush = (there: readonly (string | Placed)[]): CardPlay['position'] => ({
  at: 'battle light',
  locations: [{ card: 'Moon', dark: there, light: ['X-wing'] }],
  light: { force: 1 },
  dark: { hand: ['Lone Pilot'] },
})

const SCENES: readonly CardPlay[] = [
  {
    card: 'Lone Pilot',
    says: 'adds a destiny for a permanent pilot who defends alone at a system',
    position: ambush(['TIE Fighter']),
    plays: [
      ['light', { battle: 'Moon' }],
      ['dark', { play: 'Lone Pilot', action: 0 }],
    ],
    expected: { numbers: { Moon: { 'battle-destinies-dark': 1 } }, asked: { dark: 'battle-destiny' } },
  },
  {
    card: 'Lone Pilot',
    says: 'adds two for Motti',
    position: ambush([{ card: "Vader's Custom TIE", pilots: ['Admiral Motti'] }]),
    plays: [
      ['light', { battle: 'Moon' }],
      ['dark', { play: 'Lone Pilot', action: 1 }],
    ],
    expected: { numbers: { Moon: { 'battle-destinies-dark': 2 } }, asked: { dark: 'battle-destiny' } },
  },
  {
    card: 'Lone Pilot',
    says: 'is not for company',
    position: ambush(['TIE Fighter', 'TIE Fighter']),
    plays: [['light', { battle: 'Moon' }]],
    expected: { noOffers: { dark: [{ play: 'Lone Pilot' }] }, asked: 'dark' },
  },
  {
    card: 'Full Throttle',
    says: 'adds 1 to power and a destiny for Luke alone at a system',
    position: {
      at: 'battle dark',
      locations: [
        { card: 'Moon', dark: ['TIE Fighter'], light: [{ card: 'Red 1', pilots: ['Luke Skywalker'] }] },
      ],
      dark: { force: 1 },
      light: { hand: ['Full Throttle'] },
    },
    plays: [
      ['dark', { battle: 'Moon' }],
      ['light', { play: 'Full Throttle', action: 1 }],
    ],
    expected: {
      numbers: { Moon: { 'total-power-light': 7, 'battle-destinies-light': 1 } },
      asked: { light: 'battle-destiny' },
    },
  },
  {
    card: 'Full Throttle',
    says: 'adds a destiny for a permanent pilot alone',
    position: {
      at: 'battle dark',
      locations: [{ card: 'Moon', dark: ['TIE Fighter'], light: ['X-wing'] }],
      dark: { force: 1 },
      light: { hand: ['Full Throttle'] },
    },
    plays: [
      ['dark', { battle: 'Moon' }],
      ['light', { play: 'Full Throttle', action: 0 }],
    ],
    expected: { numbers: { Moon: { 'battle-destinies-light': 1 } }, asked: { light: 'battle-destiny' } },
  },
  {
    card: "Don't Get Cocky",
    says: 'takes a TIE/ln out of a battle that was just started',
    position: {
      at: 'battle dark',
      locations: [{ card: 'Moon', dark: ['TIE Fighter', 'TIE Scout'], light: ['X-wing'] }],
      dark: { force: 1, reserve: 9 },
      light: { hand: ["Don't Get Cocky"] },
    },
    plays: [
      ['dark', { battle: 'Moon' }],
      ['light', { play: "Don't Get Cocky", action: 1 }],
    ],
    expected: { zones: { 'dark.lost': ['TIE Fighter'] }, asked: { dark: 'settle' } },
  },
  ...(
    [
      ["Don't Get Cocky", 'light', ['Luke Skywalker', 'Han Solo'], 'Stormtrooper', 3],
      ['Skywalkers', 'light', ['Luke Skywalker', 'Leia Organa'], 'Stormtrooper', 3],
      ['Dark Collaboration', 'dark', ['Grand Moff Tarkin', 'Admiral Motti'], 'Rebel Trooper', 3],
      ['Your Powers Are Weak, Old Man', 'dark', ['Darth Vader'], 'Obi-Wan Kenobi', 2],
    ] as const
  ).map(([card, seat, own, foe, draws]): CardPlay => {
    const other = seat === 'dark' ? 'light' : 'dark'
    return {
      card,
      says: `makes ${draws} battle destinies of one`,
      position: {
        at: `battle ${seat}`,
        locations: [{ card: PLAIN, [seat]: own, [other]: [foe] }],
        [seat]: { hand: [card], force: 1 },
        [other]: { reserve: 0, used: 9 },
      },
      plays: [
        [seat, { battle: PLAIN }],
        [seat, { play: card, action: 0 }],
      ],
      expected: { refused: { [seat]: draws + 1 }, asked: { [seat]: 'battle-destiny' } },
    }
  }),
  ...([true, false] as const).map(
    (withHan): CardPlay => ({
      card: "I've Got A Bad Feeling About This",
      says: withHan ? 'triples the damage of the stronger side beside Han' : 'doubles it',
      position: {
        at: 'battle light',
        locations: [
          {
            card: PLAIN,
            dark: ['Darth Vader', 'Stormtrooper'],
            light: ['Luke Skywalker', withHan ? 'Han Solo' : 'Leia Organa'],
          },
        ],
        light: { hand: ["I've Got A Bad Feeling About This"], force: 1, reserve: ['7 of light', 5] },
        dark: { reserve: 0, used: 30 },
      },
      plays: [
        ['light', { battle: PLAIN }],
        ['light', { play: "I've Got A Bad Feeling About This" }],
        ['light', 1],
      ],
      expected: {
        numbers: { [PLAIN]: { 'battle-damage-dark': withHan ? 18 : 12 } },
        asked: { dark: 'settle' },
      },
    }),
  ),
  {
    card: "Han's Dice",
    says: 'draws another battle destiny',
    position: {
      at: 'battle dark',
      locations: [{ card: PLAIN, dark: ['Stormtrooper'], light: ['Luke Skywalker'] }],
      dark: { force: 1, reserve: 9 },
      light: { hand: ["Han's Dice"], force: 1, reserve: ['1 of light', '6 of light', 5] },
    },
    plays: [
      ['dark', { battle: PLAIN }],
      ['light', 1],
      ['light', { play: "Han's Dice" }],
    ],
    expected: { events: [{ kind: 'destinyDrawn', seat: 'light', value: 6 }], asked: { dark: 'settle' } },
  },
  {
    card: 'Combined Attack',
    says: 'adds the destinies of two starship weapons, for each of them',
    position: {
      at: 'battle light',
      locations: [
        {
          card: 'Moon',
          dark: ['Devastator'],
          light: [
            { card: 'X-wing', with: ['Proton Torpedoes'] },
            { card: 'Corellian Corvette', with: ['Quad Laser Cannon'] },
          ],
        },
      ],
      light: { hand: ['Combined Attack'], force: 9, reserve: ['4 of light', '5 of light', 9] },
      dark: { reserve: 0, used: 30 },
    },
    plays: [
      ['light', { battle: 'Moon' }],
      ['light', { play: 'Combined Attack' }],
    ],
    expected: {
      facts: { Devastator: { hit: true } },
      asked: { light: 'settle' },
    },
  },
  {
    card: 'Precise Attack',
    says: 'adds the destinies of two weapons, for each of them',
    position: {
      at: 'battle dark',
      locations: [
        {
          card: PLAIN,
          dark: [
            { card: 'Stormtrooper', with: ['Blaster Rifle (D)'] },
            { card: 'Stormtrooper', with: ['Blaster Rifle (D)'] },
          ],
          light: ['Obi-Wan Kenobi'],
        },
      ],
      dark: { hand: ['Precise Attack'], force: 9, reserve: ['3 of dark', '4 of dark', 9] },
      light: { reserve: 0, used: 9 },
    },
    plays: [
      ['dark', { battle: PLAIN }],
      ['dark', { play: 'Precise Attack' }],
    ],
    expected: {
      events: [
        { kind: 'shot', total: 8, defense: 6 },
        { kind: 'hit', card: 'Obi-Wan Kenobi' },
      ],
      asked: { dark: 'settle' },
    },
  },
  {
    card: 'Takeel',
    says: 'switches the battle destinies',
    position: {
      at: 'battle dark',
      locations: [{ card: PLAIN, dark: ['Darth Vader'], light: ['Obi-Wan Kenobi'] }],
      dark: { hand: ['Takeel'], force: 2, reserve: ['1 of dark', 9] },
      light: { reserve: ['6 of light', 9] },
    },
    plays: [
      ['dark', { battle: PLAIN }],
      ['dark', 1],
      ['light', 1],
      ['dark', { play: 'Takeel' }],
    ],
    expected: { events: [{ kind: 'battleTotals', totals: [12, 7] }], asked: { light: 'activate' } },
  },
]
scenes(SCENES)
