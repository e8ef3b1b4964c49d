/** What Interrupts of the clouds, a Rancor and the cable of bounty hunters say. */
import { type Story, tellLater } from './stories.ts'

const PIT = "Jabba's Palace: Rancor Pit"
const EISLEY = 'Tatooine: Mos Eisley (D)'
const BAY = 'Tatooine: Docking Bay 94 (D)'
const CANTINA = 'Tatooine: Cantina (D)'
const CLOUDS = 'Bespin: Cloud City (D)'

const wrapped = (hunter: boolean): Story => ({
  card: 'All Wrapped Up',
  says: hunter
    ? 'captures whoever is about to be forfeited, whose forfeit still counts'
    : 'needs a bounty hunter there',
  rule: 'ccgx/capture/capture-instead',
  position: {
    at: 'battle dark',
    locations: [
      {
        card: BAY,
        dark: [hunter ? 'Boba Fett' : 'Stormtrooper', 'Darth Vader'],
        light: ['Rebel Trooper'],
      },
    ],
    dark: { force: 3, side: ['All Wrapped Up'] },
    light: { force: 3, reserve: 9 },
  },
  plays: [
    ['dark', { battle: BAY }],
    ['dark', 0],
    ['light', { forfeit: 'Rebel Trooper' }],
    ...(hunter ? [['dark', { play: 'All Wrapped Up' }] as const] : []),
  ],
  leads: hunter
    ? { events: [{ kind: 'captured' }], zones: { 'light.lost': [] }, stop: 'here' }
    : { zones: { 'light.lost': ['Rebel Trooper'] }, stop: 'here' },
})

tellLater([
  wrapped(true),
  wrapped(false),
  {
    card: 'All Wrapped Up',
    says: 'makes Interrupts that capture free',
    position: {
      at: 'deploy light',
      locations: [
        { card: EISLEY, dark: ['Stormtrooper'] },
        { card: CANTINA, light: ['Luke Skywalker'], dark: ['Stormtrooper'] },
      ],
      dark: { force: 0, hand: ['Oo-ta Goo-ta, Solo?'], side: ['All Wrapped Up'] },
      light: { force: 4, hand: ['Nabrun Leids'], reserve: ['2 of light', 5] },
    },
    plays: [
      ['light', { play: 'Nabrun Leids' }],
      ['light', true],
      ['dark', { play: 'Oo-ta Goo-ta, Solo?' }],
    ],
    leads: { events: [{ kind: 'captured' }], stop: 'here' },
  },
  {
    card: 'Double-Crossing, No-Good Swindler',
    says: 'meets those whom Nabrun Leids has just transported with cards from hand, troopers free',
    position: {
      at: 'move light',
      locations: [
        { card: EISLEY, dark: ['Stormtrooper'] },
        { card: CANTINA, light: ['Luke Skywalker'], dark: ['Stormtrooper'] },
      ],
      dark: { force: 1, hand: ['Double-Crossing, No-Good Swindler', 'Stormtrooper', 'Darth Vader'] },
      light: { force: 4, hand: ['Nabrun Leids'], reserve: ['2 of light', 5] },
    },
    plays: [
      ['light', { play: 'Nabrun Leids' }],
      ['light', true],
      ['dark', { play: 'Double-Crossing, No-Good Swindler' }],
      ['dark', { deploy: 'dark.hand/Stormtrooper' }],
    ],
    leads: {
      zones: { 'light.lost': ['Nabrun Leids'] },
      resources: { dark: { force: 1 } },
      noOffers: { dark: [{ deploy: 'Darth Vader' }] },
      stop: 'here',
    },
  },
  {
    card: 'Double-Crossing, No-Good Swindler',
    says: 'costs three Force where Han meets Lando of the Dark Side',
    position: {
      at: 'control dark',
      locations: [{ card: EISLEY, dark: ['Lando Calrissian (D)'], light: ['Han Solo'] }],
      dark: { force: 1, hand: ['Double-Crossing, No-Good Swindler'] },
      light: { reserve: 6 },
    },
    plays: [['dark', { play: 'Double-Crossing, No-Good Swindler' }]],
    leads: { events: [{ kind: 'owesForce', amount: 3 }], stop: 'here' },
  },
  {
    card: 'Atmospheric Assault',
    says: 'adds a battle destiny in the clouds',
    position: {
      at: 'battle dark',
      locations: [
        {
          card: CLOUDS,
          dark: [{ card: 'Black 3', pilots: ['DS-61-3'] }],
          light: [{ card: 'X-wing', pilots: ['Luke Skywalker'] }],
        },
      ],
      dark: { force: 3, hand: ['Atmospheric Assault'] },
    },
    plays: [
      ['dark', { battle: CLOUDS }],
      ['dark', { play: 'Atmospheric Assault' }],
    ],
    leads: { numbers: { [CLOUDS]: { 'battle-destinies-dark': 1 } }, stop: 'here' },
  },
  {
    card: 'Atmospheric Assault',
    says: 'brings a whole squadron for nothing, and only one',
    position: {
      at: 'deploy dark',
      locations: [{ card: 'Bespin (D)' }],
      dark: { force: 0, hand: ['Atmospheric Assault', 'TIE Assault Squadron', 'TIE Assault Squadron'] },
    },
    plays: [
      ['dark', { play: 'Atmospheric Assault' }],
      ['dark', { deploy: 'dark.hand/TIE Assault Squadron #1' }],
    ],
    leads: {
      facts: { 'table/TIE Assault Squadron': { at: 'Bespin' } },
      zones: { 'dark.hand': ['TIE Assault Squadron'] },
      stop: 'here',
    },
  },
  {
    card: 'Brief Loss Of Control',
    says: 'keeps one character of each side from helping to draw battle destiny',
    position: {
      at: 'battle dark',
      locations: [{ card: BAY, dark: ['Darth Vader', 'Stormtrooper'], light: ['Luke Skywalker'] }],
      dark: { force: 5, hand: ['Brief Loss Of Control'] },
      light: { force: 1 },
    },
    plays: [
      ['dark', { battle: BAY }],
      ['dark', { play: 'Brief Loss Of Control' }],
      ['dark', { cards: ['Stormtrooper'] }],
    ],
    leads: {
      numbers: { 'Luke Skywalker': { 'usable-ability': 0 }, [BAY]: { 'battle-destinies-light': 0 } },
      resources: { dark: { force: 2 } },
      stop: 'here',
    },
  },
  {
    card: 'Rancor',
    says: 'comes to its pit, or to where Malakili is alone',
    position: {
      at: 'deploy dark',
      locations: [
        { card: PIT },
        { card: EISLEY, dark: ['Malakili'] },
        { card: BAY, dark: ['Malakili', 'Stormtrooper'] },
      ],
      dark: { force: 9, hand: ['Rancor'] },
    },
    leads: {
      offers: {
        dark: [
          { deploy: 'Rancor', on: PIT },
          { deploy: 'Rancor', on: EISLEY },
        ],
      },
      noOffers: { dark: [{ deploy: 'Rancor', on: BAY }] },
      stop: 'here',
    },
  },
  {
    card: 'Rancor',
    says: 'goes toward another as soon as its player does nothing',
    position: {
      at: 'move dark',
      locations: [
        { card: EISLEY, dark: ['Rancor'] },
        { card: BAY, light: ['Rebel Trooper'] },
        { card: "Tatooine: Lars' Moisture Farm (D)", dark: [{ card: 'Rancor', moved: true }] },
      ],
      dark: { force: 3 },
      light: { force: 3 },
    },
    plays: [['dark', 'pass']],
    leads: { events: [{ kind: 'moved' }], stop: 'here' },
  },
])
