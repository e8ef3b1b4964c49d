/** What the texts of cards say that trade, store and sacrifice what lies in hands and Lost Piles. */

import { inline } from './inline-cards.ts'
import { look, type Story, tellLater } from './stories.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const PLAZA = 'Cloud City: Downtown Plaza (D)'

/** A drain of one side that a card of the other comes from hand to call off. */
const refuge = (card: string, side: 'dark' | 'light', from: string): Story => {
  const other = side === 'dark' ? 'light' : 'dark'
  return {
    card,
    says: 'takes a card of its kind from hand to call off a drain',
    position: {
      at: `control ${other}`,
      locations: [{ card: EISLEY, [other]: [other === 'dark' ? 'Stormtrooper' : 'Rebel Trooper'] }],
      [other]: { force: 3 },
      [side]: { side: [card], hand: [from], reserve: 5 },
    },
    plays: [
      [other, { drain: EISLEY }],
      [side, { play: card }],
    ],
    leads: {
      resources: { [side]: { lost: 0, hand: 0 } },
      facts: { [`table/${from}`]: { on: card, as: 'beneath' } },
      stop: 'here',
    },
  }
}

/** An Interrupt of the other side that sweeps up what it names. */
const sweep = (side: 'dark' | 'light', what: object): NonNullable<Story['cards']>[number] =>
  inline({
    title: 'Sweep',
    side,
    kind: 'interrupt',
    type: 'used',
    text: { actions: [{ when: 'any-time', do: [{ do: 'lose-cards', what }] }] },
  })

/** An Interrupt of the Dark Side that cancels a card by its title. */
const douse = (title: string): NonNullable<Story['cards']>[number] =>
  inline({
    title: 'Douse',
    side: 'dark',
    kind: 'interrupt',
    type: 'used',
    text: { actions: [{ when: 'any-time', do: [{ do: 'cancel-cards', what: { title } }] }] },
  })

const dock = (card: string, side: 'dark' | 'light', wreck: string): Story => ({
  card,
  says: 'takes in a starship that was just lost, and gives it back for its deploy cost',
  position: {
    at: `deploy ${side}`,
    locations: [{ card: 'Tatooine (D)', [side]: [wreck] }],
    [side]: { force: 9, side: [card], hand: ['Sweep'] },
  },
  cards: [sweep(side, { kind: 'starship' })],
  plays: [
    [side, { play: 'Sweep' }],
    [side, { play: card }],
    [side, { play: card }],
  ],
  leads: { zones: { [`${side}.hand`]: [wreck] }, stop: 'here' },
})

const martyr = (card: string, side: 'dark' | 'light', hero: string, foe: string): Story => {
  const other = side === 'dark' ? 'light' : 'dark'
  return {
    card,
    says: 'places copies of participants out of play for attrition',
    position: {
      at: `battle ${other}`,
      locations: [{ card: EISLEY, [side]: [hero], [other]: [foe] }],
      [side]: { force: 3, side: [card], hand: [hero] },
      [other]: { force: 3, reserve: [`5 of ${other}`, 5] },
    },
    plays: [
      [other, { battle: EISLEY }],
      [other, 1],
      [side, 0],
      [side, { play: card }],
    ],
    leads: { zones: { [`${side}.out-of-play`]: [hero] }, stop: 'here' },
  }
}

tellLater([
  refuge('Bargaining Table', 'light', 'Jawa (L)'),
  {
    card: 'Bargaining Table',
    says: 'lets its aliens deploy free when the opponent cancels it',
    position: {
      at: 'control dark',
      locations: [{ card: EISLEY, dark: ['Stormtrooper'] }],
      dark: { force: 3, hand: ['Douse'] },
      light: { side: ['Bargaining Table'], hand: ['Jawa (L)'], reserve: 5 },
    },
    cards: [douse('Bargaining Table')],
    plays: [
      ['dark', { drain: EISLEY }],
      ['light', { play: 'Bargaining Table' }],
      ['dark', { play: 'Douse' }],
      ['light', { deploy: 'table/Jawa (L)' }],
    ],
    leads: { facts: { 'Jawa (L)': { at: 'Tatooine: Mos Eisley' } }, stop: 'here' },
  },
  refuge('Den Of Thieves', 'dark', 'Jawa (D)'),
  refuge('Entrenchment', 'light', 'Rebel Trooper'),
  refuge('Strategic Reserves', 'dark', 'Stormtrooper'),
  refuge('Rebel Fleet', 'light', 'X-wing'),
  refuge('Dreaded Imperial Starfleet', 'dark', 'TIE Fighter'),
  dock('Docking And Repair Facilities', 'light', 'X-wing'),
  dock('Return To Base', 'dark', 'TIE Fighter'),
  martyr('Nick Of Time', 'light', 'Luke Skywalker', 'Darth Vader'),
  martyr('Blown Clear', 'dark', 'Darth Vader', 'Luke Skywalker'),
  {
    card: 'Ketwol',
    says: 'trades a docking bay for the top card of the Lost Pile',
    position: {
      at: 'control light',
      locations: [{ card: EISLEY, light: ['Ketwol'] }],
      light: { force: 3, hand: ['Tatooine: Docking Bay 94 (L)'], lost: ['Luke Skywalker', 3] },
    },
    plays: [['light', { play: 'Ketwol' }]],
    leads: {
      zones: { 'light.hand': ['Luke Skywalker'] },
      top: { 'light.lost': ['Tatooine: Docking Bay 94 (L)'] },
      asked: 'light',
    },
  },
  {
    card: 'Brangus Glee',
    says: 'makes transit free to and from the bay where he is',
    position: {
      at: 'move dark',
      locations: [
        { card: 'Tatooine: Docking Bay 94 (D)', dark: ['Stormtrooper'] },
        { card: 'Yavin 4: Docking Bay (D)', dark: ['Brangus Glee'] },
      ],
      dark: { force: 3 },
    },
    leads: {
      offers: { dark: [{ move: 'Tatooine: Docking Bay 94 (D)', to: 'Yavin 4: Docking Bay (D)', cost: 0 }] },
      numbers: { 'Brangus Glee': { immunity: 3 } },
      asked: 'dark',
    },
  },
  {
    card: 'Baragwin',
    says: 'retrieves gear from the top, and trades for gear below',
    position: {
      at: 'control light',
      locations: [{ card: EISLEY, light: ['Baragwin'] }],
      light: { force: 3, hand: ['Luke Skywalker'], lost: ['Blaster', 'Rebel Trooper', 'Jedi Lightsaber'] },
    },
    plays: [
      ['light', { play: 'Baragwin', action: 1 }],
      ['light', { cards: ['Jedi Lightsaber'] }],
    ],
    leads: {
      zones: { 'light.hand': ['Jedi Lightsaber'] },
      top: { 'light.lost': ['Luke Skywalker'] },
      noOffers: { light: [{ play: 'Baragwin', action: 0 }] },
      asked: 'light',
    },
  },
  {
    card: 'Tibrin',
    says: 'trades three cards of the hand for one that was lost',
    position: {
      at: 'control light',
      locations: [{ card: 'Tibrin', light: ['X-wing'] }],
      light: {
        force: 3,
        hand: ['Rebel Trooper', 'Rebel Trooper', 'Rebel Trooper'],
        lost: ['Luke Skywalker'],
      },
    },
    plays: [['light', { play: 'Tibrin' }]],
    leads: { zones: { 'light.hand': ['Luke Skywalker'] }, resources: { light: { lost: 3 } }, asked: 'light' },
  },
  {
    card: 'Wiorkettle',
    says: 'finds a site for an asteroid field',
    position: {
      at: 'control light',
      locations: [{ card: EISLEY, light: ['Wiorkettle'] }],
      light: { force: 3, hand: ['Asteroid Field (L)'], reserve: ['Tatooine: Cantina (L)', 2] },
    },
    plays: [
      ['light', { play: 'Wiorkettle' }],
      ['light', { cards: ['Tatooine: Cantina (L)'] }],
    ],
    leads: {
      zones: { 'light.hand': ['Tatooine: Cantina (L)'] },
      top: { 'light.used': ['Asteroid Field (L)'] },
      asked: 'light',
    },
  },
  {
    card: 'Ishi Tib',
    says: 'puts a card beneath the Used Pile and draws another',
    position: {
      at: 'draw light',
      locations: [{ card: EISLEY, light: ['Ishi Tib'] }],
      light: { force: 3, hand: ['Luke Skywalker'], used: ['Rebel Trooper'], reserve: ['Han Solo', 2] },
    },
    plays: [['light', { play: 'Ishi Tib' }]],
    leads: {
      zones: { 'light.hand': ['Han Solo'] },
      top: { 'light.used': ['Rebel Trooper', 'Luke Skywalker'] },
      asked: 'light',
    },
  },
  {
    card: 'Uutkik',
    says: "takes gear out of the opponent's Lost Pile",
    position: {
      at: 'control light',
      locations: [{ card: EISLEY, light: ['Uutkik'] }],
      light: { force: 3, reserve: 3 },
      dark: { lost: ['Darth Vader', "Vader's Lightsaber"] },
    },
    plays: [
      ['light', { play: 'Uutkik' }],
      ['light', { verb: 'lose', from: 'force' }],
    ],
    leads: { zones: { 'light.hand': ["Vader's Lightsaber"], 'dark.lost': ['Darth Vader'] }, stop: 'here' },
  },
  {
    card: 'Ugnaught',
    says: 'finds lost gear for a card of the hand',
    position: {
      at: 'control dark',
      locations: [{ card: PLAZA, dark: ['Ugnaught'] }],
      dark: { force: 3, hand: ['Stormtrooper'], lost: ["Vader's Lightsaber", 'Darth Vader'] },
    },
    plays: [
      ['dark', { play: 'Ugnaught' }],
      ['dark', { cards: ["Vader's Lightsaber"] }],
    ],
    leads: { zones: { 'dark.hand': ["Vader's Lightsaber"] }, asked: 'dark' },
  },
  {
    card: 'Ugloste',
    says: 'doubles what Ugnaughts add to the freezing, and leads them',
    position: look([{ card: 'Cloud City: Carbonite Chamber (D)', dark: ['Ugloste', 'Ugnaught'] }]),
    leads: {
      numbers: {
        'Cloud City: Carbonite Chamber (D)': { 'carbon-freezing-destiny-dark': 4 },
        Ugloste: { power: 3 },
        'table/Ugnaught': { forfeit: 4 },
      },
      asked: 'dark',
    },
  },
  {
    card: 'Carbonite Chamber Console',
    says: 'adds to the freezing, and finds who works there',
    position: {
      at: 'control dark',
      locations: [{ card: 'Cloud City: Carbonite Chamber (D)', dark: ['Carbonite Chamber Console'] }],
      dark: { force: 3, reserve: ['Ugnaught', 'Darth Vader'] },
    },
    plays: [
      ['dark', { play: 'Carbonite Chamber Console' }],
      ['dark', { cards: ['Ugnaught'] }],
    ],
    leads: { zones: { 'dark.hand': ['Ugnaught'] }, asked: 'dark' },
  },
])
