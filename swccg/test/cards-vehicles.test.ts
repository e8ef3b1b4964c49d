/** What Premiere vehicles do: where they go, for how much, and whom they carry. */
import { PIT, YARD } from './battle-play.ts'
import { look, type Story, tell } from './stories.ts'

const CORE = 'Death Star: Central Core'
const LEVEL_4 = 'Death Star: Level 4 Military Corridor'
const CANTINA = 'Tatooine: Cantina (D)'

const VEHICLES: readonly Story[] = [
  {
    card: 'Lift Tube (L)',
    says: 'is deployed at interior mobile sites only',
    edition: 'beginners',
    position: {
      at: 'deploy light',
      locations: [
        { card: LEVEL_4, light: ['Talz'] },
        { card: CANTINA, light: ['Kabe'] },
        { card: 'Tatooine: Jawa Camp (L)' },
      ],
      light: { hand: ['Lift Tube'], force: 1 },
    },
    leads: { offersExactly: { light: [{ deploy: 'Lift Tube (L)', on: LEVEL_4 }, 'pass'] }, asked: 'light' },
  },
  {
    card: 'Lift Tube (D)',
    says: 'moves with nobody aboard',
    position: {
      at: 'move dark',
      locations: [{ card: LEVEL_4, dark: ['Lift Tube (D)'] }, CORE],
      dark: { force: 1 },
    },
    plays: [['dark', { move: 'Lift Tube (D)', to: CORE }]],
    leads: { facts: { 'Lift Tube (D)': { at: CORE } }, asked: { dark: 'move-phase' } },
  },
  {
    card: 'Lift Tube (D)',
    says: 'reacts with whoever wants to ride, or with nobody',
    position: {
      at: 'battle light',
      locations: [
        { card: LEVEL_4, dark: ['Lift Tube (D)', 'Labria'] },
        { card: CORE, dark: ['Stormtrooper'], light: ['Talz'] },
      ],
      dark: { force: 1 },
      light: { force: 1 },
    },
    plays: [
      ['light', { battle: CORE }],
      ['dark', { move: 'Lift Tube (D)' }],
      ['dark', { cards: [] }],
    ],
    leads: { facts: { 'Lift Tube (D)': { at: CORE }, Labria: { at: LEVEL_4 } }, asked: 'dark' },
  },
  {
    card: 'Sandcrawler (L)',
    says: 'is deployed on Tatooine only, and makes Jawas outside worth more',
    position: {
      at: 'deploy light',
      locations: [
        { card: "Tatooine: Obi-Wan's Hut", light: ['Jawa'] },
        { card: 'Tatooine: Dune Sea', light: ['Jawa', 'Talz'] },
        { card: PIT, light: ['Talz'] },
      ],
      light: { hand: ['Sandcrawler'], force: 3 },
    },
    plays: [['light', { deploy: 'Sandcrawler (L)', on: 'Tatooine: Dune Sea' }]],
    leads: { events: [{ kind: 'deployed', is: 'Sandcrawler (L)' }], asked: 'light' },
  },
  {
    card: 'Sandcrawler (D)',
    says: 'makes Jawas at its exterior site worth more, and stays off mobile sites',
    position: look([{ card: 'Tatooine: Dune Sea', dark: ['Sandcrawler (D)', 'Jawa'] }]),
    leads: { numbers: { 'Jawa (D)': { forfeit: 2 } }, asked: 'dark' },
  },
  {
    card: "Luke's X-34 Landspeeder",
    says: 'moves free with Luke aboard, and carries two more',
    position: {
      at: 'move light',
      locations: [
        {
          card: PIT,
          light: [
            { card: "Luke's X-34 Landspeeder", driver: ['Luke Skywalker'], passengers: ['Kabe', 'Talz'] },
          ],
        },
        YARD,
      ],
      light: { force: 1 },
    },
    leads: {
      offers: { light: [{ move: "Luke's X-34 Landspeeder", to: YARD, cost: 0 }] },
      asked: 'light',
    },
  },
  {
    card: "Luke's X-34 Landspeeder",
    says: 'takes 1 Force without him',
    position: {
      at: 'move light',
      locations: [{ card: PIT, light: [{ card: "Luke's X-34 Landspeeder", driver: ['Kabe'] }] }, YARD],
      light: { force: 1 },
    },
    leads: {
      offers: { light: [{ move: "Luke's X-34 Landspeeder", to: YARD, cost: 1 }] },
      asked: 'light',
    },
  },
  ...(['Owen Lars', 'Beru Lars', 'Luke Skywalker', 'Kabe'] as const).map(
    (driver): Story => ({
      card: 'SoroSuub V-35 Landspeeder',
      says: `${driver === 'Kabe' ? 'takes 1 Force with' : 'moves free with'} ${driver}`,
      position: {
        at: 'move light',
        locations: [{ card: PIT, light: [{ card: 'SoroSuub V-35 Landspeeder', driver: [driver] }] }, YARD],
        light: { force: 1 },
      },
      leads: {
        offers: {
          light: [{ move: 'SoroSuub V-35 Landspeeder', to: YARD, cost: driver === 'Kabe' ? 1 : 0 }],
        },
        asked: 'light',
      },
    }),
  ),
  ...(
    [
      ["Luke's X-34 Landspeeder", 'light', 'Talz'],
      ['SoroSuub V-35 Landspeeder', 'light', 'Talz'],
      ['Ubrikkian 9000 Z001', 'dark', 'Labria'],
    ] as const
  ).map(([card, side, driver]): Story => {
    const other = side === 'dark' ? 'light' : 'dark'
    return {
      card,
      says: 'comes to a battle next door as a react',
      position: {
        at: `battle ${other}`,
        locations: [
          { card: PIT, dark: ['Stormtrooper'], light: ['Rebel Trooper'] },
          { card: YARD, [side]: [{ card, driver: [driver] }] },
        ],
        dark: { force: 2 },
        light: { force: 2 },
      },
      plays: [
        [other, { battle: PIT }],
        [side, { move: card, to: PIT }],
      ],
      leads: { facts: { [card]: { at: PIT } }, asked: other },
    }
  }),
  {
    card: 'Ubrikkian 9000 Z001',
    says: 'holds a driver and two more',
    position: {
      at: 'move dark',
      locations: [
        {
          card: PIT,
          dark: [
            { card: 'Ubrikkian 9000 Z001', driver: ['Labria'], passengers: ['Myo'] },
            'Wuher',
            'Garindan',
          ],
        },
      ],
      dark: { force: 1 },
    },
    plays: [['dark', { move: 'Wuher', to: 'Ubrikkian 9000 Z001', by: 'embark' }]],
    leads: {
      refused: { dark: { move: 'Garindan', to: 'Ubrikkian 9000 Z001', by: 'embark' } },
      asked: 'dark',
    },
  },
]

tell(VEHICLES)
