/** What Special Edition says of destinies that are not drawn, shots outside battles, flights to a meeting, and wampas at peace. */

import { inline } from './inline-cards.ts'
import { type Story, tellLater } from './stories.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CAVE = 'Hoth: Wampa Cave (7th Marker)'
type Card = NonNullable<Story['cards']>[number]

const spins = [
  ['Darklighter Spin', 'light'],
  ['Watch Your Back!', 'dark'],
] as const

/** Two ships meet; the one of the player who spins has maneuver 5 and able pilots. */
const meeting = (card: string, side: 'dark' | 'light', place: string, reserve: number): Story['position'] => {
  const other = side === 'dark' ? 'light' : 'dark'
  return {
    at: `battle ${side}`,
    locations: [{ card: place, [side]: ['Spinner'], [other]: ['Sitting Duck'] }],
    [side]: { force: 5, hand: [card], reserve: reserve === 0 ? 0 : [`1 of ${side}`, reserve] },
    [other]: { force: 3, reserve: 9, hand: 0 },
  }
}
const ship = (title: string, side: 'dark' | 'light', permanentPilot = 4): Card =>
  inline({
    title,
    side,
    kind: 'starship',
    type: 'starfighter',
    power: 4,
    maneuver: 5,
    forfeit: 4,
    permanentPilot,
  })

tellLater([
  ...spins.flatMap(([card, side]): Story[] => {
    const other = side === 'dark' ? 'light' : 'dark'
    const cards = [ship('Spinner', side), ship('Sitting Duck', other)]
    const begin = [side, { battle: 'Kessel (L)' }] as const
    return [
      {
        card,
        says: 'counts the maneuver of a starfighter, and turns up no card',
        rule: 'ccgx/destiny/instead-of-drawing',
        position: meeting(card, side, 'Kessel (L)', 5),
        cards,
        plays: [begin, [side, { play: card }], [side, 1], [other, 0]],
        leads: {
          events: [{ kind: 'battleTotals', totals: side === 'dark' ? [9, 4] : [4, 9] }],
          noEvents: [{ kind: 'destinyDrawn', seat: side }],
          zones: { [`${side}.lost`]: [card] },
          stop: 'here',
        },
      },
      {
        card,
        says: 'helps without a Reserve Deck too',
        position: meeting(card, side, 'Kessel (L)', 0),
        cards,
        plays: [begin, [side, { play: card }], [side, 1], [other, 0]],
        leads: {
          events: [{ kind: 'battleTotals', totals: side === 'dark' ? [9, 4] : [4, 9] }],
          stop: 'here',
        },
      },
      {
        card,
        says: 'is not for somebody without a destiny to draw',
        position: meeting(card, side, 'Kessel (L)', 5),
        cards: [ship('Spinner', side, 1), ship('Sitting Duck', other)],
        plays: [begin],
        leads: { noEvents: [{ kind: 'played' }], asked: { [other]: 'battle-destiny' } },
      },
    ]
  }),
  {
    card: 'Suppressive Fire',
    says: 'lets a trooper fire his blaster for nothing, and whoever is hit is lost',
    rule: 'ccgx/weapon/fire-outside-battle',
    position: {
      at: 'control light',
      locations: [
        {
          card: EISLEY,
          light: [{ card: 'Rebel Trooper', with: ['Blaster Rifle (L)'] }],
          dark: ['Stormtrooper'],
        },
      ],
      light: { force: 0, hand: ['Suppressive Fire'], reserve: ['6 of light', 5] },
      dark: { force: 3, lost: 0, hand: 0 },
    },
    plays: [['light', { play: 'Suppressive Fire' }]],
    leads: { zones: { 'dark.lost': ['Stormtrooper'] }, stop: 'here' },
  },
  {
    card: 'Suppressive Fire',
    says: 'is not for those who are no troopers, nor for other weapons',
    position: {
      at: 'control light',
      locations: [
        {
          card: EISLEY,
          light: [
            { card: 'Luke Skywalker', with: ['Blaster Rifle (L)'] },
            { card: 'Rebel Trooper', with: ['Jedi Lightsaber'] },
          ],
          dark: ['Stormtrooper'],
        },
      ],
      light: { force: 5, hand: ['Suppressive Fire'] },
    },
    leads: { noOffers: { light: [{ play: 'Suppressive Fire' }] }, stop: 'here' },
  },
  ...(
    [
      ['Yavin 4 (L)', 'Rendezvous Point', 9, 'goes far to it'],
      ['Rendezvous Point', 'Yavin 4 (L)', 9, 'goes far from it'],
    ] as const
  ).map(
    ([from, to, distance, says]): Story => ({
      card: 'Rendezvous Point',
      says,
      position: {
        at: 'move light',
        locations: [{ card: from, light: ['Courier', 'Cripple'] }, to],
        light: { force: 5 },
      },
      cards: (['Courier', 'Cripple'] as const).map((title) =>
        inline({
          title,
          side: 'light',
          kind: 'starship',
          type: 'starfighter',
          hyperspeed: distance - (title === 'Courier' ? 2 : 3),
          permanentPilot: 1,
        }),
      ),
      leads: {
        offers: { light: [{ move: 'Courier', to }] },
        noOffers: { light: [{ move: 'Cripple', to }] },
        stop: 'here',
      },
    }),
  ),
  {
    card: 'Rendezvous Point',
    says: 'makes starships cheaper, for its side alone',
    position: {
      at: 'deploy light',
      locations: ['Rendezvous Point', 'Kessel (L)'],
      light: { force: 9, hand: ['Spiral'] },
    },
    leads: {
      offers: {
        light: [
          { deploy: 'Spiral', on: 'Rendezvous Point', cost: 3 },
          { deploy: 'Spiral', on: 'Kessel (L)', cost: 5 },
        ],
      },
      stop: 'here',
    },
  },
  {
    card: 'Rendezvous Point',
    says: 'lets nobody drain',
    position: {
      at: 'control dark',
      locations: [{ card: 'Rendezvous Point', dark: ['Raider'] }],
      dark: { force: 5 },
      light: { reserve: 9 },
    },
    cards: [ship('Raider', 'dark')],
    leads: { noOffers: { dark: [{ drain: 'Rendezvous Point' }] }, stop: 'here' },
  },
  {
    card: 'One-Arm',
    says: 'comes to its cave alone, and has wampas leave each other alone from then on',
    rule: 'ccgx/creature/selective',
    position: {
      at: 'deploy dark',
      locations: [{ card: CAVE, dark: ['Wampa'] }, 'Hoth: North Ridge (4th Marker) (D)'],
      dark: { force: 9, hand: ['One-Arm'] },
    },
    plays: [['dark', { deploy: 'One-Arm' }]],
    leads: {
      facts: { 'One-Arm': { at: CAVE }, Wampa: { at: CAVE } },
      noEvents: [{ kind: 'creaturesFought' }],
      stop: 'here',
    },
  },
])
