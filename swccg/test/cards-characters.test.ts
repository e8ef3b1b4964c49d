/** What Premiere characters do: numbers that they change, tricks in battle, schemes in the control phase. */
import { PIT, YARD } from './battle-play.ts'
import { look, type Story, tell } from './stories.ts'

const FARM = "Tatooine: Lars' Moisture Farm (D)"
const CANTINA = 'Tatooine: Cantina (D)'
const WAR_ROOM = 'Yavin 4: Massassi War Room'

const NUMBERS: readonly Story[] = [
  {
    card: 'Beru Lars',
    says: 'is worth more beside Owen',
    position: look([{ card: PIT, light: ['Beru Lars', 'Owen Lars'] }]),
    leads: { numbers: { 'Beru Lars': { forfeit: 5 } }, asked: 'dark' },
  },
  {
    card: 'Beru Lars',
    says: "makes Luke stronger when she is lost in the opponent's turn",
    position: {
      at: 'control dark',
      locations: [
        { card: PIT, light: ['Beru Lars'] },
        { card: YARD, light: ['Luke Skywalker'] },
      ],
      dark: { hand: ['Dark Strike'], force: 1 },
    },
    plays: [
      ['dark', { play: 'Dark Strike' }],
      ['dark', { cards: ['Beru Lars'] }],
    ],
    leads: { numbers: { 'Luke Skywalker': { power: 6 } }, asked: 'dark' },
  },
  {
    card: 'Beru Lars',
    says: "is forgotten after Luke's next turn",
    position: {
      at: 'control dark',
      locations: [
        { card: PIT, light: ['Beru Lars'] },
        { card: YARD, light: ['Luke Skywalker'] },
      ],
      dark: { hand: ['Dark Strike'], force: 1 },
    },
    plays: [
      ['dark', { play: 'Dark Strike' }],
      ['dark', { cards: ['Beru Lars'] }],
      ['dark', 'pass'],
      ['light', 0],
    ],
    leads: { numbers: { 'Luke Skywalker': { power: 3 } }, asked: { dark: 'activate' } },
  },
  {
    card: 'Beru Lars',
    says: 'is not avenged when she is lost in her own turn',
    position: {
      at: 'control light',
      locations: [
        { card: PIT, light: ['Beru Lars'] },
        { card: YARD, light: ['Luke Skywalker'] },
      ],
      dark: { hand: ['Dark Strike'], force: 1 },
      light: { force: 1 },
    },
    plays: [
      ['dark', { play: 'Dark Strike' }],
      ['dark', { cards: ['Beru Lars'] }],
    ],
    leads: { numbers: { 'Luke Skywalker': { power: 3 } }, asked: 'light' },
  },
  {
    card: 'Owen Lars',
    says: 'is stronger beside a Vaporator',
    position: look([{ card: PIT, light: ['Owen Lars', 'Vaporator'] }]),
    leads: { numbers: { 'Owen Lars': { power: 3 } }, asked: 'dark' },
  },
  {
    card: 'Owen Lars',
    says: 'comes home free',
    position: { at: 'deploy light', locations: [FARM, PIT], light: { hand: ['Owen Lars'], force: 3 } },
    leads: { offers: { light: [{ deploy: 'Owen Lars', on: FARM, cost: 0 }] }, asked: 'light' },
  },
  {
    card: 'C-3PO (See-Threepio)',
    says: 'adds 2 for each pair of a droid and a Rebel',
    position: look([
      { card: PIT, light: ['C-3PO (See-Threepio)', 'LIN-V8K (Elleyein-Veeatekay)', 'Luke Skywalker'] },
      { card: YARD, light: ['Leia Organa'] },
    ]),
    leads: { numbers: { [PIT]: { 'total-power-light': 6 } }, asked: 'dark' },
  },
  {
    card: 'General Dodonna',
    says: 'makes the Rebel Planners worth 1 more from afar',
    position: look([
      { card: 'Yavin 4 (L)', light: ['X-wing', 'Y-wing'] },
      { card: WAR_ROOM, light: ['Rebel Planners'] },
      { card: PIT, light: ['General Dodonna'] },
    ]),
    leads: { numbers: { 'Yavin 4 (L)': { 'total-power-light': 8 } }, asked: 'dark' },
  },
  {
    card: 'General Dodonna',
    says: 'doubles the Rebel Planners where they are, and leads the Rebels of Yavin 4',
    position: look([
      { card: 'Yavin 4 (L)', light: ['X-wing', 'Y-wing'] },
      { card: WAR_ROOM, light: ['Rebel Planners', 'General Dodonna', 'Leia Organa'] },
    ]),
    leads: {
      numbers: {
        'Yavin 4 (L)': { 'total-power-light': 9 },
        'Leia Organa': { power: 4 },
        'General Dodonna': { power: 2 },
      },
      asked: 'dark',
    },
  },
  {
    card: 'General Dodonna',
    says: 'cancels Wrong Turn for 1 Force',
    position: {
      at: 'control light',
      locations: [{ card: PIT, light: ['General Dodonna'] }],
      dark: { side: ['Wrong Turn'] },
      light: { force: 1 },
    },
    plays: [['light', { play: 'General Dodonna' }]],
    leads: { zones: { 'dark.lost': ['Wrong Turn'] }, resources: { light: { force: 0 } }, asked: 'dark' },
  },
  {
    card: "WED-9-M1 'Bantha' Droid",
    says: 'looks after vehicles and droids here and repairs Lateral Damage from a docking bay',
    position: {
      at: 'control light',
      locations: [
        { card: 'Tatooine (L)', light: ['X-wing'], dark: [{ card: 'Lateral Damage', target: 'X-wing' }] },
        { card: 'Tatooine: Docking Bay 94 (L)', light: ["WED-9-M1 'Bantha' Droid", 'C-3PO (See-Threepio)'] },
      ],
      light: { force: 1 },
    },
    plays: [['light', { play: "WED-9-M1 'Bantha' Droid" }]],
    leads: {
      zones: { 'dark.lost': ['Lateral Damage'] },
      numbers: { 'C-3PO (See-Threepio)': { immunity: 2 }, 'X-wing': { immunity: 3 } },
      asked: 'light',
    },
  },
  {
    card: 'Garindan',
    says: 'brings Imperials to able Rebels, cheaper and from next door free',
    position: {
      at: 'deploy dark',
      locations: [{ card: PIT, dark: ['Garindan'], light: ['Luke Skywalker'] }],
      dark: { hand: ['Death Star Trooper', 'General Tagge'], force: 9 },
    },
    leads: { offers: { dark: [{ deploy: 'General Tagge', on: PIT, cost: 2 }] }, asked: 'dark' },
  },
  {
    card: 'Garindan',
    says: 'lets Imperials next door come free',
    position: {
      at: 'move dark',
      locations: [
        { card: PIT, dark: ['Garindan'], light: ['Luke Skywalker'] },
        { card: YARD, dark: ['Stormtrooper'] },
      ],
      dark: { force: 1 },
    },
    leads: {
      offers: {
        dark: [
          { move: 'Stormtrooper', to: PIT, cost: 0 },
          { move: 'Garindan', to: YARD, cost: 1 },
        ],
      },
      asked: 'dark',
    },
  },
  {
    card: 'Lieutenant Tanbris',
    says: 'flies starfighters clumsily',
    position: look([{ card: 'Arena', dark: [{ card: 'Black 2', pilots: ['Lieutenant Tanbris'] }] }]),
    leads: { numbers: { 'Black 2': { power: 3, maneuver: 3 } }, asked: 'dark' },
  },
  {
    card: 'Lieutenant Tanbris',
    says: 'makes weapons of his starship cheaper',
    position: {
      locations: [{ card: 'Arena', dark: [{ card: 'Devastator', pilots: ['Lieutenant Tanbris'] }] }],
      dark: { hand: ['Turbolaser Battery'], force: 5 },
    },
    leads: { offers: { dark: [{ deploy: 'Turbolaser Battery', on: 'Devastator', cost: 2 }] }, asked: 'dark' },
  },
  {
    card: 'Tusken Raider',
    says: 'is stronger in company, and four of them more so',
    position: look([
      { card: PIT, dark: ['Tusken Raider', 'Tusken Raider', 'Tusken Raider', 'Tusken Raider'] },
    ]),
    leads: { numbers: { [PIT]: { 'total-power-dark': 10 } }, asked: 'dark' },
  },
  {
    card: 'Tusken Raider',
    says: 'is deployed on Tatooine only',
    position: { locations: [PIT, CANTINA], dark: { hand: ['Tusken Raider'], force: 2 } },
    leads: { offersExactly: { dark: [{ deploy: 'Tusken Raider', on: CANTINA }, 'pass'] }, asked: 'dark' },
  },
  {
    card: 'Wuher',
    says: 'throws weapons and droids out as the control phase begins',
    position: {
      at: 'activate dark',
      locations: [
        {
          card: PIT,
          dark: ['Wuher'],
          light: [{ card: 'Rebel Trooper', with: ['Blaster'] }, 'R2-X2 (Artoo-Extoo)'],
        },
      ],
    },
    plays: [['dark', 1]],
    leads: { zones: { 'light.lost': ['R2-X2 (Artoo-Extoo)', 'Blaster'] }, asked: 'dark' },
  },
  {
    card: 'Wuher',
    says: 'suffers none in the Cantina at any time',
    position: {
      locations: [{ card: CANTINA, dark: ['Wuher', 'Stormtrooper'] }],
      dark: { hand: ['Imperial Blaster'], force: 1 },
    },
    plays: [['dark', { deploy: 'Imperial Blaster', on: 'Stormtrooper' }]],
    leads: { zones: { 'dark.lost': ['Imperial Blaster'] }, asked: 'light' },
  },
]

const BATTLES: readonly Story[] = [
  {
    card: 'Han Solo',
    says: 'has his destiny drawn again for 1 Force',
    position: {
      at: 'battle dark',
      locations: [{ card: PIT, dark: ['Stormtrooper'], light: ['Han Solo', 'Rebel Trooper'] }],
      dark: { force: 1 },
      light: { force: 1, reserve: ['1 of light', '5 of light', 9] },
    },
    plays: [
      ['dark', { battle: PIT }],
      ['light', 1],
      ['light', { play: 'Han Solo' }],
    ],
    leads: {
      events: [
        { kind: 'destinyDrawn', is: '5 of light', value: 5 },
        { kind: 'battleTotals', totals: [1, 9] },
      ],
      resources: { light: { force: 0 } },
      asked: { dark: 'settle' },
    },
  },
  {
    card: 'Grand Moff Tarkin',
    says: 'beside Vader cancels a destiny, and no other is drawn',
    position: {
      at: 'battle dark',
      locations: [{ card: PIT, dark: ['Grand Moff Tarkin', 'Darth Vader'], light: ['Luke Skywalker'] }],
      dark: { force: 1 },
      light: { reserve: ['7 of light', 9] },
    },
    plays: [
      ['dark', { battle: PIT }],
      ['dark', 0],
      ['light', 1],
      ['dark', { play: 'Grand Moff Tarkin' }],
    ],
    leads: { events: [{ kind: 'battleTotals', totals: [10, 3] }], asked: { light: 'settle' } },
  },
  {
    card: "Kal'Falnl C'ndros",
    says: 'reduces a lower battle destiny to nothing',
    position: {
      at: 'battle dark',
      locations: [{ card: PIT, dark: ['Darth Vader'], light: ["Kal'Falnl C'ndros", 'Luke Skywalker'] }],
      dark: { force: 1, reserve: ['2 of dark', 9] },
      light: { reserve: ['5 of light', 9] },
    },
    plays: [
      ['dark', { battle: PIT }],
      ['dark', 1],
      ['light', 1],
    ],
    leads: { events: [{ kind: 'battleTotals', totals: [6, 9] }], asked: 'light' },
  },
  {
    card: 'EG-6 (Eegee-Six)',
    says: 'drawn as battle destiny doubles the power of the weaker side',
    position: {
      at: 'battle dark',
      locations: [{ card: PIT, dark: ['Darth Vader'], light: ['Obi-Wan Kenobi', 'Luke Skywalker'] }],
      dark: { force: 1, reserve: ['EG-6 (Eegee-Six)', 9] },
    },
    plays: [
      ['dark', { battle: PIT }],
      ['dark', 1],
      ['light', 0],
    ],
    leads: { events: [{ kind: 'battleTotals', totals: [13, 8] }], asked: { light: 'settle' } },
  },
  {
    card: 'EG-6 (Eegee-Six)',
    says: 'feeds the other droids there',
    position: look([{ card: PIT, dark: ['EG-6 (Eegee-Six)', 'LIN-V8M (Elleyein-Veeateemm)'] }]),
    leads: {
      numbers: { 'EG-6 (Eegee-Six)': { power: 0 }, 'LIN-V8M (Elleyein-Veeateemm)': { power: 1 } },
      asked: 'dark',
    },
  },
  {
    card: 'Dice Ibegon',
    says: 'stings whoever fired, if the destiny is its ability',
    position: {
      at: 'battle dark',
      locations: [
        { card: PIT, dark: [{ card: 'Stormtrooper', with: ['Imperial Blaster'] }], light: ['Dice Ibegon'] },
      ],
      dark: { force: 2, reserve: ['0 of dark', 9] },
      light: { force: 1, reserve: ['1 of light', 9] },
    },
    plays: [
      ['dark', { battle: PIT }],
      ['dark', { fire: 'Imperial Blaster', target: 'Dice Ibegon' }],
      ['light', { play: 'Dice Ibegon' }],
    ],
    leads: { events: [{ kind: 'hit', card: 'Stormtrooper' }], asked: 'dark' },
  },
  {
    card: 'Obi-Wan Kenobi',
    says: 'sends somebody of ability 1 away, free',
    position: {
      at: 'battle dark',
      locations: [{ card: PIT, dark: ['Stormtrooper', 'Darth Vader'], light: ['Obi-Wan Kenobi'] }, YARD],
      dark: { force: 1 },
      light: { force: 1 },
    },
    plays: [
      ['dark', { battle: PIT }],
      ['light', { play: 'Obi-Wan Kenobi' }],
    ],
    leads: {
      facts: { 'table/Stormtrooper': { at: YARD } },
      resources: { light: { force: 0 } },
      asked: { dark: 'battle-destiny' },
    },
  },
  {
    card: 'Obi-Wan Kenobi',
    says: 'has whoever cannot go lost',
    position: {
      at: 'battle dark',
      locations: [{ card: PIT, dark: ['Stormtrooper', 'Darth Vader'], light: ['Obi-Wan Kenobi'] }],
      dark: { force: 1 },
      light: { force: 1 },
    },
    plays: [
      ['dark', { battle: PIT }],
      ['light', { play: 'Obi-Wan Kenobi' }],
    ],
    leads: { zones: { 'dark.lost': ['Stormtrooper'] }, asked: { dark: 'battle-destiny' } },
  },
  {
    card: 'Talz',
    says: 'is forfeited instead of another who was hit',
    position: {
      at: 'battle dark',
      locations: [
        { card: PIT, dark: [{ card: 'Stormtrooper', with: ['Imperial Blaster'] }], light: ['Talz', 'Kabe'] },
      ],
      dark: { force: 2, reserve: ['7 of dark', 9] },
    },
    plays: [
      ['dark', { battle: PIT }],
      ['dark', { fire: 'Imperial Blaster', target: 'Kabe' }],
      ['dark', { verb: 'lose', from: 'reserve' }],
      ['light', { forfeit: 'Talz', insteadOf: 'Kabe' }],
    ],
    leads: { zones: { 'light.lost': ['Talz'] }, facts: { Kabe: { at: PIT, hit: false } }, asked: 'light' },
  },
  {
    card: 'Talz',
    says: 'is stronger at night',
    position: look([
      { card: 'Tatooine (L)', light: ['Nightfall'] },
      { card: CANTINA, dark: [], light: ['Rebel Trooper'] },
      { card: FARM, light: ['Talz'] },
    ]),
    leads: { numbers: { Talz: { power: 3 } }, asked: 'dark' },
  },
  {
    card: 'Chief Bast',
    says: 'leaves a battle in space for a site below, with a companion',
    position: {
      at: 'battle light',
      locations: [
        {
          card: 'Tatooine (D)',
          dark: [{ card: 'Devastator', pilots: ['Chief Bast', 'Darth Vader'] }],
          light: ['X-wing'],
        },
        CANTINA,
      ],
      light: { force: 1 },
    },
    plays: [
      ['light', { battle: 'Tatooine (D)' }],
      ['dark', { play: 'Chief Bast' }],
    ],
    leads: {
      facts: { 'Chief Bast': { at: 'Tatooine: Cantina' }, 'Darth Vader': { at: 'Tatooine: Cantina' } },
      asked: 'light',
    },
  },
  {
    card: 'Dr. Evazan',
    says: 'operates on whoever was just hit',
    position: {
      at: 'battle dark',
      locations: [
        {
          card: PIT,
          dark: [{ card: 'Stormtrooper', with: ['Imperial Blaster'] }, 'Dr. Evazan'],
          light: ['Kabe', 'Rebel Trooper'],
        },
      ],
      dark: { force: 2, reserve: ['7 of dark', 9] },
    },
    plays: [
      ['dark', { battle: PIT }],
      ['dark', { fire: 'Imperial Blaster', target: 'Kabe' }],
      ['dark', { play: 'Dr. Evazan' }],
    ],
    leads: {
      events: [{ kind: 'left', is: 'Kabe', by: 'lost' }],
      zones: { 'light.lost': ['Kabe'] },
      asked: 'light',
    },
  },
  {
    card: 'Myo',
    says: 'regenerates after a battle',
    position: {
      at: 'battle light',
      locations: [{ card: PIT, dark: ['Myo'], light: ['Luke Skywalker', 'Leia Organa'] }],
      light: { force: 2 },
    },
    plays: [
      ['light', { battle: PIT }],
      ['light', 0],
      ['dark', { forfeit: 'Myo' }],
    ],
    leads: { resources: { dark: { used: 1, lost: 0 } }, asked: 'light' },
  },
  {
    card: 'Myo',
    says: 'is stronger with a bounty hunter',
    position: look([{ card: PIT, dark: ['Myo', 'Djas Puhr'] }]),
    leads: { numbers: { Myo: { power: 4 } }, asked: 'dark' },
  },
  {
    card: 'Prophetess',
    says: 'retrieves a card when she is right',
    position: {
      at: 'battle dark',
      locations: [{ card: PIT, dark: ['Prophetess', 'Myo'], light: ['Rebel Trooper'] }],
      dark: { force: 2, lost: 1 },
    },
    plays: [
      ['dark', { battle: PIT }],
      ['dark', 'you win'],
      ['dark', 0],
      ['light', { forfeit: 'Rebel Trooper' }],
    ],
    leads: { resources: { dark: { lost: 0, used: 2 } }, asked: 'dark' },
  },
  {
    card: 'Prophetess',
    says: 'costs 1 Force when she is wrong',
    position: {
      at: 'battle dark',
      locations: [{ card: PIT, dark: ['Prophetess', 'Myo'], light: ['Rebel Trooper'] }],
      dark: { force: 1 },
    },
    plays: [
      ['dark', { battle: PIT }],
      ['dark', 'nobody wins'],
      ['dark', 0],
      ['light', { forfeit: 'Rebel Trooper' }],
    ],
    leads: { asked: { dark: 'lose-force' } },
  },
]

const wager = (theirs: string): Story['position'] => ({
  at: 'control light',
  locations: [{ card: PIT, light: ["Figrin D'an"] }],
  dark: { reserve: [theirs, theirs, 9], lost: 1 },
  light: { force: 1, reserve: ['2 of light', '2 of light', '2 of light', 9], lost: 1 },
})

const SCHEMES: readonly Story[] = [
  {
    card: "Figrin D'an",
    says: 'wins a wager and gets a lost card back',
    position: wager('1 of dark'),
    plays: [
      ['light', { play: "Figrin D'an" }],
      ['light', 'yes'],
    ],
    leads: { resources: { light: { lost: 0, force: 0 }, dark: { lost: 1 } }, asked: 'dark' },
  },
  {
    card: "Figrin D'an",
    says: 'loses a wager, and the opponent gets one back',
    position: wager('7 of dark'),
    plays: [
      ['light', { play: "Figrin D'an" }],
      ['dark', 'yes'],
    ],
    leads: { resources: { light: { lost: 1 }, dark: { lost: 0 } }, asked: 'dark' },
  },
  {
    card: 'Leesub Sirln',
    says: 'guesses the kind of a card, which is then lost',
    position: {
      at: 'control light',
      locations: [{ card: PIT, light: ['Leesub Sirln'] }],
      dark: { hand: ['Stormtrooper'] },
      light: { force: 1 },
    },
    plays: [
      ['light', { play: 'Leesub Sirln' }],
      ['light', 'character'],
    ],
    leads: { zones: { 'dark.lost': ['Stormtrooper'] }, resources: { light: { force: 0 } }, asked: 'dark' },
  },
  {
    card: 'Leesub Sirln',
    says: 'guesses wrong and has only seen it',
    position: {
      at: 'control light',
      locations: [{ card: PIT, light: ['Leesub Sirln'] }],
      dark: { hand: ['Stormtrooper'] },
      light: { force: 1 },
    },
    plays: [
      ['light', { play: 'Leesub Sirln' }],
      ['light', 'weapon'],
    ],
    leads: {
      events: [{ kind: 'looked', whose: 'dark', is: ['Stormtrooper'] }],
      resources: { dark: { hand: 1, lost: 0 } },
      asked: 'dark',
    },
  },
  {
    card: 'Labria',
    says: 'loses a vehicle or starship that he turns up',
    position: {
      at: 'control dark',
      locations: [{ card: PIT, dark: ['Labria'] }],
      dark: { reserve: ['Bantha', 9] },
    },
    plays: [['dark', { play: 'Labria' }]],
    leads: { zones: { 'dark.lost': ['Bantha'] }, asked: 'light' },
  },
  {
    card: 'Labria',
    says: 'puts any other card on a pile',
    position: {
      at: 'control dark',
      locations: [{ card: PIT, dark: ['Labria'] }],
      dark: { reserve: ['Myo', 9] },
    },
    plays: [
      ['dark', { play: 'Labria' }],
      ['dark', 'Force Pile'],
    ],
    leads: {
      events: [
        { kind: 'looked', is: ['Myo'] },
        { kind: 'stacked', pile: 'force', is: 'Myo' },
      ],
      resources: { dark: { force: 1, reserve: 9 } },
      asked: 'dark',
    },
  },
  {
    card: "M'iiyoom Onith",
    says: 'sees a hand, and unique men in it are lost',
    position: {
      at: 'control dark',
      locations: [{ card: PIT, dark: ["M'iiyoom Onith"] }],
      dark: { force: 4 },
      light: { hand: ['Han Solo', 'Leia Organa', 'Talz'] },
    },
    plays: [['dark', { play: "M'iiyoom Onith" }]],
    leads: {
      zones: { 'light.lost': ['Han Solo'], 'light.hand': ['Leia Organa', 'Talz'] },
      resources: { dark: { force: 1 } },
      asked: 'dark',
    },
  },
]

const errand = { title: 'Errand', side: 'dark', kind: 'effect', type: 'utinni', text: {} } as const
const MOUSE = "MSE-6 'Mouse' Droid"
const ERRANDS: readonly Story[] = [
  {
    card: MOUSE,
    says: 'comes to whoever a Utinni Effect targets',
    cards: [errand],
    position: {
      locations: [
        { card: PIT, light: ['Luke Skywalker'] },
        { card: YARD, dark: [{ card: 'Errand', target: 'Luke Skywalker' }] },
      ],
      dark: { hand: [MOUSE] },
    },
    leads: { offersExactly: { dark: [{ deploy: MOUSE, on: PIT, cost: 0 }, 'pass'] }, asked: 'dark' },
  },
  {
    card: MOUSE,
    says: 'brings the Effect to its target and returns to hand',
    cards: [errand],
    position: {
      at: 'move dark',
      locations: [
        { card: PIT, light: ['Luke Skywalker'] },
        { card: YARD, dark: [{ card: 'Errand', target: 'Luke Skywalker' }, MOUSE] },
      ],
      dark: { force: 1 },
    },
    plays: [
      ['dark', { play: MOUSE }],
      ['dark', { move: MOUSE, to: PIT }],
    ],
    leads: { facts: { Errand: { on: PIT } }, zones: { 'dark.hand': [MOUSE] }, asked: 'light' },
  },
]

tell([...NUMBERS, ...BATTLES, ...SCHEMES, ...ERRANDS])
