/** What Premiere devices do for whoever carries them, or where they stand. */
import { fighter, PIT, YARD } from './battle-play.ts'
import { look, type Story, tell } from './stories.ts'

const CAMP = 'Tatooine: Jawa Camp (L)'
const HUT = "Tatooine: Obi-Wan's Hut"
const FARM = "Tatooine: Lars' Moisture Farm (D)"
const gun = { card: 'X-wing', with: ['Proton Torpedoes', 'Targeting Computer'] }

/** Force is activated where a Hydroponics Station stands, and perhaps something elsewhere. */
const garden = (...more: NonNullable<Story['position']['locations']>): Story['position'] => ({
  at: 'activate light',
  locations: [{ card: CAMP, light: ['Hydroponics Station'] }, ...more],
  light: { reserve: 9 },
})

const STORIES: readonly Story[] = [
  {
    card: 'Electrobinoculars',
    says: 'let one look at the top card and put it on the Force Pile',
    position: {
      at: 'control light',
      locations: [{ card: PIT, light: [{ card: 'Rebel Trooper', with: ['Electrobinoculars'] }] }],
      light: { force: 3, reserve: ['Talz', 9] },
    },
    plays: [
      ['light', { play: 'Electrobinoculars' }],
      ['light', 'Force Pile'],
    ],
    leads: { resources: { light: { force: 2, reserve: 9, used: 2 } }, asked: 'light' },
  },
  {
    card: 'Electrobinoculars',
    says: 'let the card lie as well',
    position: {
      at: 'control light',
      locations: [{ card: PIT, light: [{ card: 'Rebel Trooper', with: ['Electrobinoculars'] }] }],
      light: { force: 3, reserve: ['Talz', 9] },
    },
    plays: [
      ['light', { play: 'Electrobinoculars' }],
      ['light', 'Reserve Deck'],
    ],
    leads: { resources: { light: { force: 1, reserve: 10 } }, asked: 'light' },
  },
  {
    card: 'Fusion Generator Supply Tanks (L)',
    says: 'are taken aboard where a docking bay is near, and improve the starship',
    position: {
      at: 'deploy light',
      locations: [
        { card: 'Tatooine (L)', light: ['X-wing'] },
        'Tatooine: Docking Bay 94 (L)',
        { card: 'Kessel (L)', light: ['Y-wing'] },
      ],
      light: { hand: ['Fusion Generator Supply Tanks'] },
    },
    plays: [['light', { deploy: 'Fusion Generator Supply Tanks (L)', on: 'X-wing' }]],
    leads: { numbers: { 'X-wing': { power: 4, maneuver: 5 }, 'Y-wing': { power: 2 } }, asked: 'dark' },
  },
  {
    card: 'Fusion Generator Supply Tanks (D)',
    says: 'are not to be had far from a docking bay',
    position: {
      locations: [{ card: 'Kessel (D)', dark: ['TIE Scout'] }, 'Tatooine: Docking Bay 94 (D)'],
      dark: { hand: ['Fusion Generator Supply Tanks', 'Myo'], force: 4 },
    },
    leads: { noOffers: { dark: [{ deploy: 'Fusion Generator Supply Tanks (D)' }] }, asked: 'dark' },
  },
  {
    card: 'Hydroponics Station',
    says: 'lets the first Force come into hand',
    position: garden(),
    plays: [
      ['light', 2],
      ['light', 1],
    ],
    leads: { resources: { light: { hand: 1, force: 1, reserve: 7 } }, asked: 'light' },
  },
  {
    card: 'Hydroponics Station',
    says: 'lets the second come too beside a Vaporator',
    position: garden({ card: PIT, light: ['Vaporator'] }),
    plays: [
      ['light', 2],
      ['light', 2],
    ],
    leads: { resources: { light: { hand: 2, force: 0, reserve: 7 } }, asked: 'dark' },
  },
  {
    card: 'Vaporator',
    says: 'keeps a Gravel Storm away here and next door',
    position: {
      at: 'control dark',
      locations: [
        { card: HUT, light: ['Vaporator'] },
        { card: CAMP, light: ['Talz'] },
        { card: FARM, light: ['Kabe'] },
      ],
      dark: { hand: ['Gravel Storm'], force: 1, reserve: ['7 of dark', 9] },
    },
    plays: [['dark', { play: 'Gravel Storm' }]],
    leads: { zones: { 'light.lost': ['Kabe'] }, asked: 'dark' },
  },
  {
    card: 'Targeting Computer',
    says: 'has a weapon fired twice as one shot, each draw 1 less',
    position: {
      at: 'battle light',
      locations: [{ card: 'Arena', light: [gun], dark: ['Devastator'] }],
      light: { force: 3, reserve: ['5 of light', '5 of light', 9] },
    },
    plays: [
      ['light', { battle: 'Arena' }],
      ['light', { fire: 'Proton Torpedoes', target: 'Devastator', twice: true, cost: 2 }],
    ],
    leads: { events: [{ kind: 'shot', total: 8, defense: 6 }], asked: 'light' },
  },
  {
    card: 'Targeting Computer',
    says: 'lets it fire one shot after the other',
    position: {
      at: 'battle light',
      locations: [{ card: 'Arena', light: [gun], dark: ['Devastator'] }],
      light: { force: 3, reserve: ['5 of light', '5 of light', 9] },
    },
    plays: [
      ['light', { battle: 'Arena' }],
      ['light', { fire: 'Proton Torpedoes', target: 'Devastator', cost: 1 }],
    ],
    leads: {
      events: [{ kind: 'shot', total: 4, defense: 6 }],
      numbers: { 'X-wing': { maneuver: 5 } },
      offersExactly: { light: [{ fire: 'Proton Torpedoes', target: 'Devastator', cost: 1 }, 'pass'] },
      asked: { light: 'weapons' },
    },
  },
  {
    card: 'Blaster Scope',
    says: 'lets a blaster reach the next site',
    cards: [fighter('light', 'Near', { power: 1, ability: 1, forfeit: 1 })],
    position: {
      at: 'battle dark',
      locations: [
        {
          card: PIT,
          dark: [{ card: 'Stormtrooper', with: [{ card: 'Imperial Blaster', with: ['Blaster Scope'] }] }],
          light: ['Near'],
        },
        { card: YARD, light: ['Kabe'] },
      ],
      dark: { force: 2 },
    },
    plays: [['dark', { battle: PIT }]],
    leads: {
      offersExactly: {
        dark: [
          { fire: 'Imperial Blaster', target: 'Near' },
          { fire: 'Imperial Blaster', target: 'Kabe' },
          'pass',
        ],
      },
      asked: { dark: 'weapons' },
    },
  },
  {
    card: 'Blaster Scope',
    says: 'is put on a blaster',
    position: {
      locations: [
        {
          card: PIT,
          dark: [
            { card: 'Stormtrooper', with: ['Imperial Blaster'] },
            { card: 'Darth Vader', with: ["Vader's Lightsaber"] },
          ],
        },
      ],
      dark: { hand: ['Blaster Scope'] },
    },
    leads: {
      offersExactly: { dark: [{ deploy: 'Blaster Scope', on: 'Imperial Blaster' }, 'pass'] },
      asked: 'dark',
    },
  },
  {
    card: 'Droid Detector',
    says: 'has all droids there lost at the end of a turn',
    position: {
      at: 'end light',
      turn: 4,
      locations: [
        {
          card: 'Tatooine: Cantina (D)',
          dark: ['Droid Detector'],
          light: ['C-3PO (See-Threepio)', 'Talz'],
        },
      ],
    },
    leads: { zones: { 'light.lost': ['C-3PO (See-Threepio)'] }, asked: { dark: 'activate' } },
  },
  {
    card: 'Droid Detector',
    says: 'lets no droid come',
    position: {
      at: 'deploy light',
      locations: [{ card: 'Tatooine: Cantina (D)', dark: ['Droid Detector'] }],
      light: { hand: ['R2-X2 (Artoo-Extoo)', 'Talz'], force: 3 },
    },
    leads: {
      offersExactly: { light: [{ deploy: 'Talz', on: 'Tatooine: Cantina (D)' }, 'pass'] },
      asked: 'light',
    },
  },
  {
    card: 'Droid Detector',
    says: 'waits in the turn of its deployment',
    position: {
      locations: [
        { card: 'Tatooine: Cantina (D)', dark: ['Wuher'], light: [] },
        { card: 'Tatooine: Docking Bay 94 (D)', light: ['C-3PO (See-Threepio)'] },
      ],
      dark: { hand: ['Droid Detector'] },
    },
    plays: [['dark', { deploy: 'Droid Detector', on: 'Tatooine: Cantina (D)' }]],
    leads: { resources: { light: { lost: 0 } }, asked: { light: 'activate' } },
  },
  {
    card: 'Observation Holocam',
    says: 'adds the power of somebody next door to a battle',
    position: {
      at: 'battle dark',
      locations: [
        { card: PIT, dark: ['Stormtrooper', 'Observation Holocam'], light: ['Kabe'] },
        { card: YARD, dark: ['Darth Vader'] },
      ],
      dark: { force: 1 },
    },
    plays: [
      ['dark', { battle: PIT }],
      ['dark', { play: 'Observation Holocam' }],
    ],
    leads: { events: [{ kind: 'powerTotalled', seat: 'dark', power: 7 }], asked: 'light' },
  },
  {
    card: 'Observation Holocam',
    says: 'helps automated weapons to aim',
    position: look([
      { card: PIT, dark: ['Observation Holocam'] },
      { card: YARD, dark: ['Laser Projector'] },
    ]),
    leads: { numbers: { 'Laser Projector': { 'weapon-total': 1 } }, asked: 'dark' },
  },
  {
    card: 'Stormtrooper Backpack',
    says: 'carries any number of weapons, and shelters on planets',
    position: {
      locations: [
        { card: CAMP, dark: [{ card: 'Stormtrooper', with: ['Imperial Blaster', 'Stormtrooper Backpack'] }] },
      ],
      dark: { hand: ['Blaster Rifle'], force: 2 },
    },
    leads: {
      offers: { dark: [{ deploy: 'Blaster Rifle (D)', on: 'table/Stormtrooper' }] },
      numbers: { 'table/Stormtrooper': { immunity: 3 } },
      asked: 'dark',
    },
  },
  {
    card: 'Stormtrooper Backpack',
    says: 'lets its bearer fire two weapons in a turn',
    edition: 'beginners',
    position: {
      at: 'battle dark',
      locations: [
        {
          card: PIT,
          dark: [
            { card: 'Stormtrooper', with: ['Imperial Blaster', 'Blaster Rifle', 'Stormtrooper Backpack'] },
          ],
          light: ['Kabe'],
        },
      ],
      dark: { force: 4, reserve: ['0 of dark', 9] },
    },
    plays: [
      ['dark', { battle: PIT }],
      ['dark', { fire: 'Imperial Blaster', target: 'Kabe' }],
    ],
    leads: { offers: { dark: [{ fire: 'Blaster Rifle (D)', target: 'Kabe' }] }, asked: 'dark' },
  },
]
tell(STORIES)
