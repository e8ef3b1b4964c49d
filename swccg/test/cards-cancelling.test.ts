import { describe, test } from 'vitest'
import type { ScenarioPosition } from '../scenario/position.ts'
import { type CardPlay, open, otherSeat, type Seat, scenes } from './card-plays.ts'
import { type InlineCard, inline } from './inline-cards.ts'
import { tells } from './tells.ts'

type Card = InlineCard

interface Cancels {
  readonly card: string
  readonly seat: Seat
  /** Interrupts that it cancels as they are played, and Effects that it cancels on table. */
  readonly played: readonly string[]
  readonly lying?: readonly string[]
  /** Whoever it needs. */
  readonly locations?: ScenarioPosition['locations']
  /** Its number among the card's functions. */
  readonly answer: number
  readonly sweep?: number
}

const CANCELS: readonly Cancels[] = [
  {
    card: 'Boring Conversation Anyway',
    seat: 'dark',
    played: [
      'Scomp Link Access',
      'Rebel Reinforcements',
      'Gift Of The Mentor',
      'Panic',
      "Don't Get Cocky",
      'Skywalkers',
      'Combined Attack',
      'Surprise Assault',
    ],
    lying: ['Rebel Planners', 'Demotion'],
    answer: 0,
    sweep: 2,
  },
  {
    card: 'Scomp Link Access',
    seat: 'light',
    played: ["We're All Gonna Be A Lot Thinner!", 'Boring Conversation Anyway'],
    locations: [{ card: 'Death Star: Hall', light: ['R2-X2 (Artoo-Extoo)'] }],
    answer: 2,
  },
  {
    card: 'Imperial Code Cylinder',
    seat: 'dark',
    played: ['Scomp Link Access', 'Into The Garbage Chute, Flyboy'],
    locations: [{ card: 'Death Star: Hall', dark: ['General Tagge'] }],
    answer: 2,
  },
  {
    card: 'Dark Collaboration',
    seat: 'dark',
    played: ['Rebel Barrier'],
    lying: ['Restricted Deployment'],
    answer: 1,
    sweep: 3,
  },
  {
    card: 'Skywalkers',
    seat: 'light',
    played: ['Imperial Barrier'],
    lying: ['Wrong Turn'],
    answer: 1,
    sweep: 3,
  },
  {
    card: 'Your Powers Are Weak, Old Man',
    seat: 'dark',
    played: ['Return Of A Jedi', 'Jedi Presence', 'Old Ben'],
    lying: ['Jedi Lightsaber'],
    answer: 1,
    sweep: 3,
  },
  {
    card: "It's Worse",
    seat: 'dark',
    played: ['It Could Be Worse'],
    answer: 0,
  },
  { card: 'Utinni! (L)', seat: 'light', played: ['Dead Jawa'], lying: ['Jawa Pack'], answer: 1, sweep: 3 },
  { card: 'Utinni! (D)', seat: 'dark', played: [], lying: ['Jawa Siesta'], answer: 1, sweep: 3 },
]

/** A card of the title with a function that is easy to see: it activates 1 Force. */
const victim = (title: string, side: Seat): Card =>
  inline({
    title,
    side,
    kind: 'interrupt',
    type: 'used',
    text: {
      actions: [{ name: 'activate', when: 'any-time', do: [{ do: 'activate', amount: 1 }] }],
    },
  })
const lying = (title: string, side: Seat): Card => ({ title, side, kind: 'effect' }) as Card

/** Both can still deploy something, so that the phase goes on. */
const position = (
  { card, seat, locations = [] }: Cancels,
  phase: Seat,
  theirs: { readonly hand?: readonly string[]; readonly side?: readonly string[] },
): ScenarioPosition => ({
  at: `deploy ${phase}`,
  locations,
  [seat]: { hand: [card, `Rim: Rock of ${seat}`], force: 0 },
  [otherSeat(seat)]: {
    force: 0,
    ...theirs,
    hand: [...(theirs.hand ?? []), `Rim: Rock of ${otherSeat(seat)}`],
  },
})

describe.each(CANCELS)('$card', (each) => {
  const { card, seat, answer, played, lying: effects = [], sweep } = each
  const other = otherSeat(seat)
  test.each(played)('cancels %s as it is played', tells(card), (title) => {
    const game = open(position(each, other, { hand: [title] }), [victim(title, other)])
    game.play(other, { play: title }).play(seat, { play: card, action: answer })
    game.expect({
      resources: { [other]: { force: 0, lost: 1 } },
      zones: { [`${other}.lost`]: [title] },
      asked: other,
    })
  })
  test.each(effects)('cancels %s on table', tells(card), (title) => {
    const game = open(position(each, seat, { side: [title] }), [lying(title, other)])
    game.play(seat, { play: card, action: sweep! })
    game.expect({ zones: { [`${other}.lost`]: [title], [`${other}.side`]: 0 }, asked: seat })
  })
  test('cancels nothing else', () => {
    const game = open(position(each, other, { hand: ['Something Else'] }), [victim('Something Else', other)])
    game.play(other, { play: 'Something Else' })
    game.expect({ resources: { [other]: { force: 1 } }, asked: each.locations ? seat : other })
  })
})

const HUT = 'Moon: Plain'
const ALTERS = (
  destiny: string,
  effect: ScenarioPosition['light'] = { side: ['Traffic Control'] },
): ScenarioPosition => ({
  at: 'deploy dark',
  locations: [{ card: HUT, dark: ['Darth Vader'] }],
  dark: { hand: ['Alter (D)', 'Rim: Rock of dark'], reserve: [destiny, 5] },
  light: { reserve: 5, ...effect },
})

const SCENES: readonly CardPlay[] = [
  {
    card: 'Alter (D)',
    says: 'cancels an Effect with a destiny below the highest ability',
    position: ALTERS('5 of dark'),
    plays: [['dark', { play: 'Alter (D)', action: 0 }]],
    expected: { zones: { 'light.lost': ['Traffic Control'], 'light.side': 0 }, asked: 'dark' },
  },
  {
    card: 'Alter (D)',
    says: 'fails with one that is not below, and goes to the Used Pile',
    position: ALTERS('6 of dark'),
    plays: [['dark', { play: 'Alter (D)', action: 0 }]],
    expected: {
      zones: { 'light.side': ['Traffic Control'], 'light.lost': 0 },
      resources: { dark: { used: 2, lost: 0 } },
      asked: 'dark',
    },
  },
  {
    card: 'Alter (D)',
    says: 'is offered for no Effect that is immune to it',
    position: ALTERS('0 of dark', { side: ['A Tremor In The Force'] }),
    plays: [],
    expected: { refused: { dark: { play: 'Alter (D)', action: 0 } }, asked: 'dark' },
  },
  {
    card: 'Alter (L)',
    says: 'answers an Effect that is deployed',
    position: {
      at: 'deploy dark',
      locations: [{ card: HUT, light: ['Obi-Wan Kenobi'] }],
      dark: { hand: ['Reactor Terminal', 'Rim: Rock of dark'], force: 1 },
      light: { hand: ['Alter (L)'], reserve: ['1 of light', 5] },
    },
    plays: [
      ['dark', { deploy: 'Reactor Terminal' }],
      ['light', { play: 'Alter (L)', action: 1 }],
    ],
    expected: { zones: { 'dark.lost': ['Reactor Terminal'], 'dark.side': 0 }, asked: 'dark' },
  },
  {
    card: 'Alter (L)',
    says: 'cancels a Sense without a draw, and a Sense an Alter',
    position: {
      at: 'deploy light',
      locations: [{ card: HUT, light: ['Obi-Wan Kenobi'], dark: ['Darth Vader'] }],
      light: { hand: ['Alter (L)', 'Alter (L)', 'Rim: Rock of light'], reserve: ['1 of light', 5] },
      dark: { side: ['Reactor Terminal'], hand: ['Sense (D)'], reserve: 5 },
    },
    plays: [
      ['light', { play: 'Alter (L)', action: 0 }],
      ['dark', { play: 'Sense (D)', action: 2 }],
      ['light', { play: 'Alter (L)', action: 2 }],
    ],
    expected: {
      zones: { 'dark.lost': ['Reactor Terminal', 'Sense (D)'], 'dark.side': 0 },
      resources: { dark: { used: 0 } },
      asked: 'light',
    },
  },
  {
    card: 'Scomp Link Access',
    says: 'looks through a Reserve Deck, which is shuffled',
    position: {
      at: 'deploy light',
      locations: [{ card: 'Death Star: Hall', light: ['R2-X2 (Artoo-Extoo)'] }],
      light: { hand: ['Scomp Link Access', 'Rim: Rock of light'] },
      dark: { reserve: ['Darth Vader', 'Sense (D)'] },
    },
    plays: [
      ['light', { play: 'Scomp Link Access', action: 1 }],
      ['light', { cards: [] }],
    ],
    expected: {
      events: [
        { kind: 'looked', seat: 'light', whose: 'dark', count: 2 },
        { kind: 'shuffled', seat: 'dark', pile: 'reserve' },
      ],
      asked: 'light',
    },
  },
  {
    card: 'Imperial Code Cylinder',
    says: 'looks through a Reserve Deck, which is shuffled',
    position: {
      at: 'deploy dark',
      locations: [{ card: 'Death Star: Hall', dark: ['Admiral Motti'] }],
      dark: { hand: ['Imperial Code Cylinder', 'Rim: Rock of dark'], reserve: ['Darth Vader', 'Sense (D)'] },
    },
    plays: [
      ['dark', { play: 'Imperial Code Cylinder', action: 0 }],
      ['dark', { cards: [] }],
    ],
    expected: {
      events: [
        { kind: 'looked', seat: 'dark', whose: 'dark', count: 2 },
        { kind: 'shuffled', seat: 'dark', pile: 'reserve' },
      ],
      asked: 'dark',
    },
  },
  ...(['light', 'dark'] as const).map((seat): CardPlay => {
    const card = seat === 'light' ? 'Utinni! (L)' : 'Utinni! (D)'
    return {
      card,
      says: 'takes a Utinni Effect of the opponent where a Jawa is; lost from that hand it goes to its owner',
      position: {
        at: `deploy ${seat}`,
        locations: [
          {
            card: 'Tatooine: Camp',
            [seat]: [`Jawa (${seat === 'light' ? 'L' : 'D'})`],
            [otherSeat(seat)]: ['Prize'],
          },
        ],
        [seat]: { hand: [card, `Rim: Rock of ${seat}`] },
      },
      plays: [[seat, { play: card, action: 0 }]],
      expected: { zones: { [`${seat}.hand`]: [`Rim: Rock of ${seat}`, 'Prize'] }, asked: seat },
    }
  }),
  {
    card: 'Droid Shutdown',
    says: 'saves a droid from what would destroy it, for the rest of the turn',
    position: {
      at: 'deploy dark',
      locations: [{ card: HUT, light: ['C-3PO (See-Threepio)'] }],
      dark: { hand: ['Look Sir, Droids', 'Look Sir, Droids', 'Rim: Rock of dark'], force: 6 },
      light: { hand: ['Droid Shutdown'] },
    },
    plays: [
      ['dark', { play: 'Look Sir, Droids', action: 1 }],
      ['light', { play: 'Droid Shutdown' }],
    ],
    expected: {
      zones: { 'dark.lost': ['Look Sir, Droids'], 'light.lost': 0 },
      refused: { dark: { play: 'dark.hand/Look Sir, Droids', action: 1 } },
      asked: 'dark',
    },
  },
]
scenes(SCENES, [{ title: 'Prize', side: 'dark', kind: 'effect', type: 'utinni' } as Card])
