/** The end of an attack, and damage outside attacks. */
import { describe } from 'vitest'
import type { Instruction } from '../language/tree/instructions.ts'
import type { Ability } from '../language/tree/tree.ts'
import {
  battleCard,
  both,
  fight,
  fight2003,
  gainForce,
  idc,
  paying,
  self,
  unit,
  wotc,
} from './battle-play.ts'

const attacker = unit('Attacker', { speed: 60 })
const defender = unit('Defender', { speed: 10 })

const whenAttackEnds = (...instructions: Instruction[]): Ability => ({
  ability: 'triggered',
  when: { when: 'attack-ends' },
  do: instructions,
})

describe('the end of an attack', () => {
  const healing = whenAttackEnds({ do: 'remove-damage-counters', who: self, amount: 1 })
  both(
    'triggers come before Retaliate and whatever else waits',
    { idc: ['idc/attack/end-order', 'idc/effect/order-of-operations'], wotc: ['wotc/keyword/retaliate'] },
    (play) => {
      const healer = unit('Healer', { speed: 60, health: 3, abilities: [healing] })
      const spiky = unit('Spiky', { speed: 10, health: 9, text: 'Retaliate 2' })
      play({
        cards: [healer, spiky],
        dice: [1, 1, 1, 6, 6],
        dark: { space: [{ card: 'Healer', damage: 1 }] },
        light: { space: ['Spiky'] },
      })
        .play('dark', { attack: 'Healer' })
        .play('light', { play: 'Spiky' })
        .expect({
          events: [
            { kind: 'attackEnded' },
            { kind: 'damageRemoved', unit: 'Healer' },
            { kind: 'diceRolled', dice: [6, 6] },
            { kind: 'damagePlaced', unit: 'Healer', amount: 2 },
          ],
          facts: { Healer: { damage: 2 } },
          asked: 'light',
        })
    },
  )

  both(
    "the Dark Side's effects come first, whoever attacks",
    {
      idc: ['idc/attack/end-dark-first', 'idc/trigger/alternate-dark-side-first'],
      wotc: ['wotc/triggered/order'],
    },
    (play) => {
      const [one, two, three] = ['One', 'Two', 'Three'].map((name) =>
        unit(name, { speed: 10, health: 9, abilities: [whenAttackEnds(gainForce(1))] }),
      )
      play({
        cards: [one!, two!, three!, unit('Light', { speed: 60, abilities: [whenAttackEnds(gainForce(1))] })],
        dice: [1, 1, 1],
        dark: { space: ['One', 'Two'].map((card) => ({ card, tapped: true })) },
        light: { space: ['Light', { card: 'Three', tapped: true }] },
      })
        .play('light', { attack: 'Light', defender: 'One' })
        .expect({
          asked: { dark: 'trigger-order' },
          offersExactly: { dark: [{ resolve: 'One' }, { resolve: 'Two' }] },
        })
        .play('dark', { resolve: 'Two' })
        .expect({
          asked: { light: 'trigger-order' },
          offersExactly: { light: [{ resolve: 'Light' }, { resolve: 'Three' }] },
        })
        .play('light', { resolve: 'Three' })
        .expect({
          events: [
            { kind: 'forceChanged', cause: { card: 'Three' } },
            { kind: 'forceChanged', cause: { card: 'One' } },
            { kind: 'forceChanged', cause: { card: 'Light' } },
          ],
          asked: 'dark',
        })
    },
  )

  idc(
    'Double Strike comes after it',
    ['attack/double-strike-after-end', 'keyword/double-strike-timing'],
    () => {
      const twice = unit('Twice', { speed: 60, health: 1, text: 'Double Strike' })
      const spiky = unit('Spiky', { speed: 10, health: 9, text: 'Retaliate 1' })
      fight({
        cards: [twice, spiky, defender],
        dice: [1, 1, 1, 6, 1],
        dark: { space: ['Twice'], ground: [] },
        light: { space: ['Spiky', { card: 'Defender', tapped: true }] },
      })
        .play('dark', { attack: 'Twice', defender: 'Spiky' })
        .play('light', { play: 'Spiky' })
        .expect({ zones: { 'dark.discard': ['Twice'] }, asked: { light: 'retreat' } })
    },
  )
})

describe('damage outside attacks', () => {
  const zap = battleCard('Zap', {
    do: 'damage',
    who: { take: { take: 'exactly', count: 1 }, of: { whose: 'opponent' } },
    amount: 2,
  })
  const ready = unit('Ready', { speed: 10, text: 'Pay 0 Force -> Evade 1' })
  both(
    'goes through the same points without dice and without an attack end',
    {
      idc: [
        'idc/attack/standard-damage-resolution',
        'idc/pop/all-damage-uses-steps-four-to-seven',
        'idc/pop/prevention-opens-when-damage-pending',
        'idc/term/damage-kinds',
        'idc/keyword/evade-any-damage',
      ],
      wotc: ['wotc/effect/damage-definition', 'wotc/chance/any-time-in-turn', 'wotc/effect/one-shot'],
    },
    (play) => {
      play({
        cards: [zap, ready, attacker],
        at: 'space',
        dark: { hand: ['Zap'], space: ['Attacker'] },
        light: { space: ['Ready'] },
      })
        .play('dark', { 'battle-card': 'Zap' })
        .expect({ asked: { light: 'prevention' } })
        .play('light', { play: 'Ready' })
        .expect({
          facts: { Ready: { damage: 1 } },
          zones: { 'dark.discard': ['Zap'] },
          events: [
            { kind: 'damagePrevented', amount: 1 },
            { kind: 'damagePlaced', unit: 'Ready', amount: 1, source: null },
          ],
          asked: 'dark',
        })
    },
  )

  const curse = battleCard('Curse', {
    do: 'put-damage-counters',
    who: { take: { take: 'exactly', count: 1 }, of: { whose: 'opponent' } },
    amount: 3,
  })
  idc(
    'counters that are put on a unit cannot be prevented, but their discard can be changed',
    [
      'pop/placed-counters-use-steps-six-and-seven',
      'term/damage-counter-not-damage',
      'term/damage-counter-use',
      'keyword/evade-any-damage',
    ],
    () => {
      const tough = unit('Tough', {
        speed: 10,
        abilities: [
          paying(0, [{ do: 'remove-damage-counters', who: self, amount: 1 }]),
          { ability: 'activated', cost: [], keyword: 'evade', value: 3 },
          { ability: 'triggered', when: { when: 'is-damaged', who: self }, do: [gainForce(9)] },
        ],
      })
      fight({
        cards: [curse, tough, attacker],
        at: 'space',
        dark: { hand: ['Curse'], space: ['Attacker'] },
        light: { space: ['Tough'] },
      })
        .play('dark', { 'battle-card': 'Curse' })
        .expect({
          asked: { light: 'placement' },
          offersExactly: { light: ['pass', { play: 'Tough', ability: '0' }] },
          facts: { Tough: { damage: 3 } },
        })
        .play('light', { play: 'Tough' })
        .expect({ facts: { Tough: { damage: 2 } }, resources: { light: { force: 0 } }, asked: 'dark' })
    },
  )
  wotc('counters that are put on a unit are no damage', ['effect/placing-counters-is-not-damage'], () => {
    const tough = unit('Tough', {
      speed: 10,
      health: 9,
      abilities: [
        { ability: 'activated', cost: [], keyword: 'evade', value: 3 },
        { ability: 'triggered', when: { when: 'is-damaged', who: self }, do: [gainForce(9)] },
      ],
    })
    fight2003({
      cards: [curse, tough, attacker],
      at: 'space',
      dark: { hand: ['Curse'], space: ['Attacker'] },
      light: { space: ['Tough'] },
    })
      .play('dark', { 'battle-card': 'Curse' })
      .expect({ facts: { Tough: { damage: 3 } }, resources: { light: { force: 0 } }, asked: 'dark' })
  })
})
