/** What Interrupts of Special Edition say: how games begin, who holds the line, who is tracked. */
import { describe, test } from 'vitest'
import { inline } from './inline-cards.ts'
import { final } from './play.ts'
import { type Story, tellLater } from './stories.ts'
import { tells } from './tells.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CANTINA = 'Tatooine: Cantina (D)'
const CORE = 'Death Star: Central Core'

const STARTS = [
  ['Surface Defense', 'dark', ['Resistance', 'Secret Plans', 'There Is No Try']],
  ["Don't Tread On Me", 'light', ['Ultimatum', 'Scrambled Transmission', 'Do, Or Do Not']],
] as const

describe.each(STARTS)('%s', (title, side, [first, second, third]) => {
  const own = side === 'dark' ? EISLEY : 'Tatooine: Cantina (L)'
  const begun = (place: string) => {
    const dark = side === 'dark' ? [title, first, second, third, first, place] : [EISLEY]
    const light = side === 'light' ? [title, first, second, third, first, place] : ['Tatooine: Cantina (L)']
    return final({ at: 'start', dark: { reserve: [3, ...dark, 12] }, light: { reserve: [3, ...light, 12] } })
      .play('dark', { 'start-with': side === 'dark' ? place : EISLEY })
      .play('light', { 'start-with': side === 'light' ? place : 'Tatooine: Cantina (L)' })
  }

  test('brings one to three Effects to a game that has a battleground', tells(title), () => {
    const game = begun(own)
      .play(side, { 'start-with': title })
      .play(side, { cards: [second] })
    game.play(side, { cards: [first] }).play(side, { cards: [] })
    game.expect({
      zones: { [`${side}.side`]: [second, first], [`${side}.lost`]: 0, [`${side}.used`]: 0 },
      stop: 'here',
    })
  })

  test('does not begin a game without one', tells(title), () => {
    begun(side === 'dark' ? CORE : 'Alderaan (L)').expect({ events: [{ kind: 'drew' }], stop: 'here' })
  })
})

const shot = (card: string, side: 'dark' | 'light', gun: string): Story => {
  const other = side === 'dark' ? 'light' : 'dark'
  return {
    card,
    says: 'adds 1 to a weapon destiny of one’s own',
    position: {
      at: `battle ${side}`,
      locations: [
        {
          card: EISLEY,
          [side]: [{ card: side === 'dark' ? 'Stormtrooper' : 'Luke Skywalker', with: [gun] }],
          [other]: [
            side === 'dark' ? 'Rebel Trooper' : 'Stormtrooper',
            side === 'dark' ? 'Luke Skywalker' : 'Darth Vader',
          ],
        },
      ],
      [side]: { force: 9, hand: [card], reserve: [`3 of ${side}`, 9] },
      [other]: { force: 3, reserve: 9, hand: 0 },
    },
    plays: [
      [side, { battle: EISLEY }],
      [side, { fire: gun, target: side === 'dark' ? 'Luke Skywalker' : 'Darth Vader' }],
      [side, { play: card }],
    ],
    leads: {
      events: [{ kind: 'destinyDrawn', value: 4 }],
      stop: 'here',
    },
  }
}

/** A battle in the clouds that the other side begins against those there. */
const clouds = (crew: string): Story['position'] => ({
  at: 'battle dark',
  locations: [
    'Bespin (L)',
    {
      card: 'Clouds (L)',
      of: 'Bespin',
      light: [{ card: 'Millennium Falcon', pilots: [crew] }],
      dark: [{ card: 'TIE Scout', pilots: ['DS-61-2'] }],
    },
  ],
  dark: { force: 9 },
  light: { force: 3, hand: ['Local Defense'] },
})
const OLD = { force: 3, hand: ['Old Times'] }
const together = (place: string, who: readonly string[], at: string): Story['position'] => ({
  at,
  locations: [{ card: place, light: [...who], dark: ['Stormtrooper'] }],
  dark: { force: 9 },
  light: { ...OLD, force: 9 },
})
const PAIR = ['Luke Skywalker', 'Biggs Darklighter']
const assault = (pile: readonly string[]): Story['position'] => ({
  at: 'control light',
  locations: [{ card: CORE, light: ['Luke Skywalker', 'Rebel Trooper'], dark: [] }],
  dark: { force: 5, hand: ['Counter Surprise Assault'], reserve: [...pile, 3] },
  light: { force: 3, used: 0 },
})

tellLater([
  shot('Surface Defense', 'dark', 'Blaster Rifle (D)'),
  shot("Don't Tread On Me", 'light', 'Blaster Rifle (L)'),
  {
    card: 'Local Defense',
    says: 'finds a cloud car or an independent starship',
    position: {
      at: 'control light',
      locations: [EISLEY],
      light: {
        force: 1,
        hand: ['Local Defense'],
        reserve: ['Cloud Car (L)', 'Millennium Falcon', 'Tantive IV', 3],
      },
    },
    plays: [
      ['light', { play: 'Local Defense' }],
      ['light', { cards: ['Cloud Car (L)'] }],
    ],
    leads: { zones: { 'light.hand': ['Cloud Car (L)'] }, stop: 'here' },
  },
  {
    card: 'Local Defense',
    says: 'adds a battle destiny in the clouds for those who are no Rebels',
    position: clouds('Lando Calrissian'),
    plays: [
      ['dark', { battle: 'Clouds (L)' }],
      ['light', { play: 'Local Defense' }],
    ],
    leads: { numbers: { 'Clouds (L)': { 'battle-destinies-light': 1 } }, stop: 'here' },
  },
  {
    card: 'Local Defense',
    says: 'does not help Rebels',
    position: clouds('Han Solo'),
    plays: [['dark', { battle: 'Clouds (L)' }]],
    leads: { noOffers: { light: [{ play: 'Local Defense', action: 1 }] }, stop: 'here' },
  },
  {
    card: 'Old Times',
    says: 'adds a battle destiny for both who are attacked',
    position: together('Yavin 4: Jungle (L)', PAIR, 'battle dark'),
    plays: [
      ['dark', { battle: 'Yavin 4: Jungle (L)' }],
      ['light', { play: 'Old Times' }],
    ],
    leads: { numbers: { 'Yavin 4: Jungle (L)': { 'battle-destinies-light': 1 } }, stop: 'here' },
  },
  {
    card: 'Old Times',
    says: 'and for both wherever they fight on Tatooine',
    position: together(CANTINA, PAIR, 'battle light'),
    plays: [
      ['light', { battle: CANTINA }],
      ['light', { play: 'Old Times' }],
    ],
    leads: { numbers: { [CANTINA]: { 'battle-destinies-light': 1 } }, stop: 'here' },
  },
  ...(
    [
      ['elsewhere they must be attacked', 'Yavin 4: Jungle (L)', PAIR],
      ['one alone is not enough', CANTINA, ['Luke Skywalker']],
    ] as const
  ).map(
    ([says, place, who]): Story => ({
      card: 'Old Times',
      says,
      position: together(place, who, 'battle light'),
      plays: [['light', { battle: place }]],
      leads: { asked: { light: 'battle-destiny' } },
    }),
  ),
  {
    card: 'Old Times',
    says: 'adds a destiny to an Attack Run of both',
    position: {
      at: 'move light',
      locations: [
        {
          card: 'Death Star (D)',
          parsec: 4,
          light: [
            { card: 'Red 5', pilots: ['Luke Skywalker'], with: ['Proton Torpedoes'] },
            { card: 'Red 3', pilots: ['Biggs Darklighter'] },
          ],
        },
        { card: 'Death Star: Trench', light: ['Attack Run'] },
        'Kessel (L)',
      ],
      light: { ...OLD, force: 9, reserve: ['5 of light', '1 of light', '2 of light', 9] },
      dark: { force: 3, reserve: 9, hand: 0 },
    },
    plays: [
      ['light', { play: 'Attack Run' }],
      ['light', { cards: ['Red 3'] }],
      ['light', { play: 'Old Times' }],
    ],
    leads: { events: [{ kind: 'epicTotal', more: 6 }], stop: 'here' },
  },
  {
    card: "They're Tracking Us",
    says: 'deploys the system of a site that the opponent has just deployed',
    position: {
      at: 'deploy dark',
      locations: [{ card: 'Yavin 4: Jungle (L)', light: ['Luke Skywalker'] }],
      dark: { force: 3, hand: [EISLEY] },
      light: { force: 3, hand: ["They're Tracking Us"], reserve: ['Tatooine (L)', 'Yavin 4 (L)', 3] },
    },
    plays: [
      ['dark', { deploy: EISLEY }],
      ['light', { play: "They're Tracking Us" }],
      ['light', { deploy: 'Tatooine (L)', row: 1 }],
    ],
    leads: {
      zones: { 'light.lost': ["They're Tracking Us"] },
      events: [{ kind: 'deployed', is: 'Tatooine (L)' }],
      stop: 'here',
    },
  },
  ...([2, 1, 0] as const).map(
    (pays): Story => ({
      card: "They're Tracking Us",
      says: [
        'cancels a react of whoever cannot pay',
        'cancels a react that is not paid for',
        'lets a react go for 2 Force',
      ][pays]!,
      position: {
        at: 'battle light',
        locations: [
          { card: EISLEY, light: ['Luke Skywalker'], dark: ['Stormtrooper'] },
          { card: CANTINA, dark: ['Rushing Hunter'] },
        ],
        dark: { force: pays === 0 ? 2 : 4, reserve: 5, hand: 0 },
        light: { force: 3, hand: ["They're Tracking Us"] },
      },
      cards: [
        inline({
          title: 'Rushing Hunter',
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
        ['dark', { move: 'Rushing Hunter' }],
        ['light', { play: "They're Tracking Us" }],
        ...(pays === 0 ? [] : [['dark', pays === 2 ? 'use 2 Force' : "cancel that 'react'"] as const]),
      ],
      leads: {
        facts: { 'Rushing Hunter': { at: pays === 2 ? 'Tatooine: Mos Eisley' : 'Tatooine: Cantina' } },
        stop: 'here',
      },
    }),
  ),
  {
    card: 'Counter Surprise Assault',
    says: 'cancels an assault',
    position: {
      at: 'control dark',
      locations: [{ card: CORE, dark: ['Stormtrooper'], light: [] }],
      dark: { force: 5, hand: ['Counter Surprise Assault'] },
      light: { force: 5, hand: ['Surprise Assault'] },
    },
    plays: [
      ['dark', { drain: CORE }],
      ['light', { play: 'Surprise Assault' }],
      ['dark', { play: 'Counter Surprise Assault' }],
    ],
    leads: { events: [{ kind: 'cancelled', is: 'Surprise Assault' }], stop: 'here' },
  },
  ...[true, false].map(
    (flees): Story => ({
      card: 'Counter Surprise Assault',
      says: flees ? 'sends troopers against a drain, before whom everybody may flee' : 'leaves whoever stays',
      position: assault(['Death Star Trooper', 'Death Star Trooper', 'Darth Vader']),
      plays: [
        ['light', { drain: CORE }],
        ['dark', { play: 'Counter Surprise Assault' }],
        ['dark', { deploy: 'Death Star Trooper', on: CORE }],
        ['dark', { deploy: 'Death Star Trooper', on: CORE }],
        ['dark', 'pass'],
        ['light', flees],
      ],
      leads: {
        resources: { dark: { force: 1, lost: 1 } },
        zones: { 'light.used': flees ? ['Rebel Trooper', 'Luke Skywalker'] : 0 },
        stop: 'here',
      },
    }),
  ),
])
