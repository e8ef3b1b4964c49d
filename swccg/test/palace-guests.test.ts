/** What guests of the palace say, and Effects, gear and Interrupts that spy, hinder, forestall and fall on people. */
import { look, type Story, tellLater } from './stories.ts'

const COURT = "Jabba's Palace: Audience Chamber (D)"
const EISLEY = 'Tatooine: Mos Eisley (D)'
const BAY = 'Tatooine: Docking Bay 94 (D)'
const WORKSHOP = "Jabba's Palace: Droid Workshop"
const ROUTE = 'Tatooine: Hutt Trade Route (Desert)'
const PALACE = "Tatooine: Jabba's Palace (D)"

/** Destiny of the Light Side in a battle beside Salacious Crumb. */
const laughs = (destiny: number): Story => ({
  card: 'Salacious Crumb',
  says: destiny % 2 ? 'has an odd destiny card lost' : 'has an even destiny cost Force',
  position: {
    at: 'battle light',
    locations: [{ card: COURT, dark: ['Salacious Crumb', 'Stormtrooper'], light: ['Luke Skywalker'] }],
    light: { force: 3, reserve: [`${destiny} of light`, 5] },
    dark: { force: 1 },
  },
  plays: [
    ['light', { battle: COURT }],
    ['dark', 'pass'],
    ['light', 1],
  ],
  leads: {
    resources: { light: { force: destiny % 2 ? 3 : 2 } },
    ...(destiny % 2 ? { zones: { 'light.lost': [`${destiny} of light`] } } : {}),
    events: [{ kind: 'destinyDrawn', value: destiny }],
    stop: 'here',
  },
})
const safe = (card: string, side: 'dark' | 'light', aliens: readonly string[]): Story => {
  const other = side === 'dark' ? 'light' : 'dark'
  const cancel = other === 'dark' ? 'Control (D)' : 'Control (L)'
  const isSafe = aliens.length > 1
  return {
    card,
    says: isSafe ? 'keeps drains from being canceled or lessened' : 'asks for aliens of two titles',
    position: {
      at: `control ${side}`,
      locations: [
        {
          card: EISLEY,
          [side]: [...aliens, ...(card === 'Underworld Contacts' ? [{ card }] : [])],
          [other]: [],
        },
      ],
      [side]: { force: 3, side: card === 'Hutt Influence' ? [card] : [] },
      [other]: { force: 3, reserve: 5, hand: [cancel] },
    },
    plays: [[side, { drain: EISLEY }]],
    leads: isSafe
      ? { noOffers: { [other]: [{ play: cancel }] }, stop: 'here' }
      : { offers: { [other]: [{ play: cancel }] }, stop: 'here' },
  }
}
const falls = (destiny: number): Story => ({
  card: 'Fallen Portal',
  says: destiny > 1 ? 'falls on two who begin a battle' : 'misses those who are strong',
  position: {
    at: 'battle dark',
    locations: [{ card: BAY, dark: ['Stormtrooper', 'Trandoshan'], light: ['Luke Skywalker'] }],
    dark: { force: 3 },
    light: { force: 3, hand: ['Fallen Portal'], reserve: [`${destiny} of light`, 5] },
  },
  plays: [
    ['dark', { battle: BAY }],
    ['light', { play: 'Fallen Portal' }],
    ['light', { cards: ['Stormtrooper', 'Trandoshan'] }],
  ],
  leads: {
    zones: { 'dark.lost': destiny > 0 ? ['Stormtrooper', 'Trandoshan'] : [] },
    stop: 'here',
  },
})
/** A card that is slid into the deck is stopped as that is done. */
const forestalls = (card: string, side: 'dark' | 'light', title: string): Story => {
  const other = side === 'dark' ? 'light' : 'dark'
  return {
    card,
    says: 'stops a card that is being inserted',
    position: {
      at: `deploy ${other}`,
      locations: [EISLEY],
      [side]: { force: 3, hand: [card], reserve: 8 },
      [other]: { force: 3, hand: [title], reserve: 8 },
    },
    plays: [
      [other, { deploy: title }],
      [side, { play: card }],
    ],
    leads: {
      zones: { [`${other}.lost`]: [title] },
      noEvents: [{ kind: 'inserted' }],
      resources: { [side]: { reserve: 8 } },
      stop: 'here',
    },
  }
}

tellLater([
  {
    card: 'Chadra-Fan',
    says: 'steals a weapon out of a hand',
    position: {
      at: 'control light',
      locations: [{ card: EISLEY, light: ['Chadra-Fan'] }],
      light: { force: 3 },
      dark: { hand: ['Blaster Rifle (D)'] },
    },
    plays: [
      ['light', { play: 'Chadra-Fan' }],
      ['light', { cards: ['Blaster Rifle (D)'] }],
    ],
    leads: { zones: { 'light.hand': ['Blaster Rifle (D)'], 'dark.hand': [] }, stop: 'here' },
  },
  {
    card: 'Chadra-Fan',
    says: 'rises while Kabe is at court',
    position: look([
      { card: COURT, light: ['Kabe'] },
      { card: BAY, light: ['Chadra-Fan'] },
    ]),
    leads: { numbers: { 'Chadra-Fan': { power: 3, forfeit: 4 } }, stop: 'here' },
  },
  {
    card: 'Ithorian',
    says: 'makes green places worth Force to both',
    position: look([
      { card: 'Dagobah: Swamp', light: ['Ithorian'] },
      { card: COURT, light: ['Momaw Nadon'] },
    ]),
    leads: {
      numbers: {
        Ithorian: { power: 3, forfeit: 4 },
        'Dagobah: Swamp': { 'force-icons-dark': 1, 'force-icons-light': 2 },
      },
      stop: 'here',
    },
  },
  {
    card: 'Ithorian',
    says: 'keeps selective creatures from attacking',
    position: {
      at: 'battle dark',
      locations: [{ card: 'Dagobah: Jungle', light: ['Ithorian'], dark: ['Rock Wart'] }],
      dark: { force: 3 },
    },
    leads: { noOffers: { dark: [{ unleash: 'Rock Wart', against: 'light' }] }, stop: 'here' },
  },
  laughs(3),
  laughs(4),
  {
    card: 'Salacious Crumb',
    says: 'lets the other side begin battles for nothing',
    position: {
      at: 'battle light',
      locations: [{ card: COURT, dark: ['Salacious Crumb'], light: ['Rebel Trooper'] }],
      light: { force: 1 },
    },
    plays: [['light', { battle: COURT }]],
    leads: { resources: { light: { force: 1 } }, stop: 'here' },
  },
  {
    card: 'Shasa Tiel',
    says: 'puts the Force Pile of the other in another order',
    position: {
      at: 'control dark',
      locations: [{ card: 'Dagobah: Swamp', light: ['Shasa Tiel'] }],
      light: { force: 3 },
      dark: { force: ['Stormtrooper', 'Darth Vader', 'Blaster Rifle (D)'] },
    },
    plays: [
      ['light', { play: 'Shasa Tiel' }],
      ['light', { cards: [] }],
      ['light', { cards: ['Blaster Rifle (D)'] }],
      ['light', { cards: ['Darth Vader'] }],
    ],
    leads: {
      zones: { 'dark.force': ['Blaster Rifle (D)', 'Darth Vader', 'Stormtrooper'] },
      numbers: { 'Shasa Tiel': { power: 2 } },
      stop: 'here',
    },
  },
  {
    card: 'A Gift',
    says: 'puts a droid that comes to court undercover',
    position: {
      at: 'move light',
      locations: [
        { card: COURT, dark: ['Trandoshan'] },
        { card: EISLEY, light: ['R2-D2 (Artoo-Detoo)', 'Rebel Trooper'] },
      ],
      light: { force: 3, hand: ['A Gift'] },
    },
    plays: [
      ['light', { move: 'R2-D2 (Artoo-Detoo)', to: COURT }],
      ['light', { deploy: 'A Gift' }],
    ],
    leads: {
      facts: { 'R2-D2 (Artoo-Detoo)': { as: 'undercover' } },
      numbers: { [COURT]: { 'drain-dark': 0, 'battle-destiny-dark': -2 } },
      stop: 'here',
    },
  },
  safe('Underworld Contacts', 'light', ['Kitonak', 'Ortolan']),
  safe('Underworld Contacts', 'light', ['Kitonak']),
  safe('Hutt Influence', 'dark', ['Aqualish', 'Trandoshan']),
  safe('Hutt Influence', 'dark', ['Aqualish']),
  {
    card: 'Underworld Contacts',
    says: 'gives Force and raises a site',
    position: {
      at: 'control light',
      locations: [
        { card: EISLEY, beneath: ['Tatooine: Mos Eisley (L)'], light: [{ card: 'Underworld Contacts' }] },
      ],
      light: { force: 3 },
    },
    plays: [['light', { play: 'Underworld Contacts' }]],
    leads: {
      resources: { light: { force: 1 } },
      numbers: { 'Tatooine: Mos Eisley (L)': { 'force-generation-light': 3 } },
      stop: 'here',
    },
  },
  {
    card: 'Hutt Influence',
    says: 'lessens attrition where two aliens fight',
    position: {
      at: 'battle dark',
      locations: [{ card: BAY, dark: ['Aqualish', 'Trandoshan'], light: ['Luke Skywalker'] }],
      dark: { force: 3, side: ['Hutt Influence'] },
      light: { force: 3, reserve: ['4 of light', 5] },
    },
    plays: [
      ['dark', { battle: BAY }],
      ['light', 1],
    ],
    leads: {
      events: [{ kind: 'battleTotals' }],
      asked: { dark: 'settle' },
      numbers: { [BAY]: { 'attrition-light': 2 } },
    },
  },
  {
    card: ROUTE,
    says: 'strengthens those who ride, and silences the palace for whoever does not hold it',
    position: look([
      { card: ROUTE, light: [{ card: 'Skiff (L)', driver: ['Luke Skywalker'] }] },
      { card: PALACE },
    ]),
    leads: { numbers: { 'Luke Skywalker': { power: 4 } }, stop: 'here' },
  },
  ...[true, false].map(
    (held): Story => ({
      card: ROUTE,
      says: held ? 'lets the palace speak to whoever holds it' : 'keeps the palace silent',
      position: {
        at: 'deploy dark',
        locations: [{ card: ROUTE, dark: held ? ['Stormtrooper'] : [] }, PALACE],
        dark: { force: 3, reserve: 5 },
      },
      leads: held
        ? { offers: { dark: [{ play: PALACE }] }, stop: 'here' }
        : { noOffers: { dark: [{ play: PALACE }] }, stop: 'here' },
    }),
  ),
  {
    card: 'Jet Pack',
    says: 'flies its bearer to a battle for two Force',
    position: {
      at: 'battle light',
      locations: [
        { card: EISLEY, dark: ['Stormtrooper'], light: ['Luke Skywalker'] },
        { card: BAY },
        { card: 'Tatooine: Cantina (D)', dark: [{ card: 'Trandoshan', with: ['Jet Pack'] }] },
      ],
      light: { force: 3 },
      dark: { force: 3 },
    },
    plays: [
      ['light', { battle: EISLEY }],
      ['dark', { play: 'Jet Pack' }],
    ],
    leads: {
      facts: { Trandoshan: { at: 'Tatooine: Mos Eisley' } },
      resources: { dark: { force: 1 } },
      stop: 'here',
    },
  },
  forestalls("Don't Forget The Droids", 'light', '3,720 To 1'),
  forestalls('Torture', 'dark', 'Never Tell Me The Odds'),
  {
    card: 'Torture',
    says: 'stops a card that has come to the top',
    position: {
      at: 'deploy light',
      locations: [
        {
          card: BAY,
          light: ['Luke Skywalker', 'Rebel Trooper', 'Kitonak'],
          dark: ['Stormtrooper', 'Trandoshan', 'Aqualish'],
        },
      ],
      dark: { reserve: 0, force: 9, hand: ['Torture'] },
      light: { force: 3, reserve: 9, hand: ['Never Tell Me The Odds'] },
    },
    plays: [
      ['light', { deploy: 'Never Tell Me The Odds' }],
      ['dark', 'pass'],
      ['dark', { play: 'Torture' }],
    ],
    leads: {
      events: [{ kind: 'surfaced' }, { kind: 'cancelled' }],
      noEvents: [{ kind: 'owesForce' }],
      stop: 'here',
    },
  },
  {
    card: "Don't Forget The Droids",
    says: 'cancels a destiny at the price of a droid',
    position: {
      at: 'battle dark',
      locations: [{ card: BAY, dark: ['Darth Vader'], light: ['Luke Skywalker', 'R2-D2 (Artoo-Detoo)'] }],
      dark: { force: 3, reserve: ['4 of dark', 5] },
      light: { force: 3, hand: ["Don't Forget The Droids"] },
    },
    plays: [
      ['dark', { battle: BAY }],
      ['dark', 1],
      ['light', { play: "Don't Forget The Droids" }],
    ],
    leads: {
      zones: { 'light.lost': ['R2-D2 (Artoo-Detoo)', "Don't Forget The Droids"] },
      noEvents: [{ kind: 'destinyDrawn', seat: 'dark' }],
      stop: 'here',
    },
  },
  {
    card: 'Torture',
    says: 'takes a captive droid apart for Force, for which a stolen one counts twice',
    position: {
      at: 'control dark',
      locations: [{ card: WORKSHOP, dark: [{ card: 'R2-D2 (Artoo-Detoo)', owner: 'light' }] }],
      dark: { force: 3, hand: ['Torture'], lost: 9 },
    },
    plays: [['dark', { play: 'Torture' }]],
    leads: { events: [{ kind: 'retrieved', count: 8 }], stop: 'here' },
  },
  {
    card: 'Projective Telepathy',
    says: 'has a battle paid for twice or be canceled',
    position: {
      at: 'battle light',
      locations: [{ card: BAY, dark: ['Stormtrooper'], light: ['Luke Skywalker'] }],
      light: { force: 3 },
      dark: { force: 3, hand: ['Projective Telepathy'] },
    },
    plays: [
      ['light', { battle: BAY }],
      ['dark', { play: 'Projective Telepathy' }],
      ['light', 'use 2 Force'],
    ],
    leads: { resources: { light: { force: 0 } }, stop: 'here' },
  },
  {
    card: 'Projective Telepathy',
    says: 'cancels a drain of whoever has no Force',
    position: {
      at: 'control light',
      locations: [{ card: BAY, light: ['Luke Skywalker'] }],
      light: { force: 1 },
      dark: { force: 3, reserve: 5, hand: ['Projective Telepathy'] },
    },
    plays: [
      ['light', { drain: BAY }],
      ['dark', { play: 'Projective Telepathy', action: 3 }],
    ],
    leads: { events: [{ kind: 'drainCancelled' }], stop: 'here' },
  },
  falls(4),
  falls(0),
])
