/** What sinks on Dagobah, what comes there all the same, and what holds a place or an Effect. */
import { fighter } from './battle-play.ts'
import { ANOAT, FIELD } from './belt.ts'
import { type Story, tellLater } from './stories.ts'

const SWAMP = 'Dagobah: Swamp'
const BOG = 'Dagobah: Bog Clearing'
const CAVE = 'Dagobah: Cave'
const EISLEY = 'Tatooine: Mos Eisley (D)'
const CAMP = 'Tatooine: Jawa Camp (L)'
const PLAINS = 'Hoth: North Ridge (4th Marker) (L)'
const AWWWW = 'Awwww, Cannot Get Your Ship Out'

tellLater([
  {
    card: SWAMP,
    says: 'takes ships of the Light Side into the Used Pile',
    rule: 'ccgx/starship/sink',
    position: {
      at: 'draw light',
      locations: [{ card: SWAMP, light: ['X-wing'] }],
      light: { force: 1, reserve: 3 },
    },
    plays: [['light', 'pass']],
    leads: { events: [{ kind: 'left', is: 'X-wing' }], stop: 'here' },
  },
  {
    card: 'Grounded Starfighter',
    says: 'has a vehicle on Dagobah sink beneath the Lost Pile',
    position: {
      at: 'deploy light',
      locations: [{ card: CAVE, dark: ['Imperial Walker'] }],
      light: { force: 3, hand: ['Grounded Starfighter'] },
    },
    plays: [['light', { deploy: 'Grounded Starfighter' }]],
    leads: { facts: { 'Grounded Starfighter': { on: 'Imperial Walker' } }, stop: 'here' },
  },
  {
    card: AWWWW,
    says: 'lets its player say whether a ship on Dagobah sinks',
    position: {
      at: 'deploy dark',
      locations: [{ card: CAVE, light: ['X-wing'] }],
      dark: { force: 3, hand: [AWWWW] },
    },
    plays: [
      ['dark', { deploy: AWWWW }],
      ['dark', 'it sinks'],
    ],
    leads: { facts: { [AWWWW]: { on: 'X-wing' } }, stop: 'here' },
  },
  {
    card: BOG,
    says: 'lets starfighters of the Light Side deploy there',
    position: {
      at: 'deploy light',
      locations: [{ card: BOG }],
      light: { force: 9, hand: ['X-wing'] },
    },
    leads: { offers: { light: [{ deploy: 'X-wing', on: BOG }] }, stop: 'here' },
  },
  {
    card: 'Encampment',
    says: 'lets characters come to Dagobah, where nobody is',
    position: {
      at: 'deploy light',
      locations: [{ card: BOG, light: ['Encampment'] }, { card: CAVE }],
      light: { force: 9, hand: ['Rebel Trooper'] },
    },
    leads: {
      offers: { light: [{ deploy: 'Rebel Trooper', on: BOG }] },
      noOffers: { light: [{ deploy: 'Rebel Trooper', on: CAVE }] },
      stop: 'here',
    },
  },
  {
    card: 'Imperial Domination',
    says: 'keeps the opponent from Force where its player controls and did not drain',
    position: {
      at: 'activate dark',
      locations: [{ card: EISLEY, dark: ['Stormtrooper', 'Imperial Domination'] }],
      dark: { force: 3, reserve: 3, hand: ['Stormtrooper'] },
      light: { force: 3 },
    },
    plays: [
      ['dark', 0],
      ['dark', 'pass'],
    ],
    leads: { numbers: { [EISLEY]: { 'force-generation-light': 0 } }, stop: 'here' },
  },
  {
    card: 'Silence Is Golden',
    says: 'keeps both players from reacting to droids',
    position: {
      at: 'battle dark',
      locations: [
        { card: EISLEY, dark: ['Stormtrooper'], light: ['C-3PO (See-Threepio)', 'Rebel Trooper'] },
        { card: CAMP, light: ['Test Scout'] },
      ],
      dark: { force: 3, side: ['Silence Is Golden'] },
      light: { force: 5 },
    },
    cards: [
      fighter(
        'light',
        'Test Scout',
        { power: 1, ability: 1 },
        {
          text: { statics: [{ static: 'allows', what: 'react', of: { the: 'self' } }] },
        },
      ),
    ],
    plays: [['dark', { battle: EISLEY }]],
    leads: { asked: { dark: 'settle' } },
  },
  {
    card: 'Death Squadron',
    says: 'adds to the power of the fleet, and shuttles troopers down for nothing',
    position: {
      at: 'move dark',
      locations: [
        {
          card: 'Hoth (D)',
          dark: [{ card: 'Imperial-Class Star Destroyer', passengers: ['Stormtrooper'] }, 'Death Squadron'],
        },
        { card: PLAINS },
      ],
      dark: { force: 3 },
    },
    leads: {
      numbers: { 'Hoth (D)': { 'total-power-dark': 9 } },
      offers: { dark: [{ move: 'Stormtrooper', to: PLAINS, by: 'shuttle', cost: 0 }] },
      stop: 'here',
    },
  },
  {
    card: 'Silence Is Golden',
    says: 'is canceled by Scomp Link Access',
    position: {
      at: 'control light',
      locations: [{ card: EISLEY }],
      dark: { force: 3, side: ['Silence Is Golden'] },
      light: { force: 5, hand: ['Scomp Link Access'] },
    },
    plays: [['light', { play: 'Scomp Link Access' }]],
    leads: { zones: { 'dark.side': [] }, stop: 'here' },
  },
  ...(
    [
      ['Ineffective Maneuver', 'light', 'Expand The Empire', 'Corellian Corvette'],
      ['Sudden Impact', 'dark', 'Yavin Sentry', 'Imperial-Class Star Destroyer'],
    ] as const
  ).map(([card, side, other, ship]): Story => {
    const owner = side === 'light' ? 'dark' : 'light'
    return {
      card,
      says: 'has the owner of an Effect pay in each draw phase, or give it up',
      position: {
        at: `move ${owner}`,
        locations: [
          { card: EISLEY, [owner]: [{ card: other, with: [{ card, owner: side, by: side }] }] },
          { card: ANOAT },
          { card: FIELD, of: 'Anoat', [side]: [ship] },
        ],
        dark: { force: 3, reserve: 4 },
        light: { force: 3, reserve: 4 },
      },
      plays: [[owner, 'cancel that Effect']],
      leads: { zones: { [`${owner}.lost`]: [other] }, stop: 'here' },
    }
  }),
])
