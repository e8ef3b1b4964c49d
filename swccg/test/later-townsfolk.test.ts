/** What the texts of characters of Cloud City, the palace and the spaceports say. */

import { inline } from './inline-cards.ts'
import { look, type Story, tellLater } from './stories.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CANTINA = 'Tatooine: Cantina (L)'
const CHAMBER = "Jabba's Palace: Audience Chamber (D)"
const PLAZA = 'Cloud City: Downtown Plaza (L)'
const CORRIDOR = 'Cloud City: Upper Plaza Corridor (D)'

const miner = (card: string, side: 'dark' | 'light'): Story => ({
  card,
  says: 'strengthens drains among the clouds',
  position: look([
    { card: 'Bespin (D)' },
    { card: 'Bespin: Cloud City (D)' },
    { card: CORRIDOR, [side]: [card] },
  ]),
  leads: {
    numbers: { 'Bespin: Cloud City (D)': { [`drain-${side}`]: side === 'dark' ? 2 : 3 } },
    asked: 'dark',
  },
})

const technician = (card: string, side: 'dark' | 'light', own: string, others: string): Story => ({
  card,
  says: 'raises a converted site',
  position: {
    at: `control ${side}`,
    locations: [{ card: others, beneath: [own], [side]: [card] }],
    [side]: { force: 5 },
  },
  plays: [[side, { play: card }]],
  leads: { resources: { [side]: { force: 3 } }, stop: 'here' },
})

const smith = (card: string, side: 'dark' | 'light', blaster: string): Story => {
  const other = side === 'dark' ? 'light' : 'dark'
  return {
    card,
    says: 'is handed a blaster in the middle of a battle',
    position: {
      at: `battle ${other}`,
      locations: [
        { card: EISLEY, [side]: [card], [other]: [other === 'dark' ? 'Stormtrooper' : 'Rebel Trooper'] },
      ],
      [side]: { force: 3, reserve: [blaster, 3] },
      [other]: { force: 3 },
    },
    plays: [
      [other, { battle: EISLEY }],
      [side, { play: card }],
      [side, { deploy: blaster }],
    ],
    leads: { facts: { [blaster]: { on: card } }, resources: { [side]: { force: 3 } }, stop: 'here' },
  }
}

const door = (card: string, side: 'dark' | 'light'): Story => ({
  card,
  says: 'lets nobody be carried off by Elis Helrot',
  position: {
    at: 'move dark',
    locations: [
      { card: EISLEY, dark: ['Darth Vader'], [side]: side === 'dark' ? ['Darth Vader', card] : [card] },
      'Yavin 4: Jungle (D)',
    ],
    dark: { force: 9, hand: ['Elis Helrot'] },
  },
  leads: { noOffers: { dark: [{ play: 'Elis Helrot' }] }, stop: 'here' },
})

tellLater([
  miner('Tibanna Gas Miner (L)', 'light'),
  miner('Tibanna Gas Miner (D)', 'dark'),
  technician('Cloud City Technician', 'light', PLAZA, 'Cloud City: Downtown Plaza (D)'),
  technician('Cloud City Engineer', 'dark', 'Cloud City: Downtown Plaza (D)', PLAZA),
  smith('Laudica', 'light', 'Blaster'),
  smith('Hermi Odle', 'dark', 'Imperial Blaster'),
  door('Sic-Six', 'light'),
  door('Lobel', 'dark'),
  {
    card: 'Snivvian',
    says: 'is stronger at night, which goes to the Used Pile when the opponent cancels it',
    position: {
      at: 'control dark',
      locations: [
        { card: 'Tatooine (D)', light: ['Nightfall'] },
        { card: EISLEY, light: ['Snivvian'] },
      ],
      dark: { force: 5, hand: ['Douse'] },
      light: { lost: 4 },
    },
    cards: [
      inline({
        title: 'Douse',
        side: 'dark',
        kind: 'interrupt',
        type: 'used',
        text: { actions: [{ when: 'any-time', do: [{ do: 'cancel-cards', what: { title: 'Nightfall' } }] }] },
      }),
    ],
    plays: [
      ['dark', { play: 'Douse' }],
      ['light', 'yes'],
    ],
    leads: { resources: { light: { used: 3, lost: 2 } }, stop: 'here' },
  },
  {
    card: 'Whiphid',
    says: 'is stronger on Hoth, and worth more at night',
    position: look([{ card: 'Hoth: Ice Plains (5th Marker)', dark: ['Whiphid'] }]),
    leads: { numbers: { Whiphid: { power: 5 } }, asked: 'dark' },
  },
  {
    card: 'Debnoli',
    says: 'makes worthless whom he hits',
    position: {
      at: 'battle light',
      locations: [{ card: EISLEY, light: [{ card: 'Debnoli', with: ['Blaster'] }], dark: ['Stormtrooper'] }],
      light: { force: 5, reserve: ['7 of light', 4] },
      dark: { force: 3 },
    },
    plays: [
      ['light', { battle: EISLEY }],
      ['light', { fire: 'Blaster' }],
    ],
    leads: { numbers: { 'table/Stormtrooper': { forfeit: 0 }, Debnoli: { immunity: 5 } }, stop: 'here' },
  },
  {
    card: 'Niado Duegad',
    says: 'turns Force into twice the power',
    position: {
      at: 'control dark',
      locations: [{ card: EISLEY, dark: ['Niado Duegad'] }],
      dark: { force: 5 },
    },
    plays: [
      ['dark', { play: 'Niado Duegad' }],
      ['dark', 3],
    ],
    leads: { numbers: { 'Niado Duegad': { power: 8 } }, resources: { dark: { force: 2 } }, stop: 'here' },
  },
  {
    card: 'Barada',
    says: 'is worth nothing off Tatooine, and more beside Jabba',
    position: look([{ card: CHAMBER, dark: ['Barada', 'Jabba The Hutt'] }]),
    leads: { numbers: { Barada: { power: 6 } }, asked: 'dark' },
  },
  {
    card: 'Klaatu',
    says: 'is stronger with Barada',
    position: look([{ card: CHAMBER, dark: ['Klaatu', 'Barada'] }]),
    leads: { numbers: { Klaatu: { power: 4 } }, asked: 'dark' },
  },
  {
    card: 'Lyn Me',
    says: 'weakens who fights her musicians',
    position: {
      at: 'battle light',
      locations: [
        { card: EISLEY, light: ['Luke Skywalker', 'Rebel Trooper'], dark: ['Lyn Me', 'Rappertunie'] },
      ],
      light: { force: 9 },
      dark: { force: 5 },
    },
    plays: [['light', { battle: EISLEY }]],
    leads: { numbers: { [EISLEY]: { 'total-power-light': 0 } }, stop: 'here' },
  },
  {
    card: 'Firin Morett',
    says: 'makes starfighters cheaper at his bay',
    position: {
      at: 'deploy light',
      locations: [{ card: 'Tatooine: Docking Bay 94 (L)', light: ['Firin Morett'] }],
      light: { force: 2, hand: ['X-wing'] },
    },
    leads: { offers: { light: [{ deploy: 'X-wing', cost: 0 }] }, stop: 'here' },
  },
  {
    card: 'Incom Engineer',
    says: 'saves its makes from attrition, more with a maintenance droid',
    position: look([
      { card: 'Tatooine (L)', light: ['X-wing'] },
      { card: EISLEY, light: ['Incom Engineer'] },
    ]),
    leads: { numbers: { 'table/X-wing': { immunity: 3 } }, asked: 'dark' },
  },
  {
    card: 'Commander Desanne',
    says: 'finds a shuttle',
    position: {
      at: 'control dark',
      locations: [{ card: EISLEY, dark: ['Commander Desanne'] }],
      dark: { force: 5, reserve: ['Sentinel-Class Landing Craft', 4] },
    },
    plays: [
      ['dark', { play: 'Commander Desanne' }],
      ['dark', { cards: ['Sentinel-Class Landing Craft'] }],
    ],
    leads: { zones: { 'dark.hand': ['Sentinel-Class Landing Craft'] }, stop: 'here' },
  },
  {
    card: 'Princess Leia',
    says: 'comes to help Han',
    position: {
      at: 'battle dark',
      locations: [{ card: PLAZA, light: ['Han Solo'], dark: ['Stormtrooper'] }],
      dark: { force: 5 },
      light: { force: 9, hand: ['Princess Leia'] },
    },
    plays: [['dark', { battle: PLAZA }]],
    leads: { offers: { light: [{ deploy: 'Princess Leia' }] }, stop: 'here' },
  },
  {
    card: 'Harc Seff',
    says: 'pays Force instead of losing it next door',
    position: {
      at: 'control dark',
      locations: [
        { card: EISLEY, dark: ['Stormtrooper'] },
        { card: CANTINA, light: ['Harc Seff'] },
      ],
      dark: { force: 5 },
      light: { force: 5, reserve: 3 },
    },
    plays: [
      ['dark', { drain: EISLEY }],
      ['light', { play: 'Harc Seff' }],
    ],
    leads: { resources: { light: { force: 4, lost: 0 } }, stop: 'here' },
  },
  {
    card: 'CZ-4',
    says: 'brings an alien to a battle in the palace',
    position: {
      at: 'battle light',
      locations: [{ card: CHAMBER, light: ['Luke Skywalker'], dark: ['CZ-4', 'Stormtrooper'] }],
      light: { force: 5 },
      dark: { force: 5, reserve: ['Jawa (D)', 4] },
    },
    plays: [
      ['light', { battle: CHAMBER }],
      ['dark', { play: 'CZ-4' }],
      ['dark', { deploy: 'Jawa (D)' }],
    ],
    leads: { facts: { 'Jawa (D)': { at: "Jabba's Palace: Audience Chamber" } }, stop: 'here' },
  },
])
