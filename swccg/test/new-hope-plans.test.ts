/** What single Effects of A New Hope say: scans, prisons opened, planets left alone, what is declared as it comes. */

import { inline } from './inline-cards.ts'
import { type Story, tellLater } from './stories.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CANTINA = 'Tatooine: Cantina (D)'
const DETENTION = 'Death Star: Detention Block Corridor'
const CORE = 'Death Star: Central Core'
const YAVIN = [
  'Yavin 4 (L)',
  'Tatooine (L)',
  'Dantooine (L)',
  'Yavin 4: Docking Bay (L)',
  'Yavin 4: Jungle (L)',
]
const hand = (count: number, ...others: string[]): string[] => [
  ...others,
  ...Array.from({ length: count - others.length }, () => 'Luke Skywalker'),
]

const PATHFINDER = inline({
  title: 'Pathfinder',
  side: 'light',
  kind: 'character',
  type: 'alien',
  power: 1,
  ability: 1,
  traits: ['scout'],
  text: { statics: [{ static: 'allows', what: 'react', of: { the: 'self' } }] },
})
const reacting = (card: string): Story['position'] => ({
  at: 'deploy light',
  locations: [
    { card: CANTINA, light: [card] },
    { card: EISLEY, light: ['Rebel Trooper'], dark: ['Stormtrooper'] },
  ],
  light: { force: 9, hand: ['Solomahal'] },
  dark: { force: 3, hand: 0 },
})
const taught = (card: string): NonNullable<Story['plays']> => [
  ['light', { deploy: 'Solomahal', on: card }],
  ['light', 'pass'],
  ['light', 'pass'],
  ['light', 'pass'],
  ['dark', 3],
  ['dark', { battle: EISLEY }],
]

const scramble = (...dark: string[]): Story => ({
  card: 'Scramble',
  says: dark.length > 1 ? 'stays for a permanent pilot' : 'ends without pilots at sites',
  position: {
    at: 'deploy dark',
    locations: [{ card: EISLEY, dark, light: ['Luke Skywalker'] }],
    dark: { force: 3, hand: ['Comlink'] },
    light: { force: 3, side: ['Scramble'] },
  },
  plays: [['dark', { deploy: 'Comlink', on: 'Stormtrooper' }]],
  leads:
    dark.length > 1
      ? { zones: { 'light.lost': [] }, stop: 'here' }
      : { zones: { 'light.lost': ['Scramble'] }, stop: 'here' },
})

tellLater([
  scramble('Stormtrooper'),
  scramble('Stormtrooper', 'Cloud Car (D)'),
  {
    card: 'Hyperwave Scan',
    says: 'makes Rebels in a full hand lost',
    position: {
      at: 'control dark',
      locations: [EISLEY],
      dark: { force: 3, side: ['Hyperwave Scan'], hand: ['Scanning Crew'] },
      light: { hand: hand(13, 'Rebel Trooper', 'Rebel Guard') },
    },
    plays: [['dark', { play: 'Scanning Crew' }]],
    leads: { zones: { 'light.lost': ['Rebel Guard', 'Rebel Trooper'] }, stop: 'here' },
  },
  {
    card: 'Scanner Techs',
    says: 'leaves a hand of thirteen alone',
    position: {
      at: 'control light',
      locations: [{ card: EISLEY, light: ['Incom T-47'] }],
      light: { force: 3, side: ['Scanner Techs'], hand: ['Radar Scanner'] },
      dark: { hand: Array.from({ length: 13 }, () => 'Stormtrooper') },
    },
    cards: [
      inline({
        title: 'Incom T-47',
        side: 'light',
        kind: 'vehicle',
        type: 'combat',
        power: 1,
      }),
    ],
    plays: [['light', { play: 'Radar Scanner' }]],
    leads: { zones: { 'dark.lost': [] }, stop: 'here' },
  },
  {
    card: 'Scanner Techs',
    says: 'makes stormtroopers in a greater hand lost',
    position: {
      at: 'control light',
      locations: [{ card: EISLEY, light: ['Luke Skywalker', 'Sandspeeder'] }],
      light: { force: 3, side: ['Scanner Techs'], hand: ['Radar Scanner'] },
      dark: { hand: ['Stormtrooper', ...Array.from({ length: 13 }, () => 'Darth Vader')] },
    },
    cards: [
      inline({
        title: 'Sandspeeder',
        side: 'light',
        kind: 'vehicle',
        type: 'combat',
        power: 1,
      }),
    ],
    plays: [['light', { play: 'Radar Scanner' }]],
    leads: { zones: { 'dark.lost': ['Stormtrooper'] }, stop: 'here' },
  },
  {
    card: 'Cell 2187',
    says: 'frees as many captives as its destiny says',
    position: {
      at: 'move light',
      locations: [
        { card: DETENTION, light: [{ card: 'Princess Leia', imprisoned: true }], dark: ['Stormtrooper'] },
        { card: CORE, light: [{ card: 'Cell 2187', target: 'Commander Vanden Willard' }] },
        { card: 'Death Star: Docking Control Room 327', light: ['Commander Vanden Willard'] },
      ],
      light: { force: 3, reserve: ['1 of light', 4] },
    },
    plays: [['light', { move: 'Commander Vanden Willard', to: CORE }]],
    leads: { events: [{ kind: 'rallied' }], zones: { 'light.lost': ['Cell 2187'] }, stop: 'here' },
  },
  {
    card: "They're On Dantooine",
    says: 'ends once the Death Star is in orbit there',
    position: {
      at: 'move dark',
      locations: [
        { card: 'Death Star (D)', parsec: 5 },
        { card: 'Dantooine (D)', light: [{ card: "They're On Dantooine", target: 'Death Star (D)' }] },
      ],
      dark: { force: 3 },
    },
    plays: [['dark', { voyage: 'Death Star (D)', around: 'Dantooine (D)' }]],
    leads: { zones: { 'light.lost': ["They're On Dantooine"] }, stop: 'here' },
  },
  {
    card: "They're On Dantooine",
    says: 'names the Death Star as it comes, and keeps the superlaser from its work',
    position: {
      at: 'deploy light',
      locations: [{ card: 'Death Star (D)', parsec: 0 }, 'Dantooine (D)'],
      light: { force: 3, hand: ["They're On Dantooine"] },
    },
    plays: [['light', { deploy: "They're On Dantooine", on: 'Dantooine (D)' }]],
    leads: {
      resources: { light: { force: 1 } },
      facts: { "They're On Dantooine": { on: 'Dantooine' } },
      stop: 'here',
    },
  },
  {
    card: 'Imperial Justice',
    says: 'cancels the generation of a place where the opponent generates much more',
    position: {
      at: 'deploy dark',
      locations: YAVIN,
      dark: { force: 3, hand: ['Imperial Justice'] },
    },
    plays: [
      ['dark', { deploy: 'Imperial Justice', on: 'Yavin 4 (L)' }],
      ['dark', 'cancel Force generation there'],
    ],
    leads: { resources: { light: { generation: 6 } }, stop: 'here' },
  },
  {
    card: 'Imperial Justice',
    says: 'keeps a place from Revolution, and can do nothing else against a small generation',
    position: {
      at: 'deploy dark',
      locations: YAVIN.slice(0, 2),
      dark: { force: 3, hand: ['Imperial Justice'] },
      light: { force: 9, hand: ['Revolution'] },
    },
    plays: [
      ['dark', { deploy: 'Imperial Justice', on: 'Yavin 4 (L)' }],
      ['dark', 'pass'],
      ['light', 3],
    ],
    leads: {
      offers: { light: [{ deploy: 'Revolution', on: 'Tatooine (L)' }] },
      noOffers: { light: [{ deploy: 'Revolution', on: 'Yavin 4 (L)' }] },
      stop: 'here',
    },
  },
  {
    card: 'Solomahal',
    says: 'teaches a warrior to scout and to react',
    position: reacting('Luke Skywalker'),
    plays: taught('Luke Skywalker'),
    leads: { offers: { light: [{ move: 'Luke Skywalker' }] }, stop: 'here' },
  },
  {
    card: 'Solomahal',
    says: 'makes a scout stronger who reacts by himself',
    position: reacting('Pathfinder'),
    cards: [PATHFINDER],
    plays: [...taught('Pathfinder'), ['light', { move: 'Pathfinder' }]],
    leads: { numbers: { Pathfinder: { power: 3 } }, stop: 'here' },
  },
])
