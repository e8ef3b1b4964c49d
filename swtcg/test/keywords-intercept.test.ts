/** Intercept. */
import { describe } from 'vitest'
import type { Instruction } from '../language/tree/instructions.ts'
import type { Ability } from '../language/tree/tree.ts'
import { both, citedBy, fight, fight2003, gainForce, idc, paying, self, unit, wotc } from './battle-play.ts'

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
        .expect({
          refused: { light: { play: 'Guard' }, rule: citedBy(play, 'idc/keyword/intercept-other-unit-only') },
        })
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
