/** What Weather Vane does with those who fall there, and who brings them there and away. */
import type { Placed } from '../scenario/position.ts'
import { fighter } from './battle-play.ts'
import { type Story, tellLater } from './stories.ts'

const CITY = 'Bespin: Cloud City (D)'
const PLAZA = 'Cloud City: Downtown Plaza (D)'
const WALK = 'Cloud City: Chasm Walkway (D)'
const VANE = 'Weather Vane (L)'
const DARK_VANE = 'Weather Vane (D)'

const held = (...stranded: readonly (string | Placed)[]) => ({ card: VANE, stranded })

const cloudCar = (side: 'dark' | 'light'): Story['position']['locations'] => [
  {
    card: CITY,
    [side]: [
      side === 'dark'
        ? { card: 'Executor', pilots: ['Admiral Ozzel'] }
        : { card: 'X-wing', pilots: ['Wedge Antilles'] },
    ],
  },
]

/** Who fires at whom above the chasm. */
const shot = (walkway: string): Story => ({
  card: walkway,
  says: 'lets whoever is hit fall onto Weather Vane, unharmed and without a weapon',
  rule: 'ccgx/sector/hit-relocated',
  position: {
    at: 'battle dark',
    locations: [
      {
        card: walkway,
        dark: [{ card: 'Stormtrooper', with: ['Blaster Rifle (D)'] }, 'Darth Vader'],
        light: [{ card: 'Luke Skywalker', with: ['Blaster'] }, 'Rebel Trooper'],
      },
    ],
    dark: { force: 9, reserve: ['6 of dark', 9] },
    light: { side: [VANE], reserve: 9 },
  },
  plays: [
    ['dark', { battle: walkway }],
    ['dark', { fire: 'Blaster Rifle (D)', target: 'Luke Skywalker' }],
  ],
  leads: {
    facts: { 'table/Luke Skywalker': { on: 'Weather Vane', hit: false } },
    zones: { 'light.lost': ['Blaster'] },
    events: [{ kind: 'stranded', card: 'Luke Skywalker' }],
    noEvents: [{ kind: 'hit' }],
    stop: 'here',
  },
})

tellLater([
  {
    card: VANE,
    says: 'lets a craft that controls Cloud City rescue its friend',
    rule: 'ccgx/sector/weather-vane-rescue',
    position: {
      at: 'control light',
      locations: [{ card: CITY, light: [{ card: 'Millennium Falcon', pilots: ['Han Solo'] }] }],
      light: { side: [held('Luke Skywalker')] },
    },
    plays: [
      ['light', { play: VANE }],
      ['light', 'as a passenger'],
    ],
    leads: { facts: { 'table/Luke Skywalker': { on: 'Millennium Falcon' } }, stop: 'here' },
  },
  {
    card: VANE,
    says: 'lets the Dark Side capture who hangs there',
    rule: 'ccgx/sector/weather-vane-rescue',
    position: {
      at: 'control dark',
      locations: cloudCar('dark')!,
      light: { side: [held('Luke Skywalker')] },
    },
    plays: [['dark', { play: VANE }]],
    leads: { events: [{ kind: 'captured', card: 'Luke Skywalker' }], stop: 'here' },
  },
  {
    card: DARK_VANE,
    says: 'lets its player capture, and does so for nobody else',
    position: {
      at: 'control dark',
      locations: cloudCar('dark')!,
      dark: { side: [{ card: DARK_VANE, stranded: [{ card: 'Luke Skywalker', by: 'light' }] }] },
    },
    plays: [['dark', { play: DARK_VANE }]],
    leads: { events: [{ kind: 'captured', card: 'Luke Skywalker' }], stop: 'here' },
  },
  {
    card: 'Into The Ventilation Shaft, Lefty',
    says: 'lets somebody fall, and whoever hung there is lost',
    rule: 'ccgx/sector/weather-vane',
    position: {
      at: 'control light',
      locations: [{ card: PLAZA, light: [{ card: 'Han Solo', with: ['Blaster'] }] }],
      light: { side: [held('Luke Skywalker')], hand: ['Into The Ventilation Shaft, Lefty'] },
    },
    plays: [['light', { play: 'Into The Ventilation Shaft, Lefty' }]],
    leads: {
      facts: { 'table/Han Solo': { on: 'Weather Vane' } },
      zones: { 'light.lost': ['Luke Skywalker', 'Blaster', 'Into The Ventilation Shaft, Lefty'] },
      stop: 'here',
    },
  },
  shot(WALK),
  shot('Cloud City: Chasm Walkway (L)'),
  ...(['Fall Of The Empire', 'Shattered Hope'] as const).flatMap((card, index): Story[] => {
    const [winner, loser] = index === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
    const [hero, victim] = ['Hero', ['First', 'Second']]
    const cards = [
      fighter(winner, hero, { power: 3, ability: 5, forfeit: 5 }),
      ...victim.map((name) => fighter(loser, name, { power: 1, ability: 1, forfeit: 2 })),
    ]
    const position = (place: string): Story['position'] => ({
      at: `battle ${winner}`,
      locations: [{ card: place, [winner]: [hero], [loser]: victim }, ...(place === WALK ? [PLAZA] : [])],
      [winner]: { hand: [card], force: 9, reserve: 0, used: 9 },
      [loser]: { reserve: 9, side: [index === 0 ? DARK_VANE : VANE] },
    })
    const fought = (place: string): Story['plays'] => [
      [winner, { battle: place }],
      [loser, { forfeit: `table/${victim[0]}` }],
    ]
    return [
      {
        card,
        says: 'throws a loser of a battle out of Cloud City',
        cards,
        position: position(WALK),
        plays: [...fought(WALK)!, [winner, { play: card, action: 1 }]],
        leads: { facts: { [`table/${victim[1]}`]: { on: 'Weather Vane' } }, stop: 'here' },
      },
      {
        card,
        says: 'drives a loser of a battle next door',
        cards,
        position: position(WALK),
        plays: [...fought(WALK)!, [winner, { play: card, action: 0 }]],
        leads: { facts: { [`table/${victim[1]}`]: { at: 'Cloud City: Downtown Plaza' } }, stop: 'here' },
      },
    ]
  }),
  {
    card: 'Fall Of The Legend',
    says: 'saves who was lost in a battle in the city',
    position: {
      at: 'battle dark',
      locations: [{ card: WALK, dark: ['Darth Vader'], light: ['Rebel Trooper', 'Rebel Scout'] }],
      light: { hand: ['Fall Of The Legend'], force: 2, side: [VANE], reserve: 9 },
      dark: { force: 9, reserve: 0, used: 9 },
    },
    plays: [
      ['dark', { battle: WALK }],
      ['light', 'pass'],
      ['light', { forfeit: 'table/Rebel Scout' }],
      ['light', { play: 'Fall Of The Legend' }],
    ],
    leads: {
      facts: { 'table/Rebel Scout': { on: 'Weather Vane' } },
      resources: { light: { force: 0 } },
      stop: 'here',
    },
  },
  {
    card: 'Desperate Reach',
    says: 'brings somebody in again, who stays there for the turn',
    position: {
      at: 'move light',
      locations: [PLAZA, WALK],
      light: { hand: ['Desperate Reach'], force: 3, side: [held('Luke Skywalker')] },
    },
    plays: [
      ['light', { play: 'Desperate Reach' }],
      ['light', { cards: [PLAZA] }],
    ],
    leads: {
      facts: { 'table/Luke Skywalker': { at: 'Cloud City: Downtown Plaza' } },
      noOffers: { light: [{ move: 'Luke Skywalker' }] },
      stop: 'here',
    },
  },
  {
    card: 'Desperate Reach',
    says: 'helps nobody who is Disarmed',
    position: {
      at: 'move light',
      locations: [PLAZA],
      light: {
        hand: ['Desperate Reach'],
        force: 3,
        side: [held({ card: 'Luke Skywalker', with: [{ card: 'Disarmed (D)', by: 'dark' }] })],
      },
    },
    leads: { noOffers: { light: [{ play: 'Desperate Reach' }] }, stop: 'here' },
  },
  {
    card: 'Rescue In The Clouds',
    says: 'takes somebody off Weather Vane',
    position: {
      at: 'control light',
      locations: [PLAZA],
      light: { hand: ['Rescue In The Clouds'], side: [held('Luke Skywalker')] },
    },
    plays: [['light', { play: 'Rescue In The Clouds' }]],
    leads: { events: [{ kind: 'left', by: 'returned' }], stop: 'here' },
  },
  {
    card: 'Rescue In The Clouds',
    says: 'brings craft and pilots to a battle in the clouds',
    position: {
      at: 'battle dark',
      locations: [
        {
          card: CITY,
          dark: [{ card: 'Black 3', pilots: ['DS-61-3'] }],
          light: [{ card: 'X-wing', pilots: ['Wedge Antilles'] }],
        },
      ],
      light: { hand: ['Rescue In The Clouds', 'Y-wing', 'Dutch'], force: 9 },
      dark: { force: 5 },
    },
    plays: [
      ['dark', { battle: CITY }],
      ['light', { play: 'Rescue In The Clouds' }],
      ['light', { deploy: 'Y-wing' }],
    ],
    leads: { facts: { 'table/Y-wing': { at: 'Bespin: Cloud City' } }, stop: 'here' },
  },
  {
    card: 'Slip Sliding Away',
    says: 'shakes somebody off Weather Vane',
    position: {
      at: 'control dark',
      locations: [PLAZA],
      dark: { hand: ['Slip Sliding Away'], force: 3 },
      light: { side: [held('Luke Skywalker')] },
    },
    plays: [['dark', { play: 'Slip Sliding Away', action: 2 }]],
    leads: { zones: { 'light.lost': ['Luke Skywalker'] }, resources: { dark: { force: 0 } }, stop: 'here' },
  },
  {
    card: 'Slip Sliding Away',
    says: 'puts the top card of a pile beneath it',
    position: {
      at: 'control dark',
      dark: { hand: ['Slip Sliding Away'], force: 3 },
      light: { lost: ['Luke Skywalker', 'Han Solo'], reserve: 0, used: 0, force: 0 },
    },
    plays: [
      ['dark', { play: 'Slip Sliding Away', action: 0 }],
      ['dark', "opponent's Lost Pile"],
    ],
    leads: { zones: { 'light.lost': ['Han Solo', 'Luke Skywalker'] }, stop: 'here' },
  },
  {
    card: VANE,
    says: 'falls with Cloud City, and so does who hangs there',
    rule: 'ccgx/sector/weather-vane-lost',
    cards: [
      {
        title: 'Fall Of A City',
        side: 'dark',
        kind: 'interrupt',
        type: 'used',
        text: {
          actions: [{ when: 'any-time', do: [{ do: 'lose-cards', what: { title: 'Bespin: Cloud City' } }] }],
        },
      } as never,
    ],
    position: {
      at: 'control dark',
      locations: [CITY],
      dark: { force: 3, hand: ['Fall Of A City'] },
      light: { side: [held('Luke Skywalker')] },
    },
    plays: [['dark', { play: 'Fall Of A City' }]],
    leads: { zones: { 'light.lost': ['Luke Skywalker', VANE] }, stop: 'here' },
  },
])
