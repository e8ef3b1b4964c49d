/** What guards of places, officers of sentries and those whom others replace say. */
import { look, type Story, tellLater } from './stories.ts'

const BAY = 'Death Star: Docking Bay 327 (D)'
const CORRIDOR = 'Death Star: Detention Block Corridor (L)'
const GALLERY = 'Cloud City: Lower Corridor (L)'
const EISLEY = 'Tatooine: Mos Eisley (D)'
const ROOM = 'Yavin 4: Massassi War Room'

const commands = (card: string, sentry: string, place: string, side: 'dark' | 'light'): readonly Story[] => [
  {
    card,
    says: 'lets a second sentry come for nothing, which does all that it can',
    position: {
      at: `deploy ${side}`,
      locations: [{ card: place, [side]: [card, sentry] }],
      [side]: { force: 0, hand: [sentry] },
    },
    plays: [
      [side, { deploy: `${side}.hand/${sentry}` }],
      [side, 'your total power +1'],
    ],
    leads: {
      numbers: { [place]: { [`ability-needed-${side === 'dark' ? 'light' : 'dark'}`]: 6 } },
      stop: 'here',
    },
  },
  {
    card,
    says: 'is weaker elsewhere',
    position: look([{ card: EISLEY, [side]: [card] }]),
    leads: { numbers: { [card]: { power: 1 } }, asked: 'dark' },
  },
]

tellLater([
  {
    card: 'Imperial Trooper Guard Dainsom',
    says: 'stops a drain next door',
    position: {
      at: 'control light',
      locations: [
        { card: BAY, light: ['Rebel Trooper'] },
        { card: CORRIDOR, dark: ['Imperial Trooper Guard Dainsom'] },
      ],
      light: { force: 3 },
      dark: { reserve: 9 },
    },
    plays: [
      ['light', { drain: BAY }],
      ['dark', { play: 'Imperial Trooper Guard Dainsom' }],
    ],
    leads: { resources: { dark: { lost: 0 } }, stop: 'here' },
  },
  {
    card: 'Lobot (D)',
    says: 'is stronger at a link, and may be replaced',
    position: {
      at: 'deploy light',
      locations: [{ card: GALLERY, dark: ['Lobot (D)'] }],
      light: { force: 9, hand: ['Lobot (L)'] },
    },
    leads: {
      numbers: { 'Lobot (D)': { power: 4 } },
      offers: { light: [{ replace: 'light.hand/Lobot (L)' }] },
      stop: 'here',
    },
  },
  {
    card: 'Lobot (D)',
    says: 'is replaced by nobody beside Lando',
    position: {
      at: 'deploy light',
      locations: [{ card: GALLERY, dark: ['Lobot (D)', 'Lando Calrissian (D)'] }],
      light: { force: 9, hand: ['Lobot (L)', 'Lando Calrissian (L)'] },
    },
    leads: { noOffers: { light: [{ replace: 'light.hand/Lobot (L)' }] }, stop: 'here' },
  },
  {
    card: 'Dodo Bodonawieedo',
    says: 'looks at as many cards of its Force Pile as there are other musicians',
    position: {
      at: 'control dark',
      locations: [{ card: EISLEY, dark: ['Dodo Bodonawieedo', 'Max Rebo'], light: ['Jawa (L)'] }],
      dark: { force: ['Stormtrooper', 'Darth Vader'] },
    },
    plays: [['dark', { play: 'Dodo Bodonawieedo' }]],
    leads: {
      numbers: { 'Dodo Bodonawieedo': { power: 4 }, 'Jawa (L)': { power: 0 } },
      events: [{ kind: 'looked', count: 1 }],
      stop: 'here',
    },
  },
  {
    card: 'Hoth Sentry',
    says: 'makes the opponent pay more around it',
    position: {
      at: 'deploy light',
      locations: [
        { card: 'Hoth: North Ridge (4th Marker) (L)', light: ['Rebel Trooper'], dark: ['Stormtrooper'] },
      ],
      light: { force: 2, hand: ['Hoth Sentry'] },
    },
    plays: [
      ['light', { deploy: 'Hoth Sentry' }],
      ['light', 'your total power +1'],
    ],
    leads: { numbers: { 'Hoth: North Ridge (4th Marker) (L)': { 'total-power-light': 2 } }, stop: 'here' },
  },
  ...commands('Corporal Grenwick', 'Death Star Sentry', CORRIDOR, 'dark'),
  ...commands('Grondorn Muse', 'Yavin Sentry', ROOM, 'light'),
  ...commands('General McQuarrie', 'Hoth Sentry', 'Hoth: Echo Command Center (War Room) (L)', 'light'),
  {
    card: 'Colonel Feyn Gospic',
    says: 'doubles techs and carries the plan to every system',
    position: look([
      { card: ROOM, light: ['Colonel Feyn Gospic', 'Rebel Planners'] },
      { card: 'Yavin 4 (L)', light: [{ card: 'X-wing', pilots: ['Wedge Antilles'] }] },
      {
        card: 'Tatooine (D)',
        light: [
          { card: 'Y-wing', pilots: ['Dutch'] },
          { card: 'X-wing', pilots: ['Biggs Darklighter'] },
        ],
      },
    ]),
    leads: {
      numbers: { 'Colonel Feyn Gospic': { power: 4 }, 'Tatooine (D)': { 'total-power-light': 11 } },
      asked: 'dark',
    },
  },
])
