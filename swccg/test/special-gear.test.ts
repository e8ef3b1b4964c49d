/** What weapons, craft and places of Special Edition say. */
import { look, type Story, tellLater } from './stories.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CANTINA = 'Tatooine: Cantina (D)'
const JUNGLE = 'Yavin 4: Jungle (L)'
const PALACE = "Tatooine: Jabba's Palace (L)"

type Side = 'dark' | 'light'
const otherOf = (side: Side): Side => (side === 'dark' ? 'light' : 'dark')

/** A card as a test needs it. */
const made = (title: string, side: Side, facts: object): NonNullable<Story['cards']>[number] =>
  ({ title, side, ...facts }) as unknown as NonNullable<Story['cards']>[number]
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

const bike = (title: string) =>
  made(title, 'dark', { kind: 'vehicle', type: 'combat', traits: ['speeder bike'], deploy: 1 })

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
    card: 'B-wing Attack Fighter',
    says: 'fires all that it has, and draws better',
    position: {
      at: 'battle light',
      locations: [
        {
          card: 'Kessel (L)',
          light: [
            { card: 'B-wing Attack Fighter', with: ['Proton Torpedoes', 'SW-4 Ion Cannon'] },
            'Tantive IV',
          ],
          dark: ['Devastator'],
        },
      ],
      light: { force: 9, reserve: ['0 of light', '0 of light', 9] },
      dark: { force: 3, reserve: 9, hand: 0 },
    },
    plays: [
      ['light', { battle: 'Kessel (L)' }],
      ['light', { fire: 'Proton Torpedoes', target: 'Devastator' }],
    ],
    leads: {
      events: [{ kind: 'destinyDrawn', value: 1 }],
      offers: { light: [{ fire: 'SW-4 Ion Cannon', target: 'Devastator' }] },
      stop: 'here',
    },
  },
  {
    card: 'B-wing Attack Fighter',
    says: 'makes a mine harmless, once a turn',
    position: {
      at: 'control light',
      locations: [
        { card: 'Kessel (L)', light: ['B-wing Attack Fighter'], dark: ['Orbital Mine', 'Orbital Mine'] },
      ],
      light: { force: 3 },
      dark: { lost: 0 },
    },
    cards: [made('Orbital Mine', 'dark', { kind: 'starship', type: 'starfighter', power: 1 })],
    plays: [
      ['light', { play: 'B-wing Attack Fighter' }],
      ['light', { cards: ['table/Orbital Mine #1'] }],
    ],
    leads: {
      zones: { 'dark.lost': ['Orbital Mine'] },
      resources: { light: { force: 2 } },
      noOffers: { light: [{ play: 'B-wing Attack Fighter' }] },
      stop: 'here',
    },
  },
  ...([4, 5] as const).map(
    (maneuver): Story => ({
      card: 'TIE Defender Mark I',
      says: maneuver > 4 ? 'is weaker before what is nimbler' : 'does not mind what is as nimble',
      position: look([{ card: 'Kessel (L)', dark: ['TIE Defender Mark I'], light: ['Nimble Ship'] }]),
      cards: [
        made('Nimble Ship', 'light', {
          kind: 'starship',
          type: 'starfighter',
          maneuver,
          power: 1,
          permanentPilot: 1,
        }),
      ],
      leads: { numbers: { 'TIE Defender Mark I': { power: maneuver > 4 ? 1 : 3 } }, asked: 'dark' },
    }),
  ),
  ...(['TIE Defender Mark I', 'Sentinel-Class Landing Craft'] as const).map(
    (card): Story => ({
      card,
      says: 'carries cannons of starfighters',
      position: {
        at: 'deploy dark',
        locations: [{ card: 'Kessel (L)', dark: [card] }],
        dark: { force: 5, hand: ['Boosted TIE Cannon', 'Ion Cannon'] },
      },
      leads: {
        offers: { dark: [{ deploy: 'Boosted TIE Cannon', on: card }] },
        noOffers: { dark: [{ deploy: 'Ion Cannon', on: card }] },
        stop: 'here',
      },
    }),
  ),
  {
    card: 'TIE Defender Mark I',
    says: 'comes to a battle',
    position: {
      at: 'battle light',
      locations: [{ card: 'Kessel (D)', dark: ['Devastator'], light: ['Tantive IV'] }],
      dark: { force: 9, hand: ['TIE Defender Mark I'] },
      light: { force: 3 },
    },
    plays: [['light', { battle: 'Kessel (D)' }]],
    leads: { offers: { dark: [{ deploy: 'TIE Defender Mark I', on: 'Kessel (D)', cost: 2 }] }, stop: 'here' },
  },
  {
    card: 'Spiral',
    says: 'comes to a battle for 2 Force, and otherwise for 5',
    position: {
      at: 'battle dark',
      locations: [{ card: 'Kessel (L)', dark: ['Devastator'], light: ['Tantive IV'] }],
      light: { force: 9, hand: ['Spiral'] },
      dark: { force: 3 },
    },
    plays: [
      ['dark', { battle: 'Kessel (L)' }],
      ['light', { deploy: 'Spiral' }],
    ],
    leads: { resources: { light: { force: 7 } }, stop: 'here' },
  },
  {
    card: 'Spiral',
    says: 'costs 5 otherwise',
    position: { at: 'deploy light', locations: ['Kessel (L)'], light: { force: 9, hand: ['Spiral'] } },
    leads: { offers: { light: [{ deploy: 'Spiral', cost: 5 }] }, stop: 'here' },
  },
  {
    card: 'Sentinel-Class Landing Craft',
    says: 'lands for nothing, with two speeder bikes',
    position: {
      at: 'move dark',
      locations: [
        { card: 'Tatooine (D)', dark: [{ card: 'Sentinel-Class Landing Craft', cargo: ['Bike', 'Bike'] }] },
        'Tatooine: Docking Bay 94 (D)',
      ],
      dark: { force: 5 },
    },
    cards: [bike('Bike')],
    leads: {
      offers: {
        dark: [{ move: 'Sentinel-Class Landing Craft', to: 'Tatooine: Docking Bay 94 (D)', cost: 0 }],
      },
      stop: 'here',
    },
  },
  {
    card: 'Sentinel-Class Landing Craft',
    says: 'has no room for other vehicles, nor a third bike',
    position: {
      at: 'deploy dark',
      locations: [
        { card: 'Tatooine (D)', dark: [{ card: 'Sentinel-Class Landing Craft', cargo: ['Bike'] }] },
      ],
      dark: { force: 9, hand: ['Second Bike', 'Third Bike', 'Truck'] },
    },
    cards: [
      bike('Bike'),
      bike('Second Bike'),
      bike('Third Bike'),
      made('Truck', 'dark', { kind: 'vehicle', type: 'transport', deploy: 1 }),
    ],
    plays: [['dark', { deploy: 'Second Bike' }]],
    leads: {
      noOffers: { dark: [{ deploy: 'Third Bike' }, { deploy: 'Truck' }] },
      stop: 'here',
    },
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
  ...(
    [
      ['Desert (L)', 'light', ['Jawa (L)'], 'Rebel Trooper'],
      ['Desert (D)', 'dark', ['Jawa (D)', 'Tusken Raider'], 'Stormtrooper'],
    ] as const
  ).flatMap(([card, side, locals, stranger]): Story[] => [
    {
      card,
      says: 'lets its people in on any planet, whatever their own text says',
      position: {
        at: `deploy ${side}`,
        locations: ['Kirdo III', { card, of: 'Kirdo III' }],
        [side]: { force: 9, hand: [...locals, stranger] },
        [otherOf(side)]: { force: 3 },
      },
      leads: { offers: { [side]: locals.map((deploy) => ({ deploy, on: card })) }, stop: 'here' },
    },
    {
      card,
      says: 'takes one from each battle destiny of the other side',
      position: look([{ card, of: 'Tatooine' }]),
      leads: { numbers: { [card]: { [`battle-destiny-${otherOf(side)}`]: -1 } }, asked: 'dark' },
    },
    ...(['Tatooine', 'Kirdo III'] as const).map(
      (planet): Story => ({
        card,
        says: planet === 'Tatooine' ? 'lets sand whirl on Tatooine' : 'holds it elsewhere',
        position: {
          at: `control ${side}`,
          locations: [
            ...(planet === 'Tatooine' ? ['Tatooine (D)'] : ['Kirdo III']),
            { card, of: planet, [side]: [`Sandwhirl (${side === 'dark' ? 'D' : 'L'})`] },
          ],
          [side]: { force: 1 },
        },
        leads:
          planet === 'Tatooine'
            ? { offers: { [side]: [{ drift: `Sandwhirl (${side === 'dark' ? 'D' : 'L'})` }] }, stop: 'here' }
            : {
                noOffers: { [side]: [{ drift: `Sandwhirl (${side === 'dark' ? 'D' : 'L'})` }] },
                stop: 'here',
              },
      }),
    ),
  ]),
  {
    card: 'Roche',
    says: 'brings its asteroids',
    position: {
      at: 'deploy light',
      locations: ['Roche', 'Anoat (L)'],
      light: { force: 1, reserve: ['Big One (L)', 'Big One: Asteroid Cave Or Space Slug Belly (L)', 3] },
    },
    plays: [['light', { play: 'Roche' }]],
    leads: { asked: { light: 'deploy-from' } },
  },
  {
    card: 'Roche',
    says: 'gives its asteroids no shelter from whoever controls it',
    position: {
      at: 'deploy dark',
      locations: ['Roche', { card: 'Asteroid Field (L)', of: 'Roche', light: ['Asteroid Sanctuary'] }],
      dark: { force: 9, hand: ['Devastator'] },
      light: { lost: 0 },
    },
    plays: [['dark', { deploy: 'Devastator', on: 'Roche' }]],
    leads: {
      zones: { 'light.lost': ['Asteroid Sanctuary'] },
      numbers: { Roche: { 'drain-dark': 0 } },
      stop: 'here',
    },
  },
  ...[true, false].map(
    (held): Story => ({
      card: PALACE,
      says: held ? 'keeps Bo Shuda while an alien of yours is there' : 'cannot keep it without one',
      position: {
        at: 'deploy dark',
        locations: [
          { card: PALACE, light: [held ? 'Talz' : 'Luke Skywalker'] },
          { card: "Jabba's Palace: Audience Chamber (L)", light: ['Bo Shuda'] },
        ],
        dark: { force: 9, hand: ['Stormtrooper'] },
        light: { lost: 0 },
      },
      plays: [['dark', { deploy: 'Stormtrooper', on: "Jabba's Palace: Audience Chamber (L)" }]],
      leads: { zones: { 'light.lost': held ? 0 : ['Bo Shuda'] }, stop: 'here' },
    }),
  ),
  {
    card: PALACE,
    says: 'costs the other side a Force for each palace site that it leaves alone',
    position: {
      at: 'deploy light',
      locations: [
        "Jabba's Palace: Audience Chamber (D)",
        { card: "Jabba's Palace: Dungeon", dark: ['Stormtrooper'] },
        "Jabba's Palace: Entrance Cavern (L)",
      ],
      light: { force: 3, hand: [PALACE] },
      dark: { reserve: 5, lost: 0 },
    },
    plays: [['light', { deploy: PALACE }]],
    leads: { resources: { dark: { lost: 1 } }, stop: 'here' },
  },
  {
    card: 'Tatooine: Tosche Station',
    says: 'gives as much Force as its best fighter is strong',
    position: look([{ card: 'Tatooine: Tosche Station', light: ['Luke Skywalker', 'Rebel Trooper'] }]),
    leads: { numbers: { 'Tatooine: Tosche Station': { 'force-generation-light': 4 } }, asked: 'dark' },
  },
  {
    card: 'Tatooine: Tosche Station',
    says: 'gives nothing more where the opponent is too',
    position: look([{ card: 'Tatooine: Tosche Station', light: ['Luke Skywalker'], dark: ['Stormtrooper'] }]),
    leads: { numbers: { 'Tatooine: Tosche Station': { 'force-generation-light': 1 } }, asked: 'dark' },
  },
  ...(
    [
      ['Luke Skywalker', 'light', 2],
      ['Darth Vader', 'dark', -4],
    ] as const
  ).map(
    ([who, side, more]): Story => ({
      card: 'Yavin 4: Massassi Headquarters',
      says: more > 0 ? 'helps an Attack Run of whoever controls it' : 'hinders one where the enemy is',
      position: {
        at: 'move light',
        locations: [
          {
            card: 'Death Star (D)',
            parsec: 4,
            light: [{ card: 'Red 5', pilots: ['Wedge Antilles'], with: ['Proton Torpedoes'] }],
          },
          { card: 'Death Star: Trench', light: ['Attack Run'] },
          { card: 'Yavin 4: Massassi Headquarters', [side]: [who] },
        ],
        light: { force: 9, reserve: ['1 of light', '2 of light', 9] },
        dark: { force: 3, reserve: 9, hand: 0 },
      },
      plays: [
        ['light', { play: 'Attack Run' }],
        ['light', 'pass'],
      ],
      leads: { events: [{ kind: 'epicTotal', more: more + 1 }], stop: 'here' },
    }),
  ),
  {
    card: 'Yavin 4: Massassi Headquarters',
    says: 'lies beside the interior sites',
    rule: 'ccgx/layout/may-not-be-separated',
    position: {
      at: 'deploy light',
      locations: ['Yavin 4: Massassi Throne Room', JUNGLE],
      light: { force: 1, hand: ['Yavin 4: Massassi Headquarters'] },
    },
    leads: {
      offersExactly: { light: [{ deploy: 'Yavin 4: Massassi Headquarters', row: 1 }, 'pass'] },
      stop: 'here',
    },
  },
])
