/** What single Interrupts of A New Hope and of the small sets say: sabotage, rescues, halted crowds, stopped transports. */

import { inline } from './inline-cards.ts'
import { type Story, tellLater } from './stories.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CANTINA = 'Tatooine: Cantina (D)'
const DETENTION = 'Death Star: Detention Block Corridor'
const crowd = Array.from({ length: 4 }, () => 'Rebel Trooper')
const arrives = ['light', { deploy: 'Rebel Trooper', on: EISLEY }] as const

/** A transport of the other side, whose destiny costs two Force. */
const transport = (card: string, side: 'dark' | 'light', passenger: string): Story['position'] => {
  const other = side === 'dark' ? 'light' : 'dark'
  return {
    at: `move ${other}`,
    locations: [
      { card: EISLEY, [side]: side === 'dark' ? ['Stormtrooper'] : [] },
      { card: CANTINA, [other]: [passenger], [side]: side === 'dark' ? ['Stormtrooper'] : [] },
    ],
    [side]: { force: 3, hand: [card] },
    [other]: {
      force: 4,
      hand: [other === 'dark' ? 'Elis Helrot' : 'Nabrun Leids'],
      reserve: [`2 of ${other}`, 5],
    },
  }
}
const luke = (vader: readonly string[]): Story['position'] => ({
  at: 'battle dark',
  locations: [
    { card: EISLEY, dark: ['Stormtrooper', ...vader], light: ['Rebel Trooper'] },
    { card: CANTINA, light: ['Luke Skywalker'] },
  ],
  dark: { force: 3 },
  light: { force: 0, hand: ['Run Luke, Run!'] },
})
const runs = [
  ['dark', { battle: EISLEY }],
  ['light', { play: 'Run Luke, Run!' }],
] as const
const SPY = inline({
  title: 'Rebel Spy',
  side: 'light',
  kind: 'character',
  type: 'rebel',
  power: 1,
  ability: 1,
  traits: ['spy'],
})
const rescue = (destiny: number): Story => ({
  card: "I'm Here To Rescue You",
  says: destiny > 2 ? 'frees a captive by destiny and ability' : 'costs the freedom of a spy who fails',
  position: {
    at: 'control light',
    locations: [
      {
        card: DETENTION,
        light: ['Rebel Spy', { card: 'Princess Leia', imprisoned: true }],
        dark: ['Stormtrooper'],
      },
    ],
    light: { force: 3, hand: ["I'm Here To Rescue You"], reserve: [`${destiny} of light`, 5] },
  },
  cards: [SPY],
  plays: [['light', { play: "I'm Here To Rescue You" }]],
  leads: { events: [{ kind: destiny > 2 ? 'rallied' : 'captured' }], stop: 'here' },
})
const sabotage = (spy: string): Story['position'] => ({
  at: 'control light',
  locations: [
    {
      card: EISLEY,
      light: [{ card: spy, undercover: true }],
      dark: [{ card: 'Stormtrooper', with: ['Comlink'] }],
    },
  ],
  light: { force: 3, hand: ['Sabotage'], reserve: ['4 of light', 5] },
})

tellLater([
  {
    card: "Ng'ok",
    says: 'keeps a crowd that has just come from battling',
    position: {
      at: 'deploy light',
      locations: [{ card: EISLEY, dark: ['Stormtrooper'] }],
      light: { force: 9, hand: crowd },
      dark: { force: 3, hand: ["Ng'ok"] },
    },
    plays: [arrives, arrives, arrives, arrives, ['dark', { play: "Ng'ok" }]],
    leads: { table: { phase: 'draw' }, zones: { 'dark.used': ["Ng'ok"] }, stop: 'here' },
  },
  {
    card: "Ng'ok",
    says: 'leaves three alone',
    position: {
      at: 'deploy light',
      locations: [{ card: EISLEY, dark: ['Stormtrooper'] }],
      light: { force: 9, hand: crowd.slice(0, 3) },
      dark: { force: 3, hand: ["Ng'ok"] },
    },
    plays: [arrives, arrives, arrives],
    leads: { offers: { light: [{ battle: EISLEY }] }, stop: 'here' },
  },
  {
    card: 'I Have A Very Bad Feeling About This',
    says: 'calls off a battle to which somebody reacts',
    position: {
      at: 'battle light',
      locations: [
        { card: EISLEY, dark: ['Stormtrooper'], light: ['Luke Skywalker'] },
        { card: CANTINA, dark: ['Rebel Hunter'] },
      ],
      light: { force: 3, hand: ['I Have A Very Bad Feeling About This'] },
      dark: { force: 3 },
    },
    cards: [
      inline({
        title: 'Rebel Hunter',
        side: 'dark',
        kind: 'character',
        type: 'alien',
        power: 2,
        ability: 1,
        text: { statics: [{ static: 'allows', what: 'react', of: { the: 'self' } }] },
      }),
    ],
    plays: [
      ['light', { battle: EISLEY }],
      ['dark', { move: 'Rebel Hunter' }],
      ['light', { play: 'I Have A Very Bad Feeling About This' }],
    ],
    leads: {
      facts: { 'Rebel Hunter': { at: 'Tatooine: Mos Eisley' } },
      events: [{ kind: 'battleEnded', winner: null }],
      noEvents: [{ kind: 'battleTotals' }],
      stop: 'here',
    },
  },
  {
    card: 'Quite A Mercenary',
    says: 'makes lost whoever Elis Helrot has just transported',
    position: transport('Quite A Mercenary', 'light', 'Stormtrooper'),
    plays: [
      ['dark', { play: 'Elis Helrot' }],
      ['dark', true],
      ['light', { play: 'Quite A Mercenary' }],
    ],
    leads: {
      zones: { 'dark.lost': ['Stormtrooper', 'Elis Helrot'] },
      stop: 'here',
    },
  },
  {
    card: 'Oo-ta Goo-ta, Solo?',
    says: 'captures Rebels whom Nabrun Leids has just transported',
    position: transport('Oo-ta Goo-ta, Solo?', 'dark', 'Luke Skywalker'),
    plays: [
      ['light', { play: 'Nabrun Leids' }],
      ['light', true],
      ['dark', { play: 'Oo-ta Goo-ta, Solo?' }],
    ],
    leads: { events: [{ kind: 'captured' }], stop: 'here' },
  },
  {
    card: 'Oo-ta Goo-ta, Solo?',
    says: 'keeps a smuggler who has just come where he is',
    position: {
      at: 'deploy light',
      locations: [{ card: EISLEY }, { card: CANTINA }],
      light: { force: 9, hand: ['Han Solo'] },
      dark: { force: 3, hand: ['Oo-ta Goo-ta, Solo?'] },
    },
    plays: [
      ['light', { deploy: 'Han Solo', on: EISLEY }],
      ['dark', { play: 'Oo-ta Goo-ta, Solo?', action: 1 }],
    ],
    leads: { table: { phase: 'draw' }, stop: 'here' },
  },
  {
    card: 'Advance Preparation',
    says: 'places a card of the plan out of play and retrieves Force',
    position: {
      at: 'control light',
      locations: [EISLEY],
      light: { force: 1, hand: ['Advance Preparation', 'Rebel Tech'], lost: 4, used: 0 },
    },
    plays: [['light', { play: 'Advance Preparation' }]],
    leads: {
      zones: { 'light.out-of-play': ['Rebel Tech'] },
      resources: { light: { lost: 3, used: 2 } },
      stop: 'here',
    },
  },
  {
    card: 'Advance Preparation',
    says: 'is lost when it retrieves Attack Run',
    position: {
      at: 'control light',
      locations: [EISLEY],
      light: { force: 3, hand: ['Advance Preparation'], lost: ['Luke Skywalker', 'Attack Run'] },
    },
    plays: [
      ['light', { play: 'Advance Preparation', action: 1 }],
      ['light', { cards: ['Attack Run'] }],
    ],
    leads: { zones: { 'light.lost': ['Advance Preparation', 'Luke Skywalker'] }, stop: 'here' },
  },
  {
    card: "I'm Here To Rescue You",
    says: 'needs a spy there',
    position: {
      at: 'control light',
      locations: [
        {
          card: DETENTION,
          light: ['Obi-Wan Kenobi', { card: 'Princess Leia', imprisoned: true }],
          dark: ['Stormtrooper'],
        },
      ],
      light: { force: 3, hand: ["I'm Here To Rescue You"], reserve: ['3 of light', 5] },
    },
    leads: { noOffers: { light: [{ play: "I'm Here To Rescue You" }] }, stop: 'here' },
  },
  rescue(4),
  rescue(1),
  {
    card: 'Sabotage',
    says: 'makes a device lost beside an undercover spy',
    position: sabotage('Momaw Nadon'),
    plays: [['light', { play: 'Sabotage' }]],
    leads: { zones: { 'dark.lost': ['Comlink'] }, stop: 'here' },
  },
  {
    card: 'Run Luke, Run!',
    says: 'brings Luke into a battle next door, stronger',
    position: luke([]),
    plays: runs,
    leads: {
      facts: { 'Luke Skywalker': { at: 'Tatooine: Mos Eisley' } },
      numbers: { 'Luke Skywalker': { power: 5 } },
      stop: 'here',
    },
  },
  {
    card: 'Run Luke, Run!',
    says: 'lets Vader take the heart out of him',
    position: luke(['Darth Vader']),
    plays: runs,
    leads: { numbers: { 'Luke Skywalker': { power: 3 } }, stop: 'here' },
  },
])
