/** Effects of Premiere beside the row, in piles and on places, each function once. */
import { type CardPlay, type Seat, scenes } from './card-plays.ts'

const PLAIN = 'Moon: Plain'
const HILL = 'Moon: Hill'
const rock = (seat: Seat): string => `Rim: Rock of ${seat}`
const other = (seat: Seat): Seat => (seat === 'dark' ? 'light' : 'dark')

const monster = (card: string, seat: Seat, own: string): CardPlay => ({
  card,
  says: 'turns ability into power, which is then no good for destiny',
  position: {
    at: `battle ${seat}`,
    locations: [
      { card: PLAIN, [seat]: [own], [other(seat)]: [seat === 'dark' ? 'Rebel Trooper' : 'Stormtrooper'] },
    ],
    [seat]: { side: [card], force: 5 },
    [other(seat)]: { reserve: 9 },
  },
  plays: [
    [seat, { battle: PLAIN }],
    [seat, { play: card }],
    [seat, 3],
  ],
  expected: { resources: { [seat]: { force: 1 } }, asked: { [other(seat)]: 'settle' } },
})

const returns = (card: string, seat: Seat): CardPlay => ({
  card,
  says: 'puts cards of the hand on the Used Pile in the own control phase',
  position: {
    at: `control ${seat}`,
    [seat]: { side: [card], hand: [rock(seat), `1 of ${seat}`, `2 of ${seat}`] },
  },
  plays: [
    [seat, { play: card }],
    [seat, { cards: [`${seat}.hand/1 of ${seat}`, `${seat}.hand/2 of ${seat}`] }],
  ],
  expected: { zones: { [`${seat}.hand`]: [rock(seat)] }, resources: { [seat]: { used: 2 } }, asked: seat },
})

const sentry = (card: string, seat: Seat, site: string, next: string, option: string): CardPlay => ({
  card,
  says: option,
  position: {
    at: `deploy ${seat}`,
    locations: [
      { card: site, [other(seat)]: [seat === 'dark' ? 'Rebel Trooper' : 'Stormtrooper'] },
      { card: next, [seat]: [seat === 'dark' ? 'Stormtrooper' : 'Rebel Trooper'] },
    ],
    [seat]: { hand: [card, rock(seat)], force: 2 },
  },
  plays: [
    [seat, { deploy: card, on: site }],
    [seat, option],
  ],
  expected: {
    numbers: {
      [next]: {
        [`total-power-${seat}`]: option.includes('power') ? 2 : 1,
        [`ability-needed-${other(seat)}`]: option.includes('ability') ? 5 : 4,
      },
    },
    asked: seat,
  },
})
const OPTIONS = ["opponent's ability required for battle destiny +1", 'your total power +1'] as const

const SCENES: readonly CardPlay[] = [
  monster("K'lor'slug", 'light', 'Luke Skywalker'),
  monster('Molator', 'dark', 'Djas Puhr'),
  returns('Traffic Control', 'light'),
  returns('Reactor Terminal', 'dark'),
  ...OPTIONS.map((option) => sentry('Yavin Sentry', 'light', 'Yavin 4: Clearing', 'Yavin 4: Temple', option)),
  ...OPTIONS.map((option) =>
    sentry('Death Star Sentry', 'dark', 'Death Star: Hall', 'Death Star: Shaft', option),
  ),
  {
    card: 'Death Star Sentry',
    says: 'makes deployment costlier',
    position: {
      at: 'deploy dark',
      locations: [{ card: 'Death Star: Hall', light: ['Talz'] }],
      dark: { hand: ['Death Star Sentry'], force: 2 },
      light: { hand: ['Rebel Trooper'], force: 0, reserve: 3 },
    },
    plays: [
      ['dark', { deploy: 'Death Star Sentry', on: 'Death Star: Hall' }],
      ['dark', "opponent's deploy +1"],
      ['light', 2],
      ['light', 'pass'],
    ],
    expected: {
      offers: { light: [{ deploy: 'light.hand/Rebel Trooper', on: 'Death Star: Hall', cost: 2 }] },
      asked: { light: 'deploy-phase' },
    },
  },
  ...(
    [
      ['Disarmed (L)', 'light', 'Stormtrooper', 'Rebel Trooper', 'control dark'],
      ['Disarmed (D)', 'dark', 'Rebel Trooper', 'Stormtrooper', 'control dark'],
    ] as const
  ).map(
    ([card, seat, victim, own, at]): CardPlay => ({
      card,
      says: 'takes the weapons of a character in any control phase, and 1 power',
      position: {
        at,
        locations: [
          {
            card: PLAIN,
            [seat]: [{ card: own, with: [seat === 'light' ? 'Blaster' : 'Imperial Blaster'] }],
            [other(seat)]: [{ card: victim, with: [seat === 'light' ? 'Imperial Blaster' : 'Blaster'] }],
          },
        ],
        [seat]: { hand: [card] },
      },
      plays: [[seat, { deploy: card, on: `table/${victim}` }]],
      expected: {
        zones: { [`${other(seat)}.lost`]: [seat === 'light' ? 'Imperial Blaster' : 'Blaster'] },
        numbers: { [`table/${victim}`]: { power: 0 } },
        asked: { light: 'activate' },
      },
    }),
  ),
  ...(
    [
      ['Eyes In The Dark', 'light'],
      ['Your Eyes Can Deceive You', 'dark'],
    ] as const
  ).map(
    ([card, seat]): CardPlay => ({
      card,
      says: 'nobody sees what is lost from Life Force; what is lost from hand is shown',
      position: {
        at: `deploy ${seat}`,
        light: { hand: [...(seat === 'light' ? [card] : []), 'Talz', rock('light')], reserve: 9 },
        dark: { hand: [...(seat === 'dark' ? [card] : []), 'Hurt', rock('dark')] },
      },
      plays: [
        [seat, { deploy: card, beside: seat === 'light' ? 'own-side' : 'opponents-side' }],
        ['dark', { play: 'Hurt' }],
        ['light', { verb: 'lose', from: 'reserve' }],
        ['light', { verb: 'lose', from: 'hand', card: 'light.hand/Talz' }],
      ],
      expected: {
        knows: { dark: ['light.lost/Talz'] },
        hidden: { dark: ['light.lost/Rebel Trooper'], light: ['light.lost/Rebel Trooper'] },
        asked: seat,
      },
    }),
  ),
  {
    card: 'Beggar',
    says: "uses the opponent's Force, and is lost at the end of a turn in which it was more than 1",
    position: {
      at: 'deploy light',
      locations: [{ card: 'Tatooine: Camp', light: ['Beggar'] }],
      light: { hand: ['Rebel Trooper', 'Rebel Trooper', rock('light')], force: 0 },
      dark: { force: 3 },
    },
    plays: [
      ['light', { play: 'Beggar' }],
      ['light', 2],
      ['light', { deploy: 'light.hand/Rebel Trooper #1', on: 'Tatooine: Camp' }],
      ['light', { deploy: 'light.hand/Rebel Trooper', on: 'Tatooine: Camp' }],
      ...['deploy', 'battle', 'move', 'draw'].map((): CardPlay['plays'][number] => ['light', 'pass']),
    ],
    expected: {
      resources: { dark: { force: 1 } },
      zones: { 'light.lost': ['Beggar'] },
      asked: { dark: 'activate' },
    },
  },
  {
    card: 'Crash Site Memorial',
    says: 'keeps what was lost, and gives it for a card of the hand',
    position: {
      at: 'deploy light',
      locations: [{ card: PLAIN, light: ['C-3PO (See-Threepio)'] }],
      light: { side: ['Crash Site Memorial'], hand: [rock('light'), 'Talz'] },
      dark: { hand: ['Look Sir, Droids'], force: 3 },
    },
    plays: [
      ['light', 'pass'],
      ['dark', { play: 'Look Sir, Droids', action: 1 }],
      ['light', { play: 'Crash Site Memorial', action: 0 }],
      ['light', { play: 'Crash Site Memorial', action: 1 }],
      ['light', { cards: ['light.hand/Talz'] }],
    ],
    expected: {
      zones: { 'light.hand': [rock('light'), 'C-3PO (See-Threepio)'], 'light.lost': 0 },
      facts: { 'table/Talz': { on: 'Crash Site Memorial', as: 'beneath' } },
      asked: 'light',
    },
  },
  {
    card: 'Blaster Rack',
    says: 'keeps a weapon, and gives it to another for its deploy cost',
    position: {
      at: 'deploy dark',
      locations: [
        { card: PLAIN, dark: [{ card: 'Stormtrooper', with: ['Imperial Blaster'] }] },
        { card: HILL, dark: ['Djas Puhr'] },
      ],
      dark: { side: ['Blaster Rack'], hand: [rock('dark')], force: 1 },
    },
    plays: [
      ['dark', { play: 'Blaster Rack' }],
      ['dark', { deploy: 'Imperial Blaster', on: 'Djas Puhr' }],
    ],
    expected: {
      facts: { 'Imperial Blaster': { on: 'Djas Puhr', as: 'attached' } },
      resources: { dark: { force: 0 } },
      asked: 'dark',
    },
  },
  {
    card: 'Mantellian Savrip',
    says: 'lets cards of the hand be forfeited after a lost battle',
    position: {
      at: 'battle dark',
      locations: [{ card: PLAIN, dark: ['Darth Vader'], light: ['Rebel Trooper'] }],
      dark: { force: 1, reserve: 0, used: 9 },
      light: { side: ['Mantellian Savrip'], hand: ['Luke Skywalker', 'Sense (L)'], reserve: 9 },
    },
    plays: [
      ['dark', { battle: PLAIN }],
      ['light', { forfeit: 'light.hand/Luke Skywalker' }],
    ],
    expected: {
      zones: { 'light.lost': ['Luke Skywalker'], 'light.hand': ['Sense (L)'] },
      facts: { 'table/Rebel Trooper': { at: PLAIN } },
      asked: { light: 'activate' },
    },
  },
  {
    card: "Obi-Wan's Cape",
    says: 'protects from attrition below 5 and sends the weak away',
    position: {
      at: 'battle dark',
      locations: [
        {
          card: PLAIN,
          dark: ['Stormtrooper', 'Darth Vader'],
          light: [{ card: 'Han Solo', with: ["Obi-Wan's Cape"] }],
        },
        HILL,
      ],
      dark: { force: 1 },
      light: { force: 1 },
    },
    plays: [
      ['dark', { battle: PLAIN }],
      ['light', { play: "Obi-Wan's Cape" }],
      ['dark', { move: 'Stormtrooper', to: HILL }],
    ],
    expected: {
      numbers: { 'Han Solo': { immunity: 5 } },
      facts: { 'table/Stormtrooper': { at: HILL } },
      asked: { dark: 'battle-destiny' },
    },
  },
  {
    card: 'Revolution',
    says: 'turns icons and texts of a location round',
    position: {
      at: 'deploy light',
      locations: [{ card: 'Tatooine: Dune Sea' }],
      light: { hand: ['Revolution', rock('light')], force: 3 },
    },
    plays: [['light', { deploy: 'Revolution', on: 'Tatooine: Dune Sea' }]],
    expected: {
      numbers: { 'Tatooine: Dune Sea': { 'ability-needed-light': 6, 'ability-needed-dark': 4 } },
      asked: 'light',
    },
  },
  {
    card: 'Expand The Empire',
    says: 'carries your text of a site next door, and no further',
    position: {
      at: 'deploy dark',
      locations: [
        'Tatooine: Jundland Wastes',
        { card: 'Tatooine: Camp', dark: ['Stormtrooper'] },
        { card: 'Tatooine: Track', dark: ['Stormtrooper'] },
      ],
      dark: { hand: ['Expand The Empire', rock('dark')] },
    },
    plays: [['dark', { deploy: 'Expand The Empire', on: 'Tatooine: Jundland Wastes' }]],
    expected: {
      numbers: {
        'Tatooine: Camp': { 'drain-dark': 2 },
        'Tatooine: Track': { 'drain-dark': 1 },
      },
      asked: 'dark',
    },
  },
  {
    card: 'Dark Hours',
    says: 'puts everybody at a site at night to sleep whose ability is below a destiny',
    position: {
      at: 'deploy dark',
      locations: [
        { card: 'Tatooine (D)', dark: ['Sunsdown'] },
        { card: 'Tatooine: Camp', light: ['Rebel Trooper', 'C-3PO (See-Threepio)', 'Luke Skywalker'] },
      ],
      dark: { hand: ['Dark Hours', rock('dark')], reserve: ['3 of dark', '3 of dark', 9] },
    },
    plays: [['dark', { deploy: 'Dark Hours', on: 'Tatooine: Camp' }]],
    expected: {
      numbers: {
        'table/Rebel Trooper': { power: 0, ability: 0, forfeit: 0 },
        'table/Luke Skywalker': { power: 3, ability: 4 },
      },
      asked: 'dark',
    },
  },
  {
    card: "I've Lost Artoo!",
    says: 'keeps a starship without its nav computer from flying, and makes room for an astromech',
    position: {
      at: 'deploy dark',
      locations: [{ card: 'Moon', light: ['X-wing'] }, 'Sun'],
      dark: { hand: ["I've Lost Artoo!"], force: 1, reserve: ['2 of dark', 9] },
      light: { hand: ['R2-X2 (Artoo-Extoo)'], force: 3 },
    },
    plays: [
      ['dark', { deploy: "I've Lost Artoo!", on: 'table/X-wing' }],
      ['light', 0],
      ['light', 'pass'],
    ],
    expected: {
      offers: { light: [{ deploy: 'light.hand/R2-X2 (Artoo-Extoo)', on: 'table/X-wing', as: 'cargo' }] },
      asked: { light: 'deploy-phase' },
    },
  },
  {
    card: "I've Lost Artoo!",
    says: 'takes the nav computer without which a starship does not fly off',
    position: {
      at: 'move light',
      locations: [{ card: 'Moon', light: [{ card: 'X-wing', with: ["I've Lost Artoo!"] }] }, 'Sun'],
      light: { force: 3 },
    },
    plays: [],
    expected: { asked: { light: 'draw-phase' } },
  },
  {
    card: "I've Lost Artoo!",
    says: 'is lost with a destiny of 1',
    position: {
      at: 'deploy dark',
      locations: [{ card: 'Moon', light: ['X-wing'] }],
      dark: { hand: ["I've Lost Artoo!", rock('dark')], force: 1, reserve: ['1 of dark', 9] },
    },
    plays: [['dark', { deploy: "I've Lost Artoo!", on: 'table/X-wing' }]],
    expected: { zones: { 'dark.lost': ["I've Lost Artoo!"] }, asked: 'dark' },
  },
  {
    card: 'Macroscan',
    says: 'shows the top card of a Reserve Deck for 1 Force',
    position: {
      at: 'deploy dark',
      dark: { hand: ['Macroscan', rock('dark')], force: 3 },
      light: { reserve: ['Luke Skywalker', 'Talz'] },
    },
    plays: [
      ['dark', { deploy: 'Macroscan' }],
      ['dark', { play: 'Macroscan', action: 0 }],
      ['dark', { cards: [] }],
    ],
    expected: {
      events: [{ kind: 'looked', seat: 'dark', whose: 'light', count: 1 }],
      asked: 'dark',
    },
  },
]
scenes(SCENES, [
  {
    title: 'Hurt',
    side: 'dark',
    kind: 'interrupt',
    type: 'used',
    text: {
      actions: [{ name: 'hurt', when: 'any-time', do: [{ do: 'lose-force', who: 'opponent', amount: 2 }] }],
    },
  },
] as never)
