/** Evade and Deflect. */
import { describe } from 'vitest'
import { battleCard, both, fight, fight2003, ground, idc, paying, unit, wotc } from './battle-play.ts'

const attacker = unit('Attacker', { speed: 60 })
const swift = unit('Swift', { speed: 50 })
const other = unit('Other', { speed: 10, health: 9 })
const zap = battleCard('Zap', {
  do: 'damage',
  who: { take: { take: 'exactly', count: 1 }, of: { whose: 'opponent' } },
  amount: 2,
})

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
          refused: { light: { play: 'Eager', ability: '0' }, rule: 'idc/keyword/evade-timing' },
        })
        .play('light', 'pass')
        .expect({
          asked: { light: 'prevention' },
          offersExactly: { light: ['pass', { play: 'Eager' }] },
          refused: { light: { play: 'Agile' }, rule: 'idc/term/prevent-only-in-prevention-pop' },
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

describe('Deflect', () => {
  const jedi = unit('Jedi', { speed: 10, health: 9, text: 'Pay 1 Force -> Deflect 2' })
  const walker = ground('Walker')
  const position = {
    cards: [attacker, swift, jedi, other, walker],
    dark: { space: ['Attacker', 'Swift'], ground: ['Walker'] },
    light: { force: 1, space: ['Jedi'] },
  }
  both(
    'prevents damage and may do as much to a unit in the same arena',
    {
      idc: [
        'idc/keyword/deflect-prevents',
        'idc/keyword/deflect-any-unit-same-arena',
        'idc/keyword/deflect-creates-new-damage',
      ],
      wotc: [
        'wotc/keyword/deflect',
        'wotc/keyword/deflect-any-unit',
        'wotc/chance/new-damage-waits',
        'wotc/keyword/deflect-new-chance',
      ],
    },
    (play) => {
      play({ ...position, dice: [6, 6, 6] })
        .play('dark', { attack: 'Attacker' })
        .play('light', { play: 'Jedi' })
        .expect({
          asked: { light: 'deflect' },
          offers: { light: [{ cards: [] }, { cards: ['Attacker'] }, { cards: ['Swift'] }] },
          noOffers: { light: [{ cards: ['Walker'] }] },
        })
        .play('light', { cards: ['Swift'] })
        .expect({
          facts: { Jedi: { damage: 1 }, Swift: { damage: 2 } },
          events: [
            { kind: 'damagePlaced', unit: 'Jedi', amount: 1 },
            { kind: 'damagePlaced', unit: 'Swift', amount: 2, source: 'Jedi' },
            { kind: 'attackEnded' },
          ],
          asked: 'dark',
        })
    },
  )
  idc('may send the damage to its own unit', ['keyword/deflect-any-unit-same-arena'], () => {
    fight({ ...position, dice: [6, 6, 6] })
      .play('dark', { attack: 'Attacker' })
      .play('light', { play: 'Jedi' })
      .expect({
        offersExactly: {
          light: [{ cards: [] }, { cards: ['Attacker'] }, { cards: ['Swift'] }, { cards: ['Jedi'] }],
        },
        asked: 'light',
      })
  })
  wotc('sends the damage to another unit only', ['keyword/deflect-any-unit'], () => {
    fight2003({ ...position, dice: [6, 6, 6] })
      .play('dark', { attack: 'Attacker' })
      .play('light', { play: 'Jedi' })
      .expect({
        offersExactly: { light: [{ cards: [] }, { cards: ['Attacker'] }, { cards: ['Swift'] }] },
        asked: 'light',
      })
  })

  both(
    'does no more damage than it prevented, or none',
    {
      idc: ['idc/keyword/deflect-damage-equals-prevented', 'idc/keyword/deflect-damage-is-optional'],
      wotc: ['wotc/keyword/deflect-damage-equals-prevented', 'wotc/keyword/deflect-optional-damage'],
    },
    (play) => {
      play({ ...position, dice: [6, 1, 1] })
        .play('dark', { attack: 'Attacker' })
        .play('light', { play: 'Jedi' })
        .play('light', { cards: ['Attacker'] })
        .expect({ facts: { Jedi: { damage: 0 }, Attacker: { damage: 1 } }, asked: 'dark' })
      play({ ...position, dice: [6, 6, 1] })
        .play('dark', { attack: 'Attacker' })
        .play('light', { play: 'Jedi' })
        .play('light', { cards: [] })
        .expect({ facts: { Jedi: { damage: 0 }, Attacker: { damage: 0 } }, asked: 'dark' })
    },
  )

  both(
    'makes damage that may be prevented and deflected in turn',
    {
      idc: ['idc/keyword/deflect-may-be-deflected', 'idc/keyword/deflect-creates-new-damage'],
      wotc: ['wotc/keyword/deflect-new-chance'],
    },
    (play) => {
      const sith = unit('Sith', { speed: 60, health: 9, text: 'Pay 1 Force -> Deflect 1' })
      play({
        cards: [sith, jedi],
        dice: [6, 6, 1],
        dark: { force: 1, space: ['Sith'] },
        light: { force: 1, space: ['Jedi'] },
      })
        .play('dark', { attack: 'Sith' })
        .play('light', { play: 'Jedi' })
        .play('light', { cards: ['Sith'] })
        .expect({ asked: { dark: 'prevention' }, offers: { dark: [{ play: 'Sith' }] } })
        .play('dark', { play: 'Sith' })
        .play('dark', { cards: ['Jedi'] })
        .expect({ facts: { Jedi: { damage: 1 }, Sith: { damage: 1 } }, asked: 'light' })
    },
  )

  both(
    'is used once for each damage and only for its own unit',
    {
      idc: ['idc/keyword/deflect-once-per-instance', 'idc/keyword/deflect-timing'],
      wotc: ['wotc/keyword/deflect-once-per-source', 'wotc/keyword/deflect-timing'],
    },
    (play) => {
      const rich = { ...position, light: { force: 5, space: ['Jedi', 'Other'] } }
      play({ ...rich, dice: [6, 6, 6, 6, 6, 6] })
        .play('dark', { attack: 'Attacker', defender: 'Jedi' })
        .play('light', { play: 'Jedi' })
        .play('light', { cards: [] })
        .expect({
          facts: { Jedi: { damage: 1 } },
          resources: { light: { force: 4 } },
          asked: { dark: 'next-attack' },
        })
        .play('dark', { attack: 'Swift', defender: 'Jedi' })
        .expect({ asked: { light: 'prevention' }, offers: { light: [{ play: 'Jedi' }] } })
      play({ ...rich, dice: [6, 6, 6] })
        .play('dark', { attack: 'Attacker', defender: 'Other' })
        .expect({ facts: { Other: { damage: 3 } }, asked: 'dark' })
    },
  )

  idc(
    'of two kinds are used one by one, each with its own target',
    ['keyword/deflect-layered', 'duplicate/layered-order'],
    () => {
      const two = unit('Two', {
        speed: 10,
        health: 9,
        text: 'Pay 1 Force -> Deflect 1 | Pay 1 Force -> Deflect 1 | Evade 2',
      })
      fight({
        cards: [attacker, swift, two],
        dice: [6, 6, 1],
        dark: { space: ['Attacker', 'Swift'] },
        light: { force: 2, space: ['Two'] },
      })
        .play('dark', { attack: 'Attacker' })
        .expect({
          offersExactly: {
            light: [
              'pass',
              { play: 'Two', ability: '0' },
              { play: 'Two', ability: '1' },
              { play: 'Two', ability: '2' },
            ],
          },
        })
        .play('light', { play: 'Two', ability: '0' })
        .play('light', { cards: ['Attacker'] })
        .play('light', { play: 'Two', ability: '1' })
        .play('light', { cards: ['Swift'] })
        .expect({
          facts: { Two: { damage: 0 }, Attacker: { damage: 1 }, Swift: { damage: 1 } },
          asked: 'dark',
        })
    },
  )

  wotc(
    'prevents in the build zone, where there is nobody to do damage to',
    ['keyword/deflect-in-build-zone'],
    () => {
      fight2003({
        cards: [zap, jedi, attacker, other],
        at: 'space',
        dark: { hand: ['Zap'], space: ['Attacker'] },
        light: { force: 1, build: ['Jedi'], space: ['Other'] },
      })
        .play('dark', { 'battle-card': 'Zap' })
        .play('dark', { cards: ['Jedi'] })
        .play('light', { play: 'Jedi' })
        .expect({ facts: { Jedi: { damage: 0 }, Attacker: { damage: 0 } }, asked: 'dark' })
    },
  )

  const stunning = unit('Stunning', { speed: 60, text: 'Stun 2' })
  both(
    'stuns if the deflecting unit has Stun, not if the other has',
    { idc: ['idc/keyword/stun-with-deflect'], wotc: ['wotc/keyword/deflect-damage-source'] },
    (play) => {
      const knight = unit('Knight', { speed: 10, health: 9, text: 'Deflect 2 | Stun 1' })
      const plain = unit('Plain', { speed: 10, health: 9, text: 'Deflect 2' })
      play({
        cards: [stunning, knight, plain, swift],
        dice: [6, 6, 1],
        dark: { space: ['Stunning', { card: 'Swift', tapped: true }] },
        light: { space: ['Knight'] },
      })
        .play('dark', { attack: 'Stunning' })
        .play('light', { play: 'Knight' })
        .play('light', { cards: ['Swift'] })
        .expect({ numbers: { Swift: { power: 2 } }, asked: 'light' })
      play({
        cards: [stunning, knight, plain, swift],
        dice: [6, 6, 1],
        dark: { space: ['Stunning', { card: 'Swift', tapped: true }] },
        light: { space: ['Plain'] },
      })
        .play('dark', { attack: 'Stunning' })
        .play('light', { play: 'Plain' })
        .play('light', { cards: ['Swift'] })
        .expect({ numbers: { Swift: { power: 3 } }, asked: 'light' })
    },
  )
})

describe('prevention by others', () => {
  const medic = ground('Medic', {
    abilities: [paying(1, [{ do: 'prevent', who: { the: 'defender' }, amount: 1 }])],
  })
  const position = {
    cards: [attacker, swift, other, medic],
    dice: [6, 6, 1, 6, 6, 1],
    dark: { space: ['Attacker', 'Swift'] },
    light: { force: 2, space: ['Other'], ground: ['Medic'] },
  }
  idc(
    'is used once in a turn, as it states no time',
    ['activated/once-per-turn', 'turn/activated-effects-once-per-turn'],
    () => {
      fight(position)
        .play('dark', { attack: 'Attacker' })
        .play('light', { play: 'Medic' })
        .expect({ facts: { Other: { damage: 1 } } })
        .play('dark', { attack: 'Swift' })
        .expect({ facts: { Other: { damage: 3 } }, asked: { light: 'next-attack' } })
    },
  )
  wotc(
    'is used once for each damage',
    ['activated/once-each-time', 'activated/prevent-once-per-damage'],
    () => {
      fight2003(position)
        .play('dark', { attack: 'Attacker' })
        .play('light', { play: 'Medic' })
        .play('dark', { attack: 'Swift' })
        .expect({ asked: { light: 'prevention' }, offers: { light: [{ play: 'Medic' }] } })
        .play('light', { play: 'Medic' })
        .expect({ facts: { Other: { damage: 2 } }, asked: { light: 'next-attack' } })
    },
  )

  both(
    'Force that comes with the damage is too late to prevent it',
    {
      idc: ['idc/phrase/gain-force-at-end-of-effect', 'idc/effect/no-wait-for-special-chances'],
      wotc: ['wotc/chance/resolve-each-in-turn'],
    },
    (play) => {
      const mercy = battleCard(
        'Mercy',
        { do: 'damage', who: { take: { take: 'exactly', count: 1 }, of: { whose: 'opponent' } }, amount: 2 },
        { do: 'gain-force', who: 'opponent', amount: 2 },
      )
      const agile = unit('Agile', { speed: 10, health: 9, text: 'Pay 1 Force -> Evade 2' })
      play({
        cards: [mercy, agile, attacker],
        at: 'space',
        dark: { hand: ['Mercy'], space: ['Attacker'] },
        light: { space: ['Agile'] },
      })
        .play('dark', { 'battle-card': 'Mercy' })
        .expect({ facts: { Agile: { damage: 2 } }, resources: { light: { force: 2 } }, asked: 'dark' })
    },
  )
})
