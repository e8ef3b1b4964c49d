/** What the texts of single Effects, devices, weapons, places and craft of the later sets say. */
import { look, tellLater } from './stories.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CORRIDOR = 'Hoth: Echo Corridor (L)'
const WALKWAY = 'Cloud City: Upper Plaza Corridor (D)'

tellLater([
  {
    card: 'Echo Base Operations',
    says: 'makes systems cheaper and worth more, until the opponent holds five sites',
    position: {
      at: 'deploy light',
      locations: [
        { card: 'Hoth (L)', light: ['Tantive IV'] },
        { card: 'Hoth: Main Power Generators (1st Marker)', light: ['Echo Base Operations'] },
        { card: CORRIDOR, dark: ['Stormtrooper'] },
      ],
      light: { force: 9, hand: ['Red 5'] },
    },
    leads: {
      numbers: { 'Hoth (L)': { 'drain-light': 3 } },
      offers: { light: [{ deploy: 'Red 5', cost: 2 }] },
      stop: 'here',
    },
  },
  {
    card: 'Dark Deal',
    says: 'needs the city and three sites, and strengthens all of them',
    position: {
      at: 'deploy dark',
      locations: [
        { card: 'Bespin: Cloud City (D)', dark: ['Cloud Car (D)'] },
        { card: WALKWAY, dark: ['Stormtrooper'] },
        { card: 'Cloud City: Lower Corridor (D)', dark: ['Stormtrooper'] },
        { card: 'Cloud City: Security Tower', dark: ['Stormtrooper'] },
      ],
      dark: { force: 9, hand: ['Dark Deal'] },
    },
    plays: [['dark', { deploy: 'Dark Deal' }]],
    leads: {
      resources: { dark: { force: 9 } },
      numbers: { 'Cloud City: Lower Corridor (D)': { 'drain-dark': 3 } },
      asked: 'dark',
    },
  },
  {
    card: 'Corellian Engineering Corporation',
    says: 'helps freighters, unless the opponent controls Corellia',
    position: look([
      { card: 'Corellia', light: ['Corellian Engineering Corporation'] },
      { card: 'Tatooine (L)', light: [{ card: 'Millennium Falcon', pilots: ['Han Solo'] }] },
    ]),
    leads: { numbers: { 'Millennium Falcon': { hyperspeed: 7 } }, asked: 'dark' },
  },
  {
    card: 'Corellian Engineering Corporation',
    says: 'does nothing while the opponent controls Corellia',
    position: look([
      {
        card: 'Corellia',
        light: ['Corellian Engineering Corporation'],
        dark: ['Imperial-Class Star Destroyer'],
      },
      { card: 'Tatooine (L)', light: [{ card: 'Millennium Falcon', pilots: ['Han Solo'] }] },
    ]),
    leads: { numbers: { 'Millennium Falcon': { hyperspeed: 6 } }, asked: 'dark' },
  },
  {
    card: 'Asteroid Sanctuary',
    says: 'costs Force for each asteroid field without the opponent',
    position: {
      at: 'activate dark',
      locations: [
        'Anoat (D)',
        {
          card: 'Asteroid Field (D)',
          of: 'Anoat',
          dark: ['Asteroid Sanctuary', 'Imperial-Class Star Destroyer'],
        },
        { card: 'Asteroid Field (L)', of: 'Anoat' },
      ],
      dark: { reserve: 5 },
      light: { reserve: 9 },
    },
    plays: [['dark', 0]],
    leads: { resources: { light: { lost: 2 } }, asked: 'dark' },
  },
  {
    card: 'Rebel Base Occupation',
    says: 'costs Force for each battleground on the planet',
    position: {
      at: 'activate dark',
      locations: [
        { card: 'Yavin 4 (D)', dark: ['Rebel Base Occupation'] },
        { card: 'Yavin 4: Jungle (D)', dark: ['Stormtrooper'] },
        { card: 'Yavin 4: Docking Bay (D)', dark: ['Stormtrooper'] },
      ],
      dark: { reserve: 5 },
      light: { reserve: 9 },
    },
    plays: [['dark', 0]],
    leads: { resources: { light: { lost: 2 } }, asked: 'dark' },
  },
  {
    card: 'Slayn & Korpil Facilities',
    says: 'retrieves Force when a starfighter hits a starship',
    position: {
      at: 'battle light',
      locations: [
        { card: 'Roche', light: ['Slayn & Korpil Facilities'] },
        {
          card: 'Tatooine (L)',
          light: [{ card: 'Red 5', pilots: ['Luke Skywalker'], with: ['Proton Torpedoes'] }],
          dark: ['Imperial-Class Star Destroyer'],
        },
      ],
      light: { force: 5, lost: 4, reserve: ['7 of light', '7 of light', 5] },
      dark: { force: 3, hand: 1 },
    },
    plays: [
      ['light', { battle: 'Tatooine (L)' }],
      ['light', { fire: 'Proton Torpedoes' }],
    ],
    leads: { resources: { light: { lost: 2 } }, stop: 'here' },
  },
  {
    card: 'Interrogation Array',
    says: 'costs Force for each captive of some ability',
    position: {
      at: 'activate dark',
      locations: [
        {
          card: 'Cloud City: Security Tower',
          dark: ['Interrogation Array'],
          light: [{ card: 'Luke Skywalker', imprisoned: true }],
        },
      ],
      dark: { reserve: 5 },
      light: { reserve: 9 },
    },
    plays: [
      ['dark', 0],
      ['dark', 'pass'],
    ],
    leads: { resources: { light: { lost: 1 } }, asked: 'dark' },
  },
  {
    card: "Zuckuss' Snare Rifle",
    says: 'captures whom it hits',
    position: {
      at: 'battle dark',
      locations: [
        {
          card: EISLEY,
          dark: [{ card: 'Zuckuss', with: ["Zuckuss' Snare Rifle"] }],
          light: ['Rebel Trooper'],
        },
      ],
      dark: { force: 5, reserve: ['7 of dark', 5] },
      light: { force: 3, hand: 1 },
    },
    plays: [
      ['dark', { battle: EISLEY }],
      ['dark', { fire: "Zuckuss' Snare Rifle" }],
    ],
    leads: { events: [{ kind: 'captured', card: 'table/Rebel Trooper' }], stop: 'here' },
  },
  {
    card: 'Conquest',
    says: 'looks at the hand when it attacks the Falcon',
    position: {
      at: 'battle dark',
      locations: [
        {
          card: 'Tatooine (D)',
          dark: ['Conquest'],
          light: [{ card: 'Millennium Falcon', pilots: ['Han Solo'] }],
        },
      ],
      dark: { force: 5 },
      light: { force: 3, hand: ['Luke Skywalker'] },
    },
    plays: [
      ['dark', { battle: 'Tatooine (D)' }],
      ['dark', { play: 'Conquest' }],
    ],
    leads: { knows: { dark: ['light.hand/Luke Skywalker'] }, stop: 'here' },
  },
  {
    card: 'Hoth: Echo Command Center (War Room) (L)',
    says: 'its leaders strengthen battles on all of Hoth',
    position: {
      at: 'battle light',
      locations: [
        {
          card: 'Hoth: Echo Command Center (War Room) (L)',
          light: ['General Carlist Rieekan', 'Princess Leia'],
        },
        { card: CORRIDOR, light: ['Rebel Trooper'], dark: ['Stormtrooper'] },
      ],
      light: { force: 5 },
      dark: { force: 3, hand: 1 },
    },
    plays: [['light', { battle: CORRIDOR }]],
    leads: { events: [{ kind: 'powerTotalled', seat: 'light', power: 3 }], stop: 'here' },
  },
  {
    card: 'Cloud City: Interrogation Room',
    says: 'drains more for each captive',
    position: look([
      {
        card: 'Cloud City: Interrogation Room',
        dark: [{ card: 'Stormtrooper', captives: ['Luke Skywalker'] }],
      },
    ]),
    leads: { numbers: { 'Cloud City: Interrogation Room': { 'drain-dark': 3 } }, asked: 'dark' },
  },
  {
    card: 'Cloud City: Downtown Plaza (L)',
    says: 'brings back a location of the city',
    position: {
      at: 'control light',
      locations: [{ card: 'Cloud City: Downtown Plaza (L)', light: ['Rebel Trooper'] }],
      light: { force: 3, lost: ['Cloud City: Guest Quarters', 'Luke Skywalker'] },
    },
    plays: [
      ['light', { play: 'Cloud City: Downtown Plaza (L)' }],
      ['light', { cards: ['Cloud City: Guest Quarters'] }],
    ],
    leads: { zones: { 'light.lost': ['Luke Skywalker'] }, asked: 'light' },
  },
  {
    card: 'Cloud City: Downtown Plaza (D)',
    says: 'brings back a location of the city',
    position: {
      at: 'control dark',
      locations: [{ card: 'Cloud City: Downtown Plaza (D)', dark: ['Stormtrooper'] }],
      dark: { force: 3, lost: ['Cloud City: Security Tower', 'Stormtrooper'] },
    },
    plays: [
      ['dark', { play: 'Cloud City: Downtown Plaza (D)' }],
      ['dark', { cards: ['Cloud City: Security Tower'] }],
    ],
    leads: { zones: { 'dark.lost': ['Stormtrooper'] }, asked: 'dark' },
  },
  {
    card: 'Coruscant (L)',
    says: 'in Rebel hands makes Imperials dear everywhere',
    position: {
      at: 'deploy dark',
      locations: [{ card: 'Coruscant (L)', light: [{ card: 'Red 5', pilots: ['Luke Skywalker'] }] }, EISLEY],
      dark: { force: 2, hand: ['Stormtrooper'] },
    },
    leads: { noOffers: { dark: [{ deploy: 'Stormtrooper' }] }, stop: 'here' },
  },
])
