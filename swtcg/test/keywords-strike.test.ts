/** Double Strike and Stun. */
import { describe } from 'vitest'
import type { Ability } from '../language/tree/tree.ts'
import {
  battleCard,
  both,
  character,
  fight,
  fight2003,
  gainForce,
  idc,
  paying,
  self,
  unit,
  wotc,
} from './battle-play.ts'

const one = unit('One', { speed: 10, health: 9 })
const two = unit('Two', { speed: 10, health: 9 })

describe('Double Strike', () => {
  const proud: Ability = { ability: 'triggered', when: { when: 'attacks', who: self }, do: [gainForce(1)] }
  const strike: Ability = { ability: 'keyword', keyword: 'double-strike', value: 1 }
  const duelist = unit('Duelist', { speed: 60, abilities: [strike, strike, proud] })
  const position = {
    cards: [duelist, one, two],
    dark: { space: ['Duelist'] },
    light: { space: ['One', 'Two'] },
  }

  idc(
    'makes a second attack without tapping, and no third',
    [
      'keyword/double-strike-second-attack',
      'keyword/double-strike-second-attack-does-not-tap',
      'keyword/double-strike-own-attack-sequence',
      'keyword/double-strike-isolated',
      'attack/double-strike-second-declare',
      'phrase/when-this-unit-attacks-double-strike',
    ],
    () => {
      fight({ ...position, dice: [6, 1, 1, 6, 6, 1] })
        .play('dark', { attack: 'Duelist', defender: 'One' })
        .expect({
          asked: { dark: 'double-strike' },
          offersExactly: { dark: [{ cards: [] }, { cards: ['One'] }, { cards: ['Two'] }] },
        })
        .play('dark', { cards: ['Two'] })
        .expect({
          facts: { One: { damage: 1 }, Two: { damage: 2 }, Duelist: { tapped: true } },
          resources: { dark: { force: 2 } },
          events: [
            { kind: 'attackDeclared', attacker: 'Duelist', defender: 'Two' },
            { kind: 'attackMade' },
            { kind: 'attackEnded' },
          ],
          asked: { light: 'next-attack' },
        })
    },
  )

  idc(
    'may be declined, and is then lost',
    ['keyword/double-strike-optional', 'keyword/double-strike-just-attacked'],
    () => {
      fight({ ...position, dice: [1, 1, 1, 1, 1, 1] })
        .play('dark', { attack: 'Duelist', defender: 'One' })
        .play('dark', { cards: [] })
        .play('light', { attack: 'One' })
        .expect({ asked: { light: 'next-attack' }, facts: { Two: { damage: 0 } } })
    },
  )

  idc(
    'opens a chance to disrupt the second attack',
    ['keyword/double-strike-own-attack-sequence', 'attack/double-strike-second-declare'],
    () => {
      const trap = unit('Trap', { speed: 5, abilities: [paying(1, [{ do: 'disrupt', what: ['attack'] }])] })
      fight({
        cards: [duelist, one, trap],
        dice: [1, 1, 1],
        dark: { space: ['Duelist'] },
        light: { force: 1, space: ['One', 'Trap'] },
      })
        .play('dark', { attack: 'Duelist', defender: 'One' })
        .play('light', 'pass')
        .play('dark', { cards: ['One'] })
        .expect({ asked: { light: 'disrupt' } })
        .play('light', { play: 'Trap' })
        .expect({ resources: { dark: { force: 1 } }, asked: { light: 'next-attack' } })
    },
  )

  idc('needs somebody who can be attacked', ['keyword/double-strike-needs-legal-target'], () => {
    const sneak = unit('Sneak', { speed: 10, text: 'Stealth' })
    const frail = unit('Frail', { speed: 10, health: 1 })
    fight({
      cards: [duelist, sneak, frail],
      dice: [6, 1, 1],
      dark: { space: ['Duelist'] },
      light: { space: ['Sneak', 'Frail'] },
    })
      .play('dark', { attack: 'Duelist', defender: 'Frail' })
      .expect({ asked: { light: 'next-attack' } })
  })

  idc(
    'comes only after an attack that the unit tapped for, and again after the next such',
    ['keyword/double-strike-first-attack-must-tap', 'keyword/double-strike-again-if-untapped'],
    () => {
      const frenzy = battleCard(
        'Frenzy',
        { do: 'choose', what: { take: { take: 'exactly', count: 1 }, of: { names: ['Duelist'] }, as: 'it' } },
        {
          do: 'attack',
          unit: { the: 'chosen', name: 'it' },
          target: { take: { take: 'exactly', count: 1 }, of: { names: ['One'] } },
        },
      )
      fight({
        ...position,
        cards: [...position.cards, frenzy],
        at: 'space',
        dice: [1, 1, 1, 1, 1, 1],
        dark: { hand: ['Frenzy'], space: ['Duelist'] },
      })
        .play('dark', { 'battle-card': 'Frenzy' })
        .expect({
          resources: { dark: { force: 1 } },
          facts: { Duelist: { tapped: false } },
          asked: { dark: 'next-attack' },
        })
        .play('dark', { attack: 'Duelist', defender: 'One' })
        .expect({ asked: { dark: 'double-strike' } })
    },
  )

  idc(
    'gives a bonus for damage to oneself in each attack',
    ['phrase/damage-to-itself-repeats', 'phrase/damage-to-itself-preventable'],
    () => {
      const reckless: Ability = {
        ability: 'triggered',
        when: { when: 'attacks', who: self },
        do: [
          { do: 'get', who: self, gain: { power: 2 }, for: 'this-attack' },
          { do: 'later', at: 'attack-end', what: [{ do: 'damage', who: self, amount: 1, from: self }] },
        ],
      }
      const berserk = unit('Berserk', {
        speed: 60,
        power: 1,
        health: 9,
        abilities: [
          strike,
          reckless,
          { ability: 'activated', cost: [{ pay: 'force', amount: 1 }], keyword: 'evade', value: 1 },
        ],
      })
      fight({
        cards: [berserk, one],
        dice: [1, 1, 1, 1, 1, 1],
        dark: { force: 1, space: ['Berserk'] },
        light: { space: ['One'] },
      })
        .play('dark', { attack: 'Berserk' })
        .expect({ asked: { dark: 'prevention' } })
        .play('dark', { play: 'Berserk' })
        .expect({ facts: { Berserk: { damage: 0 } } })
        .play('dark', { cards: ['One'] })
        .expect({ facts: { Berserk: { damage: 1 } }, asked: 'light' })
    },
  )
})

describe('Stun', () => {
  const stunner = unit('Stunner', { speed: 60, text: 'Stun 1 | Stun 1' })
  const slow = unit('Slow', { speed: 10, power: 4, health: 9 })
  const position = { cards: [stunner, slow, one], dark: { space: ['Stunner'] }, light: { space: ['Slow'] } }
  both(
    'takes power from a unit that was damaged, whatever the damage',
    {
      idc: [
        'idc/keyword/stun-reduces-power',
        'idc/keyword/stun-cumulative',
        'idc/keyword/stun-timing',
        'idc/term/damage-source-attack',
      ],
      wotc: ['wotc/keyword/stun', 'wotc/keyword/duplicates'],
    },
    (play) => {
      play({ ...position, dice: [6, 6, 6, 1, 1] })
        .play('dark', { attack: 'Stunner' })
        .expect({
          numbers: {
            Slow: {
              power: {
                value: 2,
                parts: [
                  { name: 'printed', amount: 4 },
                  { name: 'stun', amount: -2 },
                ],
              },
            },
          },
        })
        .play('light', { attack: 'Slow' })
        .expect({ events: [{ kind: 'diceRolled', dice: [1, 1] }], asked: 'dark' })
    },
  )

  both(
    'needs a counter: prevented damage does not stun',
    {
      idc: ['idc/keyword/stun-needs-counters'],
      wotc: ['wotc/keyword/stun-needs-damage'],
    },
    (play) => {
      const agile = unit('Agile', { speed: 10, power: 4, health: 9, text: 'Evade 2' })
      const preventing = (damage: number) =>
        play({
          cards: [stunner, agile],
          dice: [6, 6, 1],
          dark: { space: ['Stunner'] },
          light: { space: ['Agile'] },
        })
          .play('dark', { attack: 'Stunner' })
          .play('light', { play: 'Agile' })
          .play('light', damage)
      preventing(2).expect({ numbers: { Agile: { power: 4 } }, asked: 'light' })
      preventing(1).expect({ numbers: { Agile: { power: 2 } }, asked: 'light' })
    },
  )

  both(
    'comes with any damage of the unit, each time again, but not with counters put',
    {
      idc: [
        'idc/keyword/stun-any-damage-from-unit',
        'idc/keyword/stun-repeats',
        'idc/keyword/stun-not-from-placed-counters',
        'idc/term/damage-source-effect',
        'idc/term/damage-no-source',
      ],
      wotc: [
        'wotc/keyword/stun-any-damage',
        'wotc/keyword/stun-per-damage',
        'wotc/effect/placing-counters-is-not-damage',
      ],
    },
    (play) => {
      const who = { take: { take: 'each' }, of: { whose: 'opponent' } } as const
      const sniper = unit('Sniper', {
        speed: 10,
        abilities: [
          { ability: 'keyword', keyword: 'stun', value: 1 },
          paying(0, [{ do: 'damage', who, amount: 1, from: self }]),
          paying(0, [{ do: 'damage', who, amount: 1 }]),
          paying(0, [{ do: 'put-damage-counters', who, amount: 1 }]),
        ],
      })
      const hulk = unit('Hulk', { speed: 10, power: 9, health: 9 })
      play({
        cards: [sniper, hulk],
        at: 'space',
        dark: { space: ['Sniper'] },
        light: { space: ['Hulk'] },
        dice: [6, 1, 1],
      })
        .play('dark', { play: 'Sniper', ability: '2' })
        .expect({ facts: { Hulk: { damage: 1 } }, numbers: { Hulk: { power: 9 } } })
        .play('dark', { play: 'Sniper', ability: '3' })
        .expect({ facts: { Hulk: { damage: 2 } }, numbers: { Hulk: { power: 9 } } })
        .play('dark', { play: 'Sniper', ability: '1' })
        .expect({ facts: { Hulk: { damage: 3 } }, numbers: { Hulk: { power: 8 } } })
        .play('dark', { attack: 'Sniper' })
        .expect({ facts: { Hulk: { damage: 4 } }, numbers: { Hulk: { power: 7 } }, asked: 'light' })
    },
  )

  const late = {
    cards: [stunner, slow, character('Guard')],
    dark: { space: ['Stunner'], character: ['Guard'] },
    light: { space: [{ card: 'Slow', tapped: true }], character: ['Guard'] },
  }
  both(
    'lasts through the other battles and not into the next turn',
    { idc: ['idc/keyword/stun-duration'], wotc: ['wotc/keyword/stun'] },
    (play) => {
      play({ ...late, dice: [6, 1, 1, 1] })
        .play('dark', { attack: 'Stunner' })
        .expect({ table: { step: 'character' }, numbers: { Slow: { power: 2 } } })
        .play('dark', { 'skip-attack': 'Guard' })
        .play('light', { 'skip-attack': 'Guard' })
        .expect({ table: { turn: 2 }, numbers: { Slow: { power: 4 } }, asked: 'dark' })
    },
  )

  const ends: Ability = {
    ability: 'triggered',
    when: { when: 'step-ends', step: 'turn' },
    do: [{ do: 'gain-force', who: 'you', amount: { amount: 'statistic', statistic: 'power', of: self } }],
  }
  const proud = unit('Proud', { speed: 10, power: 4, health: 9, abilities: [ends] })
  const atEnd = {
    cards: [stunner, proud],
    dark: { space: ['Stunner'] },
    light: { space: [{ card: 'Proud', tapped: true }] },
    dice: [6, 1, 1, 1],
  }
  idc(
    'is over before the effects of the end of turn',
    ['keyword/stun-duration', 'turn/end-of-turn-effects-second'],
    () => {
      fight(atEnd)
        .play('dark', { attack: 'Stunner' })
        .expect({ resources: { light: { force: 8 } }, asked: 'dark' })
    },
  )
  wotc(
    'lasts until the turn is over, past the abilities of its end',
    ['keyword/stun', 'effect/until-end-of-turn'],
    () => {
      fight2003(atEnd)
        .play('dark', { attack: 'Stunner' })
        .expect({ resources: { light: { force: 6 } }, asked: 'dark' })
    },
  )
})
