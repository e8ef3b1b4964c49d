/** The dice of an attack and their hits. */
import { describe } from 'vitest'
import type { Instruction } from '../language/tree/instructions.ts'
import type { Ability } from '../language/tree/tree.ts'
import { both, fight, gainForce, ground, idc, paying, self, unit } from './battle-play.ts'

const defender = unit('Defender', { speed: 10 })

const whenAttacks = (...instructions: Instruction[]): Ability => ({
  ability: 'triggered',
  when: { when: 'attacks', who: self },
  do: instructions,
})

const whenAttackEnds = (...instructions: Instruction[]): Ability => ({
  ability: 'triggered',
  when: { when: 'attack-ends' },
  do: instructions,
})

describe('dice and hits', () => {
  both(
    'a 4 or more hits, a 3 or less misses, and each hit does 1 damage',
    {
      idc: [
        'idc/attack/hit-on-four',
        'idc/attack/miss-on-three',
        'idc/attack/each-hit-one-damage',
        'idc/term/hit-and-miss',
        'idc/term/damage-one-counter-per-point',
        'idc/term/attack-dice',
        'idc/term/roll-six-sided',
      ],
      wotc: [
        'wotc/attack/hit-on-four',
        'wotc/attack/hit-does-one-damage',
        'wotc/term/hit-definition',
        'wotc/attack/defender-does-not-strike-back',
      ],
    },
    (play) => {
      const six = unit('Six', { speed: 60, power: 6 })
      play({
        cards: [six, unit('Hulk', { speed: 10, health: 9, power: 9 })],
        dice: [1, 2, 3, 4, 5, 6],
        dark: { space: ['Six'] },
        light: { space: ['Hulk'] },
      })
        .play('dark', { attack: 'Six' })
        .expect({
          events: [
            { kind: 'diceRolled', dice: [1, 2, 3, 4, 5, 6] },
            { kind: 'hitsCounted', hits: 3 },
            { kind: 'damagePlaced', amount: 3, source: 'Six' },
          ],
          facts: { Hulk: { damage: 3 }, Six: { damage: 0 } },
          asked: 'light',
        })
    },
  )

  both(
    'stacked cards and effects add dice',
    {
      idc: ['idc/attack/dice-equal-power', 'idc/term/total-values', 'idc/duplicate/bonuses-cumulative'],
      wotc: ['wotc/attack/dice-equal-power'],
    },
    (play) => {
      const own = (version: string) =>
        unit('Luke', {
          version,
          speed: 60,
          power: 3,
          health: 9,
          abilities:
            version === 'A'
              ? [whenAttacks({ do: 'get', who: self, gain: { power: 1 }, for: 'this-attack' })]
              : [],
        })
      play({
        cards: [own('A'), own('B'), unit('Target', { speed: 10, text: 'Shields 1', health: 9 })],
        dice: [1, 1, 1, 1],
        dark: { space: [{ card: 'Luke (A)', stack: ['Luke (B)'] }] },
        light: { space: ['Target'] },
      })
        .play('dark', { attack: 'Luke (A)' })
        .expect({ events: [{ kind: 'diceRolled', dice: [1, 1, 1, 1] }], asked: 'light' })
    },
  )

  both(
    'at 0 power no dice are rolled, and the attack takes place all the same',
    {
      idc: [
        'idc/attack/no-dice-is-zero-hits',
        'idc/attack/end-always',
        'idc/phrase/rolled-no-hits-zero-power',
      ],
      wotc: ['wotc/attack/no-dice-at-zero-power'],
    },
    (play) => {
      const weak = unit('Weak', {
        speed: 60,
        power: 2,
        abilities: [
          whenAttackEnds({ do: 'if', condition: { if: 'hits', is: 'at-most', than: 0 }, so: [gainForce(1)] }),
        ],
      })
      play({
        cards: [weak, unit('Shielded', { speed: 10, text: 'Shields 3' })],
        dark: { space: ['Weak'] },
        light: { space: ['Shielded'] },
      })
        .play('dark', { attack: 'Weak' })
        .expect({
          events: [{ kind: 'hitsCounted', hits: 0 }, { kind: 'attackEnded' }],
          resources: { dark: { force: 1 } },
          asked: 'light',
        })
    },
  )

  both(
    'hits are counted after rerolls, and a change of power after the roll changes nothing',
    {
      idc: [
        'idc/attack/hits-totalled-after-rerolls',
        'idc/term/power-change-after-roll',
        'idc/attack/roll-order-activated',
      ],
      wotc: [
        'wotc/attack/power-change-after-roll',
        'wotc/attack/reroll-chance',
        'wotc/chance/reroll-ignores-first',
        'wotc/activated/reroll-timing',
      ],
    },
    (play) => {
      const again = unit('Again', {
        speed: 60,
        abilities: [
          paying(0, [
            { do: 'reroll', dice: 1 },
            { do: 'get', who: self, gain: { power: -3 }, for: 'this-turn' },
          ]),
        ],
      })
      play({
        cards: [again, defender],
        dice: [2, 3, 5, 6],
        dark: { space: ['Again'] },
        light: { space: ['Defender'] },
      })
        .play('dark', { attack: 'Again' })
        .expect({ asked: { dark: 'reroll' } })
        .play('dark', { play: 'Again' })
        .play('dark', ['2'])
        .expect({
          events: [
            { kind: 'diceRerolled', from: [2], to: [6] },
            { kind: 'hitsCounted', hits: 2 },
          ],
          facts: { Defender: { damage: 2 } },
          asked: 'light',
        })
    },
  )

  const played = unit('Played', { speed: 60, text: 'Lucky 1' })
  idc(
    'rerolls come in order: played before, triggered, Lucky, activated',
    [
      'attack/roll-order-played-effects',
      'attack/roll-order-triggers',
      'attack/roll-order-static',
      'attack/roll-order-activated',
      'effect/type-priority',
      'static/after-triggers-before-activated',
      'keyword/lucky-after-triggered-rerolls',
      'pop/rerolled-dice-may-be-rerolled',
    ],
    () => {
      const planner = ground('Planner', {
        abilities: [
          paying(0, [{ do: 'later', at: 'roll', what: [{ do: 'reroll', dice: 1 }] }], { timing: 'attack' }),
        ],
      })
      const restless = unit('Restless', {
        speed: 60,
        abilities: [
          { ability: 'keyword', keyword: 'lucky', value: 1 },
          whenAttacks({ do: 'reroll', dice: 1 }),
          paying(0, [{ do: 'reroll', dice: 1 }]),
        ],
      })
      fight({
        cards: [restless, planner, defender, played],
        dice: [1, 1, 1, 2, 3, 1, 6],
        dark: { space: ['Restless'], ground: ['Planner'] },
        light: { space: ['Defender'] },
      })
        .play('dark', { attack: 'Restless' })
        .play('dark', { play: 'Planner' })
        .expect({ asked: { dark: 'dice' }, events: [{ kind: 'diceRolled', dice: [1, 1, 1] }] })
        .play('dark', ['1'])
        .expect({
          asked: { dark: 'dice' },
          events: [{ kind: 'diceRerolled', to: [2], cause: { card: 'Planner' } }],
        })
        .play('dark', ['2'])
        .expect({
          asked: { dark: 'lucky' },
          events: [{ kind: 'diceRerolled', to: [3], cause: { card: 'Restless' } }],
        })
        .play('dark', ['3'])
        .expect({ asked: { dark: 'reroll' } })
        .play('dark', { play: 'Restless' })
        .play('dark', ['1'])
        .expect({ events: [{ kind: 'hitsCounted', hits: 1 }], asked: 'light' })
    },
  )
})
