/** Words of place and the conditions that several sentences of a text share: "present", "with", "at a site", "in battles". */
import { test } from 'vitest'
import { count } from './card-numbers.ts'
import { type CardPlay, scenes } from './card-plays.ts'
import { beginners } from './play.ts'
import { tells } from './tells.ts'

const PLAIN = 'Moon: Plain'
const HUT = "Tatooine: Obi-Wan's Hut"
const THRONE = 'Yavin 4: Massassi Throne Room'
const JUNGLE = 'Yavin 4: Jungle (L)'

/** Starships help in battles below, and only there. */
const helped = (card: string, site: string, seat: 'dark' | 'light', ship: string): CardPlay => ({
  card,
  says: `lets starships of the ${seat} side help in battles below`,
  position: {
    at: `battle ${seat}`,
    locations: [
      { card, [seat]: [ship] },
      { card: site, dark: ['Stormtrooper'], light: ['Rebel Trooper'] },
    ],
    [seat]: { force: 1 },
  },
  plays: [[seat, { battle: site }]],
  expected:
    seat === 'dark'
      ? { events: [{ kind: 'battleTotals', totals: [2, 1] }], asked: { light: 'settle' } }
      : { events: [{ kind: 'battleTotals', totals: [1, 2] }], asked: { dark: 'settle' } },
})
const HELPERS: readonly (readonly [system: string, site: string])[] = [
  ['Tatooine (L)', HUT],
  ['Tatooine (D)', HUT],
  ['Yavin 4 (L)', THRONE],
  ['Yavin 4 (D)', THRONE],
]

count([
  ...HELPERS.map(([card, site]) => ({
    card,
    says: 'does nothing below while there is no battle',
    locations: [
      { card, dark: ['Devastator'] },
      { card: site, dark: ['Stormtrooper', 'Myo'] },
    ],
    numbers: { [site]: { 'total-power-dark': 4 } },
  })),
  {
    card: 'Lightsaber Proficiency',
    says: 'adds nothing to a drain where its character is inside a ship',
    locations: [
      {
        card: 'Kessel (L)',
        light: [
          {
            card: 'Red 1',
            pilots: [{ card: 'Luke Skywalker', with: ['Jedi Lightsaber', 'Lightsaber Proficiency'] }],
          },
        ],
      },
    ],
    numbers: { 'Kessel (L)': { 'drain-light': 3 } },
  },
  {
    card: "Organa's Ceremonial Necklace",
    says: 'adds nothing to a drain where its Imperial is inside a ship',
    locations: [
      {
        card: 'Kessel (D)',
        dark: [
          {
            card: 'Devastator',
            passengers: [
              {
                card: 'General Tagge',
                with: [{ card: "Organa's Ceremonial Necklace", target: 'General Tagge' }],
              },
            ],
          },
        ],
      },
    ],
    numbers: { 'Kessel (D)': { 'drain-dark': 1 } },
  },
])

scenes(
  [
    ...HELPERS.flatMap(([card, site]) => [
      helped(card, site, 'dark', 'Devastator'),
      helped(card, site, 'light', 'Corellian Corvette'),
    ]),
    {
      card: 'Fear Will Keep Them In Line',
      says: 'helps in battles below',
      position: {
        at: 'battle dark',
        locations: [
          { card: 'Moon', dark: [{ card: 'Devastator', with: ['Fear Will Keep Them In Line'] }] },
          { card: PLAIN, dark: ['Stormtrooper'], light: ['Rebel Trooper'] },
        ],
        dark: { force: 1 },
      },
      plays: [['dark', { battle: PLAIN }]],
      expected: { events: [{ kind: 'battleTotals', totals: [2, 1] }], asked: { light: 'settle' } },
    },
    ...(
      [
        ['R4-E1 (Arfour-Eeone)', 'light', "Luke's X-34 Landspeeder"],
        ['R4-M9 (Arfour-Emmnine)', 'dark', 'Ubrikkian 9000 Z001'],
      ] as const
    ).map(
      ([card, seat, vehicle]): CardPlay => ({
        card,
        says: 'drives a transport vehicle with nobody else aboard',
        position: {
          at: `move ${seat}`,
          locations: [{ card: PLAIN, [seat]: [{ card: vehicle, driver: [card] }] }, 'Moon: Hill'],
          [seat]: { force: 2 },
        },
        plays: [[seat, { move: vehicle, to: 'Moon: Hill' }]],
        expected: { facts: { [vehicle]: { on: 'Moon: Hill' } }, asked: seat },
      }),
    ),
    {
      card: 'Nevar Yalnal',
      says: 'betrays spies at sites only',
      position: {
        at: 'deploy dark',
        locations: [
          {
            card: 'Moon',
            dark: [{ card: 'Devastator', passengers: ['Garindan'] }],
            light: [{ card: 'Corellian Corvette', passengers: ['Momaw Nadon'] }],
          },
        ],
        dark: { hand: ['Nevar Yalnal', 'Rim: Rock of dark'], reserve: ['3 of dark', 5] },
      },
      plays: [],
      expected: { noOffers: { dark: [{ play: 'Nevar Yalnal' }] }, asked: 'dark' },
    },
    ...(
      [
        ['I Have You Now', 'dark', 'Darth Vader', 'Young Luke'],
        ['The Force Is Strong With This One', 'light', 'Luke Skywalker', 'Young Vader'],
      ] as const
    ).map(
      ([card, seat, hero, foe]): CardPlay => ({
        card,
        says: 'asks for an able enemy even where it is the arch-enemy',
        position: {
          at: `battle ${seat}`,
          locations: [{ card: PLAIN, [seat]: [hero], [seat === 'dark' ? 'light' : 'dark']: [foe] }],
          [seat]: { force: 1, hand: [card] },
        },
        plays: [[seat, { battle: PLAIN }]],
        expected: { asked: { [seat]: 'battle-destiny' } },
      }),
    ),
    ...(
      [
        ['Kessel (D)', 'light', 'Full Throttle', ['TIE Fighter'], ['X-wing']],
        ['Tatooine: Jundland Wastes', 'light', "Warrior's Courage", ['Stormtrooper'], ['Han Solo']],
        ['Tatooine: Dune Sea', 'dark', 'Lone Warrior', ['Stormtrooper'], ['Rebel Trooper', 'Rebel Trooper']],
      ] as const
    ).map(
      ([card, seat, adder, dark, light]): CardPlay => ({
        card,
        says: 'lets nobody draw without six ability, not even what a card adds',
        position: {
          at: `battle ${seat === 'dark' ? 'light' : 'dark'}`,
          locations: [{ card, dark, light }],
          [seat === 'dark' ? 'light' : 'dark']: { force: 1 },
          [seat]: { hand: [adder] },
        },
        plays: [
          [seat === 'dark' ? 'light' : 'dark', { battle: card }],
          [seat, { play: adder, action: 0 }],
        ],
        expected: { noEvents: [{ kind: 'destinyDrawn' }], asked: { dark: 'settle' } },
      }),
    ),
  ],
  [
    {
      title: 'Young Luke',
      side: 'light',
      kind: 'character',
      type: 'rebel',
      persona: 'Luke',
      power: 1,
      ability: 2,
      forfeit: 1,
    },
    {
      title: 'Young Vader',
      side: 'dark',
      kind: 'character',
      type: 'imperial',
      persona: 'Vader',
      power: 1,
      ability: 2,
      forfeit: 1,
    },
  ],
)

test(
  'General Tagge counts the troopers who are present with him, not from inside a vehicle',
  tells('General Tagge'),
  () => {
    const game = beginners({
      at: 'draw dark',
      locations: [
        { card: JUNGLE, dark: [{ card: 'Sandcrawler (D)', driver: ['General Tagge'] }, 'Stormtrooper'] },
      ],
      dark: { force: 1 },
    })
    game.expect({ numbers: { 'General Tagge': { forfeit: 4 } }, asked: 'dark' })
  },
)

test.each([
  ['Leia Organa', 'Death Star: Docking Bay 327 (L)'],
  ['General Dodonna', JUNGLE],
])('%s leads the Rebels who are present, not from inside a vehicle', (card, site) => {
  const game = beginners({
    at: 'draw light',
    locations: [{ card: site, light: [{ card: 'Sandcrawler (L)', driver: [card] }, 'Rebel Guard'] }],
    light: { force: 1 },
  })
  game.expect({ numbers: { 'Rebel Guard': { power: 0 } }, asked: 'light' })
})
