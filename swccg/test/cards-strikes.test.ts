/** Interrupts of Premiere that strike, each function once. */
import { type CardPlay, otherSeat, type Seat, scenes } from './card-plays.ts'

const PLAIN = 'Moon: Plain'
const HILL = 'Moon: Hill'
const CANTINA = 'Tatooine: Cantina'
const rock = (seat: Seat): string => `Rim: Rock of ${seat}`

const accident = (card: string, seat: Seat, destiny: number, lost: number): CardPlay => {
  const crowd = seat === 'light' ? 'Stormtrooper' : 'Rebel Trooper'
  const gun = seat === 'light' ? 'Blaster Rifle (D)' : 'Blaster Rifle (L)'
  const other = otherSeat(seat)
  return {
    card,
    says: `a destiny of ${destiny} against two takes ${lost}`,
    position: {
      at: `battle ${other}`,
      locations: [
        {
          card: PLAIN,
          [seat]: [seat === 'light' ? 'Rebel Trooper' : 'Stormtrooper'],
          [other]: [{ card: crowd, with: [gun] }, crowd],
        },
      ],
      [seat]: { hand: [card], reserve: [`${destiny} of ${seat}`, 5] },
      [other]: { force: 1 },
    },
    plays: [
      [other, { battle: PLAIN }],
      [seat, { play: card }],
      ...(lost > 0 ? ([[other, { cards: [`table/${crowd} #2`] }]] as const) : []),
    ],
    expected: { resources: { [other]: { lost } }, asked: { [seat]: lost > 0 ? 'activate' : 'settle' } },
  }
}

const assault = (card: string, seat: Seat, destiny: number): CardPlay => {
  const other = otherSeat(seat)
  const soldier = other === 'dark' ? 'Stormtrooper' : 'Rebel Trooper'
  return {
    card,
    says: `cancels a drain; a destiny of ${destiny} against power 1`,
    position: {
      at: `control ${other}`,
      locations: [{ card: PLAIN, [other]: [soldier] }],
      [seat]: { hand: [card], force: 1, reserve: [`${destiny} of ${seat}`, 5] },
      [other]: { reserve: 9 },
    },
    plays: [
      [other, { drain: PLAIN }],
      [seat, { play: card }],
    ],
    expected: {
      events: [
        { kind: 'drainCancelled', is: card },
        { kind: 'owesForce', seat: destiny > 1 ? other : seat, amount: Math.abs(destiny - 1) },
      ],
      asked: { [seat]: destiny > 1 ? 'activate' : 'lose-force' },
    },
  }
}

const SCENES: readonly CardPlay[] = [
  accident('Friendly Fire', 'light', 1, 1),
  accident('Friendly Fire', 'light', 2, 0),
  accident('Collateral Damage', 'dark', 1, 1),
  assault('Surprise Assault', 'light', 5),
  assault('Surprise Assault', 'light', 0),
  assault('Counter Assault', 'dark', 4),
  {
    card: 'Cantina Brawl',
    says: 'takes whoever has an ability that was drawn',
    position: {
      at: 'deploy light',
      locations: [
        { card: CANTINA, light: ['Luke Skywalker', 'Kabe'], dark: ['Darth Vader', 'Stormtrooper'] },
      ],
      light: { hand: ['Cantina Brawl', rock('light')], force: 2, reserve: ['4 of light', 5] },
      dark: { reserve: ['6 of dark', 5] },
    },
    plays: [['light', { play: 'Cantina Brawl' }]],
    expected: {
      zones: { 'light.lost': ['Cantina Brawl', 'Luke Skywalker'], 'dark.lost': ['Darth Vader'] },
      asked: 'light',
    },
  },
  {
    card: 'Collision!',
    says: 'costs the opponent one of two starships',
    position: {
      at: 'deploy light',
      locations: [{ card: 'Moon', dark: ['TIE Fighter', 'TIE Scout'] }],
      light: { hand: ['Collision!', rock('light')], force: 1, reserve: ['1 of light', 5] },
    },
    plays: [
      ['light', { play: 'Collision!' }],
      ['dark', { cards: ['TIE Scout'] }],
    ],
    expected: { zones: { 'dark.lost': ['TIE Scout'] }, asked: 'light' },
  },
  {
    card: 'Dead Jawa',
    says: 'takes the Jawas that were aimed at with a higher destiny',
    position: {
      at: 'deploy dark',
      locations: [{ card: 'Tatooine: Camp', dark: ['Stormtrooper', 'Stormtrooper'], light: ['Jawa (L)'] }],
      dark: { hand: ['Dead Jawa', rock('dark')], reserve: ['2 of dark', 5] },
    },
    plays: [['dark', { play: 'Dead Jawa' }]],
    expected: { zones: { 'light.lost': ['Jawa (L)'] }, asked: 'dark' },
  },
  {
    card: "I've Got A Problem Here",
    says: 'takes a starfighter after a battle with a destiny above its maneuver',
    position: {
      at: 'battle dark',
      locations: [{ card: 'Moon', dark: ['TIE Fighter'], light: ['Y-wing'] }],
      dark: { hand: ["I've Got A Problem Here"], force: 2, reserve: [1, '4 of dark', 9] },
      light: { reserve: 9 },
    },
    plays: [
      ['dark', { battle: 'Moon' }],
      ['dark', { verb: 'lose', from: 'reserve' }],
      ['dark', { play: "I've Got A Problem Here" }],
    ],
    expected: { zones: { 'light.lost': ['Y-wing'] }, asked: { light: 'activate' } },
  },
  {
    card: 'Nevar Yalnal',
    says: 'betrays a spy where one of yours is',
    position: {
      at: 'deploy dark',
      locations: [{ card: PLAIN, dark: ['Garindan'], light: ['Momaw Nadon'] }],
      dark: { hand: ['Nevar Yalnal', rock('dark')], reserve: ['3 of dark', 5] },
    },
    plays: [['dark', { play: 'Nevar Yalnal' }]],
    expected: { zones: { 'light.lost': ['Momaw Nadon'] }, asked: 'dark' },
  },
  {
    card: 'Overload',
    says: 'takes a weapon, and whoever carries it with a destiny of 0',
    position: {
      at: 'deploy dark',
      locations: [{ card: PLAIN, light: [{ card: 'Rebel Trooper', with: ['Blaster'] }] }],
      dark: { hand: ['Overload', rock('dark')], reserve: ['0 of dark', 5] },
    },
    plays: [['dark', { play: 'Overload' }]],
    expected: { resources: { light: { lost: 2 } }, asked: 'dark' },
  },
  {
    card: 'Overload',
    says: 'spares a weapon with a destiny that is not below its own',
    position: {
      at: 'deploy dark',
      locations: [{ card: PLAIN, light: [{ card: 'Rebel Trooper', with: ['Blaster'] }] }],
      dark: { hand: ['Overload', rock('dark')], reserve: ['7 of dark', 5] },
    },
    plays: [['dark', { play: 'Overload' }]],
    expected: { resources: { light: { lost: 0 } }, asked: 'dark' },
  },
  {
    card: 'Physical Choke',
    says: 'takes a Rebel Trooper',
    position: {
      at: 'deploy dark',
      locations: [{ card: PLAIN, light: ['Rebel Trooper'] }],
      dark: { hand: ['Physical Choke', rock('dark')] },
    },
    plays: [['dark', { play: 'Physical Choke', action: 0 }]],
    expected: { zones: { 'light.lost': ['Rebel Trooper'] }, asked: 'dark' },
  },
  {
    card: 'Physical Choke',
    says: 'chokes somebody after a battle that a Dark Jedi won',
    position: {
      at: 'battle dark',
      locations: [{ card: PLAIN, dark: ['Darth Vader'], light: ['Luke Skywalker'] }],
      dark: { hand: ['Physical Choke'], force: 2, reserve: ['5 of dark', 9] },
      light: { reserve: 0, used: 9 },
    },
    plays: [
      ['dark', { battle: PLAIN }],
      ['dark', 0],
      ...[1, 2, 3].map((): CardPlay['plays'][number] => ['light', { verb: 'lose', from: 'used' }]),
      ['dark', { play: 'Physical Choke', action: 1 }],
    ],
    expected: { resources: { light: { lost: 4 } }, asked: { light: 'activate' } },
  },
  {
    card: 'Tallon Roll',
    says: 'the lower total of destiny, power and maneuver loses its starfighter',
    position: {
      at: 'deploy dark',
      locations: [{ card: 'Moon', dark: ['TIE Fighter'], light: ['X-wing'] }],
      dark: { hand: ['Tallon Roll', rock('dark')], reserve: ['5 of dark', 5] },
      light: { reserve: ['1 of light', 5] },
    },
    plays: [['dark', { play: 'Tallon Roll' }]],
    expected: { zones: { 'light.lost': ['X-wing'] }, asked: 'dark' },
  },
  {
    card: 'The Circle Is Now Complete',
    says: 'puts the weaker of the two out of play; a lightsaber counts 2',
    position: {
      at: 'deploy dark',
      locations: [
        {
          card: PLAIN,
          dark: [{ card: 'Darth Vader', with: ["Vader's Lightsaber"] }],
          light: ['Obi-Wan Kenobi'],
        },
      ],
      dark: { hand: ['The Circle Is Now Complete', rock('dark')], force: 1 },
    },
    plays: [['dark', { play: 'The Circle Is Now Complete' }]],
    expected: { zones: { 'light.out-of-play': ['Obi-Wan Kenobi'] }, asked: 'dark' },
  },
  {
    card: 'Full Scale Alert',
    says: 'keeps everybody of the opponent but smugglers where they are',
    position: {
      at: 'move light',
      locations: [
        { card: PLAIN, light: ['Rebel Trooper', 'Han Solo'] },
        { card: HILL, dark: ['Stormtrooper'] },
      ],
      dark: { hand: ['Full Scale Alert'], force: 2, reserve: ['0 of dark', 5] },
      light: { force: 5 },
    },
    plays: [
      ['light', { move: 'Rebel Trooper', to: HILL }],
      ['dark', { play: 'Full Scale Alert' }],
    ],
    expected: {
      offers: { light: [{ move: 'Han Solo', to: HILL }] },
      refused: { light: { move: 'Rebel Trooper', to: PLAIN } },
      asked: 'light',
    },
  },
  {
    card: 'Local Trouble',
    says: 'two Stormtroopers fight one character, nobody else does, and a destiny is added',
    position: {
      at: 'deploy dark',
      locations: [
        {
          card: CANTINA,
          dark: ['Stormtrooper', 'Stormtrooper', 'Darth Vader'],
          light: ['Rebel Trooper', 'Obi-Wan Kenobi'],
        },
      ],
      dark: { hand: ['Local Trouble', rock('dark')], force: 1 },
      light: { reserve: 9 },
    },
    plays: [
      ['dark', 'pass'],
      ['dark', { play: 'Local Trouble' }],
      ['dark', { cards: ['table/Rebel Trooper'] }],
    ],
    expected: {
      numbers: { [CANTINA]: { 'total-power-dark': 2, 'total-power-light': 1 } },
      refused: { dark: 2 },
      asked: { dark: 'battle-destiny' },
    },
  },
]
scenes(SCENES)
