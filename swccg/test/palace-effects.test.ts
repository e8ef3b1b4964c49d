/** What Effects, gear and sites of the palace say: defiance, villainy, baits, ways in, pits and cannons. */
import { proves, together } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { at as unleashed } from './creature-play.ts'
import { inline } from './inline-cards.ts'
import { look, type Story, tellLater } from './stories.ts'
import { tells } from './tells.ts'

const COURT = "Jabba's Palace: Audience Chamber (D)"
const PIT = "Jabba's Palace: Rancor Pit"
const EISLEY = 'Tatooine: Mos Eisley (D)'
const ICE = 'Hoth: Ice Plains (5th Marker)'
const BAY = 'Tatooine: Docking Bay 94 (D)'

/** A drain of three against whoever lies by such an Effect, with so many battlegrounds and enemies on them. */
const defies = (card: string, side: 'dark' | 'light', there: readonly string[], limited: boolean): Story => {
  const other = side === 'dark' ? 'light' : 'dark'
  const guard = side === 'dark' ? 'Stormtrooper' : 'Rebel Trooper'
  return {
    card,
    says: limited ? 'limits what a drain costs' : 'is of no use to whoever holds too little',
    position: {
      at: `control ${other}`,
      locations: [
        {
          card: other === 'dark' ? 'Death Star: War Room' : 'Yavin 4: Massassi War Room',
          [other]: [other === 'dark' ? 'Stormtrooper' : 'Rebel Trooper', { card: STRONG(other) }],
        },
        ...there.map((place) => ({ card: place, [side]: [guard] })),
      ],
      [other]: { force: 5 },
      [side]: { reserve: 9, force: 2, side: [card] },
    },
    cards: [drainer('dark'), drainer('light')],
    plays: [[other, { drain: other === 'dark' ? 'Death Star: War Room' : 'Yavin 4: Massassi War Room' }]],
    leads: { events: [{ kind: 'owesForce', amount: limited ? 2 : 5 }], stop: 'here' },
  }
}
const STRONG = (side: string): string => `Drainer of ${side}`
const drainer = (side: 'dark' | 'light') =>
  inline({
    title: STRONG(side),
    side,
    kind: 'character',
    type: 'droid',
    power: 1,
    text: {
      statics: [{ static: 'side-number', change: 'drain', whose: 'yours', become: 5 }],
    },
  })

/** Four Force make Monnok and Grimtaash take what is in a hand twice. */
const keeps = (card: string, side: 'dark' | 'light', taker: string, twin: string, lying: boolean): Story => {
  const other = side === 'dark' ? 'light' : 'dark'
  return {
    card,
    says: lying ? 'keeps what a small hand holds twice' : 'is missed where it does not lie',
    position: {
      at: `control ${other}`,
      locations: [EISLEY],
      [other]: { force: 5, hand: [taker] },
      [side]: {
        hand: [twin, twin, 'Alter (D)', 'Alter (D)'].slice(0, side === 'dark' ? 4 : 2),
        side: lying ? [card] : [],
      },
    },
    plays: [[other, { play: taker }]],
    leads: {
      zones: {
        [`${side}.lost`]: lying
          ? side === 'dark'
            ? ['Alter (D)', 'Alter (D)']
            : []
          : side === 'dark'
            ? [twin, twin, 'Alter (D)', 'Alter (D)']
            : [twin, twin],
      },
      stop: 'here',
    },
  }
}
const wayIn = (card: string, side: 'dark' | 'light', site: string, guest: string): readonly Story[] => [
  {
    card,
    says: 'brings the top card of the Lost Pile back',
    position: {
      at: `deploy ${side}`,
      locations: [EISLEY],
      [side]: { force: 3, hand: [card], lost: [guest, 3] },
    },
    plays: [
      [side, { deploy: card }],
      [side, true],
    ],
    leads: { zones: { [`${side}.hand`]: [guest] }, stop: 'here' },
  },
  {
    card,
    says: 'makes places of nobody’s choice easy to come to, and worth Force',
    position: {
      at: `deploy ${side}`,
      locations: [{ card: site, of: 'Tatooine' }],
      [side]: { force: 3, hand: [guest], side: [card] },
    },
    plays: [[side, { deploy: guest, on: site }]],
    leads: {
      resources: { [side]: { force: 3 } },
      numbers: { [site]: { [`force-generation-${side}`]: 2 } },
      stop: 'here',
    },
  },
]
const scum = (with_: readonly string[], cheaper: boolean): Story => ({
  card: 'Scum And Villainy',
  says: cheaper ? 'makes aliens cheaper and battles worth Force' : 'is nothing for honest people',
  position: {
    at: 'deploy dark',
    locations: [{ card: COURT, dark: [{ card: 'Scum And Villainy' }, 'Trandoshan', ...with_] }],
    dark: { force: 3, hand: ['Trandoshan'] },
  },
  plays: [['dark', { deploy: 'dark.hand/Trandoshan', on: COURT }]],
  leads: { resources: { dark: { force: cheaper ? 1 : 0 } }, stop: 'here' },
})

tellLater([
  defies(
    'Ultimatum',
    'light',
    ['Tatooine: Mos Eisley (L)', 'Tatooine: Docking Bay 94 (L)', 'Tatooine: Cantina (L)'],
    true,
  ),
  defies('Resistance', 'dark', [EISLEY, BAY, 'Tatooine: Cantina (D)'], true),
  keeps("Yarna d'al' Gargan", 'light', 'Monnok', 'Rebel Trooper', true),
  keeps("Yarna d'al' Gargan", 'light', 'Monnok', 'Rebel Trooper', false),
  keeps('Well Guarded', 'dark', 'Grimtaash', 'Stormtrooper', true),
  keeps('Well Guarded', 'dark', 'Grimtaash', 'Stormtrooper', false),
  ...wayIn('Ounee Ta', 'light', 'Desert (D)', 'Kitonak'),
  ...wayIn('No Escape', 'dark', 'Desert (L)', 'Trandoshan'),
  scum([], true),
  scum(['Stormtrooper'], false),
  {
    card: 'Scum And Villainy',
    says: 'retrieves two Force as a battle begins',
    position: {
      at: 'battle dark',
      locations: [
        { card: COURT, dark: [{ card: 'Scum And Villainy' }, 'Trandoshan'], light: ['Rebel Trooper'] },
      ],
      dark: { force: 3, lost: 4 },
    },
    plays: [['dark', { battle: COURT }]],
    leads: { events: [{ kind: 'retrieved', count: 2 }], stop: 'here' },
  },
  {
    card: 'I Must Be Allowed To Speak',
    says: 'lets Luke in, goes along with him and keeps attrition from him',
    position: {
      at: 'deploy light',
      locations: [
        {
          card: COURT,
          light: [],
          dark: ['Trandoshan', { card: 'I Must Be Allowed To Speak', owner: 'light' }],
        },
      ],
      light: { force: 9, hand: ['Luke Skywalker'] },
    },
    plays: [['light', { deploy: 'Luke Skywalker', on: COURT }]],
    leads: {
      facts: { 'I Must Be Allowed To Speak': { on: 'Luke Skywalker' } },
      numbers: { 'Luke Skywalker': { immunity: 99 } },
      stop: 'here',
    },
  },
  {
    card: 'Cane Adiss',
    says: 'comes in answer to a drain and lets everybody come after it',
    position: {
      at: 'control light',
      locations: [{ card: 'Tatooine: Mos Eisley (L)', light: ['Rebel Trooper'] }],
      light: { force: 3 },
      dark: { force: 3, reserve: 5, hand: ['Cane Adiss', 'Snowtrooper'] },
    },
    plays: [
      ['light', { drain: 'Tatooine: Mos Eisley (L)' }],
      ['dark', { deploy: 'Cane Adiss' }],
    ],
    leads: { facts: { 'Cane Adiss': { on: 'Tatooine: Mos Eisley' } }, stop: 'here' },
  },
  {
    card: 'Cane Adiss',
    says: 'lets those come whose own text forbids it, without presence',
    position: {
      at: 'deploy dark',
      locations: [
        { card: 'Tatooine: Mos Eisley (L)', light: ['Rebel Trooper'], dark: [{ card: 'Cane Adiss' }] },
        { card: 'Tatooine: Cantina (L)', dark: ['Stormtrooper'] },
      ],
      dark: { force: 3, hand: ['Snowtrooper'] },
    },
    leads: {
      offers: { dark: [{ deploy: 'Snowtrooper', on: 'Tatooine: Mos Eisley (L)' }] },
      noOffers: { dark: [{ deploy: 'Snowtrooper', on: 'Tatooine: Cantina (L)' }] },
      stop: 'here',
    },
  },
  {
    card: "We're The Bait",
    says: 'costs Force for a captive, more for a frozen one',
    rule: 'ccgx/capture/force-loss-captive',
    position: {
      at: 'move light',
      locations: [
        { card: BAY, light: ['Luke Skywalker'] },
        {
          card: COURT,
          dark: [
            {
              card: 'Trandoshan',
              captives: [
                {
                  card: 'Han Solo',
                  frozen: true,
                  with: [{ card: "We're The Bait", target: 'Luke Skywalker', by: 'dark' }],
                },
              ],
            },
          ],
        },
      ],
      light: { force: 3, reserve: 5 },
    },
    plays: [
      ['light', 'pass'],
      ['dark', 'pass'],
    ],
    leads: { events: [{ kind: 'owesForce', amount: 3 }], stop: 'here' },
  },
  {
    card: "We're The Bait",
    says: 'is canceled when Luke is there',
    position: {
      at: 'move light',
      locations: [
        { card: BAY, light: ['Luke Skywalker'] },
        {
          card: EISLEY,
          dark: [
            {
              card: 'Trandoshan',
              captives: [
                {
                  card: 'Han Solo',
                  with: [{ card: "We're The Bait", target: 'Luke Skywalker', by: 'dark' }],
                },
              ],
            },
          ],
        },
      ],
      light: { force: 3, reserve: 5 },
    },
    plays: [['light', { move: 'Luke Skywalker', to: EISLEY }]],
    leads: { zones: { 'dark.lost': ["We're The Bait"] }, stop: 'here' },
  },
  {
    card: 'Imperial Decree',
    says: 'cancels Force drain bonuses and Revolution for whoever holds the planet and two systems',
    position: look(
      [
        { card: EISLEY, dark: ['Stormtrooper'] },
        { card: 'Yavin 4 (D)', dark: ['Devastator'] },
        { card: 'Kessel (D)', dark: ['Devastator Twin'] },
        { card: ICE, light: ['Rebel Trooper', { card: STRONG('light') }] },
      ],
      { dark: { force: 1, side: ['Imperial Decree'] } },
    ),
    cards: [
      inline({
        title: 'Devastator Twin',
        side: 'dark',
        kind: 'starship',
        type: 'capital',
        power: 3,
        permanentPilot: 2,
      }),
      inline({
        title: STRONG('light'),
        side: 'light',
        kind: 'character',
        type: 'droid',
        power: 1,
        text: { statics: [{ static: 'side-number', change: 'drain', whose: 'yours', add: 3 }] },
      }),
    ],
    leads: { numbers: { [ICE]: { 'drain-light': 2 } }, stop: 'here' },
  },
  {
    card: 'Hidden Compartment',
    says: 'hands a warrior a weapon as a battle begins',
    position: {
      at: 'battle dark',
      locations: [
        {
          card: EISLEY,
          dark: ['Stormtrooper'],
          light: ['Luke Skywalker', { card: 'R2-D2 (Artoo-Detoo)', with: ['Hidden Compartment'] }],
        },
      ],
      dark: { force: 3 },
      light: { force: 3, reserve: ['Blaster', 3] },
    },
    plays: [
      ['dark', { battle: EISLEY }],
      ['light', { play: 'Hidden Compartment' }],
      ['light', { deploy: 'Blaster' }],
    ],
    leads: { facts: { Blaster: { on: 'Luke Skywalker' } }, stop: 'here' },
  },
  {
    card: 'Antipersonnel Laser Cannon',
    says: 'is fired by a warrior aboard, and again for less',
    position: {
      at: 'battle dark',
      locations: [
        {
          card: EISLEY,
          dark: [{ card: 'Skiff (D)', driver: ['Stormtrooper'], with: ['Antipersonnel Laser Cannon'] }],
          light: ['Luke Skywalker', 'Rebel Trooper'],
        },
      ],
      dark: { force: 9, reserve: ['5 of dark', '5 of dark', 4] },
      light: { force: 1 },
    },
    plays: [
      ['dark', { battle: EISLEY }],
      ['dark', { fire: 'Antipersonnel Laser Cannon', target: 'Luke Skywalker' }],
      ['dark', { fire: 'Antipersonnel Laser Cannon', target: 'table/Rebel Trooper' }],
    ],
    leads: {
      facts: { 'Luke Skywalker': { hit: true }, 'table/Rebel Trooper': { hit: true } },
      resources: { dark: { force: 3 } },
      stop: 'here',
    },
  },
  {
    card: PIT,
    says: 'lets nobody leave while a creature is there',
    rule: 'ccgx/jabba/rancor-pit',
    position: {
      at: 'move light',
      locations: [
        { card: PIT, light: ['Luke Skywalker'], dark: ['Dianoga'] },
        { card: COURT, light: ['Rebel Trooper'] },
      ],
      light: { force: 3 },
    },
    leads: {
      offers: { light: [{ move: 'Rebel Trooper', to: PIT }] },
      noOffers: { light: [{ move: 'Luke Skywalker', to: COURT }] },
      stop: 'here',
    },
  },
  {
    card: PIT,
    says: 'takes Dark Waters',
    position: {
      at: 'deploy dark',
      locations: [PIT, COURT],
      dark: { force: 3, hand: ['Dark Waters'] },
    },
    leads: {
      offers: { dark: [{ deploy: 'Dark Waters', on: PIT }] },
      noOffers: { dark: [{ deploy: 'Dark Waters', on: COURT }] },
      stop: 'here',
    },
  },
])

test(
  'the Rancor Pit rewards the other side for whoever is eaten there',
  together(tells(PIT), proves('ccgx/jabba/eaten-reward')),
  () => {
    const game = unleashed('battle dark', PIT, ['Dianoga'], ['Rebel Trooper'], [], { dark: [6] })
    game.play('dark', { unleash: 'Dianoga', against: 'light' })
    game.expect({ events: [{ kind: 'retrieved', count: 2 }], stop: 'here' })
  },
)
