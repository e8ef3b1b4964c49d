/** Who may be attacked, and who must attack. */
import { describe } from 'vitest'
import type { Ability } from '../language/tree/tree.ts'
import {
  both,
  character,
  citedBy,
  fight,
  fight2003,
  gainForce,
  ground,
  idc,
  ofSpeed,
  paying,
  self,
  unit,
  wotc,
} from './battle-play.ts'

const [s60, s50] = [ofSpeed(60), ofSpeed(50)] as const

describe('who may be attacked', () => {
  const jedi = unit('Jedi', { subtypes: ['Jedi'], speed: 20 })
  const droid = unit('Droid', { subtypes: ['Droid'], speed: 10 })
  const foe = unit('Foe', {
    abilities: [{ ability: 'rule', who: self, rule: { cant: 'attack', against: { subtypes: ['Jedi'] } } }],
  })
  both(
    'a ban on a subtype leaves the others',
    {
      idc: ['idc/phrase/cant-attack-subtype', 'idc/primary/cant-overrides'],
      wotc: ['wotc/attack/legal-defender-required', 'wotc/attack/cards-change-targets'],
    },
    (play) => {
      play({
        cards: [foe, jedi, droid],
        dark: { space: ['Foe'] },
        light: { space: ['Jedi', 'Droid'] },
      }).expect({
        offersExactly: { dark: [{ attack: 'Foe', defender: 'Droid' }, { 'skip-attack': 'Foe' }] },
        refused: {
          dark: { attack: 'Foe', defender: 'Jedi' },
          rule: citedBy(play, 'idc/primary/cant-overrides'),
        },
        asked: 'dark',
      })
    },
  )

  both(
    'a unit that can attack nobody is tapped in its order and has not attacked',
    {
      idc: ['idc/phrase/cant-attack-tap-in-turn', 'idc/phrase/cant-attack-no-attack-effects'],
      wotc: ['wotc/attack/no-legal-defender'],
    },
    (play) => {
      const proud: typeof foe = {
        ...foe,
        abilities: [
          ...foe.abilities!,
          { ability: 'triggered', when: { when: 'attacks', who: self }, do: [gainForce(1)] },
        ],
      }
      play({
        cards: [proud, jedi],
        at: 'attack space',
        dark: { space: ['Foe'] },
        light: { space: ['Jedi'] },
      }).expect({
        facts: { Foe: { tapped: true } },
        resources: { dark: { force: 0 } },
        events: [{ kind: 'attackSkipped', card: 'Foe' }],
        asked: { light: 'next-attack' },
      })
    },
  )

  const shelter = ground('Shelter', {
    abilities: [
      { ability: 'rule', who: { whose: 'you', subtypes: ['Droid'] }, rule: { cant: 'be-attacked' } },
    ],
  })
  const bomb = ground('Bomb', {
    abilities: [
      paying(0, [
        { do: 'damage', who: { take: { take: 'exactly', count: 1 }, of: { whose: 'opponent' } }, amount: 1 },
      ]),
    ],
  })
  both(
    'a unit that cannot be attacked may still be damaged by effects',
    { idc: ['idc/phrase/cant-be-attacked-still-affected'], wotc: ['wotc/attack/cant-be-attacked'] },
    (play) => {
      play({
        cards: [foe, droid, jedi, shelter, bomb],
        at: 'space',
        dark: { space: ['Foe'], ground: ['Bomb'] },
        light: { space: ['Droid'], ground: ['Shelter'] },
      })
        .play('dark', { play: 'Bomb' })
        .play('dark', { cards: ['Droid'] })
        .expect({
          facts: { Droid: { damage: 1 }, Foe: { tapped: true } },
          events: [
            { kind: 'damagePlaced', unit: 'Droid' },
            { kind: 'attackSkipped', card: 'Foe' },
          ],
          asked: 'light',
        })
    },
  )

  const shield = unit('Cover', {
    speed: 10,
    abilities: [paying(0, [{ do: 'cant', who: self, what: 'be-attacked', for: 'this-turn' }])],
  })
  both(
    'what forbids attacks is looked at only before an attack',
    {
      idc: ['idc/phrase/cant-attack-checked-before'],
      wotc: ['wotc/attack/cant-checked-before-only', 'wotc/attack/cant-be-attacked-this-turn'],
    },
    (play) => {
      play({
        cards: [s60, s50, shield],
        at: 'space',
        dice: [6],
        dark: { space: ['Speed 60', 'Speed 50'] },
        light: { space: ['Cover'] },
      })
        .play('light', 'pass')
        .play('dark', { attack: 'Speed 60' })
        .play('light', { play: 'Cover' })
        .expect({
          facts: { Cover: { damage: 1 }, 'Speed 50': { tapped: true } },
          events: [
            { kind: 'damagePlaced', unit: 'Cover', amount: 1 },
            { kind: 'attackSkipped', card: 'Speed 50' },
          ],
          asked: { light: 'next-attack' },
        })
    },
  )

  const reaching = unit('Reaching', {
    abilities: [{ ability: 'rule', who: self, rule: { may: 'attack', target: { types: ['character'] } } }],
  })
  const guard = character('Guard')
  both(
    'a card may let a unit attack what it normally could not, unless another forbids it',
    {
      idc: ['idc/phrase/may-attack', 'idc/primary/card-overrides', 'idc/primary/cant-overrides'],
      wotc: ['wotc/basics/card-beats-rule', 'wotc/basics/cant-beats-can', 'wotc/attack/cards-change-targets'],
    },
    (play) => {
      const hidden = character('Hidden', {
        abilities: [{ ability: 'rule', who: self, rule: { cant: 'be-attacked' } }],
      })
      play({
        cards: [reaching, guard, hidden],
        dark: { space: ['Reaching'] },
        light: { character: ['Guard', 'Hidden'] },
      }).expect({
        offersExactly: {
          dark: [{ attack: 'Reaching', defender: 'Guard', with: 'power' }, { 'skip-attack': 'Reaching' }],
        },
        refused: {
          dark: { attack: 'Reaching', defender: 'Hidden' },
          rule: citedBy(play, 'idc/primary/cant-overrides'),
        },
        asked: 'dark',
      })
    },
  )
})

describe('a unit that must attack', () => {
  const forced: Ability = {
    ability: 'rule',
    who: { whose: 'opponent', subtypes: ['Jedi'] },
    rule: { must: 'attack', target: self },
  }
  const motti = unit('Motti', { speed: 10, health: 9, abilities: [forced] })
  const tarkin = unit('Tarkin', { speed: 10, health: 9, abilities: [forced] })
  const other = unit('Other', { speed: 20 })
  const jedi = unit('Jedi', {
    subtypes: ['Jedi'],
    abilities: [paying(1, [gainForce(3)], { timing: 'would-attack' })],
  })
  const cards = [motti, tarkin, jedi, other]

  both(
    'attacks that unit and does nothing else',
    {
      idc: [
        'idc/phrase/must-attack',
        'idc/phrase/must-attack-no-would-attack',
        'idc/phrase/anytime-is-static',
      ],
      wotc: ['wotc/attack/must-attack', 'wotc/attack/must-attack-bars-would-attack-abilities'],
    },
    (play) => {
      play({
        cards,
        dark: { space: ['Motti', 'Other'] },
        light: { force: 1, space: ['Jedi'] },
        dice: [1, 1, 1],
      }).expect({
        events: [{ kind: 'attackDeclared', attacker: 'Jedi', defender: 'Motti' }],
        resources: { light: { force: 1 } },
        asked: { dark: 'next-attack' },
      })
    },
  )

  both(
    'chooses among several that it must attack, and may not skip',
    { idc: ['idc/phrase/must-attack-several-targets'], wotc: ['wotc/attack/must-attack-several'] },
    (play) => {
      play({
        cards,
        dark: { space: ['Motti', 'Tarkin', 'Other'] },
        light: { force: 1, space: ['Jedi'] },
      }).expect({
        offersExactly: {
          light: [
            { attack: 'Jedi', defender: 'Motti' },
            { attack: 'Jedi', defender: 'Tarkin' },
          ],
        },
        refused: [
          { light: { attack: 'Jedi', defender: 'Other' }, rule: citedBy(play, 'idc/phrase/must-attack') },
          { light: { 'skip-attack': 'Jedi' }, rule: citedBy(play, 'idc/phrase/must-attack') },
        ],
        asked: 'light',
      })
    },
  )

  both(
    'does as usual if it cannot attack that unit',
    { idc: ['idc/phrase/must-attack-no-target'], wotc: ['wotc/attack/must-attack-only-if-able'] },
    (play) => {
      play({
        cards,
        dark: { space: ['Other'], build: ['Motti'] },
        light: { force: 1, space: ['Jedi'] },
      }).expect({
        offersExactly: {
          light: [{ attack: 'Jedi', defender: 'Other' }, { 'skip-attack': 'Jedi' }, { play: 'Jedi' }],
        },
        asked: 'light',
      })
    },
  )

  wotc('is not made to attack while it is tapped', ['attack/must-attack-needs-untapped'], () => {
    fight2003({
      cards,
      dark: { space: ['Motti', 'Other'] },
      light: { space: [{ card: 'Jedi', tapped: true }] },
    }).expect({ asked: 'dark', offers: { dark: [{ attack: 'Other' }] } })
  })

  idc('goes on with an attack that was declared before', ['phrase/must-attack-after-declaration'], () => {
    const taunt = unit('Taunt', {
      speed: 10,
      health: 9,
      abilities: [
        paying(0, [{ do: 'must-attack', who: { the: 'attacker' }, target: self, for: 'this-turn' }], {
          timing: 'attack',
        }),
      ],
    })
    fight({
      cards: [taunt, jedi, other],
      dark: { space: ['Taunt', 'Other'] },
      light: { space: ['Jedi'] },
      dice: [1, 1, 1],
    })
      .play('light', { attack: 'Jedi', defender: 'Other' })
      .play('dark', { play: 'Taunt' })
      .expect({
        events: [
          { kind: 'abilityPlayed', card: 'Taunt' },
          { kind: 'attackEnded', attacker: 'Jedi', defender: 'Other' },
        ],
        asked: 'dark',
      })
  })
})
