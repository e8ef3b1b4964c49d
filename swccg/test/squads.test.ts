/** Squad leaders, scapegoats, droids drawn for battle, sights for cannons, and an officer who looks at the other deck. */
import { test } from 'vitest'
import { final } from './play.ts'
import { type Story, tellLater } from './stories.ts'
import { tells } from './tells.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CANTINA = 'Tatooine: Cantina (D)'
const GENERATORS = 'Hoth: Main Power Generators (1st Marker)'
const TRENCH = 'Hoth: Snow Trench (2nd Marker)'
const PERIMETER = 'Hoth: Defensive Perimeter (3rd Marker) (L)'
const WALKER = { card: 'Blizzard 2', with: ['AT-AT Cannon'], pilots: ['General Veers'] }

const squad = (
  card: string,
  seat: 'dark' | 'light',
  men: readonly string[],
  guard: string,
): readonly Story[] => {
  const position = (there: readonly string[], force = 1): Story['position'] =>
    ({
      at: `move ${seat}`,
      locations: [{ card: EISLEY, [seat]: [card, ...there] }, CANTINA],
      [seat]: { force },
    }) as never
  return [
    {
      card,
      says: 'leads three troopers next door for one Force',
      position: position([...men, guard]),
      plays: [
        [seat, { play: card }],
        [seat, { cards: men }],
      ],
      leads: {
        facts: Object.fromEntries([card, ...men].map((one) => [one, { at: 'Tatooine: Cantina' }])),
        resources: { [seat]: { force: 0 } },
        stop: 'here',
      },
    },
    {
      card,
      says: 'leads nobody with fewer beside him, who are worth more there',
      position: position([men[0]!, guard]),
      leads: {
        noEvents: [{ kind: 'moved' }],
        numbers: { [guard]: { forfeit: 2 } },
        offers: { [seat]: [{ move: guard, to: CANTINA }] },
        stop: 'here',
      },
    },
  ]
}

tellLater([
  ...squad(
    'Rebel Squad Leader',
    'light',
    ['Sergeant Hollis', 'Shawn Valdez', 'Echo Base Trooper Officer'],
    'Rebel Guard',
  ),
  ...squad(
    'Imperial Squad Leader',
    'dark',
    ['Trooper Davin Felth', 'Snowtrooper', 'Snowtrooper Officer'],
    'Imperial Trooper Guard',
  ),
  {
    card: 'EG-4 (Eegee-Four)',
    says: 'drawn as battle destiny doubles the power of the weaker side, and feeds droids beside it',
    position: {
      at: 'battle light',
      locations: [
        {
          card: EISLEY,
          light: ['Obi-Wan Kenobi', 'EG-4 (Eegee-Four)', 'LIN-V8K (Elleyein-Veeatekay)'],
          dark: ['Darth Vader', 'Stormtrooper', 'Dr. Evazan'],
        },
      ],
      light: { force: 1, reserve: ['EG-4 (Eegee-Four)', 9] },
      dark: { reserve: 9 },
    },
    plays: [
      ['light', { battle: EISLEY }],
      ['light', 1],
      ['dark', 0],
    ],
    leads: {
      numbers: { 'LIN-V8K (Elleyein-Veeatekay)': { power: 1 } },
      events: [{ kind: 'battleTotals', totals: [9, 12] }],
      stop: 'here',
    },
  },
  {
    card: 'Self-Destruct Mechanism',
    says: 'turns a shot to a droid beside the target',
    position: {
      at: 'battle light',
      locations: [
        {
          card: EISLEY,
          light: [{ card: 'Leia Organa', with: ['Blaster'] }],
          dark: ['Darth Vader', 'R5-A2 (Arfive-Aytoo)'],
        },
      ],
      light: { force: 5, reserve: ['7 of light', 9] },
      dark: { force: 2, hand: ['Self-Destruct Mechanism'], reserve: 9 },
    },
    plays: [
      ['light', { battle: EISLEY }],
      ['light', { fire: 'Blaster', target: 'Darth Vader' }],
      ['dark', { play: 'Self-Destruct Mechanism' }],
    ],
    leads: {
      facts: { 'R5-A2 (Arfive-Aytoo)': { hit: true }, 'Darth Vader': { hit: false } },
      numbers: { 'R5-A2 (Arfive-Aytoo)': { forfeit: 8 } },
      stop: 'here',
    },
  },
  {
    card: 'Electro-Rangefinder',
    says: 'lets the cannon fire two sites away',
    position: {
      at: 'battle dark',
      locations: [
        { card: PERIMETER, dark: ['Stormtrooper'], light: ['Luke Skywalker'] },
        TRENCH,
        {
          card: GENERATORS,
          dark: [{ ...WALKER, with: [{ card: 'AT-AT Cannon', with: ['Electro-Rangefinder'] }] }],
        },
      ],
      dark: { force: 9, reserve: 9 },
      light: { force: 3, reserve: 9 },
    },
    plays: [['dark', { battle: PERIMETER }]],
    leads: { offers: { dark: [{ fire: 'AT-AT Cannon', target: 'Luke Skywalker' }] }, stop: 'here' },
  },
  {
    card: 'Captain Khurgee (V)',
    says: 'looks at the other deck once a turn: a character costs Force',
    position: {
      at: 'control dark',
      locations: [{ card: EISLEY, dark: ['Captain Khurgee (V)'] }],
      light: { reserve: ['Luke Skywalker', 9], hand: 0, used: 0, lost: 0 },
    },
    plays: [
      ['dark', { play: 'Captain Khurgee (V)' }],
      ['dark', true],
    ],
    leads: { zones: { 'light.lost': ['Luke Skywalker'] }, stop: 'here' },
  },
  {
    card: 'Captain Khurgee (V)',
    says: 'puts a Rebel that is still there on the Used Pile',
    position: {
      at: 'control dark',
      locations: [{ card: EISLEY, dark: ['Captain Khurgee (V)'] }],
      light: { reserve: ['Luke Skywalker', 9], hand: ['Talz'], used: 0, lost: 0 },
    },
    plays: [
      ['dark', { play: 'Captain Khurgee (V)' }],
      ['dark', true],
      ['light', { lose: 'Talz', from: 'hand' }],
      ['dark', true],
    ],
    leads: {
      zones: { 'light.used': ['Luke Skywalker'] },
      noOffers: { dark: [{ play: 'Captain Khurgee (V)' }] },
      stop: 'here',
    },
  },
])

test(
  'a rangefinder helps to fire at the generators, from two sites away',
  tells('Electro-Rangefinder'),
  () => {
    const game = final({
      at: 'control dark',
      locations: [
        GENERATORS,
        TRENCH,
        {
          card: PERIMETER,
          dark: [{ ...WALKER, with: [{ card: 'AT-AT Cannon', with: ['Electro-Rangefinder'] }] }],
        },
      ],
      dark: { force: 5, hand: ['Target The Main Generator'], reserve: 9 },
      light: { reserve: 20 },
    })
    game.play('dark', { play: 'Target The Main Generator' })
    game.expect({ events: [{ kind: 'epicTotal', more: 1 }], stop: 'here' })
  },
)

test('a droid is lost for all attrition', tells('Self-Destruct Mechanism'), () => {
  const game = final({
    at: 'battle light',
    locations: [{ card: EISLEY, light: ['Obi-Wan Kenobi'], dark: ['Darth Vader', 'R5-A2 (Arfive-Aytoo)'] }],
    light: { force: 5, reserve: 9 },
    dark: { force: 2, hand: ['Self-Destruct Mechanism'], reserve: 9 },
  })
  game.play('light', { battle: EISLEY }).play('light', 1).play('dark', 0)
  game.play('dark', { play: 'Self-Destruct Mechanism' })
  game.expect({ events: [{ kind: 'left', is: 'R5-A2 (Arfive-Aytoo)', by: 'lost' }], stop: 'here' })
})
