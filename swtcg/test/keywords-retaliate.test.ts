/** Retaliate. */
import { describe } from 'vitest'
import { battleCard, both, fight, fight2003, idc, paying, self, unit, wotc } from './battle-play.ts'

const attacker = unit('Attacker', { speed: 60 })
const swift = unit('Swift', { speed: 55 })
const weak = unit('Weak', { speed: 10 })

describe('Retaliate', () => {
  const spiky = unit('Spiky', { speed: 10, health: 9, text: 'Pay 1 Force -> Retaliate 3' })
  both(
    'does dice of damage to the attacker when the attack ends',
    {
      idc: ['idc/keyword/retaliate-dice-when-attack-ends', 'idc/keyword/retaliate-timing'],
      wotc: ['wotc/keyword/retaliate', 'wotc/keyword/retaliate-cost'],
    },
    (play) => {
      play({
        cards: [attacker, spiky],
        dice: [6, 1, 1, 4, 5, 2],
        dark: { space: ['Attacker'] },
        light: { force: 1, space: ['Spiky'] },
      })
        .play('dark', { attack: 'Attacker' })
        .play('light', { play: 'Spiky' })
        .expect({
          events: [
            { kind: 'damagePlaced', unit: 'Spiky' },
            { kind: 'attackEnded' },
            { kind: 'diceRolled', dice: [4, 5, 2] },
            { kind: 'damagePlaced', unit: 'Attacker', amount: 2 },
          ],
          resources: { light: { force: 0 } },
          asked: 'light',
        })
    },
  )

  const free = unit('Free', { speed: 10, health: 9, text: 'Retaliate 2' })
  both(
    'without a printed cost is activated for nothing, or not at all',
    {
      idc: ['idc/keyword/retaliate-no-printed-cost', 'idc/keyword/retaliate-once-per-attack'],
      wotc: ['wotc/keyword/retaliate-cost'],
    },
    (play) => {
      play({
        cards: [attacker, swift, free],
        dice: [1, 1, 1, 1, 1, 1, 6, 6],
        dark: { space: ['Attacker', 'Swift'] },
        light: { space: ['Free'] },
      })
        .play('dark', { attack: 'Attacker' })
        .play('light', 'pass')
        .expect({ facts: { Attacker: { damage: 0 } }, asked: { dark: 'next-attack' } })
        .play('dark', { attack: 'Swift' })
        .play('light', { play: 'Free' })
        .expect({ facts: { Swift: { damage: 2 } }, asked: { light: 'next-attack' } })
    },
  )
  idc(
    'may be disrupted even without a printed cost',
    [
      'keyword/retaliate-no-printed-cost',
      'disrupt/window-effect-activated',
      'effect/unit-effects-are-abilities',
    ],
    () => {
      const jam = battleCard('Jam', { do: 'disrupt', what: ['ability'] })
      fight({
        cards: [attacker, free, jam],
        dice: [1, 1, 1],
        dark: { hand: ['Jam'], space: ['Attacker'] },
        light: { space: ['Free'] },
      })
        .play('dark', { attack: 'Attacker' })
        .play('light', { play: 'Free' })
        .expect({ asked: { dark: 'disrupt' } })
        .play('dark', { 'battle-card': 'Jam' })
        .expect({ facts: { Attacker: { damage: 0 } }, asked: 'light' })
    },
  )

  both(
    'takes place although its unit was discarded',
    {
      idc: ['idc/keyword/retaliate-even-if-discarded'],
      wotc: ['wotc/keyword/retaliate-after-death'],
    },
    (play) => {
      const frail = unit('Frail', { speed: 10, health: 1, text: 'Retaliate 3' })
      play({
        cards: [attacker, frail, weak],
        dice: [6, 1, 1, 6, 6, 1],
        dark: { space: ['Attacker'] },
        light: { space: ['Frail', 'Weak'] },
      })
        .play('dark', { attack: 'Attacker', defender: 'Frail' })
        .play('light', { play: 'Frail' })
        .expect({ zones: { 'light.discard': ['Frail'] }, facts: { Attacker: { damage: 2 } }, asked: 'light' })
    },
  )

  const keyed = unit('Keyed', {
    speed: 10,
    health: 9,
    text: 'Retaliate 3 | Accuracy 1 | Critical Hit 3 | Fury 2 | Lucky 2 | Stun 2',
  })
  const defended = unit('Defended', { speed: 60, health: 9, text: 'Shields 2 | Parry 2 | Armor' })
  idc(
    'rolls dice of damage: only Armor and Stun matter',
    [
      'keyword/retaliate-dice-of-damage',
      'keyword/retaliate-can-stun',
      'keyword/accuracy-not-on-dice-of-damage',
      'keyword/critical-hit-attack-dice-only',
      'keyword/lucky-attack-dice-only',
      'keyword/parry-attack-dice-only',
      'term/dice-of-damage-other-keywords-off',
      'term/dice-of-damage-affected-by',
      'keyword/armor-against-attack-dice-and-dice-of-damage',
    ],
    () => {
      fight({
        cards: [keyed, defended],
        dice: [1, 1, 1, 4, 1, 6],
        dark: { space: ['Defended'] },
        light: { space: ['Keyed'] },
      })
        .play('dark', { attack: 'Defended' })
        .play('light', { play: 'Keyed' })
        .play('light', [])
        .expect({ facts: { Defended: { damage: 1 } }, numbers: { Defended: { power: 1 } }, asked: 'light' })
    },
  )
  wotc(
    'rolls dice of damage: Stun matters, Armor does not',
    [
      'keyword/retaliate-dice',
      'keyword/retaliate-stun',
      'keyword/accuracy-attack-dice-only',
      'keyword/critical-hit-attack-only',
      'keyword/armor-not-dice-of-damage',
      'keyword/shields-attack-only',
      'effect/dice-of-damage-not-an-attack',
    ],
    () => {
      const old = unit('Keyed', {
        speed: 10,
        health: 9,
        text: 'Retaliate 3 | Accuracy 1 | Critical Hit 3 | Stun 2',
      })
      fight2003({
        cards: [old, unit('Defended', { speed: 60, health: 9, text: 'Shields 2 | Armor' })],
        dice: [1, 1, 1, 4, 3, 6],
        dark: { space: ['Defended'] },
        light: { space: ['Keyed'] },
      })
        .play('dark', { attack: 'Defended' })
        .play('light', { play: 'Keyed' })
        .expect({ facts: { Defended: { damage: 2 } }, numbers: { Defended: { power: 1 } }, asked: 'light' })
    },
  )

  idc(
    "by the unit's power counts it when it is activated",
    ['keyword/retaliate-based-on-power', 'term/power-reference-is-total'],
    () => {
      const mirror = unit('Mirror', {
        speed: 10,
        health: 9,
        power: 3,
        abilities: [
          {
            ability: 'activated',
            cost: [],
            keyword: 'retaliate',
            value: { amount: 'statistic', statistic: 'power', of: self },
          },
        ],
      })
      const stunner = unit('Stunner', { speed: 60, text: 'Stun 2' })
      fight({
        cards: [mirror, stunner],
        dice: [6, 1, 1, 1, 1, 1],
        dark: { space: ['Stunner'] },
        light: { space: ['Mirror'] },
      })
        .play('dark', { attack: 'Stunner' })
        .play('light', { play: 'Mirror' })
        .expect({
          numbers: { Mirror: { power: 1 } },
          events: [{ kind: 'attackEnded' }, { kind: 'diceRolled', dice: [1, 1, 1] }],
          asked: 'light',
        })
    },
  )

  idc(
    'works for a unit that attacks itself',
    ['keyword/retaliate-against-itself', 'keyword/stun-not-itself'],
    () => {
      const it = { the: 'chosen', name: 'it' } as const
      const madness = battleCard(
        'Madness',
        { do: 'choose', what: { take: { take: 'exactly', count: 1 }, of: { names: ['Mad'] }, as: 'it' } },
        { do: 'attack', unit: it, target: it },
      )
      const mad = unit('Mad', { speed: 60, health: 9, text: 'Retaliate 2 | Stun 1' })
      fight({
        cards: [mad, madness, weak],
        at: 'space',
        dice: [6, 1, 1, 6, 6],
        dark: { space: ['Mad'] },
        light: { hand: ['Madness'], space: ['Weak'] },
      })
        .play('light', { 'battle-card': 'Madness' })
        .play('dark', { play: 'Mad' })
        .expect({ facts: { Mad: { damage: 3 } }, numbers: { Mad: { power: 3 } }, asked: 'dark' })
    },
  )

  both(
    'of several kinds rolls for each',
    {
      idc: ['idc/keyword/retaliate-layered'],
      wotc: ['wotc/keyword/duplicates', 'wotc/keyword/retaliate-several-units'],
    },
    (play) => {
      const two = unit('Two', { speed: 10, health: 9, text: 'Pay 1 Force -> Retaliate 2 | Retaliate 1' })
      play({
        cards: [unit('Hulk', { speed: 60, health: 9 }), two],
        dice: [1, 1, 1, 6, 6, 6],
        dark: { space: ['Hulk'] },
        light: { force: 1, space: ['Two'] },
      })
        .play('dark', { attack: 'Hulk' })
        .play('light', { play: 'Two', ability: '0' })
        .play('light', { play: 'Two', ability: '1' })
        .expect({
          events: [
            { kind: 'diceRolled', dice: [6, 6] },
            { kind: 'damagePlaced', amount: 2 },
            { kind: 'diceRolled', dice: [6] },
            { kind: 'damagePlaced', amount: 1 },
          ],
          asked: 'light',
        })
    },
  )

  both(
    'does nothing to an attacker that is gone',
    { idc: ['idc/keyword/retaliate-attacker-gone'], wotc: ['wotc/keyword/retaliate-attacker-gone'] },
    (play) => {
      const two = unit('Two', { speed: 10, health: 9, text: 'Retaliate 2 | Retaliate 1' })
      play({
        cards: [unit('Glass', { speed: 60, health: 2 }), two, weak],
        dice: [1, 1, 1, 6, 6],
        dark: { space: ['Glass', { card: 'Weak', tapped: true }] },
        light: { space: ['Two'] },
      })
        .play('dark', { attack: 'Glass' })
        .play('light', { play: 'Two', ability: '0' })
        .play('light', { play: 'Two', ability: '1' })
        .expect({ zones: { 'dark.discard': ['Glass'] }, asked: 'light' })
    },
  )

  both(
    'makes damage like any other, which may be evaded or deflected',
    {
      idc: [
        'idc/keyword/deflect-works-on-dice-of-damage',
        'idc/pop/dice-roll-opens-after-any-roll',
        'idc/term/roll-opens-dice-roll-pop',
      ],
      wotc: [
        'wotc/keyword/retaliate-prevention',
        'wotc/effect/dice-of-damage-creates-chances',
        'wotc/effect/dice-of-damage',
      ],
    },
    (play) => {
      const jedi = unit('Jedi', {
        speed: 60,
        health: 9,
        abilities: [
          { ability: 'activated', cost: [], keyword: 'deflect', value: 2 },
          paying(0, [{ do: 'reroll', dice: 1 }], { only: { if: 'rolling', for: ['dice-of-damage'] } }),
        ],
      })
      play({
        cards: [jedi, spiky, weak],
        dice: [1, 1, 1, 6, 6, 6, 1],
        dark: { space: ['Jedi'] },
        light: { force: 1, space: ['Spiky'] },
      })
        .play('dark', { attack: 'Jedi' })
        .play('light', { play: 'Spiky' })
        .expect({ asked: { dark: 'reroll' } })
        .play('dark', { play: 'Jedi' })
        .play('dark', ['6'])
        .expect({ asked: { dark: 'prevention' } })
        .play('dark', { play: 'Jedi' })
        .play('dark', { cards: ['Spiky'] })
        .expect({ facts: { Jedi: { damage: 0 }, Spiky: { damage: 2 } }, asked: 'light' })
    },
  )
})
