/** What Premiere locations say, and vehicles that keep to their places. */
import { PIT } from './battle-play.ts'
import { look, type Story, tell } from './stories.ts'

const CORE = 'Death Star: Central Core'
const LEVEL_4 = 'Death Star: Level 4 Military Corridor'
const CONTROL_ROOM = 'Death Star: Detention Block Control Room'
const THRONE_ROOM = 'Yavin 4: Massassi Throne Room'
const CANTINA = 'Tatooine: Cantina (D)'
const EISLEY = 'Tatooine: Mos Eisley (L)'

const LOCATIONS: readonly Story[] = [
  {
    card: 'Dantooine (D)',
    says: 'lets starships of the Dark Side come as a react',
    position: {
      at: 'battle light',
      locations: [
        { card: 'Dantooine (D)', dark: ['TIE Fighter'], light: ['X-wing'] },
        { card: 'Kessel (D)', dark: ['Devastator'] },
      ],
      dark: { force: 2 },
      light: { force: 1 },
    },
    plays: [
      ['light', { battle: 'Dantooine (D)' }],
      ['dark', { move: 'Devastator', to: 'Dantooine (D)' }],
    ],
    leads: { facts: { Devastator: { at: 'Dantooine' } }, asked: 'light' },
  },
  {
    card: CORE,
    says: 'lets Wrong Turn come free to whoever controls it',
    position: {
      locations: [{ card: CORE, dark: ['Stormtrooper'] }],
      dark: { hand: ['Wrong Turn'], force: 1 },
    },
    leads: { offers: { dark: [{ deploy: 'Wrong Turn', cost: 0 }] }, asked: 'dark' },
  },
  {
    card: CORE,
    says: 'drains more for the Light Side',
    position: look([{ card: CORE, light: ['Talz'] }]),
    leads: { numbers: { [CORE]: { 'drain-light': 2 } }, asked: 'dark' },
  },
  {
    card: CONTROL_ROOM,
    says: 'drains more for the Light Side',
    position: look([{ card: CONTROL_ROOM, light: ['Talz'] }]),
    leads: { numbers: { [CONTROL_ROOM]: { 'drain-light': 2 } }, asked: 'dark' },
  },
  {
    card: LEVEL_4,
    says: 'lets Imperials go to any Death Star site free, once in a turn',
    position: {
      at: 'move dark',
      locations: [{ card: LEVEL_4, dark: ['Darth Vader', 'Labria'] }, CONTROL_ROOM, CORE],
      dark: { force: 1 },
    },
    plays: [
      ['dark', { play: LEVEL_4 }],
      ['dark', { cards: [CORE] }],
    ],
    leads: { facts: { 'Darth Vader': { at: CORE, moved: true } }, asked: { dark: 'move-phase' } },
  },
  {
    card: LEVEL_4,
    says: 'drains more for the Light Side',
    position: look([{ card: LEVEL_4, light: ['Talz'] }]),
    leads: { numbers: { [LEVEL_4]: { 'drain-light': 2 } }, asked: 'dark' },
  },
  {
    card: 'Kessel (L)',
    says: 'drains more for the Light Side',
    position: look([{ card: 'Kessel (L)', light: ['X-wing'] }]),
    leads: { numbers: { 'Kessel (L)': { 'drain-light': 3 } }, asked: 'dark' },
  },
  {
    card: 'Kessel (L)',
    says: 'cancels a Kessel Run when the Dark Side controls it',
    position: {
      at: 'deploy dark',
      locations: [
        { card: 'Kessel (L)', light: [{ card: 'Kessel Run', target: 'Han Solo' }] },
        { card: PIT, light: ['Han Solo'] },
      ],
      dark: { hand: ['TIE Scout'], force: 2 },
    },
    plays: [['dark', { deploy: 'TIE Scout', on: 'Kessel (L)' }]],
    leads: { zones: { 'light.lost': ['Kessel Run'] }, asked: { light: 'activate' } },
  },
  {
    card: 'Kessel (D)',
    says: 'takes starships for 1 less, for 2 less with Tarkin there',
    position: {
      locations: [{ card: 'Kessel (D)', dark: [{ card: 'Black 2', pilots: ['Grand Moff Tarkin'] }] }],
      dark: { hand: ['Devastator'], force: 9 },
    },
    leads: { offers: { dark: [{ deploy: 'Devastator', on: 'Kessel (D)', cost: 6 }] }, asked: 'dark' },
  },
  {
    card: 'Kessel (D)',
    says: 'asks 6 ability of the Light Side for battle destiny',
    position: look(['Kessel (D)']),
    leads: {
      numbers: { 'Kessel (D)': { 'ability-needed-light': 6, 'ability-needed-dark': 4 } },
      asked: 'dark',
    },
  },
  {
    card: 'Tatooine: Jawa Camp (L)',
    says: 'takes Jawas for 1 Force of their player alone',
    position: {
      at: 'deploy light',
      locations: ['Tatooine: Jawa Camp (L)'],
      light: { hand: ['Jawa'], force: 2 },
    },
    plays: [['light', { deploy: 'Jawa (L)', on: 'Tatooine: Jawa Camp (L)', cost: 1 }]],
    leads: { resources: { light: { force: 1 }, dark: { force: 0 } }, asked: 'light' },
  },
  {
    card: 'Tatooine: Jawa Camp (L)',
    says: 'takes Jawas free beside a Sandcrawler',
    position: {
      at: 'deploy light',
      locations: [{ card: 'Tatooine: Jawa Camp (L)', light: ['Sandcrawler (L)'] }],
      light: { hand: ['Jawa'] },
    },
    leads: { offers: { light: [{ deploy: 'Jawa (L)', cost: 0 }] }, asked: 'light' },
  },
  {
    card: 'Tatooine: Jawa Camp (D)',
    says: 'takes dark Jawas for 1 Force and makes light ones weaker',
    position: {
      locations: [{ card: 'Tatooine: Jawa Camp (D)', light: ['Jawa'] }],
      dark: { hand: ['Jawa'], force: 1 },
    },
    leads: {
      offers: { dark: [{ deploy: 'Jawa (D)', cost: 1 }] },
      numbers: { 'Jawa (L)': { power: 0, forfeit: 0 } },
      asked: 'dark',
    },
  },
  {
    card: EISLEY,
    says: 'lets one walk to the Cantina free in the control phase',
    position: { at: 'control light', locations: [{ card: EISLEY, light: ['Talz'] }, PIT, CANTINA] },
    plays: [['light', { play: EISLEY, action: 0 }]],
    leads: { facts: { Talz: { at: 'Tatooine: Cantina', moved: true } }, asked: { light: 'control-phase' } },
  },
  {
    card: EISLEY,
    says: 'and back',
    position: { at: 'control light', locations: [EISLEY, PIT, { card: CANTINA, light: ['Talz'] }] },
    plays: [['light', { play: EISLEY, action: 1 }]],
    leads: { facts: { Talz: { at: 'Tatooine: Mos Eisley' } }, asked: { light: 'control-phase' } },
  },
  {
    card: THRONE_ROOM,
    says: 'lets the Light Side go first that starts with it',
    position: { at: 'start', dark: { reserve: ['Kessel (D)', 10] }, light: { reserve: [THRONE_ROOM, 10] } },
    plays: [
      ['dark', { 'start-with': 'Kessel (D)' }],
      ['light', { 'start-with': THRONE_ROOM }],
    ],
    leads: { asked: { light: 'activate' } },
  },
  {
    card: THRONE_ROOM,
    says: 'drains more for the Dark Side',
    position: look([{ card: THRONE_ROOM, dark: ['Myo'] }]),
    leads: { numbers: { [THRONE_ROOM]: { 'drain-dark': 2 } }, asked: 'dark' },
  },
]

tell(LOCATIONS)
