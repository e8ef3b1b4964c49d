/** Damage: pending, prevented, placed; discards. */
import { describe } from 'vitest'
import type { Instruction } from '../language/tree/instructions.ts'
import type { Ability } from '../language/tree/tree.ts'
import { both, fight, gainForce, idc, paying, self, unit } from './battle-play.ts'

const attacker = unit('Attacker', { speed: 60 })
const defender = unit('Defender', { speed: 10 })

const whenAttackEnds = (...instructions: Instruction[]): Ability => ({
  ability: 'triggered',
  when: { when: 'attack-ends' },
  do: instructions,
})

const duel = { cards: [attacker, defender], dark: { space: ['Attacker'] }, light: { space: ['Defender'] } }

describe('pending damage', () => {
  const fierce = unit('Fierce', { speed: 60, text: 'Critical Hit 2' })
  const halver = unit('Halver', {
    speed: 10,
    health: 9,
    abilities: [
      paying(2, [
        {
          do: 'change-damage',
          who: self,
          to: { amount: 'half', of: { amount: 'pending-damage', on: self }, rounded: 'down' },
        },
      ]),
    ],
  })
  idc(
    'triggers change it before anybody plays on it',
    ['attack/pending-order', 'pop/follows-effect-order', 'attack/pending-damage-pop'],
    () => {
      fight({
        cards: [fierce, halver],
        dice: [6, 6, 6],
        dark: { space: ['Fierce'] },
        light: { force: 2, space: ['Halver'] },
      })
        .play('dark', { attack: 'Fierce' })
        .expect({
          asked: { light: 'pending-damage' },
          events: [{ kind: 'damagePending', unit: 'Halver', amount: 5 }],
        })
        .play('light', { play: 'Halver' })
        .expect({ facts: { Halver: { damage: 2 } }, asked: 'light' })
    },
  )

  const hurtful: Ability = {
    ability: 'triggered',
    when: { when: 'would-damage', who: self },
    do: [{ do: 'change-damage', who: { the: 'chosen', name: 'other' }, add: 1 }],
  }
  const slippery: Ability = {
    ability: 'triggered',
    when: { when: 'would-be-damaged', who: self },
    do: [
      {
        do: 'move-damage',
        from: self,
        who: { take: { take: 'exactly', count: 1 }, of: { names: ['Decoy'] } },
        amount: 'all',
      },
    ],
  }
  idc(
    "would damage and would be damaged come here, the Dark Side's first, before prevention",
    [
      'phrase/would-be-damaged-timing',
      'phrase/would-damage-same-timing',
      'pop/prevention-after-would-be-damaged',
    ],
    () => {
      const hurter = unit('Hurter', { speed: 60, abilities: [hurtful] })
      const eel = unit('Eel', {
        speed: 10,
        abilities: [slippery, { ability: 'activated', cost: [], keyword: 'evade', value: 1 }],
      })
      const decoy = unit('Decoy', { speed: 10, health: 9, text: 'Pay 1 Force -> Evade 1' })
      fight({
        cards: [hurter, eel, decoy],
        dice: [6, 6, 1],
        dark: { space: ['Hurter'] },
        light: { force: 1, space: ['Eel', 'Decoy'] },
      })
        .play('dark', { attack: 'Hurter', defender: 'Eel' })
        .expect({ asked: { light: 'prevention' }, offersExactly: { light: ['pass', { play: 'Decoy' }] } })
        .play('light', { play: 'Decoy' })
        .expect({ facts: { Eel: { damage: 0 }, Decoy: { damage: 2 } }, asked: 'light' })
    },
  )

  const careful: Ability = {
    ability: 'triggered',
    when: { when: 'would-be-damaged', who: self },
    do: [{ do: 'prevent', who: self, amount: 1 }],
  }
  both(
    'what prevents comes with prevention, triggers before what is activated',
    {
      idc: ['idc/attack/prevention-order', 'idc/phrase/would-be-damaged-timing'],
      wotc: ['wotc/triggered/reroll-and-prevent-timing', 'wotc/chance/damage'],
    },
    (play) => {
      const ready = unit('Ready', {
        speed: 10,
        abilities: [careful, { ability: 'activated', cost: [], keyword: 'evade', value: 2 }],
      })
      play({
        cards: [attacker, ready],
        dice: [6, 6, 6],
        dark: { space: ['Attacker'] },
        light: { space: ['Ready'] },
      })
        .play('dark', { attack: 'Attacker' })
        .expect({
          asked: { light: 'prevention' },
          events: [{ kind: 'damagePrevented', amount: 1, by: 'effect' }],
        })
        .play('light', { play: 'Ready' })
        .expect({ offersExactly: { light: [1, 2] } })
        .play('light', 2)
        .expect({ facts: { Ready: { damage: 0 } }, asked: 'light' })
    },
  )

  both(
    'retreating after the dice prevents nothing',
    {
      idc: [
        'idc/attack/leaving-after-dice-no-end',
        'idc/term/retreat-doesnt-prevent-damage',
        'idc/term/prevent-not-in-build-zone',
        'idc/keyword/evade-not-in-build-zone',
      ],
      wotc: ['wotc/attack/retreat-after-roll', 'wotc/retreat/does-not-prevent-damage'],
    },
    (play) => {
      const coward = unit('Coward', {
        speed: 10,
        abilities: [
          { ability: 'activated', cost: [], keyword: 'evade', value: 1 },
          paying(0, [
            { do: 'reroll', dice: 0 },
            { do: 'retreat', who: self },
          ]),
        ],
      })
      const game = play({
        cards: [attacker, coward, defender],
        dice: [6, 6, 1],
        dark: { space: ['Attacker'] },
        light: { space: ['Coward', 'Defender'] },
      })
      game.play('dark', { attack: 'Attacker', defender: 'Coward' }).play('light', { play: 'Coward' })
      game.expect({ zones: { 'light.build': ['Coward'] } })
      const { asked } = game.machine.state
      if (asked?.questions[0]?.about === 'prevention') game.play('light', 'pass')
      game.expect({ facts: { Coward: { damage: 2 } }, asked: { light: 'next-attack' } })
    },
  )
})

describe('discard', () => {
  both(
    'counters equal to the health discard a unit, fewer do not',
    {
      idc: [
        'idc/attack/discard-at-health',
        'idc/term/health-meaning',
        'idc/attack/placement-skip-if-safe',
        'idc/term/health-remaining',
      ],
      wotc: ['wotc/attack/place-counters', 'wotc/zones/discard-on-lethal-counters'],
    },
    (play) => {
      play({ ...duel, dice: [6, 6, 1] })
        .play('dark', { attack: 'Attacker' })
        .expect({ facts: { Defender: { damage: 2 } }, zones: { 'light.discard': [] }, asked: 'light' })
      play({ ...duel, dice: [6, 1, 1], light: { space: [{ card: 'Defender', damage: 2 }, 'Defender'] } })
        .play('dark', { attack: 'Attacker', defender: 'space/Defender #1' })
        .expect({ zones: { 'light.discard': ['Defender'] }, asked: 'light' })
    },
  )

  const tough = unit('Tough', {
    speed: 10,
    abilities: [paying(1, [{ do: 'remove-damage-counters', who: self, amount: 1 }])],
  })
  idc('a unit that is due may be saved by removing counters', ['attack/placement-pop'], () => {
    fight({
      cards: [attacker, tough],
      dice: [6, 6, 6],
      dark: { space: ['Attacker'] },
      light: { force: 1, space: ['Tough'] },
    })
      .play('dark', { attack: 'Attacker' })
      .play('light', 'pass')
      .expect({ asked: { light: 'placement' }, facts: { Tough: { damage: 3 } } })
      .play('light', { play: 'Tough' })
      .expect({ facts: { Tough: { damage: 2 } }, zones: { 'light.discard': [] }, asked: 'light' })
  })

  const flight: Ability = {
    ability: 'triggered',
    when: { when: 'would-be-discarded', who: self },
    do: [{ do: 'put', what: self, to: 'hand' }],
  }
  const mourned: Ability = {
    ability: 'triggered',
    when: { when: 'is-discarded', who: self },
    do: [gainForce(5)],
  }
  const hunter = unit('Hunter', { speed: 60, abilities: [{ ability: 'bounty', do: [gainForce(7)] }] })
  idc(
    'what would be discarded may go elsewhere instead, and then nothing hears of a discard',
    [
      'attack/placement-order',
      'term/replacement-effect',
      'term/replacement-stops-triggers',
      'term/discard-would-be-discarded',
      'phrase/when-this-unit-is-discarded-replaced',
    ],
    () => {
      const save = paying(0, [{ do: 'remove-damage-counters', who: self, amount: 1 }])
      const phoenix = unit('Phoenix', { speed: 10, abilities: [flight, mourned, save] })
      fight({
        cards: [hunter, phoenix, defender],
        dice: [6, 6, 6],
        dark: { space: ['Hunter'] },
        light: { space: ['Phoenix', 'Defender'] },
      })
        .play('dark', { attack: 'Hunter', defender: 'Phoenix' })
        .play('light', 'pass')
        .expect({
          zones: { 'light.hand': ['Phoenix'], 'light.discard': [] },
          resources: { light: { force: 0 }, dark: { force: 0 } },
          asked: { light: 'next-attack' },
        })
    },
  )

  idc('a replacement may be declined', ['term/discard-would-be-discarded'], () => {
    const picky = unit('Picky', {
      speed: 10,
      abilities: [
        { ...flight, do: [{ do: 'may', who: 'you', what: [{ do: 'put', what: self, to: 'hand' }] }] },
      ],
    })
    fight({
      cards: [attacker, picky, defender],
      dice: [6, 6, 6],
      dark: { space: ['Attacker'] },
      light: { space: ['Picky', 'Defender'] },
    })
      .play('dark', { attack: 'Attacker', defender: 'Picky' })
      .play('light', 'no')
      .expect({ zones: { 'light.hand': [], 'light.discard': ['Picky'] }, asked: 'light' })
  })

  both(
    'what a discard sets off comes before the attack ends',
    {
      idc: [
        'idc/attack/discard-pop',
        'idc/pop/other-chances-wait',
        'idc/trigger/resolve-in-order-of-occurrence',
        'idc/phrase/when-this-unit-is-discarded',
        'idc/term/discard-meaning',
      ],
      wotc: ['wotc/triggered/needs-arena', 'wotc/triggered/after-the-event'],
    },
    (play) => {
      const ends = unit('Ends', { speed: 60, abilities: [whenAttackEnds(gainForce(1))] })
      const mourner = unit('Mourner', { speed: 10, abilities: [mourned] })
      play({
        cards: [ends, mourner, defender],
        dice: [6, 6, 6],
        dark: { space: ['Ends'] },
        light: { space: ['Mourner', 'Defender'] },
      })
        .play('dark', { attack: 'Ends', defender: 'Mourner' })
        .expect({
          events: [
            { kind: 'discarded' },
            { kind: 'forceChanged', seat: 'light', by: 5 },
            { kind: 'attackEnded' },
            { kind: 'forceChanged', seat: 'dark', by: 1 },
          ],
          asked: 'light',
        })
    },
  )
})
