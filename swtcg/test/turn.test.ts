/** The turn: its phases and steps, and what happens in the ready phase. */
import { describe } from 'vitest'
import { both, fight, fight2003, gainForce, idc, paying, unit, wotc } from './battle-play.ts'
import { guard, patrol, raider, stub, walker } from './three-arenas.ts'

const blade: object = {
  name: 'Blade',
  side: 'neutral',
  kind: 'equipment',
  arenas: ['character'],
  cost: 1,
  abilities: [],
}

describe('the ready phase', () => {
  both(
    'every tapped card untaps, in the arenas and in the build zone, the Dark Side first',
    {
      idc: ['idc/turn/untap-units-and-equipment', 'idc/turn/untap-dark-first'],
      wotc: ['wotc/turn/untap', 'wotc/term/untap'],
    },
    (play) => {
      play({
        cards: [raider, patrol, walker],
        at: 'turn',
        dice: [1],
        dark: { space: [{ card: 'Raider', tapped: true }], build: [{ card: 'Walker', tapped: true }] },
        light: { space: [{ card: 'Patrol', tapped: true }] },
      }).expect({
        facts: { Raider: { tapped: false }, Walker: { tapped: false }, Patrol: { tapped: false } },
        events: [
          { kind: 'untapped', card: 'Raider' },
          { kind: 'untapped', card: 'Walker' },
          { kind: 'untapped', card: 'Patrol' },
        ],
        asked: 'dark',
      })
    },
  )

  idc('Equipment untaps too', ['turn/untap-units-and-equipment'], () => {
    fight({
      cards: [guard, patrol, blade as never],
      at: 'turn',
      dice: [1],
      dark: { character: [{ card: 'Guard', equipment: [{ card: 'Blade', tapped: true }] }] },
      light: { space: ['Patrol'] },
    }).expect({ facts: { Blade: { tapped: false } }, asked: 'dark' })
  })

  both(
    'each player gains 4 Force and keeps what was left',
    {
      idc: ['idc/turn/gain-four-force'],
      wotc: ['wotc/turn/gain-force', 'wotc/basics/starting-force'],
    },
    (play) => {
      play({
        cards: [raider, patrol],
        at: 'turn',
        dice: [2],
        dark: { force: 3, space: ['Raider'] },
        light: { force: 0, space: ['Patrol'] },
      }).expect({
        resources: { dark: { force: 7 }, light: { force: 4 } },
        events: [
          { kind: 'forceChanged', seat: 'dark', by: 4, total: 7 },
          { kind: 'forceChanged', seat: 'light', by: 4, total: 4 },
        ],
        asked: 'dark',
      })
    },
  )

  both(
    'the Light Side rolls for both, and units in all three arenas give 1 point more',
    {
      idc: ['idc/turn/roll-for-build', 'idc/turn/build-bonus-three-arenas'],
      wotc: ['wotc/turn/roll-for-build', 'wotc/turn/build-bonus'],
    },
    (play) => {
      play({
        cards: [raider, patrol, walker, guard, stub],
        at: 'turn',
        dice: [3],
        dark: { space: ['Raider'], ground: ['Walker'], character: ['Guard'], hand: ['Stub'] },
        light: { space: ['Patrol'], ground: ['Stub'], build: ['Guard'] },
      }).expect({
        events: [{ kind: 'diceRolled', seat: 'light', dice: [3], for: 'build' }],
        resources: { dark: { buildPoints: 4 }, light: { buildPoints: 3 } },
        asked: { dark: 'build' },
      })
    },
  )

  const luckyLocation = unit('Gambler', {
    abilities: [paying(1, [{ do: 'reroll', dice: 1 }], { only: { if: 'rolling', for: ['build'] } })],
  })
  both(
    'the roll for build points may be rolled again before the points are given',
    {
      idc: ['idc/turn/build-roll-reroll-pop', 'idc/pop/dice-roll-covers-build-roll'],
      wotc: ['wotc/turn/build-roll-may-be-rerolled'],
    },
    (play) => {
      play({
        cards: [raider, luckyLocation],
        at: 'turn',
        dice: [1, 4],
        dark: { space: ['Raider'] },
        light: { space: ['Gambler'] },
      })
        .expect({
          asked: { light: 'reroll' },
          resources: { dark: { buildPoints: 0 }, light: { buildPoints: 0 } },
        })
        .play('light', { play: 'Gambler' })
        .expect({
          events: [
            { kind: 'diceRerolled', from: [1], to: [4] },
            { kind: 'buildChanged', seat: 'dark', by: 4 },
            { kind: 'buildChanged', seat: 'light', by: 4 },
          ],
          asked: 'dark',
        })
    },
  )

  both(
    'nothing can be played while units untap and Force is gained',
    {
      idc: ['idc/turn/activated-effects-when'],
      wotc: ['wotc/turn/untap-no-plays', 'wotc/turn/gain-force-no-plays'],
    },
    (play) => {
      const eager = unit('Eager', { abilities: [paying(0, [gainForce(1)])] })
      play({
        cards: [eager, patrol],
        at: 'turn',
        dice: [2],
        dark: { space: ['Eager'] },
        light: { space: ['Patrol'] },
      })
        .expect({ asked: { dark: 'retreat' }, table: { step: 'retreat' } })
        .play('dark', { cards: [] })
        .play('light', { cards: [] })
        .expect({ asked: { dark: 'general' }, offers: { dark: [{ play: 'Eager' }] } })
    },
  )
})

const STEPS = [
  'untap',
  'gain-force',
  'roll-for-build',
  'build',
  'build',
  'retreat',
  'battle-start',
  'space',
  'ground',
  'character',
  'end',
]

describe('the course of a turn', () => {
  both(
    'every step comes once, in order, and both players act in the same turn',
    {
      idc: [
        'idc/turn/phases',
        'idc/turn/shared-turn',
        'idc/turn/battle-step-order',
        'idc/turn/new-turn-if-no-winner',
      ],
      wotc: [
        'wotc/turn/both-players-act',
        'wotc/turn/battle-phase-follows',
        'wotc/attack/three-battles',
        'wotc/turn/first-turn-normal',
      ],
    },
    (play) => {
      play({
        cards: [raider, patrol],
        turn: 0,
        at: 'turn',
        dice: [2, 3, 3, 3, 3, 3, 3, 2],
        dark: { space: ['Raider'] },
        light: { space: ['Patrol'] },
      })
        .play('dark', { cards: [] })
        .play('light', { cards: [] })
        .play('dark', { attack: 'Raider' })
        .play('light', { attack: 'Patrol' })
        .expect({
          events: [
            ...STEPS.map((step) => ({ kind: 'stepBegan', turn: 1, step })),
            { kind: 'stepBegan', turn: 2, step: 'untap' },
          ],
          table: { turn: 2, step: 'retreat' },
          asked: 'dark',
        })
    },
  )

  wotc(
    'the Light Side draws after the Dark Side has built',
    ['turn/eleven-steps', 'turn/dark-side-draws', 'turn/light-side-draws', 'turn/draw-one'],
    () => {
      fight2003({
        cards: [raider, patrol, walker],
        at: 'turn',
        dice: [2],
        dark: { space: ['Raider'], deck: ['Walker', 'Walker'] },
        light: { space: ['Patrol'], deck: ['Walker', 'Walker'] },
      })
        .play('dark', 'pass')
        .expect({
          asked: { light: 'build' },
          zones: { 'dark.hand': ['Walker'], 'light.hand': ['Walker'], 'light.deck': ['Walker'] },
          events: [
            { kind: 'drew', seat: 'dark', count: 1 },
            { kind: 'buildChanged', seat: 'dark', by: -2 },
            { kind: 'drew', seat: 'light', count: 1 },
          ],
        })
    },
  )

  wotc('no ability can be played between the draw and the build step', ['turn/draw-no-plays'], () => {
    const eager = unit('Eager', { abilities: [paying(0, [gainForce(1)], { timing: 'build-step' })] })
    fight2003({
      cards: [eager, patrol, walker],
      at: 'turn',
      dice: [2],
      dark: { space: ['Eager'], deck: ['Walker'] },
      light: { space: ['Patrol'] },
    }).expect({
      asked: { dark: 'build' },
      zones: { 'dark.hand': ['Walker'] },
      offers: { dark: [{ play: 'Eager' }] },
    })
  })
})
