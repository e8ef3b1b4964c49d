/** Evade. */
import { describe } from 'vitest'
import { both, citedBy, fight, fight2003, idc, paying, unit, wotc } from './battle-play.ts'
import { attacker, other, swift, zap } from './threats.ts'

describe('Evade', () => {
  const agile = unit('Agile', { speed: 10, health: 9, text: 'Pay 1 Force -> Evade 2' })
  both(
    'prevents up to so much damage',
    {
      idc: ['idc/keyword/evade-prevents-up-to-x', 'idc/keyword/evade-timing'],
      wotc: [
        'wotc/keyword/evade',
        'wotc/keyword/evade-timing',
        'wotc/effect/prevention-removes-nothing',
        'wotc/activated/prevent-timing',
      ],
    },
    (play) => {
      play({
        cards: [attacker, agile],
        dice: [6, 6, 6],
        dark: { space: ['Attacker'] },
        light: { force: 1, space: [{ card: 'Agile', damage: 2 }] },
      })
        .play('dark', { attack: 'Attacker' })
        .expect({ asked: { light: 'prevention' } })
        .play('light', { play: 'Agile' })
        .expect({ offersExactly: { light: [1, 2] } })
        .play('light', 1)
        .expect({ facts: { Agile: { damage: 4 } }, resources: { light: { force: 0 } }, asked: 'light' })
    },
  )

  both(
    'is played when damage is pending on its unit, and not before',
    {
      idc: [
        'idc/keyword/evade-timing',
        'idc/keyword/evade-own-unit-only',
        'idc/term/prevent-only-in-prevention-pop',
      ],
      wotc: ['wotc/keyword/evade-timing', 'wotc/keyword/evade-own-damage-only'],
    },
    (play) => {
      const eager = unit('Eager', { speed: 10, text: 'Pay 0 Force -> Evade 2 | Retaliate 1' })
      play({
        cards: [attacker, eager, other, agile],
        dice: [6, 6, 6],
        dark: { space: ['Attacker'] },
        light: { force: 1, space: ['Eager', 'Agile'] },
      })
        .play('dark', { attack: 'Attacker', defender: 'Eager' })
        .expect({
          asked: { light: 'attack' },
          refused: {
            light: { play: 'Eager', ability: '0' },
            rule: citedBy(play, 'idc/keyword/evade-timing'),
          },
        })
        .play('light', 'pass')
        .expect({
          asked: { light: 'prevention' },
          offersExactly: { light: ['pass', { play: 'Eager' }] },
          refused: {
            light: { play: 'Agile' },
            rule: citedBy(play, 'idc/term/prevent-only-in-prevention-pop'),
          },
        })
    },
  )

  both(
    'is used once for each damage, and again for the next',
    {
      idc: [
        'idc/keyword/evade-once-per-instance',
        'idc/activated/once-per-specified-time',
        'idc/activated/specified-time-many-per-turn',
      ],
      wotc: ['wotc/keyword/evade-once-per-source', 'wotc/activated/prevent-once-per-damage'],
    },
    (play) => {
      play({
        cards: [attacker, swift, agile],
        dice: [6, 6, 6, 6, 1, 1],
        dark: { space: ['Attacker', 'Swift'] },
        light: { force: 3, space: ['Agile'] },
      })
        .play('dark', { attack: 'Attacker' })
        .play('light', { play: 'Agile' })
        .play('light', 2)
        .expect({
          facts: { Agile: { damage: 1 } },
          resources: { light: { force: 2 } },
          asked: { dark: 'next-attack' },
        })
        .play('dark', { attack: 'Swift' })
        .play('light', { play: 'Agile' })
        .expect({
          facts: { Agile: { damage: 1 } },
          resources: { light: { force: 1 } },
          asked: { light: 'next-attack' },
        })
    },
  )

  both(
    'of two kinds are two abilities',
    {
      idc: ['idc/keyword/evade-layered', 'idc/duplicate/layered-separate'],
      wotc: ['wotc/keyword/evade-two-copies', 'wotc/keyword/duplicates'],
    },
    (play) => {
      const two = unit('Two', {
        speed: 10,
        health: 9,
        text: 'Pay 1 Force -> Evade 1 | Pay 2 Force -> Evade 2',
      })
      play({
        cards: [attacker, two],
        dice: [6, 6, 6],
        dark: { space: ['Attacker'] },
        light: { force: 3, space: ['Two'] },
      })
        .play('dark', { attack: 'Attacker' })
        .play('light', { play: 'Two', ability: '0' })
        .play('light', { play: 'Two', ability: '1' })
        .play('light', 2)
        .expect({ facts: { Two: { damage: 0 } }, resources: { light: { force: 0 } }, asked: 'light' })
    },
  )

  const retreated = {
    cards: [zap, agile, attacker, other],
    at: 'space',
    dark: { hand: ['Zap'], space: ['Attacker'] },
    light: { force: 1, build: ['Agile'], space: ['Other'] },
  }
  idc(
    'cannot be used in the build zone',
    [
      'keyword/evade-not-in-build-zone',
      'term/prevent-not-in-build-zone',
      'keyword/definitions-override-reminder-text',
    ],
    () => {
      fight(retreated)
        .play('dark', { 'battle-card': 'Zap' })
        .play('dark', { cards: ['Agile'] })
        .expect({ facts: { Agile: { damage: 2 } }, resources: { light: { force: 1 } }, asked: 'dark' })
    },
  )
  wotc(
    'can be used in the build zone',
    [
      'keyword/evade-in-build-zone',
      'zones/build-zone-prevention-works',
      'zones/build-zone-units-can-be-damaged',
      'activated/prevent-in-build-zone',
      'activated/needs-arena',
      'retreat/abilities-ignored',
      'zones/build-zone-turns-abilities-off',
      'activated/prevention-words',
    ],
    () => {
      const busy = unit('Agile', {
        ...agile,
        text: 'Pay 1 Force -> Evade 2 | Pay 0 Force -> This unit gets +1 power for this attack.',
      })
      fight2003({ ...retreated, cards: [zap, busy, attacker, other] })
        .play('dark', { 'battle-card': 'Zap' })
        .play('dark', { cards: ['Agile'] })
        .expect({ asked: { light: 'prevention' }, offersExactly: { light: ['pass', { play: 'Agile' }] } })
        .play('light', { play: 'Agile' })
        .play('light', 2)
        .expect({ facts: { Agile: { damage: 0 } }, asked: 'dark' })
    },
  )

  idc(
    'cannot be used against what cannot be prevented, though it may be played',
    ['phrase/cant-be-prevented'],
    () => {
      const sure = unit('Sure', {
        speed: 60,
        abilities: [{ ability: 'rule', who: { the: 'self' }, rule: { damage: 'unpreventable' } }],
      })
      const shielded = unit('Shielded', { speed: 10, health: 9, text: 'Shields 1 | Pay 1 Force -> Evade 2' })
      fight({
        cards: [sure, shielded],
        dice: [6, 6],
        dark: { space: ['Sure'] },
        light: { force: 1, space: ['Shielded'] },
      })
        .play('dark', { attack: 'Sure' })
        .play('light', { play: 'Shielded' })
        .play('light', 2)
        .expect({ facts: { Shielded: { damage: 2 } }, resources: { light: { force: 0 } }, asked: 'light' })
    },
  )
  idc(
    'only a Jedi Master may prevent what only Jedi Masters can',
    ['phrase/jedi-master-only-prevention'],
    () => {
      const sure = unit('Sure', {
        speed: 60,
        abilities: [
          {
            ability: 'rule',
            who: { the: 'self' },
            rule: { damage: 'unpreventable', except: { subtypes: ['Jedi Master'] } },
          },
        ],
      })
      const knight = unit('Knight', {
        speed: 10,
        health: 9,
        subtypes: ['Jedi', 'Knight'],
        text: 'Pay 0 Force -> Evade 1',
      })
      const yoda = unit('Master', {
        speed: 10,
        health: 9,
        subtypes: ['Jedi', 'Master'],
        abilities: [paying(0, [{ do: 'prevent', who: { the: 'defender' }, amount: 1 }])],
      })
      fight({
        cards: [sure, knight, yoda],
        dice: [6, 6, 6],
        dark: { space: ['Sure'] },
        light: { space: ['Knight', 'Master'] },
      })
        .play('dark', { attack: 'Sure', defender: 'Knight' })
        .play('light', { play: 'Knight' })
        .play('light', { play: 'Master' })
        .expect({ facts: { Knight: { damage: 2 } }, asked: 'light' })
    },
  )
})
