/** Deflect, and prevention by others. */
import { describe } from 'vitest'
import { battleCard, both, fight, fight2003, ground, idc, paying, unit, wotc } from './battle-play.ts'
import { attacker, other, swift, zap } from './threats.ts'

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
