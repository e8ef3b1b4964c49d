/** What single characters of Special Edition say: who flies, watches, patrols and stands guard. */
import { look, type Story, tellLater } from './stories.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CANTINA = 'Tatooine: Cantina (D)'
const CORE = 'Death Star: Central Core'
const TROOPERS = Array.from({ length: 5 }, () => 'Stormtrooper')

const tarn = (reserve: number): Story['position'] => ({
  at: 'battle light',
  locations: [
    {
      card: 'Kessel (L)',
      light: [{ card: 'Red 5', pilots: ['Lieutenant Tarn Mison'], with: ['Proton Torpedoes'] }, 'Tantive IV'],
      dark: [{ card: 'Devastator', pilots: ['DS-61-2'], passengers: ['Stormtrooper'] }],
    },
  ],
  light: { force: 9, reserve: [`${reserve} of light`, 9] },
  dark: { force: 3, reserve: 9, hand: 0 },
})
const shoots = [
  ['light', { battle: 'Kessel (L)' }],
  ['light', { fire: 'Proton Torpedoes', target: 'Devastator' }],
] as const

tellLater([
  {
    card: 'Lieutenant Tarn Mison',
    says: 'makes whoever is aboard what he shoots at worthless, though he misses',
    position: tarn(0),
    plays: shoots,
    leads: { numbers: { 'DS-61-2': { forfeit: 0 }, 'table/Stormtrooper': { forfeit: 0 } }, stop: 'here' },
  },
  {
    card: 'Lieutenant Tarn Mison',
    says: 'adds to what he flies, and comes cheaper to a unique starfighter',
    position: {
      at: 'deploy light',
      locations: [{ card: 'Kessel (L)', light: ['Red 5', 'Y-wing'] }],
      light: { force: 9, hand: ['Lieutenant Tarn Mison'] },
    },
    leads: {
      offers: {
        light: [
          { deploy: 'Lieutenant Tarn Mison', on: 'Red 5', cost: 1 },
          { deploy: 'Lieutenant Tarn Mison', on: 'Y-wing', cost: 2 },
        ],
      },
      stop: 'here',
    },
  },
  {
    card: 'Lieutenant Tarn Mison',
    says: 'adds 2 to what he flies',
    position: look([{ card: 'Kessel (L)', light: [{ card: 'Red 5', pilots: ['Lieutenant Tarn Mison'] }] }]),
    leads: { numbers: { 'Red 5': { power: 5 } }, asked: 'dark' },
  },
  {
    card: 'Major Palo Torshan',
    says: 'comes cheaper to a Rebel Base',
    position: {
      at: 'deploy light',
      locations: ['Yavin 4 (L)', 'Yavin 4: Jungle (L)', EISLEY, { card: CANTINA, light: ['Luke Skywalker'] }],
      light: { force: 9, hand: ['Major Palo Torshan'] },
    },
    leads: {
      offers: {
        light: [
          { deploy: 'Major Palo Torshan', on: 'Yavin 4: Jungle (L)', cost: 1 },
          { deploy: 'Major Palo Torshan', on: CANTINA, cost: 3 },
        ],
      },
      stop: 'here',
    },
  },
  {
    card: 'Major Palo Torshan',
    says: 'finds a double agent in the control phase, for a Force',
    position: {
      at: 'control light',
      locations: [{ card: EISLEY, light: ['Major Palo Torshan'] }],
      light: { force: 2, hand: 0, reserve: ['Double Agent', 'Sabotage', 5] },
    },
    plays: [
      ['light', { play: 'Major Palo Torshan' }],
      ['light', { cards: ['Double Agent'] }],
    ],
    leads: {
      zones: { 'light.hand': ['Double Agent'] },
      resources: { light: { force: 1 } },
      noOffers: { light: [{ play: 'Major Palo Torshan' }] },
      stop: 'here',
    },
  },
  {
    card: 'R3-T2 (Arthree-Teetoo)',
    says: 'makes a capital starship better',
    position: look([
      { card: 'Kessel (L)', light: [{ card: 'Tantive IV', passengers: ['R3-T2 (Arthree-Teetoo)'] }] },
    ]),
    leads: { numbers: { 'Tantive IV': { hyperspeed: 5, immunity: 4 } }, asked: 'dark' },
  },
  ...([1, 3] as const).map(
    (cost): Story => ({
      card: 'R3-T2 (Arthree-Teetoo)',
      says: `lets the Death Star go for ${cost} Force`,
      position: {
        at: 'move dark',
        locations: [
          { card: 'Death Star (D)', parsec: 2 },
          { card: CORE, light: cost === 3 ? ['R3-T2 (Arthree-Teetoo)'] : [] },
          { card: 'Death Star: War Room', light: cost === 1 ? ['R3-T2 (Arthree-Teetoo)'] : [] },
        ],
        dark: { force: 4 },
      },
      leads: { offers: { dark: [{ voyage: 'Death Star (D)', parsec: 3, cost }] }, stop: 'here' },
    }),
  ),
  {
    card: 'Gela Yeens',
    says: 'comes free to an independent starship, and is stronger before a smuggler',
    position: {
      at: 'deploy dark',
      locations: [
        { card: 'Kessel (D)', dark: ["Hound's Tooth"] },
        { card: EISLEY, dark: ['Stormtrooper'] },
      ],
      dark: { force: 9, hand: ['Gela Yeens'] },
    },
    leads: {
      offers: {
        dark: [
          { deploy: 'Gela Yeens', on: "Hound's Tooth", cost: 0 },
          { deploy: 'Gela Yeens', on: EISLEY, cost: 3 },
        ],
      },
      stop: 'here',
    },
  },
  {
    card: 'Gela Yeens',
    says: 'is stronger before a smuggler',
    position: look([
      { card: 'Yavin 4: Jungle (L)', dark: ['Gela Yeens'], light: ['Han Solo'] },
      { card: 'Kessel (D)' },
    ]),
    leads: { numbers: { 'Gela Yeens': { power: 4 } }, asked: 'dark' },
  },
  ...([3, 2] as const).map(
    (destiny): Story => ({
      card: 'Gela Yeens',
      says: `takes one from weapon destiny: ${destiny} ${destiny > 2 ? 'misses by it' : 'is 1'}`,
      position: {
        at: 'battle light',
        locations: [
          {
            card: EISLEY,
            dark: ['Gela Yeens'],
            light: [{ card: 'Luke Skywalker', with: ['Blaster Rifle (L)'] }],
          },
        ],
        light: { force: 9, reserve: [`${destiny} of light`, 9] },
        dark: { force: 3, reserve: 9, hand: 0 },
      },
      plays: [
        ['light', { battle: EISLEY }],
        ['light', { fire: 'Blaster Rifle (L)', target: 'Gela Yeens' }],
      ],
      leads: { events: [{ kind: 'destinyDrawn', value: destiny - 1 }], stop: 'here' },
    }),
  ),
  {
    card: 'Outer Rim Scout',
    says: 'adds 3 to an independent starship instead of 2, and draws battle destiny there',
    position: look([
      { card: 'Kessel (D)', dark: [{ card: "Hound's Tooth", pilots: ['Outer Rim Scout'] }] },
      { card: 'Dantooine (D)', dark: [{ card: 'TIE Scout', pilots: ['Outer Rim Scout'] }] },
    ]),
    leads: { numbers: { "Hound's Tooth": { power: 8 }, 'TIE Scout': { power: 3 } }, asked: 'dark' },
  },
  {
    card: 'Outer Rim Scout',
    says: 'silences sanctuary in a related asteroid field',
    position: {
      at: 'activate light',
      locations: [
        { card: 'Anoat (L)', dark: [{ card: "Hound's Tooth", pilots: ['Outer Rim Scout'] }] },
        { card: 'Asteroid Field (L)', of: 'Anoat', light: ['Asteroid Sanctuary'] },
      ],
      light: { reserve: 5 },
      dark: { reserve: 9 },
    },
    plays: [['light', 0]],
    leads: { resources: { dark: { lost: 0 } }, stop: 'here' },
  },
  {
    card: 'IM4-099 (Eyeemmfour)',
    says: 'calls up to four troopers to a drain next door',
    position: {
      at: 'control light',
      locations: [
        { card: EISLEY, dark: ['IM4-099 (Eyeemmfour)'] },
        { card: CANTINA, light: ['Luke Skywalker'] },
      ],
      dark: { force: 9, hand: TROOPERS },
      light: { force: 3 },
    },
    plays: [
      ['light', { drain: CANTINA }],
      ['dark', { play: 'IM4-099 (Eyeemmfour)' }],
      ['dark', { deploy: 'Stormtrooper', on: CANTINA }],
      ['dark', { deploy: 'Stormtrooper', on: CANTINA }],
      ['dark', { deploy: 'Stormtrooper', on: CANTINA }],
      ['dark', { deploy: 'Stormtrooper', on: CANTINA }],
    ],
    leads: { resources: { dark: { hand: 1, force: 5 } }, stop: 'here' },
  },
  ...[true, false].map(
    (guarded): Story => ({
      card: 'IM4-099 (Eyeemmfour)',
      says: guarded ? 'makes Rebels dearer beside a trooper' : 'needs a trooper for it',
      position: {
        at: 'deploy light',
        locations: [
          {
            card: EISLEY,
            dark: ['IM4-099 (Eyeemmfour)', ...(guarded ? ['Stormtrooper'] : [])],
            light: ['Momaw Nadon'],
          },
        ],
        light: { force: 9, hand: ['Rebel Trooper'] },
      },
      leads: {
        offers: { light: [{ deploy: 'Rebel Trooper', on: EISLEY, cost: guarded ? 3 : 1 }] },
        stop: 'here',
      },
    }),
  ),
  {
    card: 'Sergeant Torent',
    says: 'strengthens drains at a battleground below the Death Star',
    position: look([
      { card: 'Death Star (D)', parsec: 0, orbits: 'Tatooine' },
      { card: CORE, dark: ['Sergeant Torent'] },
      'Tatooine (D)',
      { card: EISLEY, dark: ['Stormtrooper'] },
      'Yavin 4 (D)',
      { card: 'Yavin 4: Jungle (D)', dark: ['Stormtrooper'] },
    ]),
    leads: {
      numbers: { [EISLEY]: { 'drain-dark': 2 }, 'Yavin 4: Jungle (D)': { 'drain-dark': 1 } },
      asked: 'dark',
    },
  },
  {
    card: 'Sergeant Torent',
    says: 'comes cheaper to the Death Star, and adds to battle destiny for his troopers',
    position: {
      at: 'battle dark',
      locations: [
        {
          card: CORE,
          dark: ['Sergeant Torent', 'Death Star Trooper', 'Death Star Trooper'],
          light: ['Luke Skywalker'],
        },
      ],
      dark: { force: 9 },
      light: { force: 3 },
    },
    plays: [['dark', { battle: CORE }]],
    leads: { numbers: { [CORE]: { 'total-battle-destiny-dark': 2 } }, stop: 'here' },
  },
  {
    card: 'Sergeant Torent',
    says: 'comes cheaper to the Death Star',
    position: {
      at: 'deploy dark',
      locations: [CORE, EISLEY],
      dark: { force: 9, hand: ['Sergeant Torent'] },
    },
    leads: {
      offers: {
        dark: [
          { deploy: 'Sergeant Torent', on: CORE, cost: 0 },
          { deploy: 'Sergeant Torent', on: EISLEY, cost: 2 },
        ],
      },
      stop: 'here',
    },
  },
  ...(['Yavin 4: Massassi War Room', 'Yavin 4: Jungle (L)'] as const).map(
    (place): Story => ({
      card: 'Major Palo Torshan',
      says: place.endsWith('Room') ? 'adds to an Attack Run from a war room' : 'adds nothing from elsewhere',
      position: {
        at: 'move light',
        locations: [
          {
            card: 'Death Star (D)',
            parsec: 4,
            light: [{ card: 'X-wing', pilots: ['Biggs Darklighter'], with: ['Proton Torpedoes'] }],
          },
          { card: 'Death Star: Trench', light: ['Attack Run'] },
          { card: place, light: ['Major Palo Torshan'] },
        ],
        light: { force: 9, reserve: ['1 of light', '2 of light', 9] },
        dark: { force: 3, reserve: 9, hand: 0 },
      },
      plays: [
        ['light', { play: 'Attack Run' }],
        ['light', 'pass'],
      ],
      leads: { events: [{ kind: 'epicTotal', more: place.endsWith('Room') ? 1 : 0 }], stop: 'here' },
    }),
  ),
])
