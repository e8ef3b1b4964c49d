/** Premiere characters and devices that steal, and what a stolen card is from then on. */
import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { SEAT_NAMES } from '../scenario/position.ts'
import { ARENA, PIT } from './battle-play.ts'
import { ccg95 } from './play.ts'
import { STRIKES, type Story, tell } from './stories.ts'

const armed = { card: 'Stormtrooper', with: ['Imperial Blaster'] }
const BOLTED = {
  card: 'R2-X2 (Artoo-Extoo)',
  with: [{ card: 'Restraining Bolt (D)', owner: 'dark' }],
} as const
const OWN_BOLTED = {
  card: 'LIN-V8M (Elleyein-Veeateemm)',
  with: [{ card: 'Restraining Bolt (L)', owner: 'light' }],
} as const

const STORIES: readonly Story[] = [
  {
    card: 'Kabe',
    says: 'steals a weapon to hold if the destiny is less than its own, and cannot fire it',
    position: {
      at: 'control light',
      locations: [{ card: PIT, dark: [armed], light: ['Kabe'] }],
      light: { force: 1, reserve: ['2 of light', 9] },
    },
    plays: [['light', { play: 'Kabe' }]],
    leads: {
      facts: { 'Imperial Blaster': { controller: 'light', on: 'Kabe' } },
      events: [{ kind: 'stolen', seat: 'light' }],
      asked: { light: 'battle-phase' },
    },
  },
  {
    card: 'Kabe',
    says: 'fails with an equal destiny',
    position: {
      at: 'control light',
      locations: [{ card: PIT, dark: [armed], light: ['Kabe'] }],
      light: { force: 1, reserve: ['3 of light', 9] },
    },
    plays: [['light', { play: 'Kabe' }]],
    leads: { facts: { 'Imperial Blaster': { controller: 'dark' } }, asked: { light: 'battle-phase' } },
  },
  {
    card: 'Kabe',
    says: 'hands a stolen weapon to a warrior free',
    position: {
      at: 'deploy light',
      locations: [
        {
          card: PIT,
          light: [{ card: 'Kabe', with: [{ card: 'Imperial Blaster', owner: 'dark' }] }, 'Luke Skywalker'],
        },
      ],
    },
    plays: [['light', { transfer: 'Imperial Blaster', to: 'Luke Skywalker', cost: 0 }]],
    leads: { facts: { 'Imperial Blaster': { on: 'Luke Skywalker' } }, asked: 'dark' },
  },
  {
    card: 'Momaw Nadon',
    says: 'snares a Bantha',
    position: {
      at: 'control light',
      locations: [{ card: PIT, dark: ['Bantha'], light: ['Momaw Nadon'] }],
    },
    plays: [['light', { play: 'Momaw Nadon' }]],
    leads: { facts: { Bantha: { controller: 'light', at: PIT } }, asked: { light: 'move-phase' } },
  },
  {
    card: 'Wioslea',
    says: 'buys a droid for its deploy cost if the destiny is more than its own',
    position: {
      at: 'control light',
      locations: [{ card: PIT, dark: ['LIN-V8M (Elleyein-Veeateemm)'], light: ['Wioslea'] }],
      light: { force: 3, reserve: ['4 of light', 9] },
    },
    plays: [
      ['light', { play: 'Wioslea' }],
      ['light', 'yes'],
    ],
    leads: {
      facts: { 'LIN-V8M (Elleyein-Veeateemm)': { controller: 'light' } },
      resources: { light: { force: 0 } },
      asked: 'dark',
    },
  },
  {
    card: 'Wioslea',
    says: 'buys nothing that she cannot pay',
    position: {
      at: 'control light',
      locations: [{ card: PIT, dark: ['LIN-V8M (Elleyein-Veeateemm)'], light: ['Wioslea'] }],
      light: { force: 2, reserve: ['4 of light', 9] },
    },
    plays: [['light', { play: 'Wioslea' }]],
    leads: {
      facts: { 'LIN-V8M (Elleyein-Veeateemm)': { controller: 'dark' } },
      asked: { light: 'draw-phase' },
    },
  },
  {
    card: 'Tonnika Sisters',
    says: 'rob weapons with a destiny of 2',
    position: {
      at: 'control dark',
      locations: [
        { card: PIT, dark: ['Tonnika Sisters'], light: [{ card: 'Rebel Trooper', with: ['Blaster'] }] },
      ],
      dark: { force: 3, reserve: ['0 of dark', '2 of dark', 9] },
    },
    plays: [
      ['dark', { play: 'Tonnika Sisters' }],
      ['dark', 'steal weapons'],
      ['dark', { cards: ['Blaster'] }],
    ],
    leads: {
      facts: { Blaster: { controller: 'dark', on: 'Tonnika Sisters' } },
      resources: { dark: { force: 1 } },
      asked: 'dark',
    },
  },
  {
    card: 'Tonnika Sisters',
    says: 'go away empty-handed without a 2',
    position: {
      at: 'control dark',
      locations: [
        { card: PIT, dark: ['Tonnika Sisters'], light: [{ card: 'Rebel Trooper', with: ['Blaster'] }] },
      ],
      dark: { force: 3, reserve: ['0 of dark', '1 of dark', 9] },
    },
    plays: [['dark', { play: 'Tonnika Sisters' }]],
    leads: { facts: { Blaster: { controller: 'light' } }, asked: { dark: 'battle-phase' } },
  },
  {
    card: 'Caller (D)',
    says: 'steals a droid that a Restraining Bolt holds, and the bolt returns to hand',
    position: {
      at: 'control dark',
      locations: [{ card: PIT, dark: [{ card: 'Stormtrooper', with: ['Caller (D)'] }], light: [BOLTED] }],
      dark: { force: 1 },
    },
    plays: [['dark', { play: 'Caller (D)' }]],
    leads: {
      facts: { 'R2-X2 (Artoo-Extoo)': { controller: 'dark', holds: 0 } },
      zones: { 'dark.hand': ['Restraining Bolt (D)'] },
      asked: 'dark',
    },
  },
  {
    card: 'Caller (L)',
    says: 'goes on Rebels and Jawas, and does the same',
    position: {
      at: 'control light',
      locations: [
        { card: PIT, light: [{ card: 'Rebel Trooper', with: ['Caller (L)'] }], dark: [OWN_BOLTED] },
      ],
      light: { force: 1 },
    },
    plays: [['light', { play: 'Caller (L)' }]],
    leads: {
      facts: { 'LIN-V8M (Elleyein-Veeateemm)': { controller: 'light' } },
      zones: { 'light.hand': ['Restraining Bolt (L)'] },
      asked: 'light',
    },
  },
]
tell(STORIES)

test(
  'a stolen weapon is fired by the thief, and lost to the pile of its owner',
  proves('ccg95/term/steal'),
  () => {
    const game = ccg95(
      {
        at: 'control dark',
        locations: [
          {
            card: PIT,
            dark: ['Tonnika Sisters'],
            light: [{ card: 'Rebel Trooper', with: ['Blaster'] }, 'Kabe'],
          },
        ],
        dark: { force: 4, reserve: ['2 of dark', '2 of dark', '7 of dark', 9] },
        light: { hand: ['Light Strike'] },
      },
      { cards: [...ARENA, ...STRIKES] },
    )
    game
      .play('dark', { play: 'Tonnika Sisters' })
      .play('light', 'pass')
      .play('light', 'pass')
      .play('dark', 'steal weapons')
      .play('dark', { cards: ['Blaster'] })
    while (game.machine.table.phase !== 'battle')
      game.play(SEAT_NAMES[game.machine.state.asked!.questions[0]!.seat]!, 'pass')
    game.play('dark', { battle: PIT }).play('light', 'pass').play('dark', { fire: 'Blaster', target: 'Kabe' })
    game.play('light', 'pass').play('light', { play: 'Light Strike' })
    game.expect({
      events: [
        { kind: 'hit', card: 'Kabe' },
        { kind: 'left', is: 'Blaster', owner: 'light' },
      ],
      facts: { 'light.lost/Blaster': { controller: 'light' } },
      asked: 'light',
    })
  },
)
