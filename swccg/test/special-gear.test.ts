/** What weapons of Special Edition say, and who comes with them. */

import { made } from './inline-cards.ts'
import { look, type Story, tellLater } from './stories.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CANTINA = 'Tatooine: Cantina (D)'

type Side = 'dark' | 'light'
const otherOf = (side: Side): Side => (side === 'dark' ? 'light' : 'dark')

const mark = (title: string, side: Side, model: string) =>
  made(title, side, {
    kind: 'starship',
    type: 'starfighter',
    model,
    permanentPilot: 2,
    power: 3,
    maneuver: 3,
    forfeit: 3,
  })

/** A shot in space, at a starfighter of defense 3 or a cruiser. */
const duel = (
  weapon: string,
  side: Side,
  model: string,
  draws: readonly number[],
  target: string,
  more: readonly string[] = [],
): Pick<Story, 'position' | 'cards'> => ({
  position: {
    at: `battle ${side}`,
    locations: [
      {
        card: 'Kessel (L)',
        [side]: [
          { card: 'Gunship', with: [weapon] },
          { card: 'Other Gunship', with: [...more] },
          side === 'dark' ? 'Devastator' : 'Tantive IV',
        ],
        [otherOf(side)]: [target, target === 'Quarry' ? 'Second Quarry' : 'Quarry'],
      },
    ],
    [side]: { force: 9, reserve: [...draws.map((draw) => `${draw} of ${side}`), 9], used: 0 },
    [otherOf(side)]: { force: 3, reserve: 9, hand: 0, lost: 0 },
  },
  cards: [
    mark('Gunship', side, model),
    mark('Other Gunship', side, model),
    mark('Quarry', otherOf(side), 'X-wing'),
    mark('Second Quarry', otherOf(side), 'X-wing'),
  ],
})
const battle = (side: Side) => [side, { battle: 'Kessel (L)' }] as const

const lasers = [
  ['X-wing Laser Cannon', 'light', 'X-wing'],
  ['SFS L-s9.3 Laser Cannons', 'dark', 'TIE Interceptor'],
] as const
const missiles = [
  ['Intruder Missile (L)', 'light', 'B-wing', 'Devastator', 'Ion Test'],
  ['Intruder Missile (D)', 'dark', 'TIE/sa', 'Tantive IV', 'Ion Test'],
] as const

/** A blaster that comes to the one it is made for in the opponent's turn. */
const comes = (card: string, who: string, paid: number): readonly Story[] => [
  {
    card,
    says: 'comes as a react to whom it belongs to',
    position: {
      at: 'battle light',
      locations: [{ card: EISLEY, dark: [who, 'Boba Fett'], light: ['Luke Skywalker'] }],
      dark: { force: 5, hand: [card] },
      light: { force: 3 },
    },
    plays: [['light', { battle: EISLEY }]],
    leads: {
      offersExactly: { dark: [{ deploy: card, on: who, react: true, cost: 0 }, 'pass'] },
      stop: 'here',
    },
  },
  {
    card,
    says: 'costs more on other warriors',
    position: {
      at: 'deploy dark',
      locations: [{ card: EISLEY, dark: [who, 'Stormtrooper'] }],
      dark: { force: 5, hand: [card] },
    },
    leads: {
      offers: {
        dark: [
          { deploy: card, on: who, cost: 0 },
          { deploy: card, on: 'Stormtrooper', cost: paid },
        ],
      },
      stop: 'here',
    },
  },
]
const gunfight = (
  card: string,
  dark: string,
  destiny: number,
  more: Partial<Story['position']> = {},
): Story['position'] => ({
  at: 'battle dark',
  locations: [
    { card: EISLEY, dark: [{ card: dark, with: [card] }], light: ['Luke Skywalker', 'Rebel Trooper'] },
    CANTINA,
  ],
  dark: { force: 9, reserve: [`${destiny} of dark`, 9] },
  light: { force: 3, reserve: 9, hand: 0 },
  ...more,
})

tellLater([
  ...lasers.flatMap(([card, side, model]): Story[] => [
    ...([0, 2, 3] as const).map(
      (paid): Story => ({
        card,
        says: `${['misses by itself', 'hits for 2 Force', 'destroys for 3'][paid === 3 ? 2 : paid === 2 ? 1 : 0]}`,
        ...duel(card, side, model, [2], 'Quarry'),
        plays: [battle(side), [side, { fire: card, target: 'Quarry', cost: paid }]],
        leads: {
          events: [{ kind: 'shot', total: 2 + paid, defense: 3 }, ...(paid === 2 ? [{ kind: 'hit' }] : [])],
          zones: { [`${otherOf(side)}.lost`]: paid === 3 ? ['Quarry'] : 0 },
          stop: 'here',
        },
      }),
    ),
    {
      card,
      says: 'goes on those craft alone, and shoots at starfighters alone',
      position: {
        at: `deploy ${side}`,
        locations: [
          { card: 'Kessel (L)', [side]: ['Gunship', side === 'dark' ? 'Devastator' : 'Tantive IV'] },
        ],
        [side]: { force: 9, hand: [card] },
      },
      cards: [mark('Gunship', side, model)],
      leads: { offersExactly: { [side]: [{ deploy: card, on: 'Gunship', cost: 0 }, 'pass'] }, stop: 'here' },
    },
  ]),
  ...missiles.flatMap(([card, side, model, target]): Story[] => [
    {
      card,
      says: 'is gone once it is fired',
      ...duel(card, side, model, [7], target),
      plays: [battle(side), [side, { fire: card, target }]],
      leads: {
        events: [
          { kind: 'shot', total: 7 },
          { kind: 'left', is: card, by: 'returned' },
        ],
        stop: 'here',
      },
    },
    {
      card,
      says: 'is better against what another weapon was aimed at',
      ...duel(card, side, model, [0, 2], target, [card]),
      plays: [battle(side), [side, { fire: `table/${card} #1`, target }], [side, { fire: card, target }]],
      leads: {
        events: [
          { kind: 'shot', total: 0 },
          { kind: 'shot', total: 5 },
        ],
        stop: 'here',
      },
    },
  ]),
  ...comes("Dr. Evazan's Sawed-off Blaster", 'Dr. Evazan', 3),
  ...comes("Ponda Baba's Hold-out Blaster", 'Ponda Baba', 2),
  {
    card: "Dr. Evazan's Sawed-off Blaster",
    says: 'fires again and again for 2 Force, next door too',
    position: gunfight("Dr. Evazan's Sawed-off Blaster", 'Stormtrooper', 4),
    plays: [
      ['dark', { battle: EISLEY }],
      ['dark', { fire: "Dr. Evazan's Sawed-off Blaster", target: 'Luke Skywalker', cost: 2 }],
    ],
    leads: {
      events: [{ kind: 'shot', total: 5 }, { kind: 'hit' }],
      offers: { dark: [{ fire: "Dr. Evazan's Sawed-off Blaster", target: 'Luke Skywalker' }] },
      stop: 'here',
    },
  },
  {
    card: "Ponda Baba's Hold-out Blaster",
    says: 'makes whom it hits worthless',
    position: gunfight("Ponda Baba's Hold-out Blaster", 'Stormtrooper', 4),
    plays: [
      ['dark', { battle: EISLEY }],
      ['dark', { fire: "Ponda Baba's Hold-out Blaster", target: 'Luke Skywalker', cost: 2 }],
    ],
    leads: { events: [{ kind: 'hit' }], numbers: { 'Luke Skywalker': { forfeit: 0 } }, stop: 'here' },
  },
  {
    card: "Feltipern Trevagg's Stun Rifle",
    says: 'captures whom it stuns, if its player likes',
    position: gunfight("Feltipern Trevagg's Stun Rifle", 'Boba Fett', 5),
    plays: [
      ['dark', { battle: EISLEY }],
      ['dark', { fire: "Feltipern Trevagg's Stun Rifle", target: 'Luke Skywalker', cost: 2 }],
      ['dark', true],
    ],
    leads: { events: [{ kind: 'captured' }], stop: 'here' },
  },
  {
    card: "Feltipern Trevagg's Stun Rifle",
    says: 'stuns more easily whoever a bounty is on, and may let him go',
    position: gunfight("Feltipern Trevagg's Stun Rifle", 'Boba Fett', 3, {
      locations: [
        {
          card: EISLEY,
          dark: [{ card: 'Boba Fett', with: ["Feltipern Trevagg's Stun Rifle"] }],
          light: [
            { card: 'Luke Skywalker', with: [{ card: 'Bounty', owner: 'dark', by: 'dark' }] },
            'Rebel Trooper',
          ],
        },
      ],
    }),
    plays: [
      ['dark', { battle: EISLEY }],
      ['dark', { fire: "Feltipern Trevagg's Stun Rifle", target: 'Luke Skywalker' }],
      ['dark', false],
    ],
    leads: { events: [{ kind: 'shot', total: 5 }], noEvents: [{ kind: 'captured' }], stop: 'here' },
  },
  {
    card: "Feltipern Trevagg's Stun Rifle",
    says: 'is free on Feltipern Trevagg alone',
    position: {
      at: 'deploy dark',
      locations: [{ card: EISLEY, dark: ['Feltipern Trevagg', 'Boba Fett', 'Stormtrooper'] }],
      dark: { force: 5, hand: ["Feltipern Trevagg's Stun Rifle"] },
    },
    leads: {
      offersExactly: {
        dark: [
          { deploy: "Feltipern Trevagg's Stun Rifle", on: 'Feltipern Trevagg', cost: 0 },
          { deploy: "Feltipern Trevagg's Stun Rifle", on: 'Boba Fett', cost: 2 },
          'pass',
        ],
      },
      stop: 'here',
    },
  },
  ...([['Boba Fett'], []] as const).map(
    (dark): Story => ({
      card: 'Homing Beacon',
      says: dark.length > 0 ? 'is smuggled aboard by a bounty hunter' : 'needs somebody for it',
      position: {
        at: 'deploy dark',
        locations: [
          { card: 'Kessel (L)', light: ['Tantive IV'] },
          { card: EISLEY, dark: [...dark] },
        ],
        dark: { force: 5, hand: ['Homing Beacon'] },
      },
      leads: {
        [dark.length > 0 ? 'offers' : 'noOffers']: { dark: [{ deploy: 'Homing Beacon' }] },
        stop: 'here',
      },
    }),
  ),
  {
    card: 'Homing Beacon',
    says: 'brings starships there for nothing',
    position: {
      at: 'move dark',
      locations: [
        {
          card: 'Kessel (L)',
          light: [{ card: 'Tantive IV', with: [{ card: 'Homing Beacon', owner: 'dark', by: 'dark' }] }],
        },
        { card: 'Tatooine (D)', dark: [{ card: 'Devastator', pilots: ['DS-61-2'] }] },
      ],
      dark: { force: 5 },
    },
    leads: { offers: { dark: [{ move: 'Devastator', to: 'Kessel (L)', cost: 0 }] }, stop: 'here' },
  },
  {
    card: 'Homing Beacon',
    says: 'brings them to a battle as a react',
    position: {
      at: 'battle light',
      locations: [
        {
          card: 'Kessel (L)',
          light: [{ card: 'Tantive IV', with: [{ card: 'Homing Beacon', owner: 'dark', by: 'dark' }] }],
          dark: [{ card: 'Devastator', pilots: ['DS-61-3'] }],
        },
        { card: 'Tatooine (D)', dark: [{ card: 'Avenger', pilots: ['DS-61-2'] }] },
      ],
      dark: { force: 5 },
      light: { force: 3 },
    },
    plays: [['light', { battle: 'Kessel (L)' }]],
    leads: { offers: { dark: [{ move: 'Avenger', to: 'Kessel (L)', cost: 0 }] }, stop: 'here' },
  },
  {
    card: 'Homing Beacon',
    says: 'gets rid of a claw in the own move phase',
    position: {
      at: 'move dark',
      locations: [
        {
          card: 'Kessel (L)',
          light: [
            {
              card: 'Tantive IV',
              with: [{ card: 'Homing Beacon', owner: 'dark', by: 'dark' }, 'Landing Claw'],
            },
          ],
        },
      ],
      dark: { force: 1 },
    },
    plays: [['dark', { play: 'Homing Beacon' }]],
    leads: { zones: { 'light.lost': ['Landing Claw'] }, stop: 'here' },
  },
  {
    card: 'Boba Fett (Special Edition)',
    says: 'comes to a battle with a smuggler for 1 less',
    position: {
      at: 'battle light',
      locations: [{ card: EISLEY, dark: ['Stormtrooper'], light: ['Han Solo'] }, CANTINA],
      dark: { force: 9, hand: ['Boba Fett (Special Edition)'] },
      light: { force: 3 },
    },
    plays: [
      ['light', { battle: EISLEY }],
      ['dark', { deploy: 'Boba Fett (Special Edition)', on: EISLEY }],
    ],
    leads: { resources: { dark: { force: 5 } }, stop: 'here' },
  },
  {
    card: 'Boba Fett (Special Edition)',
    says: 'stays at home where no smuggler is',
    position: {
      at: 'battle light',
      locations: [{ card: EISLEY, dark: ['Stormtrooper'], light: ['Rebel Trooper', 'Luke Skywalker'] }],
      dark: { force: 9, hand: ['Boba Fett (Special Edition)'] },
      light: { force: 3 },
    },
    plays: [['light', { battle: EISLEY }]],
    leads: { noEvents: [{ kind: 'deployed' }], asked: 'light' },
  },
  {
    card: 'Boba Fett (Special Edition)',
    says: 'flies, and what he flies is better',
    position: look([
      { card: 'Kessel (D)', dark: [{ card: 'TIE Scout', pilots: ['Boba Fett (Special Edition)'] }] },
    ]),
    leads: {
      numbers: {
        'TIE Scout': { power: 3, maneuver: 2 },
        'Boba Fett (Special Edition)': { landspeed: 3, immunity: 3 },
      },
      asked: 'dark',
    },
  },
  {
    card: 'Boba Fett (Special Edition)',
    says: 'makes whom he hits worthless',
    position: gunfight('Blaster Rifle (D)', 'Boba Fett (Special Edition)', 6),
    plays: [
      ['dark', { battle: EISLEY }],
      ['dark', { fire: 'Blaster Rifle (D)', target: 'Luke Skywalker' }],
    ],
    leads: { events: [{ kind: 'hit' }], numbers: { 'Luke Skywalker': { forfeit: 0 } }, stop: 'here' },
  },
])
