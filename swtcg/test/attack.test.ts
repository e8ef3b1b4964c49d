/** An attack: its eight points, declared or disrupted, up to the dice. */
import { describe } from 'vitest'
import type { Instruction } from '../language/instructions.ts'
import type { Ability } from '../language/tree.ts'
import { both, fight, fight2003, gainForce, idc, paying, self, unit, wotc } from './battle-play.ts'

const attacker = unit('Attacker', { speed: 60 })
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

const boost: Instruction = { do: 'get', who: self, gain: { power: 2 }, for: 'this-attack' }

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

describe('before the dice', () => {
  both(
    'what the attack sets off comes before anybody plays',
    {
      idc: [
        'idc/attack/attack-pop-triggers-first',
        'idc/attack/effect-order-within-pop',
        'idc/trigger/before-static-and-activated',
        'idc/activated/after-other-effects',
      ],
      wotc: ['wotc/triggered/before-activated', 'wotc/triggered/when', 'wotc/triggered/no-cost-no-choice'],
    },
    (play) => {
      const lone = unit('Lone', {
        speed: 60,
        abilities: [
          whenAttacks(
            {
              do: 'lose',
              who: { take: { take: 'each' }, of: { whose: 'opponent' } },
              what: ['intercept'],
              for: 'this-turn',
            },
            gainForce(1),
          ),
        ],
      })
      const bodyguard = unit('Bodyguard', {
        speed: 10,
        text: 'Intercept',
        health: 9,
      })
      play({
        cards: [lone, bodyguard, defender],
        dice: [1, 1, 1],
        dark: { space: ['Lone'] },
        light: { space: ['Bodyguard', 'Defender'] },
      })
        .play('dark', { attack: 'Lone', defender: 'Defender' })
        .expect({
          resources: { dark: { force: 1 } },
          events: [{ kind: 'attackEnded', defender: 'Defender' }],
          asked: { light: 'next-attack' },
        })
    },
  )

  both(
    'both may play, the Dark Side first, until both pass in a row',
    {
      idc: [
        'idc/attack/dark-first-in-each-pop',
        'idc/pop/dark-side-first',
        'idc/pop/both-players-get-the-chance',
        'idc/pop/one-effect-per-turn-to-play',
        'idc/pop/ends-on-two-consecutive-passes',
        'idc/attack/dice-equal-power',
        'idc/term/power-sets-attack-dice',
      ],
      wotc: [
        'wotc/chance/procedure',
        'wotc/chance/dark-first-whoever-attacks',
        'wotc/chance/ends-on-two-passes',
        'wotc/chance/pass-is-not-final',
        'wotc/attack/dice-equal-power',
        'wotc/attack/chance-after-declaring',
        'wotc/basics/dark-side-acts-first',
      ],
    },
    (play) => {
      const shielder = unit('Shielder', {
        speed: 10,
        health: 9,
        abilities: [
          paying(0, [
            {
              do: 'get',
              who: self,
              gain: { keywords: [{ keyword: 'shields', value: 1 }] },
              for: 'this-attack',
            },
          ]),
        ],
      })
      const brave = unit('Brave', { speed: 60, abilities: [paying(0, [boost])] })
      play({
        cards: [brave, shielder],
        dice: [1, 1, 1, 1],
        dark: { space: ['Shielder'] },
        light: { space: [{ card: 'Brave' }] },
      })
        .play('light', { attack: 'Brave' })
        .expect({ asked: { dark: 'attack' } })
        .play('dark', 'pass')
        .expect({ asked: { light: 'attack' } })
        .play('light', { play: 'Brave' })
        .expect({ asked: { dark: 'attack' }, offers: { dark: [{ play: 'Shielder' }] } })
        .play('dark', { play: 'Shielder' })
        .expect({ events: [{ kind: 'diceRolled', dice: [1, 1, 1, 1] }], asked: { dark: 'next-attack' } })
    },
  )

  const leaving = unit('Leaving', {
    speed: 10,
    abilities: [
      paying(0, [{ do: 'retreat', who: self }], { timing: 'attack' }),
      whenAttackEnds({ do: 'if', condition: { if: 'hits', is: 'at-most', than: 0 }, so: [gainForce(1)] }),
    ],
  })
  const ending = unit('Ending', {
    speed: 60,
    abilities: [
      whenAttackEnds(gainForce(1), {
        do: 'if',
        condition: { if: 'hits', is: 'at-most', than: 0 },
        so: [gainForce(10)],
      }),
    ],
  })
  both(
    'the attack ends without dice if a unit leaves',
    {
      idc: [
        'idc/attack/ends-if-unit-leaves',
        'idc/term/retreat-in-attack-pop-ends-attack',
        'idc/attack/no-dice-is-zero-hits',
        'idc/phrase/rolled-no-hits-attack-stopped',
        'idc/term/retreat-by-effect-no-tap',
      ],
      wotc: ['wotc/attack/no-dice-if-unit-gone', 'wotc/retreat/by-effect', 'wotc/retreat/by-effect-tapping'],
    },
    (play) => {
      play({
        cards: [ending, leaving, defender],
        dark: { space: ['Ending'] },
        light: { space: ['Leaving', 'Defender'] },
      })
        .play('dark', { attack: 'Ending', defender: 'Leaving' })
        .play('light', { play: 'Leaving' })
        .expect({
          zones: { 'light.build': ['Leaving'] },
          facts: { Leaving: { tapped: false, damage: 0 }, Ending: { tapped: true } },
          resources: { dark: { force: 11 } },
          events: [{ kind: 'retreated', card: 'Leaving' }, { kind: 'attackEnded' }],
          asked: { light: 'next-attack' },
        })
    },
  )

  idc(
    'a unit in the build zone is attacked on where an effect lets it be',
    ['attack/build-zone-exception'],
    () => {
      const hunter = unit('Hunter', {
        speed: 60,
        abilities: [
          { ability: 'rule', who: self, rule: { may: 'attack', target: { place: { in: 'build-zone' } } } },
        ],
      })
      fight({
        cards: [hunter, leaving, defender],
        dice: [6, 1, 1],
        dark: { space: ['Hunter'] },
        light: { space: ['Leaving', 'Defender'] },
      })
        .play('dark', { attack: 'Hunter', defender: 'Leaving' })
        .play('light', { play: 'Leaving' })
        .expect({
          zones: { 'light.build': ['Leaving'] },
          facts: { Leaving: { damage: 1 } },
          asked: { light: 'next-attack' },
        })
    },
  )

  both(
    'what comes too late is refused once the dice are rolled',
    {
      idc: [
        'idc/attack/attack-pop-retaliate-intercept',
        'idc/pop/chance-lost-once-both-move-on',
        'idc/keyword/intercept-timing',
        'idc/keyword/retaliate-timing',
      ],
      wotc: [
        'wotc/keyword/intercept-timing',
        'wotc/keyword/retaliate-timing',
        'wotc/activated/only-in-a-chance',
      ],
    },
    (play) => {
      const ready = unit('Ready', { speed: 10, text: 'Intercept | Retaliate 2 | Pay 0 Force -> Evade 1' })
      play({
        cards: [attacker, ready, defender],
        dice: [6, 6, 1],
        dark: { space: ['Attacker'] },
        light: { space: ['Ready', 'Defender'] },
      })
        .play('dark', { attack: 'Attacker', defender: 'Ready' })
        .expect({
          asked: { light: 'attack' },
          refused: { light: { play: 'Ready', ability: '2' }, code: 'wrong-time' },
        })
        .play('light', 'pass')
        .expect({
          asked: { light: 'prevention' },
          offersExactly: { light: ['pass', { play: 'Ready', name: 'evade' }] },
        })
    },
  )

  idc('nobody can hurry past a chance', ['pop/no-rushing'], () => {
    const eager = unit('Eager', { speed: 10, abilities: [paying(0, [gainForce(1)])] })
    fight({
      cards: [attacker, eager],
      at: 'space',
      dark: { space: ['Attacker'] },
      light: { space: ['Eager'] },
    }).expect({
      asked: { light: 'general' },
      refused: [
        { dark: { attack: 'Attacker', defender: 'Eager' }, code: 'not-asked' },
        { light: { attack: 'Eager', defender: 'Attacker' }, rule: 'idc/pop/no-rushing' },
      ],
    })
  })
})
