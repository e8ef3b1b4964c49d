/** What Interrupts say that put one number in the place of another. */
import { fighter } from './battle-play.ts'
import { type Story, tellLater } from './stories.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const HERO = fighter('light', 'Hero', { power: 3, ability: 6, forfeit: 5 })
const LINK = 'Cloud City: Lower Corridor (L)'
const SMOKE = 'Smoke Screen'
const ARTOO = 'Artoo, I Have A Bad Feeling About This'

tellLater([
  {
    card: SMOKE,
    says: 'uses ability for a draw',
    cards: [HERO],
    position: {
      at: 'battle light',
      locations: [{ card: EISLEY, dark: ['Stormtrooper'], light: ['Hero'] }],
      light: { force: 5, hand: [SMOKE], reserve: ['1 of light', 5] },
      dark: { reserve: 9 },
    },
    plays: [
      ['light', { battle: EISLEY }],
      ['light', { play: SMOKE }],
      ['light', 1],
    ],
    leads: { events: [{ kind: 'battleTotals', totals: [1, 9] }], stop: 'here' },
  },
  {
    card: ARTOO,
    says: 'uses the destiny of a droid',
    cards: [HERO],
    position: {
      at: 'battle light',
      locations: [{ card: EISLEY, dark: ['Stormtrooper'], light: ['Hero', 'R2-D2 (Artoo-Detoo)'] }],
      light: { force: 5, hand: [ARTOO], reserve: ['1 of light', 5] },
      dark: { reserve: 9 },
    },
    plays: [
      ['light', { battle: EISLEY }],
      ['light', 'pass'],
      ['light', { play: ARTOO, action: 0 }],
      ['light', 1],
    ],
    leads: { events: [{ kind: 'battleTotals', totals: [1, 6] }], stop: 'here' },
  },
  {
    card: ARTOO,
    says: 'lets two droids keep the opponent from drawing',
    position: {
      at: 'battle light',
      locations: [
        {
          card: EISLEY,
          dark: ['Darth Vader'],
          light: ['C-3PO (See-Threepio)', 'R2-D2 (Artoo-Detoo)', 'Luke Skywalker'],
        },
      ],
      light: { force: 5, hand: [ARTOO], reserve: ['1 of light', 5] },
      dark: { reserve: 9 },
    },
    plays: [
      ['light', { battle: EISLEY }],
      ['light', { play: ARTOO, action: 2 }],
    ],
    leads: { numbers: { [EISLEY]: { 'battle-destinies-dark': 0 } }, stop: 'here' },
  },
  {
    card: ARTOO,
    says: 'makes attrition more for each droid',
    position: {
      at: 'battle light',
      locations: [
        {
          card: EISLEY,
          dark: ['Darth Vader'],
          light: ['R5-D4 (Arfive-Defour)', 'R2-D2 (Artoo-Detoo)', 'Luke Skywalker'],
        },
      ],
      light: { force: 5, hand: [ARTOO], reserve: ['1 of light', 5] },
      dark: { reserve: 9 },
    },
    plays: [
      ['light', { battle: EISLEY }],
      ['light', { play: ARTOO, action: 1 }],
    ],
    leads: { numbers: { [EISLEY]: { 'attrition-light': 2 } }, stop: 'here' },
  },
  ...(['Shocking Information', 'Shocking Revelation'] as const).flatMap((card, index): readonly Story[] => {
    const [side, other] = index === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
    const trooper = index === 0 ? 'Rebel Trooper' : 'Stormtrooper'
    return [
      {
        card,
        says: 'silences a link for the turn',
        position: {
          at: `control ${side}` as const,
          locations: [{ card: LINK, [side]: [trooper] }],
          [side]: { hand: [card] },
        },
        plays: [[side, { play: card, action: 0 }]] as const,
        leads: { asked: side, stop: 'here' },
      },
      {
        card,
        says: 'costs whoever scans a hand, and the card that does it',
        position: {
          at: `control ${other}` as const,
          locations: [{ card: EISLEY, dark: ['Stormtrooper'], light: ['Rebel Trooper'] }],
          [side]: { force: 1, hand: [card, trooper] },
          [other]: { force: 9, hand: ['Scanner'], reserve: 9 },
        },
        cards: [
          {
            title: 'Scanner',
            side: other,
            kind: 'interrupt',
            type: 'used',
            text: { actions: [{ when: 'any-time', do: [{ do: 'show-hand', who: 'opponent' }] }] },
          } as never,
        ],
        plays: [
          [other, { play: 'Scanner' }],
          [side, { play: card, action: 1 }],
        ] as const,
        leads: { asked: { [other]: 'lose-force' }, stop: 'here' },
      },
    ]
  }),
  ...(['Skull', 'Tauntaun Skull'] as const).map((card, index): Story => {
    const [side, other] = index === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
    return {
      card,
      says: 'turns one of the dead into power',
      cards: [fighter(side, 'Dead', { power: 1, ability: 1, destiny: 4 })],
      position: {
        at: `battle ${side}` as const,
        locations: [{ card: EISLEY, dark: ['Stormtrooper'], light: ['Rebel Trooper'] }],
        [side]: { force: 5, hand: [card], lost: ['Dead'], reserve: 5 },
        [other]: { reserve: 9 },
      },
      plays: [
        [side, { battle: EISLEY }],
        [side, { play: card, action: 0 }],
      ] as const,
      leads: {
        numbers: { [EISLEY]: { [`total-power-${side}`]: 5 } },
        zones: { [`${side}.out-of-play`]: ['Dead'] },
        stop: 'here',
      },
    }
  }),
  {
    card: 'Hit And Run',
    says: 'takes ships away after the weapons',
    position: {
      at: 'battle light',
      locations: [
        {
          card: 'Tatooine (D)',
          dark: [{ card: 'Black 3', pilots: ['Imperial Pilot'] }],
          light: [
            { card: 'X-wing', pilots: ['Rebel Pilot'] },
            { card: 'Y-wing', pilots: ['Rebel Pilot'] },
          ],
        },
        { card: 'Alderaan (L)' },
      ],
      light: { force: 9, hand: ['Hit And Run'], reserve: 9 },
      dark: { reserve: 9 },
    },
    plays: [
      ['light', { battle: 'Tatooine (D)' }],
      ['light', { play: 'Hit And Run' }],
      ['light', { cards: ['X-wing'] }],
    ],
    leads: { facts: { 'table/X-wing': { at: 'Alderaan' } }, stop: 'here' },
  },
])
