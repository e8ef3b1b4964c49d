/** What Premiere characters do with hands, piles and errands. */
import { PIT, YARD } from './battle-play.ts'
import { type Story, tell } from './stories.ts'

const wager = (theirs: string): Story['position'] => ({
  at: 'control light',
  locations: [{ card: PIT, light: ["Figrin D'an"] }],
  dark: { reserve: [theirs, theirs, 9], lost: 1 },
  light: { force: 1, reserve: ['2 of light', '2 of light', '2 of light', 9], lost: 1 },
})

const GUESSING: Story['position'] = {
  at: 'control light',
  locations: [{ card: PIT, light: ['Leesub Sirln'] }],
  dark: { hand: ['Stormtrooper'] },
  light: { force: 1 },
}

const SCHEMES: readonly Story[] = [
  {
    card: "Figrin D'an",
    says: 'wins a wager and gets a lost card back',
    position: wager('1 of dark'),
    plays: [
      ['light', { play: "Figrin D'an" }],
      ['light', 'yes'],
    ],
    leads: { resources: { light: { lost: 0, force: 0 }, dark: { lost: 1 } }, asked: 'dark' },
  },
  {
    card: "Figrin D'an",
    says: 'loses a wager, and the opponent gets one back',
    position: wager('7 of dark'),
    plays: [
      ['light', { play: "Figrin D'an" }],
      ['dark', 'yes'],
    ],
    leads: { resources: { light: { lost: 1 }, dark: { lost: 0 } }, asked: 'dark' },
  },
  {
    card: 'Leesub Sirln',
    says: 'guesses the kind of a card, which is then lost',
    position: GUESSING,
    plays: [
      ['light', { play: 'Leesub Sirln' }],
      ['light', 'character'],
    ],
    leads: { zones: { 'dark.lost': ['Stormtrooper'] }, resources: { light: { force: 0 } }, asked: 'dark' },
  },
  {
    card: 'Leesub Sirln',
    says: 'guesses wrong and has only seen it',
    position: GUESSING,
    plays: [
      ['light', { play: 'Leesub Sirln' }],
      ['light', 'weapon'],
    ],
    leads: {
      events: [{ kind: 'looked', whose: 'dark', is: ['Stormtrooper'] }],
      resources: { dark: { hand: 1, lost: 0 } },
      asked: 'dark',
    },
  },
  {
    card: 'Labria',
    says: 'loses a vehicle or starship that he turns up',
    position: {
      at: 'control dark',
      locations: [{ card: PIT, dark: ['Labria'] }],
      dark: { reserve: ['Bantha', 9] },
    },
    plays: [['dark', { play: 'Labria' }]],
    leads: { zones: { 'dark.lost': ['Bantha'] }, asked: 'light' },
  },
  {
    card: 'Labria',
    says: 'puts any other card on a pile',
    position: {
      at: 'control dark',
      locations: [{ card: PIT, dark: ['Labria'] }],
      dark: { reserve: ['Myo', 9] },
    },
    plays: [
      ['dark', { play: 'Labria' }],
      ['dark', 'Force Pile'],
    ],
    leads: {
      events: [
        { kind: 'looked', is: ['Myo'] },
        { kind: 'stacked', pile: 'force', is: 'Myo' },
      ],
      resources: { dark: { force: 1, reserve: 9 } },
      asked: 'dark',
    },
  },
  {
    card: "M'iiyoom Onith",
    says: 'sees a hand, and unique men in it are lost',
    position: {
      at: 'control dark',
      locations: [{ card: PIT, dark: ["M'iiyoom Onith"] }],
      dark: { force: 4 },
      light: { hand: ['Han Solo', 'Leia Organa', 'Talz'] },
    },
    plays: [['dark', { play: "M'iiyoom Onith" }]],
    leads: {
      zones: { 'light.lost': ['Han Solo'], 'light.hand': ['Leia Organa', 'Talz'] },
      resources: { dark: { force: 1 } },
      asked: 'dark',
    },
  },
]

const errand = { title: 'Errand', side: 'dark', kind: 'effect', type: 'utinni', text: {} } as const
const MOUSE = "MSE-6 'Mouse' Droid"
const ERRANDS: readonly Story[] = [
  {
    card: MOUSE,
    says: 'comes to whoever a Utinni Effect targets',
    cards: [errand],
    position: {
      locations: [
        { card: PIT, light: ['Luke Skywalker'] },
        { card: YARD, dark: [{ card: 'Errand', target: 'Luke Skywalker' }] },
      ],
      dark: { hand: [MOUSE] },
    },
    leads: { offersExactly: { dark: [{ deploy: MOUSE, on: PIT, cost: 0 }, 'pass'] }, asked: 'dark' },
  },
  {
    card: MOUSE,
    says: 'brings the Effect to its target and returns to hand',
    cards: [errand],
    position: {
      at: 'move dark',
      locations: [
        { card: PIT, light: ['Luke Skywalker'] },
        { card: YARD, dark: [{ card: 'Errand', target: 'Luke Skywalker' }, MOUSE] },
      ],
      dark: { force: 1 },
    },
    plays: [
      ['dark', { play: MOUSE }],
      ['dark', { move: MOUSE, to: PIT }],
    ],
    leads: { facts: { Errand: { on: PIT } }, zones: { 'dark.hand': [MOUSE] }, asked: 'light' },
  },
]

tell([...SCHEMES, ...ERRANDS])
