/** What single characters of A New Hope and of the small sets say: accountants, thieves, droids, those who are alone of their kind. */

import { inline } from './inline-cards.ts'
import { type Story, tellLater } from './stories.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CANTINA = 'Tatooine: Cantina (D)'
const CORE = 'Death Star: Central Core'
const BAY = 'Death Star: Docking Bay 327 (D)'

const drained = (at: string): Story['position'] => ({
  at: 'control dark',
  locations: [
    { card: EISLEY, dark: ['Mosep'] },
    { card: CANTINA, dark: ['Stormtrooper'] },
    { card: BAY, dark: ['Stormtrooper'] },
  ],
  dark: { force: 3 },
  light: { hand: 2, reserve: at === EISLEY ? 5 : 0, force: 2 },
})
const battle = (dark: readonly string[], light: readonly string[], destiny: number): Story['position'] => ({
  at: 'battle light',
  locations: [{ card: CORE, dark: [...dark], light: [...light] }],
  light: { force: 3, reserve: 9 },
  dark: { force: 3, reserve: [`${destiny} of dark`, 8] },
})

/** Who is about to leave a battle can be kept from it, as from any react. */
const leaves = (says: string, hand: readonly string[]): Story => ({
  card: 'Arcona',
  says,
  rule: 'ccgx/react/react-away',
  position: {
    at: 'battle dark',
    locations: [{ card: EISLEY, light: ['Arcona', 'Luke Skywalker'], dark: ['Stormtrooper'] }, CANTINA],
    dark: { force: 3, hand: [...hand] },
    light: { force: 3 },
  },
  cards: [HOLD],
  plays: [
    ['dark', { battle: EISLEY }],
    ['light', { play: 'Arcona' }],
    ...(hand.length > 0 ? [['dark', { play: 'Hold' }] as const] : []),
  ],
  leads: {
    facts: { Arcona: { at: `Tatooine: ${hand.length > 0 ? 'Mos Eisley' : 'Cantina'}` } },
    resources: { light: { force: 2 } },
    stop: 'here',
  },
})
const HOLD = inline({
  title: 'Hold',
  side: 'dark',
  kind: 'interrupt',
  type: 'used',
  text: { actions: [{ when: { just: 'reacted', by: 'opponent' }, do: [{ do: 'cancel' }] }] },
})

tellLater([
  leaves('goes next door as a react, at its price', []),
  leaves('stays where its react is cancelled', ['Hold']),
  {
    card: 'Mosep',
    says: 'has Force drained next door come from the Reserve Deck',
    rule: 'ccgx/number/loss-source',
    position: drained(EISLEY),
    plays: [['dark', { drain: EISLEY }]],
    leads: { resources: { light: { lost: 1, hand: 2, reserve: 4 } }, stop: 'here' },
  },
  {
    card: 'Mosep',
    says: 'leaves the choice to whoever has no Reserve Deck left',
    rule: 'ccgx/number/loss-source',
    position: drained(CANTINA),
    plays: [['dark', { drain: EISLEY }]],
    leads: { asked: { light: 'lose-force' } },
  },
  {
    card: 'Advosze',
    says: 'takes a Force for a device beside it',
    position: {
      at: 'deploy dark',
      locations: [{ card: EISLEY, dark: ['Advosze', 'Stormtrooper'] }],
      dark: { force: 3, reserve: 9, hand: ['Comlink'] },
    },
    plays: [['dark', { deploy: 'Comlink', on: 'Stormtrooper' }]],
    leads: { events: [{ kind: 'activated' }], stop: 'here' },
  },
  {
    card: 'Advosze',
    says: 'comes and goes nowhere where another is',
    rule: 'ccgx/number/one-of-each-limit',
    position: {
      at: 'deploy dark',
      locations: [
        { card: EISLEY, dark: ['Advosze'] },
        { card: CANTINA, dark: ['Stormtrooper'] },
      ],
      dark: { force: 9, hand: ['Advosze'] },
    },
    leads: {
      offers: { dark: [{ deploy: 'dark.hand/Advosze', on: CANTINA }] },
      noOffers: { dark: [{ deploy: 'dark.hand/Advosze', on: EISLEY }] },
      asked: 'dark',
    },
  },
  {
    card: 'Advosze',
    says: 'is lost where two meet',
    rule: 'ccgx/number/one-of-each-limit',
    position: {
      at: 'deploy dark',
      locations: [
        { card: EISLEY, dark: ['Advosze', 'Advosze'] },
        { card: CANTINA, dark: ['Stormtrooper'] },
      ],
      dark: { force: 9, hand: ['Comlink'] },
    },
    plays: [['dark', { deploy: 'Comlink', on: 'Stormtrooper' }]],
    leads: { asked: { dark: 'choose' } },
  },
  {
    card: 'R3-T6 (Arthree-Teesix)',
    says: 'makes a capital starship better, and the Death Star faster',
    position: {
      at: 'deploy dark',
      locations: [
        {
          card: 'Death Star (D)',
          parsec: 0,
          dark: [{ card: 'Imperial-Class Star Destroyer', passengers: ['R3-T6 (Arthree-Teesix)'] }],
        },
        CORE,
      ],
      dark: { force: 3 },
    },
    leads: {
      numbers: {
        'Imperial-Class Star Destroyer': { power: 9, hyperspeed: 5, immunity: 4 },
        'Death Star (D)': { hyperspeed: 1 },
      },
      stop: 'here',
    },
  },
  {
    card: 'R3-T6 (Arthree-Teesix)',
    says: 'works at the core',
    position: {
      at: 'deploy dark',
      locations: [
        { card: 'Death Star (D)', parsec: 0 },
        { card: CORE, dark: ['R3-T6 (Arthree-Teesix)'] },
      ],
      dark: { force: 3 },
    },
    leads: { numbers: { 'Death Star (D)': { hyperspeed: 2 } }, stop: 'here' },
  },
  {
    card: 'U-3PO (Yoo-Threepio)',
    says: 'adds its power to the other side while nobody knows it',
    position: {
      at: 'battle light',
      locations: [
        {
          card: EISLEY,
          dark: ['Stormtrooper', { card: 'U-3PO (Yoo-Threepio)', undercover: true }],
          light: ['Luke Skywalker'],
        },
      ],
      light: { force: 3 },
    },
    plays: [['light', { battle: EISLEY }]],
    leads: { numbers: { [EISLEY]: { 'total-power-light': 5 } }, stop: 'here' },
  },
  {
    card: 'Zutton',
    says: 'makes the battle destiny of the opponent one less',
    position: {
      at: 'battle dark',
      locations: [{ card: EISLEY, dark: ['Darth Vader'], light: ['Zutton', 'Luke Skywalker'] }],
      dark: { force: 3, reserve: ['5 of dark', 5] },
      light: { force: 3, reserve: ['3 of light', 5] },
    },
    plays: [
      ['dark', { battle: EISLEY }],
      ['light', { play: 'Zutton' }],
      ['dark', 1],
      ['light', 0],
    ],
    leads: { events: [{ kind: 'battleTotals', totals: [11, 5] }], stop: 'here' },
  },
  {
    card: 'Reegesk',
    says: 'takes what the opponent has lost into the own hand',
    rule: 'ccgx/search/steal-into-hand',
    position: {
      at: 'control dark',
      locations: [{ card: EISLEY, dark: ['Reegesk'] }],
      dark: { force: 3, hand: 0, reserve: 4 },
      light: { lost: ['Sandspeeder'] },
    },
    plays: [
      ['dark', { play: 'Reegesk' }],
      ['dark', { verb: 'lose', from: 'reserve' }],
    ],
    leads: { zones: { 'light.lost': [] }, resources: { dark: { hand: 1 } }, stop: 'here' },
  },
  {
    card: 'Hunchback',
    says: 'finds a title with back in it, and places that card out of play',
    position: {
      at: 'control dark',
      locations: [
        { card: EISLEY, dark: ['Stormtrooper'] },
        { card: CANTINA, light: ['Hunchback'] },
      ],
      dark: { force: ['Set For Stun', 'Setback', 1] },
      light: { force: 3 },
    },
    cards: [
      { title: 'Setback', side: 'dark', kind: 'interrupt', type: 'used' } as unknown as NonNullable<
        Story['cards']
      >[number],
    ],
    plays: [
      ['dark', { drain: EISLEY }],
      ['light', { play: 'Hunchback' }],
      ['light', { cards: ['dark.force/Setback'] }],
    ],
    leads: {
      zones: { 'dark.out-of-play': ['Setback'] },
      events: [{ kind: 'shuffled', pile: 'force' }],
      stop: 'here',
    },
  },
  {
    card: 'Vader',
    says: 'strangles an Imperial beside him in a battle that is being lost',
    position: battle(['Vader', 'Stormtrooper'], ['Obi-Wan Kenobi', 'Luke Skywalker', 'Han Solo'], 5),
    plays: [
      ['light', { battle: CORE }],
      ['light', 'pass'],
      ['light', 0],
      ['dark', 0],
    ],
    leads: { zones: { 'dark.lost': ['Stormtrooper'] }, stop: 'here' },
  },
  {
    card: 'Vader',
    says: 'does not come before two unique characters of the opponent',
    position: {
      at: 'deploy dark',
      locations: [{ card: CORE, light: ['Luke Skywalker', 'Han Solo'] }],
      dark: { force: 9, hand: ['Vader'] },
    },
    leads: { noOffers: { dark: [{ deploy: 'Vader' }] }, stop: 'here' },
  },
])
