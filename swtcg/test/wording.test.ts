/** How text is told apart: lore, triggers by their opening word, and the old name of a step. */
import { describe } from 'vitest'
import type { InlineCard } from '../scenario/inline-card.ts'
import { both, fight, fight2003, ground, idc, patrol, tapped, unit } from './battle-play.ts'

describe('wording', () => {
  both(
    'lore has no influence on the game',
    { idc: ['idc/effect/flavor-text-ignored'], wotc: ['wotc/cards/text-box'] },
    (play) => {
      const boaster = unit('Boaster', { health: 1, text: "<i>This unit can't be attacked.</i>" })
      play({
        cards: [boaster, patrol],
        dice: [6, 6, 6],
        dark: { space: [tapped('Boaster')] },
        light: { space: ['Patrol'] },
      })
        .play('light', { attack: 'Patrol', defender: 'Boaster' })
        .expect({ zones: { 'dark.discard': ['Boaster'] }, asked: { light: 'retreat' } })
    },
  )

  const attacker = (text: string): InlineCard =>
    unit('Probe', { speed: 60, health: 9, subtypes: ['Droid'], text })
  idc(
    'if, when, whenever and at open a triggered effect, which happens by itself',
    ['trigger/identified-by-opening-word'],
    () => {
      for (const text of [
        'If this unit attacks, gain 1 Force.',
        'When this unit attacks, gain 1 Force.',
        'Whenever this unit attacks, gain 1 Force.',
        'At the end of the Space battle step, gain 1 Force.',
      ])
        fight({
          cards: [attacker(text), patrol, ground('Walker')],
          dice: [1, 1, 1],
          dark: { space: ['Probe'], ground: ['Walker'] },
          light: { space: [tapped('Patrol')], ground: [tapped('Walker')] },
        })
          .play('dark', { attack: 'Probe' })
          .expect({ resources: { dark: { force: 1 } }, asked: { dark: 'next-attack' } })
      fight({
        cards: [attacker('Each of your Droids gets +1 power when attacking.'), patrol],
        dice: [1, 1, 1, 1],
        dark: { space: ['Probe'] },
        light: { space: ['Patrol'] },
      })
        .expect({ numbers: { Probe: { power: 3 } } })
        .play('dark', { attack: 'Probe' })
        .expect({ events: [{ kind: 'diceRolled', dice: [1, 1, 1, 1] }], asked: 'light' })
    },
  )

  idc(
    'the start of the draw step is that of the build step: before or after the draw',
    ['turn/start-of-draw-step-means-build-step'],
    () => {
      const banker = ground('Banker', { text: 'At the start of your draw step, gain 1 Force.' })
      fight({
        cards: [banker, patrol],
        at: 'build dark',
        dark: { ground: ['Banker'], deck: ['Patrol'] },
        light: {},
      })
        .expect({ offers: { dark: ['draw', { resolve: 'Banker' }] } })
        .play('dark', { resolve: 'Banker' })
        .expect({ resources: { dark: { force: 1 } }, zones: { 'dark.hand': [] }, asked: 'dark' })
    },
  )
})

describe('Missions', () => {
  idc('their effect lasts although the card is discarded', ['cards/mission-effect-outlasts-card'], () => {
    const march: InlineCard = {
      ...{ name: 'March', side: 'dark', kind: 'mission', cost: 0 },
      text: 'Each of your Ground units gets +1 power until end of turn.',
    }
    const stand = fight({
      cards: [march, ground('Walker', { health: 9, speed: 60 }), patrol],
      at: 'build dark',
      dice: [1, 1, 1, 1],
      dark: { hand: ['March'], ground: ['Walker'] },
      light: { ground: ['Walker'] },
    }).play('dark', { complete: 'March' })
    stand
      .expect({ zones: { 'dark.discard': ['March'] }, numbers: { 'ground/Walker #1': { power: 4 } } })
      .play('dark', { cards: [] })
      .play('light', { cards: [] })
      .play('dark', { attack: 'ground/Walker #1' })
      .expect({ events: [{ kind: 'diceRolled', dice: [1, 1, 1, 1] }] })
      .play('light', { 'skip-attack': 'ground/Walker #2' })
      .expect({ table: { turn: 2 }, numbers: { 'ground/Walker #1': { power: 3 } }, asked: 'dark' })
  })

  const onComplete = unit('Clerk', {
    speed: 60,
    abilities: [
      {
        ability: 'triggered',
        when: { when: 'is-completed', who: { take: { take: 'each' }, of: { whose: 'you' } } },
        do: [{ do: 'gain-force', who: 'you', amount: 1 }],
      },
    ],
  })
  const task: InlineCard = { name: 'Task', side: 'dark', kind: 'mission', cost: 0, abilities: [] }
  const hut: InlineCard = {
    ...{ name: 'Hut', side: 'dark', kind: 'location', arenas: ['ground'], cost: 0 },
    abilities: [],
  }
  both(
    'only Missions are completed in 2003, every card with a build cost in 2010',
    { idc: ['idc/build/complete-by-kind'], wotc: ['wotc/term/complete'] },
    (play) => {
      const force = play === fight2003 ? [1, 1, 1] : [1, 2, 3]
      const start = play({
        cards: [onComplete, task, hut, ground('Jeep', { cost: 0 })],
        at: 'build dark',
        dark: { hand: ['Task', 'Hut', 'Jeep'], space: ['Clerk'] },
        light: {},
      })
      start
        .play('dark', { complete: 'Task' })
        .expect({ resources: { dark: { force: force[0]! } } })
        .play('dark', { complete: 'Hut', destination: { to: 'ground' } })
        .expect({ resources: { dark: { force: force[1]! } } })
        .play('dark', { complete: 'Jeep', destination: { to: 'ground' } })
        .expect({ resources: { dark: { force: force[2]! } }, asked: 'dark' })
    },
  )
})
