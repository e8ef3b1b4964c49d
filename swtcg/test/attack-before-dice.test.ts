/** An attack before its dice: what it sets off, and who plays when. */
import { describe } from 'vitest'
import { attacker, boost, defender, whenAttackEnds, whenAttacks } from './attack-play.ts'
import { both, fight, gainForce, idc, paying, self, unit } from './battle-play.ts'

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
