/** An attack: its eight points, declared or disrupted. */
import { describe } from 'vitest'
import type { Instruction } from '../language/tree/instructions.ts'
import { attacker, boost, defender, whenAttackEnds, whenAttacks } from './attack-play.ts'
import { both, fight, fight2003, gainForce, idc, paying, self, unit, wotc } from './battle-play.ts'

describe('the eight points', () => {
  const each: Instruction = { do: 'remove-damage-counters', who: self, amount: 1 }
  const watcher = unit('Watcher', {
    speed: 5,
    abilities: [
      paying(0, [{ do: 'disrupt', what: ['attack'] }]),
      paying(0, [boost]),
      paying(0, [{ do: 'reroll', dice: 1 }]),
      paying(0, [{ do: 'change-damage', who: { the: 'defender' }, add: 1 }]),
      paying(0, [{ do: 'prevent', who: { the: 'defender' }, amount: 1 }]),
      paying(0, [each], { only: { if: 'not', of: { if: 'no-attack' } } }),
      {
        ability: 'triggered',
        when: { when: 'is-discarded', who: { take: { take: 'each' }, of: {} } },
        do: [gainForce(1)],
      },
      whenAttackEnds(gainForce(10)),
    ],
  })
  const position = {
    cards: [attacker, defender, watcher],
    dice: [4, 5, 6],
    dark: { space: ['Attacker'] },
    light: { space: ['Defender', 'Watcher'] },
  }
  idc(
    'come in order, each with its chance',
    [
      'attack/sequence',
      'attack/disrupt-pop',
      'attack/attack-pop-what',
      'attack/pending-damage-pop',
      'attack/prevention-pop',
      'attack/placement-pop',
      'attack/discard-pop',
      'attack/unit-discard',
      'attack/place-counters',
      'pop/prevention-after-would-be-damaged',
      'pop/damage-waits-for-prevention',
    ],
    () => {
      const game = fight(position)
      game.play('dark', { attack: 'Attacker', defender: 'Defender' })
      for (const chance of ['disrupt', 'attack', 'reroll', 'pending-damage', 'prevention'])
        game
          .expect({
            asked: { light: chance },
            facts: { Defender: { damage: 0 } },
          })
          .play('light', 'pass')
      game
        .expect({
          asked: { light: 'placement' },
          facts: { Defender: { damage: 3 } },
          zones: { 'light.discard': [] },
        })
        .play('light', 'pass')
        .expect({
          zones: { 'light.discard': ['Defender'] },
          resources: { light: { force: 11 } },
          events: [
            { kind: 'discarded', is: 'OWN Defender' },
            { kind: 'forceChanged', by: 1 },
            { kind: 'attackEnded' },
            { kind: 'forceChanged', by: 10 },
          ],
          asked: 'light',
        })
    },
  )
  wotc(
    'are fewer: a chance before the dice, one to reroll, one to prevent',
    [
      'attack/steps',
      'attack/reroll-chance',
      'attack/prevention-chance',
      'chance/dice-roll',
      'chance/damage',
      'attack/place-counters',
      'zones/discard-on-lethal-counters',
    ],
    () => {
      const game = fight2003(position)
      game.play('dark', { attack: 'Attacker', defender: 'Defender' })
      for (const chance of ['attack', 'reroll', 'prevention'])
        game.expect({ asked: { light: chance } }).play('light', 'pass')
      game.expect({
        zones: { 'light.discard': ['Defender'] },
        resources: { light: { force: 11 } },
        asked: 'light',
      })
    },
  )
})

describe('declaring', () => {
  both(
    'taps the attacking unit at once',
    {
      idc: ['idc/attack/tap-attacker', 'idc/term/tap-cost-symbol'],
      wotc: ['wotc/attack/tap-attacker', 'wotc/effect/tap-cost'],
    },
    (play) => {
      const tapper = unit('Tapper', {
        speed: 60,
        abilities: [{ ability: 'effect', cost: [{ pay: 'tap' }], do: [gainForce(1)] }, paying(0, [boost])],
      })
      play({ cards: [tapper, defender], dark: { space: ['Tapper'] }, light: { space: ['Defender'] } })
        .play('dark', { attack: 'Tapper' })
        .expect({
          facts: { Tapper: { tapped: true } },
          asked: { dark: 'attack' },
          offersExactly: { dark: ['pass', { play: 'Tapper', ability: '1' }] },
          refused: { dark: { play: 'Tapper', ability: '0' }, code: 'already-tapped' },
        })
    },
  )

  both(
    'makes one unit the attacking and one the defending unit until the attack ends',
    {
      idc: ['idc/phrase/for-this-attack-duration'],
      wotc: ['wotc/attack/attacking-and-defending-status', 'wotc/attack/duration', 'wotc/effect/continuous'],
    },
    (play) => {
      const weak: Instruction = {
        do: 'get',
        who: { the: 'attacker' },
        gain: { power: -2 },
        for: 'this-attack',
      }
      const jammer = unit('Jammer', {
        speed: 10,
        health: 9,
        abilities: [paying(0, [weak]), paying(0, [gainForce(1)], { timing: 'no-attack' })],
      })
      play({
        cards: [attacker, jammer],
        at: 'space',
        dice: [6],
        dark: { space: ['Attacker'] },
        light: { space: ['Jammer'] },
      })
        .expect({
          asked: { light: 'general' },
          offersExactly: { light: ['pass', { play: 'Jammer', ability: '1' }] },
        })
        .play('light', 'pass')
        .play('dark', { attack: 'Attacker' })
        .expect({
          asked: { light: 'attack' },
          offersExactly: { light: ['pass', { play: 'Jammer', ability: '0' }] },
        })
        .play('light', { play: 'Jammer', ability: '0' })
        .expect({
          facts: { Jammer: { damage: 1 } },
          numbers: { Attacker: { power: 3 } },
          asked: { light: 'general' },
          offersExactly: { light: ['pass', { play: 'Jammer', ability: '1' }] },
        })
    },
  )
})

describe('a disrupted attack', () => {
  const trap = unit('Trap', { speed: 5, abilities: [paying(1, [{ do: 'disrupt', what: ['attack'] }])] })
  const eager = unit('Eager', {
    speed: 60,
    abilities: [
      whenAttacks(gainForce(1)),
      whenAttackEnds(gainForce(10)),
      { ability: 'keyword', keyword: 'double-strike', value: 1 },
    ],
  })
  idc(
    'never took place, and its unit stays tapped',
    [
      'attack/disrupted-never-happened',
      'attack/disrupted-stays-tapped',
      'disrupt/disrupted-attack-never-occurred',
      'disrupt/disrupted-attack-stays-tapped',
      'disrupt/window-attack-declared',
      'keyword/double-strike-not-after-disrupted-attack',
    ],
    () => {
      fight({
        cards: [eager, trap, defender],
        dark: { space: ['Eager'] },
        light: { force: 1, space: ['Trap', 'Defender'] },
      })
        .play('dark', { attack: 'Eager', defender: 'Defender' })
        .expect({ asked: { light: 'disrupt' } })
        .play('light', { play: 'Trap' })
        .expect({
          facts: { Eager: { tapped: true }, Defender: { damage: 0 } },
          resources: { dark: { force: 0 }, light: { force: 0 } },
          asked: { light: 'next-attack' },
        })
    },
  )
  wotc('is unknown: attacks cannot be disrupted', ['disrupt/only-battle-cards'], () => {
    fight2003({
      cards: [attacker, trap, defender],
      dice: [1, 1, 1],
      dark: { space: ['Attacker'] },
      light: { force: 1, space: ['Trap', 'Defender'] },
    })
      .play('dark', { attack: 'Attacker', defender: 'Defender' })
      .expect({ resources: { light: { force: 1 } }, asked: { light: 'next-attack' } })
  })
})
