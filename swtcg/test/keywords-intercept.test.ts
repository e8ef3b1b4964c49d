/** Intercept and Retaliate. */
import { describe } from 'vitest'
import type { Instruction } from '../language/instructions.ts'
import type { Ability } from '../language/tree.ts'
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
const swift = unit('Swift', { speed: 55 })
const weak = unit('Weak', { speed: 10 })
const boost: Instruction = { do: 'get', who: self, gain: { power: 2 }, for: 'this-attack' }
const keyword = (name: 'intercept' | 'retaliate', value = 0): Ability => ({
  ability: 'activated',
  cost: [],
  keyword: name,
  value,
})

describe('Intercept', () => {
  const guard = unit('Guard', { speed: 10, health: 9, text: 'Pay 1 Force -> Intercept' })
  const second = unit('Second', { speed: 10, health: 9, text: 'Pay 1 Force -> Intercept' })
  const position = {
    cards: [attacker, swift, weak, guard, second],
    dark: { space: ['Attacker', 'Swift'] },
    light: { force: 5, space: ['Weak', 'Guard', 'Second'] },
  }
  both(
    'turns an attack on another own unit upon its unit',
    {
      idc: [
        'idc/keyword/intercept-redirects-attack',
        'idc/keyword/intercept-does-not-end-attack',
        'idc/keyword/intercept-any-number',
      ],
      wotc: ['wotc/keyword/intercept', 'wotc/keyword/intercept-several'],
    },
    (play) => {
      play({ ...position, dice: [6, 6, 1] })
        .play('dark', { attack: 'Attacker', defender: 'Weak' })
        .play('light', { play: 'Guard' })
        .play('light', { play: 'Second' })
        .expect({
          facts: { Weak: { damage: 0 }, Guard: { damage: 0 }, Second: { damage: 2 } },
          events: [
            { kind: 'intercepted', card: 'Guard', defender: 'Weak' },
            { kind: 'intercepted', card: 'Second', defender: 'Guard' },
            { kind: 'attackEnded', attacker: 'Attacker', defender: 'Second' },
          ],
          resources: { light: { force: 3 } },
          asked: { dark: 'next-attack' },
        })
    },
  )

  both(
    'is used once in an attack and again in the next, not for its own unit, tapped or not',
    {
      idc: ['idc/keyword/intercept-activated-once-per-attack', 'idc/keyword/intercept-other-unit-only'],
      wotc: ['wotc/keyword/intercept-once-per-attack', 'wotc/keyword/intercept-tapped'],
    },
    (play) => {
      play({
        ...position,
        light: { force: 5, space: ['Weak', { card: 'Guard', tapped: true }, 'Second'] },
        dice: [1, 1, 1],
      })
        .play('dark', { attack: 'Attacker', defender: 'Weak' })
        .play('light', { play: 'Guard' })
        .expect({ refused: { light: { play: 'Guard' }, rule: 'idc/keyword/intercept-other-unit-only' } })
        .play('light', { play: 'Second' })
        .expect({ facts: { Guard: { tapped: true } }, asked: { dark: 'next-attack' } })
        .play('dark', { attack: 'Swift', defender: 'Weak' })
        .expect({ asked: { light: 'attack' }, offers: { light: [{ play: 'Guard' }, { play: 'Second' }] } })
    },
  )

  idc(
    'of several copies is used once',
    ['keyword/intercept-selective', 'duplicate/selective-choose-one', 'duplicate/selective-others-remain'],
    () => {
      const rich = unit('Rich', {
        speed: 10,
        health: 9,
        text: 'Pay 1 Force -> Intercept | Pay 2 Force -> Intercept',
      })
      fight({
        cards: [attacker, swift, weak, rich, second],
        dark: { space: ['Attacker', 'Swift'] },
        light: { force: 9, space: ['Weak', 'Rich', 'Second'] },
        dice: [1, 1, 1],
      })
        .play('dark', { attack: 'Attacker', defender: 'Weak' })
        .play('light', { play: 'Rich', ability: '0' })
        .play('light', { play: 'Second' })
        .expect({ asked: { dark: 'next-attack' }, resources: { light: { force: 7 } } })
        .play('dark', { attack: 'Swift', defender: 'Weak' })
        .expect({ asked: 'light', offers: { light: [{ play: 'Rich', ability: '1' }] } })
    },
  )

  both(
    'by a unit that cannot be attacked costs its price and changes nothing',
    {
      idc: ['idc/keyword/intercept-unattackable-interceptor'],
      wotc: ['wotc/keyword/intercept-must-be-attackable', 'wotc/attack/redirect-needs-legal-defender'],
    },
    (play) => {
      const shy = unit('Shy', {
        speed: 60,
        abilities: [
          { ability: 'rule', who: self, rule: { cant: 'attack', against: { subtypes: ['Jedi'] } } },
        ],
      })
      const jedi = unit('Jedi', { speed: 10, subtypes: ['Jedi'], text: 'Pay 1 Force -> Intercept' })
      play({
        cards: [shy, jedi, weak],
        dice: [6, 1, 1],
        dark: { space: ['Shy'] },
        light: { force: 1, space: ['Weak', 'Jedi'] },
      })
        .play('dark', { attack: 'Shy', defender: 'Weak' })
        .play('light', { play: 'Jedi' })
        .expect({
          facts: { Weak: { damage: 1 }, Jedi: { damage: 0 } },
          resources: { light: { force: 0 } },
          asked: 'light',
        })
    },
  )

  both(
    'makes the new defending unit count, and leaves effects of the attack',
    {
      idc: [
        'idc/keyword/shields-current-defender',
        'idc/keyword/intercept-no-replay-of-attack-effects',
        'idc/phrase/for-this-attack-duration',
        'idc/phrase/for-this-attack-when',
        'idc/phrase/when-this-unit-attacks',
        'idc/phrase/when-this-unit-attacks-intercept',
        'idc/phrase/when-this-unit-attacks-whole-attack',
      ],
      wotc: ['wotc/keyword/intercept-new-defender-counts', 'wotc/activated/for-this-attack'],
    },
    (play) => {
      const brave = unit('Brave', {
        speed: 60,
        abilities: [
          paying(0, [boost]),
          {
            ability: 'triggered',
            when: { when: 'attacks', who: self },
            do: [gainForce(1), { do: 'get', who: self, gain: { power: 1 }, for: 'this-attack' }],
          },
        ],
      })
      const shielded = unit('Shielded', { speed: 10, health: 9, text: 'Shields 3' })
      play({
        cards: [brave, shielded, guard, weak],
        dice: [1, 1, 1, 1, 1, 1],
        dark: { space: ['Brave'] },
        light: { force: 1, space: ['Shielded', 'Guard'] },
      })
        .play('dark', { attack: 'Brave', defender: 'Shielded' })
        .play('dark', { play: 'Brave' })
        .expect({ resources: { dark: { force: 1 } }, asked: { light: 'attack' } })
        .play('light', { play: 'Guard' })
        .expect({
          events: [{ kind: 'intercepted' }, { kind: 'diceRolled', dice: [1, 1, 1, 1, 1, 1] }],
          resources: { dark: { force: 1 } },
          asked: 'light',
        })
    },
  )

  idc(
    'ends what does not fit the new defending unit',
    [
      'keyword/intercept-effects-on-old-defender',
      'phrase/as-long-as',
      'static/qualifier-switches-it',
      'phrase/as-long-as-is-static',
    ],
    () => {
      const bane = unit('Bane', {
        speed: 60,
        abilities: [
          {
            ability: 'static',
            while: { if: 'attacking', card: self, against: { subtypes: ['Droid'] } },
            who: self,
            gain: { power: 3 },
          },
        ],
      })
      const droid = unit('Droid', { speed: 10, subtypes: ['Droid'] })
      const other = unit('Other Droid', { speed: 10, health: 9, subtypes: ['Droid'], text: 'Intercept' })
      const clone = unit('Clone', { speed: 10, health: 9, text: 'Intercept' })
      const cards = [bane, droid, other, clone]
      fight({ cards, dice: [1, 1, 1], dark: { space: ['Bane'] }, light: { space: ['Droid', 'Clone'] } })
        .play('dark', { attack: 'Bane', defender: 'Droid' })
        .expect({ numbers: { Bane: { power: 6 } } })
        .play('light', { play: 'Clone' })
        .expect({ events: [{ kind: 'diceRolled', dice: [1, 1, 1] }], asked: 'light' })
      fight({
        cards,
        dice: [1, 1, 1, 1, 1, 1],
        dark: { space: ['Bane'] },
        light: { space: ['Droid', 'Other Droid'] },
      })
        .play('dark', { attack: 'Bane', defender: 'Droid' })
        .play('light', { play: 'Other Droid' })
        .expect({
          events: [{ kind: 'diceRolled', dice: [1, 1, 1, 1, 1, 1] }],
          numbers: { Bane: { power: 3 } },
          asked: 'light',
        })
    },
  )

  idc(
    'leaves what the first defending unit has activated for the end of the attack',
    ['keyword/intercept-effect-of-first-defender-still-resolves'],
    () => {
      const chewie = unit('Chewbacca', {
        speed: 10,
        abilities: [
          paying(
            1,
            [
              {
                do: 'later',
                at: 'attack-end',
                what: [
                  { do: 'retreat', who: self },
                  { do: 'put-damage-counters', who: { the: 'attacker' }, amount: 2 },
                ],
              },
            ],
            { timing: 'attack', only: { if: 'defending', card: self } },
          ),
        ],
      })
      fight({
        cards: [attacker, chewie, guard, weak],
        dice: [6, 1, 1],
        dark: { space: ['Attacker'] },
        light: { force: 2, space: ['Chewbacca', 'Guard'] },
      })
        .play('dark', { attack: 'Attacker', defender: 'Chewbacca' })
        .play('light', { play: 'Chewbacca' })
        .play('light', { play: 'Guard' })
        .expect({
          zones: { 'light.build': ['Chewbacca'] },
          facts: { Guard: { damage: 1 }, Attacker: { damage: 2 } },
          asked: 'light',
        })
    },
  )

  const mine = unit('Traitor', {
    speed: 60,
    abilities: [
      { ability: 'rule', who: self, rule: { may: 'attack', target: { whose: 'you' } } },
      keyword('intercept'),
    ],
  })
  const bodyguard = unit('Bodyguard', { speed: 10, health: 9, text: 'Intercept' })
  const own = {
    cards: [mine, bodyguard, weak],
    dice: [6, 1, 1],
    dark: { space: ['Traitor', 'Weak', 'Bodyguard'] },
    light: { space: ['Weak'] },
  }
  idc(
    'stops an attack by an own unit too, but not by the attacking unit itself',
    ['keyword/intercept-own-attacker', 'keyword/intercept-not-own-attack', 'phrase/may-attack'],
    () => {
      fight(own)
        .play('dark', { attack: 'Traitor', defender: 'space/Weak #1' })
        .expect({
          asked: { dark: 'attack' },
          offersExactly: { dark: ['pass', { play: 'Bodyguard' }] },
          refused: { dark: { play: 'Traitor' }, rule: 'idc/keyword/intercept-not-own-attack' },
        })
        .play('dark', { play: 'Bodyguard' })
        .expect({ facts: { Bodyguard: { damage: 1 } }, asked: 'dark' })
    },
  )
  wotc('does not stop attacks by own units', ['keyword/intercept-several'], () => {
    fight2003(own)
      .play('dark', { attack: 'Traitor', defender: 'space/Weak #1' })
      .expect({ facts: { Bodyguard: { damage: 0 } }, asked: 'dark' })
  })

  idc(
    'every unit that was the defending unit counts as attacked',
    [
      'keyword/intercept-each-was-attacked',
      'keyword/retaliate-each-defender',
      'keyword/retaliate-resolution-order',
    ],
    () => {
      const spiky = (name: string, value: number, more: Ability[] = []) =>
        unit(name, { speed: 10, health: 9, abilities: [keyword('retaliate', value), ...more] })
      fight({
        cards: [
          unit('Hulk', { speed: 60, health: 9 }),
          spiky('First', 2),
          spiky('Third', 3, [keyword('intercept')]),
        ],
        dice: [1, 1, 1, 6, 6, 1, 1, 6],
        dark: { space: ['Hulk'] },
        light: { space: ['First', 'Third'] },
      })
        .play('dark', { attack: 'Hulk', defender: 'First' })
        .play('light', { play: 'First' })
        .play('light', { play: 'Third', name: 'intercept' })
        .play('light', { play: 'Third', name: 'retaliate' })
        .expect({
          events: [
            { kind: 'attackEnded', defender: 'Third' },
            { kind: 'diceRolled', dice: [6, 6] },
            { kind: 'damagePlaced', source: 'First', amount: 2 },
            { kind: 'diceRolled', dice: [1, 1, 6] },
            { kind: 'damagePlaced', source: 'Third', amount: 1 },
          ],
          facts: { Hulk: { damage: 3 } },
          asked: 'light',
        })
    },
  )
})

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
