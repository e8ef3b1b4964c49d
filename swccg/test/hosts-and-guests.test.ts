/** What single characters and devices of A New Hope and Hoth say: soup eaters, musicians, mechanics, admirals, sensors. */
import { scout } from './cast.ts'
import { inline } from './inline-cards.ts'
import { type Story, tellLater } from './stories.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CANTINA = 'Tatooine: Cantina (D)'
const RIDGE = 'Hoth: North Ridge (4th Marker) (L)'
const PLAINS = 'Hoth: Ice Plains (5th Marker)'
const SPACE = 'Tatooine (D)'
const DESTROYER = 'Imperial-Class Star Destroyer'
const WAR_ROOM = 'Hoth: Echo Command Center (War Room) (D)'

/** Somebody of the Light Side falls in a battle beside Dannik. */
const supper = (victim: string, force = 3): Story => ({
  card: 'Dannik Jerriko',
  says: `eats the soup of whoever falls beside him, and grows by its ability: ${victim}`,
  position: {
    at: 'battle dark',
    locations: [
      { card: EISLEY, dark: ['Dannik Jerriko', 'Stormtrooper'], light: [victim, 'Biggs Darklighter'] },
    ],
    dark: { force, hand: ['Dark Strike'], reserve: 9 },
    light: { force: 3, reserve: 9 },
  },
  plays: [
    ['dark', { battle: EISLEY }],
    ['dark', { play: 'Dark Strike' }],
    ['dark', { cards: [victim] }],
  ],
  leads: { stop: 'here' },
})

/** The Light Side reacts to a battle of the Dark Side. */
const reacting = {
  cards: [scout],
  plays: [
    ['dark', { battle: EISLEY }],
    ['light', { move: 'Swift Scout', to: EISLEY }],
  ],
} as const

/** A probe droid fires in a battle. */
const lasered = (drawn: number, target: string): Pick<Story, 'card' | 'position' | 'plays'> => ({
  card: 'Probe Droid Laser',
  position: {
    at: 'battle dark',
    locations: [
      {
        card: RIDGE,
        dark: [{ card: 'Probe Droid', with: ['Probe Droid Laser'] }, 'Darth Vader'],
        light: ['Golan Laser Battery', 'Luke Skywalker'],
      },
    ],
    dark: { force: 5, reserve: [`${drawn} of dark`, 9] },
    light: { force: 3, reserve: 9 },
  },
  plays: [
    ['dark', { battle: RIDGE }],
    ['dark', { fire: 'Probe Droid Laser', target }],
  ],
})

tellLater([
  {
    ...supper('Luke Skywalker'),
    plays: [...supper('Luke Skywalker').plays!, ['dark', { play: 'Dannik Jerriko' }]],
    leads: {
      zones: { 'light.out-of-play': ['Luke Skywalker'] },
      numbers: { 'Dannik Jerriko': { power: 5 } },
      resources: { dark: { force: 1 } },
      stop: 'here',
    },
  },
  {
    ...supper('R5-D4 (Arfive-Defour)'),
    says: 'eats no soup of droids',
    leads: { resources: { dark: { force: 2 } }, asked: 'dark' },
  },
  {
    card: 'Tedn Dahai',
    says: 'silences an alien for each musician beside him, for a turn',
    position: {
      at: 'control light',
      locations: [
        {
          card: EISLEY,
          light: ['Tedn Dahai', "Figrin D'an"],
          dark: ['Labria', 'Dr. Evazan', 'Stormtrooper'],
        },
      ],
      light: { force: 5 },
      dark: { force: 3 },
    },
    plays: [
      ['light', { play: 'Tedn Dahai' }],
      ['light', { cards: ['Labria'] }],
    ],
    leads: {
      resources: { light: { force: 4 } },
      noOffers: { light: [{ play: 'Tedn Dahai' }] },
      stop: 'here',
    },
  },
  {
    card: 'Tedn Dahai',
    says: 'is silent alone',
    position: {
      at: 'control light',
      locations: [{ card: EISLEY, light: ['Tedn Dahai'], dark: ['Labria'] }],
      light: { force: 5 },
    },
    leads: { noOffers: { light: [{ play: 'Tedn Dahai' }] }, asked: 'light' },
  },
  {
    card: 'Shawn Valdez',
    says: 'calls troopers from next door into the battle that he begins, those who have not fought',
    position: {
      at: 'battle light',
      locations: [
        { card: RIDGE, light: ['Shawn Valdez', 'Luke Skywalker'], dark: ['Stormtrooper'] },
        {
          card: PLAINS,
          light: ['Sergeant Hollis', 'Wedge Antilles', { card: 'Echo Base Trooper', battled: true }],
        },
      ],
      light: { force: 5 },
      dark: { force: 1 },
    },
    plays: [
      ['light', { battle: RIDGE }],
      ['light', { play: 'Shawn Valdez' }],
    ],
    leads: {
      facts: {
        'Sergeant Hollis': { at: RIDGE.slice(0, -4), moved: true },
        'Wedge Antilles': { moved: false },
      },
      resources: { light: { force: 3 } },
      stop: 'here',
    },
  },
  ...[true, false].map(
    (vader): Story => ({
      card: 'Admiral Ozzel',
      says: vader
        ? 'is lost where somebody reacts beside him while Vader is on table'
        : 'is left alone without Vader',
      position: {
        at: 'battle dark',
        locations: [
          { card: EISLEY, dark: ['Admiral Ozzel', 'Stormtrooper'], light: ['Luke Skywalker'] },
          { card: CANTINA, light: ['Swift Scout'] },
          { card: 'Death Star: Docking Bay 327 (D)', dark: vader ? ['Darth Vader'] : [] },
        ],
        dark: { force: 3 },
        light: { force: 3 },
      },
      ...reacting,
      leads: { zones: { 'dark.lost': vader ? ['Admiral Ozzel'] : [] }, stop: 'here' },
    }),
  ),
  {
    card: 'Admiral Ozzel',
    says: 'makes capital starships cheaper at his system',
    position: {
      at: 'deploy dark',
      locations: [
        { card: SPACE, dark: [{ card: DESTROYER, pilots: ['Admiral Ozzel'] }] },
        { card: 'Yavin 4 (D)' },
      ],
      dark: { force: 9, hand: ['Devastator'] },
    },
    leads: {
      numbers: { [DESTROYER]: { power: 10 } },
      offers: { dark: [{ deploy: 'Devastator', on: SPACE, cost: 7 }] },
      stop: 'here',
    },
  },
  {
    card: 'ComScan Detection',
    says: 'answers a react with a move of a vehicle to the same place',
    position: {
      at: 'battle dark',
      locations: [
        { card: EISLEY, dark: ['Stormtrooper'], light: ['Luke Skywalker'] },
        { card: CANTINA, light: ['Swift Scout'] },
        { card: 'Tatooine: Jundland Wastes', dark: [{ card: 'Bantha', passengers: ['Tusken Raider'] }] },
      ],
      dark: { force: 3, hand: ['ComScan Detection'] },
      light: { force: 3 },
    },
    ...reacting,
    leads: {
      facts: { Bantha: { moved: false } },
      zones: { 'dark.hand': ['ComScan Detection'] },
      stop: 'here',
    },
  },
  {
    card: 'ComScan Detection',
    says: 'takes a vehicle that is near enough',
    position: {
      at: 'battle dark',
      locations: [
        { card: 'Tatooine: Jundland Wastes', dark: [{ card: 'Bantha', passengers: ['Tusken Raider'] }] },
        { card: EISLEY, dark: ['Stormtrooper'], light: ['Luke Skywalker'] },
        { card: CANTINA, light: ['Swift Scout'] },
      ],
      dark: { force: 3, hand: ['ComScan Detection'] },
      light: { force: 3 },
    },
    cards: [scout],
    plays: [...reacting.plays, ['dark', { play: 'ComScan Detection' }]],
    leads: {
      facts: { Bantha: { at: EISLEY.slice(0, -4), moved: true } },
      resources: { dark: { force: 1 } },
      stop: 'here',
    },
  },
  {
    card: 'Sensor Panel',
    says: 'makes a vehicle better, and takes one card more after Radar Scanner',
    position: {
      at: 'control light',
      locations: [
        { card: EISLEY, light: [{ card: 'SoroSuub V-35 Landspeeder', with: ['Sensor Panel'], pilots: [] }] },
      ],
      light: { force: 5, hand: ['Radar Scanner'], reserve: 4 },
      dark: { hand: ['Jawa (D)', 'Dark Strike', 'Stormtrooper'] },
    },
    plays: [
      ['light', { play: 'Radar Scanner' }],
      ['light', { cards: ['Jawa (D)'] }],
      ['light', { play: 'Sensor Panel' }],
      ['light', { cards: ['Dark Strike'] }],
    ],
    leads: {
      numbers: { 'SoroSuub V-35 Landspeeder': { power: 1, landspeed: 4 } },
      zones: { 'dark.used': ['Dark Strike', 'Jawa (D)'], 'dark.hand': ['Stormtrooper'] },
      resources: { light: { force: 3 } },
      stop: 'here',
    },
  },
  {
    says: 'destroys artillery by more than five, and hits characters by more than their defense',
    ...lasered(6, 'Golan Laser Battery'),
    leads: { zones: { 'light.lost': ['Golan Laser Battery'] }, stop: 'here' },
  },
  {
    says: 'hits a character for nothing',
    ...lasered(5, 'Luke Skywalker'),
    leads: {
      facts: { 'Luke Skywalker': { hit: true } },
      resources: { dark: { force: 4 } },
      stop: 'here',
    },
  },
  {
    card: 'R2 Sensor Array',
    says: 'lets somebody beside it run from a creature, and helps search parties next door',
    position: {
      at: 'battle dark',
      locations: [
        {
          card: RIDGE,
          dark: ['Wampa'],
          light: ['Luke Skywalker', { card: 'R2-D2 (Artoo-Detoo)', with: ['R2 Sensor Array'] }],
        },
        PLAINS,
      ],
      dark: { force: 3, reserve: 9 },
      light: { force: 3 },
    },
    plays: [
      ['dark', { unleash: 'Wampa' }],
      ['light', { play: 'R2 Sensor Array' }],
      ['light', { cards: ['Luke Skywalker'] }],
    ],
    leads: {
      facts: { 'Luke Skywalker': { at: PLAINS } },
      numbers: { [PLAINS]: { 'search-party-destiny-light': 3 }, [RIDGE]: { 'search-party-destiny-dark': 0 } },
      resources: { light: { force: 2 } },
      stop: 'here',
    },
  },
  {
    card: WAR_ROOM,
    says: 'lets starships of whoever controls it take off for nothing',
    position: {
      at: 'move light',
      locations: [
        'Hoth (L)',
        { card: RIDGE, light: [{ card: 'Red 3', pilots: ['Luke Skywalker'] }] },
        { card: WAR_ROOM, light: ['Leia Organa'] },
      ],
      light: { force: 3 },
    },
    leads: { offers: { light: [{ move: 'Red 3', to: 'Hoth (L)', cost: 0 }] }, asked: 'light' },
  },
  {
    card: WAR_ROOM,
    says: 'leaves the price to whoever does not',
    position: {
      at: 'move light',
      locations: [
        'Hoth (L)',
        { card: RIDGE, light: [{ card: 'Red 3', pilots: ['Luke Skywalker'] }] },
        WAR_ROOM,
      ],
      light: { force: 3 },
    },
    leads: { offers: { light: [{ move: 'Red 3', to: 'Hoth (L)', cost: 1 }] }, asked: 'light' },
  },
])

/** Works in the control phases of the opponent, whatever the rules of weapons say. */
const ION_CANNON = (side: 'dark' | 'light') =>
  inline({
    title: 'Test Ion Cannon',
    side,
    kind: 'weapon',
    type: 'starship',
    traits: ['ion cannon'],
    text: {
      actions: [
        {
          when: { phase: 'control', of: 'opponent' },
          targets: [{ name: 'target', what: { kind: 'starship', whose: 'opponents' } }],
          do: (['power', 'maneuver', 'hyperspeed'] as const).map((change) => ({
            do: 'for-a-while',
            what: { static: 'number', change, of: { the: { chosen: 'target' } }, fix: 0 },
            until: 'leaves-table',
          })),
        },
      ],
    },
  })

for (const [droid, seat, other] of [
  ['R5-D4 (Arfive-Defour)', 'light', 'dark'],
  ['R5-A2 (Arfive-Aytoo)', 'dark', 'light'],
] as const) {
  const ship = seat === 'dark' ? DESTROYER : 'Red 3'
  const told: Story = {
    card: droid,
    says: 'strengthens the starship that it is aboard, and mends what an ion cannon has done to it, but for power',
    position: {
      at: `control ${seat}`,
      locations: [
        {
          card: SPACE,
          [other]: ['Test Ion Cannon'],
          [seat]: [
            seat === 'dark'
              ? { card: DESTROYER, pilots: ['DS-61-2'], passengers: [droid] }
              : { card: 'Red 3', pilots: ['Luke Skywalker'], cargo: [droid] },
          ],
        },
      ],
    },
    cards: [ION_CANNON(other)],
    leads: {
      numbers: { [ship]: { power: seat === 'dark' ? 12 : 7, maneuver: seat === 'dark' ? 0 : 5 } },
      stop: 'here',
    },
  }
  tellLater([
    told,
    {
      ...told,
      plays: [
        [seat, 'pass'],
        [other, { play: 'Test Ion Cannon' }],
        [seat, { play: droid }],
      ],
      leads: { numbers: { [ship]: { power: 0, hyperspeed: seat === 'dark' ? 3 : 5 } }, stop: 'here' },
    },
  ])
}
