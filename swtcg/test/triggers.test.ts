/** Triggered effects: what sets them off, and in which order they come. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { compile } from '../language/compile.ts'
import type { Instruction } from '../language/tree/instructions.ts'
import type { InlineCard } from '../scenario/inline-card.ts'
import { battleCard, both, fight, gainForce, ground, idc, patrol, raider, self, unit } from './battle-play.ts'
import { SHIP } from './made-up.ts'

const kindOf = (text: string): string | undefined => compile(text, SHIP).abilities[0]?.ability

describe('the kinds of effects', () => {
  test(
    'are told by how the text begins, and by the arrow',
    proves('idc/effect/three-types', 'idc/activated/arrow-marks-cost-and-effect'),
    () => {
      expect(kindOf('When this unit attacks, gain 1 Force.')).toBe('triggered')
      expect(kindOf('Whenever this unit attacks, gain 1 Force.')).toBe('triggered')
      expect(kindOf('At the end of the Ground battle step, draw a card.')).toBe('triggered')
      expect(kindOf('Pay 1 Force -> When this attack ends, draw a card.')).not.toBe('triggered')
      expect(kindOf('Each of your units gets +1 power.')).toBe('static')
      expect(kindOf('Shields 1')).toBe('keyword')
      expect(kindOf('Pay 1 Force -> Evade 2')).toBe('activated')
      expect(kindOf('Pay 1 Force -> Draw a card.')).toBe('effect')
    },
  )
  test(
    '2003: are told by how the text begins, and by the arrow',
    proves(
      'wotc/effect/ability-kinds',
      'wotc/activated/arrow',
      'wotc/triggered/when',
      'wotc/static/definition',
      'wotc/keyword/kinds',
    ),
    () => {
      const one = 'Shields 1 | When this unit attacks, gain 1 Force. | Pay 2 Force -> Intercept | Stun 1'
      const kinds = compile(one, SHIP).abilities.map(({ ability }) => ability)
      expect(kinds).toEqual(['keyword', 'triggered', 'activated', 'keyword'])
    },
  )
})

describe('a triggered effect', () => {
  const greedy = unit('Greedy', { speed: 60, health: 9, text: 'When this unit attacks, gain 1 Force.' })
  both(
    'comes at its own time and at no other, like it or not',
    {
      idc: ['idc/trigger/states-its-own-time', 'idc/phrase/when-this-unit-attacks-only-then'],
      wotc: ['wotc/triggered/no-cost-no-choice', 'wotc/triggered/when'],
    },
    (play) => {
      play({
        cards: [greedy, patrol],
        at: 'space',
        dice: [1, 1, 1, 1, 1, 1],
        dark: { space: ['Greedy'] },
        light: { space: ['Patrol'] },
      })
        .expect({ resources: { dark: { force: 0 } }, asked: { dark: 'next-attack' } })
        .play('dark', { attack: 'Greedy' })
        .expect({ resources: { dark: { force: 1 } } })
        .play('light', { attack: 'Patrol' })
        .expect({ resources: { dark: { force: 5 } }, table: { turn: 2 }, asked: 'dark' })
    },
  )

  both(
    'of a retreated unit does nothing',
    { idc: ['idc/effect/abilities-off-in-build-zone'], wotc: ['wotc/triggered/needs-arena'] },
    (play) => {
      const fan = unit('Fan', { text: 'When one of your units attacks, gain 1 Force.' })
      play({
        cards: [fan, raider, patrol],
        dice: [1, 1, 1],
        dark: { space: ['Raider'], build: ['Fan'] },
        light: { space: ['Patrol'] },
      })
        .play('dark', { attack: 'Raider' })
        .expect({ resources: { dark: { force: 0 } }, asked: 'light' })
    },
  )

  const draws = unit('Reader', {
    speed: 10,
    abilities: [{ ability: 'triggered', when: { when: 'draws', who: 'you' }, do: [gainForce(1)] }],
  })
  const loot = battleCard(
    'Loot',
    { do: 'draw', who: 'you', count: 2 },
    {
      do: 'discard',
      what: { take: { take: 'exactly', count: 1 }, of: { whose: 'you', place: { in: 'hand' } } },
    },
    { do: 'lose-force', who: 'you', amount: 9 },
  )
  both(
    'that is set off in the middle of another effect waits until that is over',
    {
      idc: [
        'idc/effect/triggered-during-resolution-waits',
        'idc/phrase/when-you-draw-waits',
        'idc/phrase/when-you-draw-any-time',
        'idc/phrase/when-you-draw-chewbacca-example',
        'idc/phrase/lose-force-floor',
      ],
      wotc: ['wotc/triggered/after-the-event', 'wotc/effect/lose-force-floor'],
    },
    (play) => {
      play({
        cards: [draws, loot, raider, patrol],
        at: 'space',
        dark: { force: 3, hand: ['Loot'], deck: ['Raider', 'Patrol'], space: ['Reader', 'Raider'] },
        light: { space: ['Patrol'] },
      })
        .play('dark', { 'battle-card': 'Loot' })
        .play('dark', { cards: ['dark.hand/Raider'] })
        .expect({
          events: [
            { kind: 'forceChanged', by: -3, total: 0 },
            { kind: 'forceChanged', by: 1 },
            { kind: 'forceChanged', by: 1 },
          ],
          resources: { dark: { force: 2 } },
          asked: { dark: 'next-attack' },
        })
    },
  )

  const bomb: Instruction = {
    do: 'damage',
    who: { take: { take: 'each' }, of: { names: ['Patrol'] } },
    amount: 2,
    from: self,
  }
  const bombs = battleCard('Bombs', bomb, gainForce(1), bomb)
  const sore = unit('Patrol', {
    speed: 40,
    health: 9,
    abilities: [
      { ability: 'triggered', when: { when: 'is-damaged', who: self }, do: [gainForce(1)] },
      { ability: 'activated', cost: [{ pay: 'force', amount: 1 }], keyword: 'evade', value: 2 },
    ],
  })
  both(
    'of damage comes after the counters, too late to pay for prevention',
    {
      idc: [
        'idc/phrase/is-damaged',
        'idc/phrase/damage-done-triggers-at-placement',
        'idc/effect/triggered-during-resolution-waits',
        'idc/effect/waiting-effects-keep-their-order',
        'idc/phrase/counters-placed-when-prevention-ends',
      ],
      wotc: ['wotc/triggered/after-the-event', 'wotc/triggered/chances-first'],
    },
    (play) => {
      play({
        cards: [bombs, sore, raider],
        at: 'space',
        dark: { hand: ['Bombs'], space: ['Raider'] },
        light: { space: ['Patrol'] },
      })
        .play('dark', { 'battle-card': 'Bombs' })
        .expect({
          facts: { Patrol: { damage: 4 } },
          events: [
            { kind: 'damagePlaced', unit: 'Patrol' },
            { kind: 'forceChanged', seat: 'dark' },
            { kind: 'damagePlaced' },
            { kind: 'forceChanged', seat: 'light' },
            { kind: 'forceChanged', seat: 'light' },
          ],
          resources: { light: { force: 2 } },
          asked: { dark: 'next-attack' },
        })
    },
  )
  idc(
    'of damage does not come if all is prevented',
    ['phrase/damage-done-triggers-at-placement', 'phrase/is-damaged'],
    () => {
      fight({
        cards: [bombs, sore, raider],
        at: 'space',
        dark: { hand: ['Bombs'], space: ['Raider'] },
        light: { force: 2, space: ['Patrol'] },
      })
        .play('dark', { 'battle-card': 'Bombs' })
        .play('light', { play: 'Patrol' })
        .play('light', 2)
        .play('light', { play: 'Patrol' })
        .play('light', 2)
        .expect({ facts: { Patrol: { damage: 0 } }, resources: { light: { force: 0 } }, asked: 'dark' })
    },
  )

  both(
    'that sets off another lets it wait with the rest',
    { idc: ['idc/trigger/resolve-in-order-of-occurrence'], wotc: ['wotc/triggered/newly-triggered-wait'] },
    (play) => {
      const clerk = unit('Clerk', {
        speed: 10,
        health: 9,
        abilities: [
          { ability: 'triggered', when: { when: 'attack-ends' }, do: [{ do: 'draw', who: 'you', count: 1 }] },
          { ability: 'triggered', when: { when: 'draws', who: 'you' }, do: [gainForce(1)] },
        ],
      })
      const scribe = unit('Scribe', {
        speed: 10,
        health: 9,
        abilities: [{ ability: 'triggered', when: { when: 'attack-ends' }, do: [gainForce(10)] }],
      })
      play({
        cards: [clerk, scribe, raider, patrol],
        dice: [1, 1, 1],
        dark: { deck: ['Patrol'], space: ['Raider', { card: 'Clerk', tapped: true }] },
        light: { space: ['Patrol', { card: 'Scribe', tapped: true }] },
      })
        .play('dark', { attack: 'Raider', defender: 'Patrol' })
        .expect({
          events: [
            { kind: 'drew' },
            { kind: 'forceChanged', seat: 'light', by: 10 },
            { kind: 'forceChanged', seat: 'dark', by: 1 },
          ],
          asked: 'light',
        })
    },
  )

  both(
    'outside the battle phase comes right after what set it off',
    {
      idc: ['idc/cards/deploy-triggers-need-arena'],
      wotc: ['wotc/triggered/outside-battle-phase', 'wotc/term/deploy'],
    },
    (play) => {
      const bomber = ground('Bomber', {
        cost: 1,
        abilities: [
          {
            ability: 'triggered',
            when: { when: 'is-deployed', who: self },
            do: [{ do: 'damage', who: { take: { take: 'each' }, of: { whose: 'opponent' } }, amount: 1 }],
          },
        ],
      })
      const agile = unit('Agile', { health: 9, text: 'Pay 0 Force -> Evade 1' })
      play({
        cards: [bomber, agile, raider],
        at: 'build dark',
        dark: { buildPoints: 2, hand: ['Bomber', 'Raider'], build: ['Bomber'] },
        light: { space: ['Agile'] },
      })
        .play('dark', { complete: 'dark.hand/Bomber', destination: { to: 'ground' } })
        .expect({ asked: { light: 'prevention' } })
        .play('light', { play: 'Agile' })
        .expect({ facts: { Agile: { damage: 0 } }, asked: { dark: 'build' } })
        .play('dark', { move: 'dark.build/Bomber', to: 'ground' })
        .expect({ facts: { Agile: { damage: 0 } }, asked: { dark: 'build' } })
    },
  )
})

describe('several at once', () => {
  const empty = unit('Both', {
    speed: 10,
    health: 9,
    abilities: [
      { ability: 'triggered', when: { when: 'attack-ends' }, do: [{ do: 'draw', who: 'you', count: 1 }] },
      {
        ability: 'triggered',
        when: { when: 'attack-ends' },
        do: [
          {
            do: 'discard',
            what: { take: { take: 'exactly', count: 1 }, of: { whose: 'you', place: { in: 'hand' } } },
          },
        ],
      },
    ],
  })
  idc('are ordered by the player who has them', ['trigger/own-order-chosen-by-controller'], () => {
    const start = () =>
      fight({
        cards: [empty, raider, patrol],
        dice: [1, 1, 1],
        dark: { deck: ['Patrol'], space: ['Raider', { card: 'Both', tapped: true }] },
        light: { space: ['Patrol'] },
      }).play('dark', { attack: 'Raider' })
    start()
      .expect({ asked: { dark: 'trigger-order' } })
      .play('dark', { resolve: 'Both', effect: 1 })
      .expect({ zones: { 'dark.hand': [], 'dark.discard': ['Patrol'] }, asked: 'light' })
    start()
      .play('dark', { resolve: 'Both', effect: 2 })
      .expect({ zones: { 'dark.hand': ['Patrol'], 'dark.discard': [] }, asked: 'light' })
  })

  const mark = (name: string, step: 'attack-ends' | 'is-discarded', amount: number): InlineCard =>
    unit(name, {
      speed: 10,
      health: 9,
      abilities: [
        {
          ability: 'triggered',
          when:
            step === 'attack-ends' ? { when: step } : { when: step, who: { take: { take: 'each' }, of: {} } },
          do: [gainForce(amount)],
        },
      ],
    })
  const frail = unit('Frail', { speed: 10, health: 1 })
  const position = {
    cards: [mark('Late', 'attack-ends', 1), mark('Soon', 'is-discarded', 10), raider, frail, patrol],
    dice: [6, 1, 1],
    dark: { space: ['Raider', { card: 'Late', tapped: true }] },
    light: { space: [{ card: 'Frail', tapped: true }, { card: 'Soon', tapped: true }, 'Patrol'] },
  }
  both(
    'come in the order in which they were set off, whosever they are',
    { idc: ['idc/trigger/resolve-in-order-of-occurrence'], wotc: ['wotc/triggered/order'] },
    (play) => {
      play(position)
        .play('dark', { attack: 'Raider', defender: 'Frail' })
        .expect({
          events: [
            { kind: 'forceChanged', seat: 'light', by: 10 },
            { kind: 'forceChanged', seat: 'dark', by: 1 },
          ],
          asked: 'light',
        })
    },
  )
})
