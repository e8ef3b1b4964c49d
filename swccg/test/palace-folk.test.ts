/** What the folk of the palace say: who rises at court, who bargains, who drains among droids. */
import { look, type Story, tellLater } from './stories.ts'

const COURT = "Jabba's Palace: Audience Chamber (D)"
const OTHER_COURT = "Jabba's Palace: Audience Chamber (L)"
const EISLEY = 'Tatooine: Mos Eisley (D)'
const CANTINA = 'Tatooine: Docking Bay 94 (D)'
const WORKSHOP = "Jabba's Palace: Droid Workshop"
const DESERT = 'Tatooine: Desert (L)'
const FREE = 'Cloud City: Dining Room'
/** A position in which somebody comes, and what holds always is looked at. */
const settled = (locations: NonNullable<Story['position']['locations']>): Story['position'] => ({
  at: 'deploy dark',
  locations: [...locations, FREE],
  dark: { force: 3, hand: ['Stormtrooper'] },
})

/** Three Jawas let Utinni! cancel a drain; two do not. */
const barter = (card: string, side: 'dark' | 'light', jawas: number): Story => {
  const other = side === 'dark' ? 'light' : 'dark'
  const utinni = side === 'dark' ? 'Utinni! (D)' : 'Utinni! (L)'
  const enough = jawas > 1
  return {
    card,
    says: enough ? 'makes the barter cancel a Force drain' : 'needs three Jawas for it',
    position: {
      at: `control ${other}`,
      locations: [
        { card: EISLEY, [other]: [other === 'dark' ? 'Stormtrooper' : 'Rebel Trooper'] },
        {
          card: CANTINA,
          [side]: [card, ...Array.from({ length: jawas }, () => (side === 'dark' ? 'Jawa (D)' : 'Jawa (L)'))],
        },
      ],
      [side]: { force: 1, hand: [utinni] },
      [other]: { force: 3, reserve: 5 },
    },
    plays: [[other, { drain: EISLEY }], ...(enough ? [[side, { play: utinni }] as const] : [])],
    leads: enough
      ? { events: [{ kind: 'drainCancelled' }], stop: 'here' }
      : { noOffers: { [side]: [{ play: utinni }] }, stop: 'here' },
  }
}
const finds = (card: string, side: 'dark' | 'light', found: string, use: number, at = CANTINA): Story => ({
  card,
  says: 'finds a card of its own once in a control phase',
  position: {
    at: `control ${side}`,
    locations: [{ card: at, [side]: [card] }],
    [side]: { force: 3, reserve: [found, 4] },
  },
  plays: [
    [side, { play: card }],
    [side, { cards: [found] }],
  ],
  leads: {
    zones: { [`${side}.hand`]: [found] },
    resources: { [side]: { force: 3 - use } },
    noOffers: { [side]: [{ play: card }] },
    stop: 'here',
  },
})
const slow = (who: string): Story => ({
  card: who,
  says: 'walks out of a desert like out of any place',
  rule: 'ccgx/jabba/desert-walk',
  position: {
    at: 'move light',
    locations: [{ card: DESERT, light: [who, 'Rebel Trooper'] }, { card: 'Tatooine: Cantina (L)' }],
    light: { force: 3 },
  },
  leads: {
    offers: { light: [{ move: who, to: 'Tatooine: Cantina (L)' }] },
    noOffers: { light: [{ move: 'Rebel Trooper', to: 'Tatooine: Cantina (L)' }] },
    stop: 'here',
  },
})

tellLater([
  barter('Aved Luun', 'light', 2),
  barter('Aved Luun', 'light', 1),
  barter('Herat', 'dark', 2),
  barter('Herat', 'dark', 1),
  finds('Aved Luun', 'light', 'Utinni! (L)', 0),
  finds('Herat', 'dark', 'Jawa (D)', 0),
  finds('Geezum', 'light', 'Tatooine: Mos Eisley (L)', 2, 'Tatooine: Mos Eisley (D)'),
  finds('EV-9D9', 'dark', 'Torture', 0),
  {
    card: 'Max Rebo',
    says: 'has The Bith Shuffle cancel a drain next door while another musician is with him',
    position: {
      at: 'control dark',
      locations: [
        { card: EISLEY, dark: ['Stormtrooper'] },
        { card: CANTINA, light: ['Max Rebo', 'Droopy McCool'] },
      ],
      dark: { force: 3 },
      light: { force: 3, reserve: 5, hand: ['The Bith Shuffle'] },
    },
    plays: [
      ['dark', { drain: EISLEY }],
      ['light', { play: 'The Bith Shuffle' }],
    ],
    leads: { events: [{ kind: 'drainCancelled' }], stop: 'here' },
  },
  {
    card: 'Max Rebo',
    says: 'makes other musicians worth more from the court',
    position: look([
      { card: OTHER_COURT, light: ['Max Rebo'] },
      { card: CANTINA, light: ['Kitonak'] },
    ]),
    leads: { numbers: { Kitonak: { forfeit: 5 }, 'Max Rebo': { forfeit: 2 } }, stop: 'here' },
  },
  {
    card: 'Garon Nas Tal',
    says: 'makes pupils of Sai’torr Kal Fas and other Saurins worth more from the court',
    position: look([
      { card: OTHER_COURT, light: ['Garon Nas Tal'] },
      { card: CANTINA, light: ['Saurin', { card: 'Luke Skywalker', with: ["Sai'torr Kal Fas"] }] },
    ]),
    leads: { numbers: { Saurin: { forfeit: 5 }, 'Luke Skywalker': { power: 5, forfeit: 8 } }, stop: 'here' },
  },
  {
    card: 'Leslomy Tacema',
    says: 'adds to what pupils of Ellorrs Madak fly, from the court',
    position: look([
      { card: OTHER_COURT, light: ['Leslomy Tacema'] },
      {
        card: 'Yavin 4 (L)',
        light: [{ card: 'X-wing', pilots: [{ card: 'Luke Skywalker', with: ['Ellorrs Madak'] }] }],
      },
    ]),
    leads: { numbers: { 'X-wing': { power: 9 } }, stop: 'here' },
  },
  {
    card: 'Rayc Ryjerd',
    says: 'flies better once his father has taught him',
    position: look([
      {
        card: 'Yavin 4 (L)',
        light: [{ card: 'X-wing', pilots: [{ card: 'Rayc Ryjerd', with: ['Rycar Ryjerd'] }] }],
      },
    ]),
    leads: { numbers: { 'X-wing': { power: 7 } }, stop: 'here' },
  },
  {
    card: 'Nysad',
    says: 'comes to a battle at the palace as a react, and is stronger there',
    position: {
      at: 'battle light',
      locations: [{ card: COURT, dark: ['Stormtrooper'], light: ['Rebel Trooper'] }],
      light: { force: 3 },
      dark: { force: 5, hand: ['Nysad'] },
    },
    plays: [
      ['light', { battle: COURT }],
      ['dark', { deploy: 'Nysad' }],
    ],
    leads: { numbers: { Nysad: { power: 5 } }, stop: 'here' },
  },
  {
    card: 'Nysad',
    says: 'comes only aboard a vehicle elsewhere on Tatooine',
    position: {
      at: 'battle light',
      locations: [{ card: EISLEY, dark: ['Stormtrooper', 'Skiff (D)'], light: ['Rebel Trooper'] }],
      light: { force: 3 },
      dark: { force: 5, hand: ['Nysad'] },
    },
    plays: [['light', { battle: EISLEY }]],
    leads: {
      offers: { dark: [{ deploy: 'Nysad', on: 'Skiff (D)' }] },
      noOffers: { dark: [{ deploy: 'Nysad', on: EISLEY }] },
      stop: 'here',
    },
  },
  {
    card: 'Trandoshan',
    says: 'rises at the sight of a Wookiee, or with Bossk at court',
    position: look([
      { card: CANTINA, dark: ['Trandoshan'], light: ['Chewbacca'] },
      { card: EISLEY, dark: ['Stormtrooper'] },
    ]),
    leads: { numbers: { Trandoshan: { power: 4, forfeit: 3 } }, stop: 'here' },
  },
  {
    card: 'Trandoshan',
    says: 'adds to attrition beside a bounty',
    position: {
      at: 'battle dark',
      locations: [
        {
          card: CANTINA,
          dark: ['Trandoshan'],
          light: [{ card: 'Han Solo', with: ['Blaster', { card: 'Bounty', by: 'dark' }] }],
        },
      ],
      dark: { force: 3 },
      light: { force: 3 },
    },
    plays: [['dark', { battle: CANTINA }]],
    leads: { numbers: { [CANTINA]: { 'attrition-dark': 1 } }, stop: 'here' },
  },
  {
    card: 'EV-9D9',
    says: 'drains among droids without presence',
    position: {
      at: 'control dark',
      locations: [{ card: WORKSHOP, dark: ['EV-9D9', "MSE-6 'Mouse' Droid"] }],
      dark: { force: 3 },
      light: { reserve: 5 },
    },
    plays: [['dark', { drain: WORKSHOP }]],
    leads: { events: [{ kind: 'owesForce', amount: 1 }], stop: 'here' },
  },
  {
    card: 'Ephant Mon',
    says: 'keeps spies, gamblers and thieves out',
    position: {
      at: 'deploy light',
      locations: [
        { card: CANTINA, dark: ['Ephant Mon'], light: ['Luke Skywalker'] },
        { card: EISLEY, light: ['Rebel Trooper'] },
      ],
      light: { force: 6, hand: ['Momaw Nadon'] },
    },
    leads: {
      offers: { light: [{ deploy: 'Momaw Nadon', on: EISLEY }] },
      noOffers: { light: [{ deploy: 'Momaw Nadon', on: CANTINA }] },
      stop: 'here',
    },
  },
  {
    card: 'Ephant Mon',
    says: 'pays for everything that a battle beside Jabba costs',
    position: {
      at: 'battle light',
      locations: [
        {
          card: CANTINA,
          dark: ['Ephant Mon', 'Jabba The Hutt'],
          light: ['Luke Skywalker', 'Han Solo', 'Chewbacca'],
        },
      ],
      light: { force: 3, reserve: ['5 of light', 5] },
      dark: { force: 3, reserve: ['1 of dark', 5] },
    },
    plays: [
      ['light', { battle: CANTINA }],
      ['light', 0],
      ['dark', 0],
      ['dark', { forfeit: 'Ephant Mon' }],
      ['dark', true],
    ],
    leads: { zones: { 'dark.lost': ['Ephant Mon'] }, noEvents: [{ kind: 'forceLost' }], stop: 'here' },
  },
  {
    card: 'Quarren',
    says: 'lets Imperials come where they may not',
    position: {
      at: 'deploy dark',
      locations: [
        { card: EISLEY, dark: ['Quarren'] },
        { card: CANTINA, dark: ['Stormtrooper'] },
      ],
      dark: { force: 6, hand: ['Snowtrooper'] },
    },
    leads: {
      offers: { dark: [{ deploy: 'Snowtrooper', on: EISLEY }] },
      noOffers: { dark: [{ deploy: 'Snowtrooper', on: CANTINA }] },
      stop: 'here',
    },
  },
  slow('Kitonak'),
  slow('Droopy McCool'),
  {
    card: 'Kitonak',
    says: 'is strongest in a desert and is calm among musicians',
    position: look([{ card: DESERT, light: ['Kitonak', 'Droopy McCool'] }]),
    leads: {
      numbers: { Kitonak: { power: 3, immunity: 2 }, 'Droopy McCool': { power: 3, immunity: 2 } },
      stop: 'here',
    },
  },
  {
    card: 'Droopy McCool',
    says: 'makes other Kitonaks worth more from the court',
    position: look([
      { card: OTHER_COURT, light: ['Droopy McCool'] },
      { card: CANTINA, light: ['Kitonak'] },
    ]),
    leads: { numbers: { Kitonak: { power: 2, forfeit: 4 } }, stop: 'here' },
  },
  {
    card: 'Aqualish',
    says: 'begins battles for nothing',
    position: {
      at: 'battle dark',
      locations: [{ card: CANTINA, dark: ['Aqualish'], light: ['Rebel Trooper'] }],
      dark: { force: 1 },
    },
    plays: [['dark', { battle: CANTINA }]],
    leads: { resources: { dark: { force: 1 } }, stop: 'here' },
  },
  ...[true, false].map(
    (kept): Story => ({
      card: kept ? 'Aqualish' : 'Dark Deal',
      says: kept
        ? 'keeps Dark Deal from being canceled, each by one more place'
        : 'is canceled when the opponent occupies four places at Bespin',
      position: settled([
        {
          card: 'Bespin: Cloud City (D)',
          dark: [{ card: 'Dark Deal' }],
          light: [{ card: 'X-wing', pilots: ['Biggs Darklighter'] }],
        },
        { card: 'Cloud City: Upper Plaza Corridor (D)', light: ['Rebel Trooper'] },
        { card: 'Cloud City: Downtown Plaza (D)', light: ['Rebel Trooper'] },
        {
          card: 'Cloud City: Carbonite Chamber (D)',
          light: ['Rebel Trooper'],
          dark: kept ? ['Aqualish'] : [],
        },
      ]),
      plays: [['dark', { deploy: 'Stormtrooper', on: FREE }]],
      leads: kept
        ? { facts: { 'Dark Deal': { on: 'Bespin: Cloud City' } }, stop: 'here' }
        : { zones: { 'dark.lost': ['Dark Deal'] }, stop: 'here' },
    }),
  ),
  ...[0, 1].map(
    (ortolans): Story => ({
      card: ortolans ? 'Ortolan' : 'Walker Garrison',
      says: ortolans
        ? 'makes Walker Garrison ask for one site more'
        : 'asks for AT-ATs at three sites of Hoth',
      position: {
        at: 'control dark',
        locations: [
          { card: 'Hoth: Main Power Generators (1st Marker)', dark: ['Blizzard 1'] },
          { card: 'Hoth: Defensive Perimeter (3rd Marker) (D)', dark: ['Blizzard 2'] },
          {
            card: 'Hoth: North Ridge (4th Marker) (D)',
            dark: ['Blizzard Walker'],
            light: ortolans ? ['Ortolan'] : [],
          },
        ],
        dark: { force: 3, hand: ['Walker Garrison'] },
      },
      leads: ortolans
        ? {
            noOffers: { dark: [{ play: 'Walker Garrison' }] },
            numbers: { Ortolan: { power: 3, forfeit: 4 } },
            stop: 'here',
          }
        : { offers: { dark: [{ play: 'Walker Garrison' }] }, stop: 'here' },
    }),
  ),
])
