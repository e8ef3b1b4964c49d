/** Premiere automated weapons: seekers, mines and a projector, and the droids that see to mines. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { ARENA, fighter, PIT, YARD } from './battle-play.ts'
import { ccg95 } from './play.ts'
import { type Story, tell } from './stories.ts'
import { tells } from './tells.ts'

const CORE = 'Death Star: Central Core'

/** Each seeker beside somebody whom it lets go and somebody whom it takes. */
describe.each([
  ['Tagge Seeker', 'light', 'General Tagge', 'Stormtrooper'],
  ['Tarkin Seeker', 'light', 'Djas Puhr', 'Labria'],
  ['Han Seeker', 'dark', 'Leia Organa', 'Talz'],
  ['Luke Seeker', 'dark', 'Leia Organa', 'Rebel Pilot'],
] as const)('%s', (seeker, side, _, prey) => {
  const other = side === 'dark' ? 'light' : 'dark'
  const seat = (hand: readonly string[]) => ({ [side]: { hand, force: 2 } })

  test('comes for 1 Force to a site without anybody', tells(seeker), () => {
    const game = ccg95(
      { at: `deploy ${side}`, locations: [{ card: PIT, [other]: [prey] }, YARD], ...seat([seeker]) },
      { cards: [...ARENA] },
    )
    game.expect({ offersExactly: { [side]: [{ deploy: seeker, on: YARD, cost: 1 }, 'pass'] }, asked: side })
  })

  test('goes by itself, and is lost with whom it meets', proves('ccg95/weapon/automated'), () => {
    const game = ccg95(
      {
        at: `move ${side}`,
        locations: [
          { card: PIT, [other]: [prey] },
          { card: YARD, [side]: [seeker] },
        ],
        ...seat([]),
      },
      { cards: [...ARENA] },
    )
    game.play(side, { play: seeker })
    game.expect({
      events: [{ kind: 'left', is: seeker, by: 'lost' }],
      zones: { [`${other}.lost`]: [prey] },
      resources: { [side]: { force: 1 } },
      asked: side,
    })
  })
})

const mine = (droid: string, side: 'dark' | 'light'): Story['position'] => ({
  at: `turn ${side}`,
  turn: 4,
  locations: [
    {
      card: PIT,
      [side]: [droid, 'Timer Mine'],
      [side === 'dark' ? 'light' : 'dark']: side === 'dark' ? ['Talz', 'Kabe'] : ['Myo', 'Labria'],
    },
  ],
  [side]: { reserve: [`1 of ${side}`, 9] },
})

const STORIES: readonly Story[] = [
  {
    card: 'Timer Mine (D)',
    says: 'explodes as the next turn of its player begins; the owner chooses who is lost',
    position: mine('LIN-V8M (Elleyein-Veeateemm)', 'dark'),
    plays: [['light', { cards: ['Kabe'] }]],
    leads: { zones: { 'light.lost': ['Kabe'], 'dark.lost': ['Timer Mine (D)'] }, asked: 'dark' },
  },
  {
    card: 'Timer Mine (L)',
    says: 'does the same to the Dark Side',
    position: mine('LIN-V8K (Elleyein-Veeatekay)', 'light'),
    plays: [['dark', { cards: ['Labria'] }]],
    leads: { zones: { 'dark.lost': ['Labria'], 'light.lost': ['Timer Mine (L)'] }, asked: 'light' },
  },
  {
    card: 'Timer Mine (D)',
    says: 'is laid where an own mining droid is',
    position: {
      locations: [
        { card: PIT, dark: ['LIN-V8M (Elleyein-Veeateemm)'] },
        { card: YARD, dark: ['Myo'] },
      ],
      dark: { hand: ['Timer Mine'] },
    },
    leads: { offersExactly: { dark: [{ deploy: 'Timer Mine (D)', on: PIT }, 'pass'] }, asked: 'dark' },
  },
  {
    card: 'LIN-V8K (Elleyein-Veeatekay)',
    says: 'defuses a mine at the same site for 1 Force',
    position: {
      at: 'control light',
      locations: [{ card: PIT, light: ['LIN-V8K (Elleyein-Veeatekay)'], dark: ['Timer Mine'] }],
      light: { force: 2 },
    },
    plays: [['light', { play: 'LIN-V8K (Elleyein-Veeatekay)' }]],
    leads: { zones: { 'dark.lost': ['Timer Mine (D)'] }, resources: { light: { force: 1 } }, asked: 'light' },
  },
  {
    card: 'LIN-V8M (Elleyein-Veeateemm)',
    says: 'does so in its own turn only',
    position: {
      at: 'control light',
      locations: [{ card: PIT, dark: ['LIN-V8M (Elleyein-Veeateemm)'], light: ['Timer Mine'] }],
      dark: { force: 2 },
    },
    leads: { asked: { dark: 'activate' } },
  },
  {
    card: 'Laser Projector',
    says: 'fires free at characters, 1 less',
    cards: [fighter('light', 'Near', { power: 1, ability: 2, forfeit: 1 })],
    position: {
      at: 'battle dark',
      locations: [{ card: CORE, dark: ['Stormtrooper', 'Laser Projector'], light: ['Near'] }],
      dark: { force: 1, reserve: ['4 of dark', 9] },
    },
    plays: [
      ['dark', { battle: CORE }],
      ['dark', { fire: 'Laser Projector', target: 'Near', cost: 0 }],
    ],
    leads: {
      events: [
        { kind: 'shot', total: 3, defense: 2 },
        { kind: 'hit', card: 'Near' },
      ],
      asked: 'light',
    },
  },
  {
    card: 'Laser Projector',
    says: 'shoots at seekers too, with a defense of 1',
    cards: [fighter('light', 'Near', { power: 1, ability: 4, forfeit: 1 })],
    position: {
      at: 'battle dark',
      locations: [{ card: CORE, dark: ['Darth Vader', 'Laser Projector'], light: ['Near', 'Tagge Seeker'] }],
      dark: { force: 1, reserve: ['3 of dark', 9] },
    },
    plays: [
      ['dark', { battle: CORE }],
      ['dark', { fire: 'Laser Projector', target: 'Tagge Seeker' }],
    ],
    leads: { events: [{ kind: 'shot', total: 2, defense: 1 }], asked: 'dark' },
  },
  {
    card: 'Laser Projector',
    says: 'can be shot at itself, and is lost when the battle ends',
    position: {
      at: 'battle light',
      locations: [
        {
          card: CORE,
          dark: ['Stormtrooper', 'Laser Projector'],
          light: [{ card: 'Rebel Trooper', with: ['Blaster'] }],
        },
      ],
      light: { force: 2, reserve: ['2 of light', 9] },
    },
    plays: [
      ['light', { battle: CORE }],
      ['light', { fire: 'Blaster', target: 'Laser Projector' }],
      ['dark', 'pass'],
    ],
    leads: { zones: { 'dark.lost': ['Laser Projector'] }, asked: 'dark' },
  },
]
tell(STORIES)
