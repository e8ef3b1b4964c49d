/** What Premiere characters do by being there, and to those around them. */
import { PIT, YARD } from './battle-play.ts'
import { look, type Story, tell } from './stories.ts'

const FARM = "Tatooine: Lars' Moisture Farm (D)"
const CANTINA = 'Tatooine: Cantina (D)'
const WAR_ROOM = 'Yavin 4: Massassi War Room'

/** A droid among a Rebel, an alien and another droid, under a system where it is night or not. */
const patrol = (site: string, night: readonly string[], ...more: readonly string[]): Story['position'] =>
  look([
    { card: 'Tatooine (L)', light: night },
    { card: site, light: [TOOEX, 'Leia Organa', 'Kabe', 'C-3PO (See-Threepio)', ...more] },
  ])
const TOOEX = '2X-3KPR (Tooex)'

/** Beru can be struck down in the turn of a side, away from Luke. */
const beruStruck = (turn: 'dark' | 'light'): Story['position'] => ({
  at: `control ${turn}`,
  locations: [
    { card: PIT, light: ['Beru Lars'] },
    { card: YARD, light: ['Luke Skywalker'] },
  ],
  dark: { hand: ['Dark Strike'], force: 1 },
})
const STRIKE: NonNullable<Story['plays']> = [
  ['dark', { play: 'Dark Strike' }],
  ['dark', { cards: ['Beru Lars'] }],
]

const NUMBERS: readonly Story[] = [
  {
    card: TOOEX,
    says: 'makes Rebels and aliens with it stronger at night',
    position: patrol(FARM, ['Nightfall']),
    leads: {
      numbers: {
        'Leia Organa': { power: 5 },
        Kabe: { power: 3, immunity: 0 },
        'C-3PO (See-Threepio)': { power: 1 },
        [TOOEX]: { power: 0 },
      },
      asked: 'dark',
    },
  },
  {
    card: TOOEX,
    says: 'makes them immune beside a Hydroponics Station',
    position: patrol(FARM, ['Nightfall'], 'Hydroponics Station'),
    leads: { numbers: { Kabe: { power: 3, immunity: 3 }, [TOOEX]: { immunity: 0 } }, asked: 'dark' },
  },
  {
    card: TOOEX,
    says: 'does nothing by day, even beside a Hydroponics Station',
    position: patrol(FARM, [], 'Hydroponics Station'),
    leads: { numbers: { 'Leia Organa': { power: 3 }, Kabe: { power: 1, immunity: 0 } }, asked: 'dark' },
  },
  {
    card: 'Beru Lars',
    says: 'is worth more beside Owen',
    position: look([{ card: PIT, light: ['Beru Lars', 'Owen Lars'] }]),
    leads: { numbers: { 'Beru Lars': { forfeit: 5 } }, asked: 'dark' },
  },
  {
    card: 'Beru Lars',
    says: "makes Luke stronger when she is lost in the opponent's turn",
    position: beruStruck('dark'),
    plays: STRIKE,
    leads: { numbers: { 'Luke Skywalker': { power: 6 } }, asked: 'dark' },
  },
  {
    card: 'Beru Lars',
    says: "is forgotten after Luke's next turn",
    position: beruStruck('dark'),
    plays: [...STRIKE, ['dark', 'pass'], ['light', 0]],
    leads: { numbers: { 'Luke Skywalker': { power: 3 } }, asked: { dark: 'activate' } },
  },
  {
    card: 'Beru Lars',
    says: 'is not avenged when she is lost in her own turn',
    position: { ...beruStruck('light'), light: { force: 1 } },
    plays: STRIKE,
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

tell(NUMBERS)
