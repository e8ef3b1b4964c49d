/** What single cards of Hoth and A New Hope say: traps and mines of droids, walkers, reacts that are told on, gear of droids. */
import { type Story, tellLater } from './stories.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CANTINA = 'Tatooine: Cantina (D)'
const RIDGE = 'Hoth: North Ridge (4th Marker) (L)'
const PLAINS = 'Hoth: Ice Plains (5th Marker)'
const MOUNTAINS = 'Hoth: Mountains (6th Marker)'
const CAVE = 'Hoth: Wampa Cave (7th Marker)'
const BAY = 'Hoth: Echo Docking Bay (L)'

/** Vader adds one to the destiny that the Dark Side draws: it is compared as it counts. */
const trapped = (light: readonly object[], destiny: number): Story['position'] => ({
  at: 'battle dark',
  locations: [{ card: EISLEY, dark: ['Darth Vader', 'Stormtrooper'], light: light as never[] }, CANTINA],
  dark: { force: 5, reserve: [`${destiny} of dark`, 9] },
  light: { force: 3, reserve: [`1 of light`, 9] },
})
const FRIENDS = ['Obi-Wan Kenobi', 'Luke Skywalker']
const trap = (droid: string, ...more: readonly string[]) => ({
  card: droid,
  with: [{ card: 'Program Trap', by: 'dark' as const }, ...more],
})

const fight = (): NonNullable<Story['plays']> => [
  ['dark', { battle: EISLEY }],
  ['light', 'pass'],
  ['dark', 1],
]

const trampled = (light: readonly object[], destiny: number): Story['position'] => ({
  at: 'control dark',
  locations: [
    { card: RIDGE, dark: [{ card: 'Blizzard 2', pilots: ['General Veers'] }], light: light as never[] },
    { card: PLAINS, light: ['Luke Skywalker'] },
  ],
  dark: { force: 3, hand: ['Trample'], reserve: [`${destiny} of dark`, 4] },
  light: { force: 3 },
})

tellLater([
  {
    card: 'Program Trap',
    says: 'explodes at a destiny of as many as there are characters at its site',
    position: trapped([...FRIENDS, trap('R5-D4 (Arfive-Defour)')] as never, 4),
    plays: fight(),
    leads: {
      zones: { 'dark.lost': ['Program Trap', 'Darth Vader', 'Stormtrooper'] },
      events: [{ kind: 'left', is: 'Luke Skywalker', by: 'lost' }],
      stop: 'here',
    },
  },
  {
    card: 'Program Trap',
    says: 'stays quiet at any other destiny',
    position: trapped([...FRIENDS, trap('R5-D4 (Arfive-Defour)')] as never, 3),
    plays: fight(),
    leads: { noEvents: [{ kind: 'left', is: 'Luke Skywalker', by: 'lost' }], stop: 'here' },
  },
  {
    card: 'Program Trap',
    says: 'costs more on a droid of the opponent, and goes on neither R2-D2 nor C-3PO',
    position: {
      at: 'deploy dark',
      locations: [
        {
          card: EISLEY,
          dark: ['R5-A2 (Arfive-Aytoo)'],
          light: ['R5-D4 (Arfive-Defour)', 'R2-D2 (Artoo-Detoo)'],
        },
      ],
      dark: { force: 5, hand: ['Program Trap'] },
    },
    leads: {
      offers: {
        dark: [
          { deploy: 'Program Trap', on: 'R5-D4 (Arfive-Defour)', cost: 2 },
          { deploy: 'Program Trap', on: 'R5-A2 (Arfive-Aytoo)', cost: 1 },
        ],
      },
      noOffers: { dark: [{ deploy: 'Program Trap', on: 'R2-D2 (Artoo-Detoo)' }] },
      asked: 'dark',
    },
  },
  {
    card: 'Fire Extinguisher',
    says: 'puts out a trap that explodes',
    position: trapped([...FRIENDS, trap('R5-D4 (Arfive-Defour)', 'Fire Extinguisher')] as never, 4),
    plays: fight(),
    leads: {
      zones: { 'dark.lost': ['Program Trap'] },
      noEvents: [{ kind: 'left', is: 'Luke Skywalker', by: 'lost' }],
      stop: 'here',
    },
  },
  {
    card: 'Fire Extinguisher',
    says: 'is given for a battle that begins where R2-D2 is',
    position: trapped([...FRIENDS, { card: 'R2-D2 (Artoo-Detoo)', with: ['Fire Extinguisher'] }] as never, 4),
    plays: [
      ['dark', { battle: EISLEY }],
      ['light', { play: 'Fire Extinguisher' }],
    ],
    leads: {
      zones: { 'light.lost': ['Fire Extinguisher'] },
      noEvents: [{ kind: 'destinyDrawn' }],
      asked: 'dark',
    },
  },
  {
    card: 'Fire Extinguisher',
    says: 'keeps ion cannons from the starship',
    position: {
      at: 'battle dark',
      locations: [
        {
          card: 'Tatooine (D)',
          dark: [{ card: 'Imperial-Class Star Destroyer', with: ['Ion Cannon'], pilots: ['Darth Vader'] }],
          light: [
            {
              card: 'Red 3',
              pilots: ['Luke Skywalker'],
              cargo: [{ card: 'R5-D4 (Arfive-Defour)', with: ['Fire Extinguisher'] }],
            },
          ],
        },
      ],
      dark: { force: 5, reserve: 9 },
      light: { force: 3, reserve: 9 },
    },
    plays: [['dark', { battle: 'Tatooine (D)' }]],
    leads: { noEvents: [{ kind: 'fired' }], offers: {}, stop: 'here' },
  },
  {
    card: 'Trample',
    says: 'tramples a character by more than its ability',
    position: trampled(['Luke Skywalker'] as never, 5),
    plays: [['dark', { play: 'Trample' }]],
    leads: { zones: { 'light.lost': ['Luke Skywalker'] }, asked: 'dark' },
  },
  {
    card: 'Trample',
    says: 'tramples an empty vehicle by less than seven',
    position: trampled(['SoroSuub V-35 Landspeeder'] as never, 6),
    plays: [['dark', { play: 'Trample' }]],
    leads: { zones: { 'light.lost': ['SoroSuub V-35 Landspeeder'] }, asked: 'dark' },
  },
  {
    card: 'Trample',
    says: 'tramples a crashed one, and leaves alone one that is driven',
    position: trampled(
      [
        { card: 'Rogue 1', crashed: true, pilots: ['Biggs Darklighter'] },
        { card: 'Rogue 3', pilots: ['Wedge Antilles'] },
      ] as never,
      6,
    ),
    plays: [['dark', { play: 'Trample' }]],
    leads: { events: [{ kind: 'left', is: 'Rogue 1', by: 'lost' }], stop: 'here' },
  },
  {
    card: 'Walker Sighting',
    says: 'lays exterior sites of the planet where a walker has come',
    position: {
      at: 'deploy dark',
      locations: [RIDGE, { card: PLAINS, dark: ['Stormtrooper'] }],
      dark: { force: 9, hand: ['Blizzard 2'] },
      light: { force: 3, hand: ['Walker Sighting'], reserve: [MOUNTAINS, EISLEY, BAY, 5] },
    },
    plays: [
      ['dark', { deploy: 'Blizzard 2', on: PLAINS }],
      ['light', { play: 'Walker Sighting' }],
    ],
    leads: {
      offers: { light: [{ deploy: MOUNTAINS }] },
      noOffers: { light: [{ deploy: EISLEY }] },
      stop: 'here',
    },
  },
  {
    card: 'A Dark Time For The Rebellion',
    says: 'lays the system of a site that was just deployed',
    position: {
      at: 'deploy light',
      locations: [CANTINA],
      light: { force: 3, hand: ['Yavin 4: Docking Bay (L)'] },
      dark: { hand: ['A Dark Time For The Rebellion'], reserve: ['Yavin 4 (D)', 'Tatooine (D)', 5] },
    },
    plays: [
      ['light', { deploy: 'Yavin 4: Docking Bay (L)' }],
      ['dark', { play: 'A Dark Time For The Rebellion' }],
    ],
    leads: {
      offers: { dark: [{ deploy: 'Yavin 4 (D)' }] },
      noOffers: { dark: [{ deploy: 'Tatooine (D)' }] },
      stop: 'here',
    },
  },
  {
    card: 'Mournful Roar',
    says: 'comes when Han is lost, mutes his friend, and costs Force in every turn',
    position: {
      at: 'control dark',
      locations: [{ card: EISLEY, dark: ['Stormtrooper'], light: ['Han Solo', 'Chewbacca'] }],
      dark: { force: 3, hand: ['Dark Strike', 'Mournful Roar'] },
      light: { force: 3, hand: ['Wookiee Roar'], reserve: 5 },
    },
    plays: [
      ['dark', { play: 'Dark Strike' }],
      ['dark', { cards: ['Han Solo'] }],
      ['dark', { deploy: 'Mournful Roar', on: 'Chewbacca' }],
    ],
    leads: { facts: { 'Mournful Roar': { on: 'Chewbacca' } }, stop: 'here' },
  },
  {
    card: 'Mournful Roar',
    says: 'makes the opponent lose Force at the end of a turn',
    position: {
      at: 'end dark',
      locations: [
        {
          card: EISLEY,
          dark: ['Stormtrooper'],
          light: [{ card: 'Chewbacca', with: [{ card: 'Mournful Roar', by: 'dark' }] }],
        },
      ],
      light: { hand: 1, reserve: 5 },
    },
    leads: { asked: { light: 'lose-force' } },
  },
  {
    card: 'Mournful Roar',
    says: 'is over when Han is there',
    position: {
      at: 'deploy light',
      locations: [
        {
          card: EISLEY,
          light: [{ card: 'Chewbacca', with: [{ card: 'Mournful Roar', by: 'dark' }] }],
        },
      ],
      light: { force: 9, hand: ['Han Solo'] },
    },
    plays: [['light', { deploy: 'Han Solo', on: EISLEY }]],
    leads: { zones: { 'dark.lost': ['Mournful Roar'] }, asked: 'light' },
  },
  {
    card: 'Frozen Dinner',
    says: 'holds somebody alone in the cave, without power, until a lightsaber is brought',
    position: {
      at: 'move light',
      locations: [
        {
          card: CAVE,
          light: [{ card: 'Luke Skywalker', with: [{ card: 'Frozen Dinner', by: 'dark' }] }],
        },
        { card: MOUNTAINS, light: [{ card: 'Obi-Wan Kenobi', with: ["Obi-Wan's Lightsaber"] }] },
      ],
      light: { force: 5 },
    },
    leads: {
      numbers: { 'Luke Skywalker': { power: 0 } },
      noOffers: { light: [{ move: 'Luke Skywalker' }, { play: 'Frozen Dinner' }] },
      asked: 'light',
    },
  },
  {
    card: 'Frozen Dinner',
    says: 'is cancelled by whoever has a lightsaber there',
    position: {
      at: 'move light',
      locations: [
        {
          card: CAVE,
          light: [
            {
              card: 'Luke Skywalker',
              with: [{ card: 'Frozen Dinner', by: 'dark' }, "Obi-Wan's Lightsaber"],
            },
          ],
        },
        MOUNTAINS,
      ],
      light: { force: 5 },
    },
    plays: [['light', { play: 'Frozen Dinner' }]],
    leads: { zones: { 'dark.lost': ['Frozen Dinner'] }, asked: 'light' },
  },
  {
    card: 'The Shield Doors Must Be Closed',
    says: 'lets nobody out or in by night but along the base',
    position: {
      at: 'move light',
      locations: [
        {
          card: BAY,
          light: ['Luke Skywalker', { card: 'The Shield Doors Must Be Closed', by: 'dark' }],
        },
        { card: RIDGE, light: ['Wedge Antilles'] },
      ],
      light: { force: 5 },
    },
    leads: { offers: { light: [{ move: 'Luke Skywalker', to: RIDGE }] }, asked: 'light' },
  },
])
