/** What starships of Special Edition say. */
import { made } from './inline-cards.ts'
import { look, type Story, tellLater } from './stories.ts'

const bike = (title: string) =>
  made(title, 'dark', { kind: 'vehicle', type: 'combat', traits: ['speeder bike'], deploy: 1 })

tellLater([
  {
    card: 'B-wing Attack Fighter',
    says: 'fires all that it has, and draws better',
    position: {
      at: 'battle light',
      locations: [
        {
          card: 'Kessel (L)',
          light: [
            { card: 'B-wing Attack Fighter', with: ['Proton Torpedoes', 'SW-4 Ion Cannon'] },
            'Tantive IV',
          ],
          dark: ['Devastator'],
        },
      ],
      light: { force: 9, reserve: ['0 of light', '0 of light', 9] },
      dark: { force: 3, reserve: 9, hand: 0 },
    },
    plays: [
      ['light', { battle: 'Kessel (L)' }],
      ['light', { fire: 'Proton Torpedoes', target: 'Devastator' }],
    ],
    leads: {
      events: [{ kind: 'destinyDrawn', value: 1 }],
      offers: { light: [{ fire: 'SW-4 Ion Cannon', target: 'Devastator' }] },
      stop: 'here',
    },
  },
  {
    card: 'B-wing Attack Fighter',
    says: 'makes a mine harmless, once a turn',
    position: {
      at: 'control light',
      locations: [
        { card: 'Kessel (L)', light: ['B-wing Attack Fighter'], dark: ['Orbital Mine', 'Orbital Mine'] },
      ],
      light: { force: 3 },
      dark: { lost: 0 },
    },
    cards: [made('Orbital Mine', 'dark', { kind: 'starship', type: 'starfighter', power: 1 })],
    plays: [
      ['light', { play: 'B-wing Attack Fighter' }],
      ['light', { cards: ['table/Orbital Mine #1'] }],
    ],
    leads: {
      zones: { 'dark.lost': ['Orbital Mine'] },
      resources: { light: { force: 2 } },
      noOffers: { light: [{ play: 'B-wing Attack Fighter' }] },
      stop: 'here',
    },
  },
  ...([4, 5] as const).map(
    (maneuver): Story => ({
      card: 'TIE Defender Mark I',
      says: maneuver > 4 ? 'is weaker before what is nimbler' : 'does not mind what is as nimble',
      position: look([{ card: 'Kessel (L)', dark: ['TIE Defender Mark I'], light: ['Nimble Ship'] }]),
      cards: [
        made('Nimble Ship', 'light', {
          kind: 'starship',
          type: 'starfighter',
          maneuver,
          power: 1,
          permanentPilot: 1,
        }),
      ],
      leads: { numbers: { 'TIE Defender Mark I': { power: maneuver > 4 ? 1 : 3 } }, asked: 'dark' },
    }),
  ),
  ...(['TIE Defender Mark I', 'Sentinel-Class Landing Craft'] as const).map(
    (card): Story => ({
      card,
      says: 'carries cannons of starfighters',
      position: {
        at: 'deploy dark',
        locations: [{ card: 'Kessel (L)', dark: [card] }],
        dark: { force: 5, hand: ['Boosted TIE Cannon', 'Ion Cannon'] },
      },
      leads: {
        offers: { dark: [{ deploy: 'Boosted TIE Cannon', on: card }] },
        noOffers: { dark: [{ deploy: 'Ion Cannon', on: card }] },
        stop: 'here',
      },
    }),
  ),
  {
    card: 'TIE Defender Mark I',
    says: 'comes to a battle',
    position: {
      at: 'battle light',
      locations: [{ card: 'Kessel (D)', dark: ['Devastator'], light: ['Tantive IV'] }],
      dark: { force: 9, hand: ['TIE Defender Mark I'] },
      light: { force: 3 },
    },
    plays: [['light', { battle: 'Kessel (D)' }]],
    leads: { offers: { dark: [{ deploy: 'TIE Defender Mark I', on: 'Kessel (D)', cost: 2 }] }, stop: 'here' },
  },
  {
    card: 'Spiral',
    says: 'comes to a battle for 2 Force, and otherwise for 5',
    position: {
      at: 'battle dark',
      locations: [{ card: 'Kessel (L)', dark: ['Devastator'], light: ['Tantive IV'] }],
      light: { force: 9, hand: ['Spiral'] },
      dark: { force: 3 },
    },
    plays: [
      ['dark', { battle: 'Kessel (L)' }],
      ['light', { deploy: 'Spiral' }],
    ],
    leads: { resources: { light: { force: 7 } }, stop: 'here' },
  },
  {
    card: 'Spiral',
    says: 'costs 5 otherwise',
    position: { at: 'deploy light', locations: ['Kessel (L)'], light: { force: 9, hand: ['Spiral'] } },
    leads: { offers: { light: [{ deploy: 'Spiral', cost: 5 }] }, stop: 'here' },
  },
  {
    card: 'Sentinel-Class Landing Craft',
    says: 'lands for nothing, with two speeder bikes',
    position: {
      at: 'move dark',
      locations: [
        { card: 'Tatooine (D)', dark: [{ card: 'Sentinel-Class Landing Craft', cargo: ['Bike', 'Bike'] }] },
        'Tatooine: Docking Bay 94 (D)',
      ],
      dark: { force: 5 },
    },
    cards: [bike('Bike')],
    leads: {
      offers: {
        dark: [{ move: 'Sentinel-Class Landing Craft', to: 'Tatooine: Docking Bay 94 (D)', cost: 0 }],
      },
      stop: 'here',
    },
  },
  {
    card: 'Sentinel-Class Landing Craft',
    says: 'has no room for other vehicles, nor a third bike',
    position: {
      at: 'deploy dark',
      locations: [
        { card: 'Tatooine (D)', dark: [{ card: 'Sentinel-Class Landing Craft', cargo: ['Bike'] }] },
      ],
      dark: { force: 9, hand: ['Second Bike', 'Third Bike', 'Truck'] },
    },
    cards: [
      bike('Bike'),
      bike('Second Bike'),
      bike('Third Bike'),
      made('Truck', 'dark', { kind: 'vehicle', type: 'transport', deploy: 1 }),
    ],
    plays: [['dark', { deploy: 'Second Bike' }]],
    leads: {
      noOffers: { dark: [{ deploy: 'Third Bike' }, { deploy: 'Truck' }] },
      stop: 'here',
    },
  },
])
