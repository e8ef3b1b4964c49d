/** Keywords of today about attacks and damage. */
import { describe } from 'vitest'
import { fight, ground, now, tapped, unit } from './battle-play.ts'
import { attacker, other, swift } from './threats.ts'

const tough = unit('Tough', { speed: 10, health: 9 })
const against = (text: string, dice: readonly number[], power = 3) => ({
  cards: [unit('Striker', { speed: 60, power, health: 9, text }), tough, other],
  dice,
  dark: { space: ['Striker'] },
  light: { space: ['Tough', tapped('Other')] },
})

describe('Precision', () => {
  const guard = unit('Guard', { speed: 10, text: 'Pay 0 Force -> Intercept' })
  now(
    'keeps the attack on the unit that was chosen',
    ['keywords/precision', 'keywords/elude-is-precision'],
    () => {
      fight({
        cards: [unit('Sniper', { speed: 60, text: 'Elude' }), other, guard],
        dice: [6, 6, 6],
        dark: { space: ['Sniper'] },
        light: { space: ['Other', tapped('Guard')] },
      })
        .play('dark', { attack: 'Sniper', defender: 'Other' })
        .play('light', { play: 'Guard' })
        .expect({ facts: { Other: { damage: 3 }, Guard: { damage: 0 } }, asked: 'light' })
    },
  )
})

describe('Focus', () => {
  now('looks at the first roll of the attack alone', ['keywords/focus', 'keywords/focus-one-attack'], () => {
    fight(against('Focus 2 | Double Strike', [5, 5, 1, 1, 1, 1, 1, 1]))
      .play('dark', { attack: 'Striker', defender: 'Tough' })
      .expect({ facts: { Tough: { damage: 2 } }, numbers: { Striker: { power: 3 } } })
      .play('dark', { cards: ['Tough'] })
      .expect({ facts: { Tough: { damage: 2 } }, asked: 'light' })
  })
})

describe('Backfire', () => {
  now(
    'a natural 3 in the first roll hurts the unit itself',
    ['keywords/backfire', 'keywords/attack-dice-only'],
    () => {
      fight(against('Backfire 2', [3, 3, 5, 6, 1]))
        .play('dark', { attack: 'Striker', defender: 'Tough' })
        .expect({ facts: { Tough: { damage: 1 }, Striker: { damage: 1 } }, asked: 'light' })
    },
  )
})

describe('Riposte', () => {
  const fencer = unit('Fencer', { speed: 10, health: 1, text: 'Riposte 2' })
  now(
    'a natural 2 does damage to the attacker, though the unit is gone',
    ['keywords/riposte', 'keywords/riposte-when-gone'],
    () => {
      fight({
        cards: [unit('Raider', { speed: 60, health: 9 }), fencer, other],
        dice: [2, 2, 6],
        dark: { space: ['Raider'] },
        light: { space: ['Fencer', 'Other'] },
      })
        .play('dark', { attack: 'Raider', defender: 'Fencer' })
        .expect({ facts: { Raider: { damage: 2 } }, asked: 'light' })
    },
  )
})

describe('Avenge and Area Damage', () => {
  const victim = unit('Victim', { speed: 10, health: 1 })
  const avenger = unit('Avenger', { speed: 20, health: 9, text: 'Avenge 2' })
  now(
    'an avenger beside the killed unit strikes back',
    ['keywords/avenge', 'keywords/avenge-conditions'],
    () => {
      fight({
        cards: [unit('Killer', { speed: 60, health: 9 }), victim, avenger],
        dice: [6, 1, 1, 6, 6],
        dark: { space: ['Killer'] },
        light: { space: ['Victim', 'Avenger'] },
      })
        .play('dark', { attack: 'Killer', defender: 'Victim' })
        .expect({ facts: { Killer: { damage: 2 } }, asked: 'light' })
    },
  )
  now(
    'a kill spreads to another unit there, once',
    ['keywords/area-damage', 'keywords/area-damage-no-chain', 'keywords/area-damage-any-unit'],
    () => {
      const frail = unit('Frail', { speed: 10, health: 1 })
      fight({
        cards: [unit('Bomber', { speed: 60, health: 9, text: 'Area Damage 2' }), victim, frail, other],
        dice: [6, 1, 1, 6, 1],
        dark: { space: ['Bomber'] },
        light: { space: ['Victim', 'Frail', 'Other'] },
      })
        .play('dark', { attack: 'Bomber', defender: 'Victim' })
        .play('dark', { cards: ['Frail'] })
        .expect({ zones: { 'light.discard': ['Frail', 'Victim'] }, asked: 'light' })
    },
  )
})

describe('Double Damage', () => {
  now(
    'one counter more for each damage that was not prevented',
    [
      'keywords/double-damage',
      'keywords/double-damage-extra-counters',
      'keywords/double-damage-attacks-only',
    ],
    () => {
      const agile = unit('Agile', { speed: 10, health: 9, text: 'Pay 0 Force -> Evade 1' })
      fight({
        cards: [unit('Hammer', { speed: 60, power: 4, text: 'Double Damage' }), agile],
        dice: [6, 6, 6, 6],
        dark: { space: ['Hammer'] },
        light: { space: ['Agile'] },
      })
        .play('dark', { attack: 'Hammer' })
        .play('light', { play: 'Agile' })
        .expect({ facts: { Agile: { damage: 6 } }, asked: 'light' })
    },
  )
})

describe('Ferocity and Fortitude', () => {
  now(
    'Fortitude prevents what nothing prevents',
    ['keywords/ferocity', 'keywords/fortitude', 'general/unpreventable'],
    () => {
      const stout = unit('Stout', { speed: 10, health: 9, text: 'Fortitude | Pay 0 Force -> Evade 2' })
      const plain = unit('Plain', { speed: 10, health: 9, text: 'Pay 0 Force -> Evade 2' })
      for (const [card, damage] of [
        [stout, 1],
        [plain, 3],
      ] as const)
        fight({
          cards: [unit('Beast', { speed: 60, text: 'Ferocity' }), card],
          dice: [6, 6, 6],
          dark: { space: ['Beast'] },
          light: { space: [card.name] },
        })
          .play('dark', { attack: 'Beast' })
          .play('light', { play: card.name })
          .play('light', 2)
          .expect({ facts: { [card.name]: { damage } }, asked: 'light' })
    },
  )
})

describe('Surge', () => {
  now('damage from another unit gives a unit there power', ['keywords/surge'], () => {
    const wild = unit('Wild', { speed: 10, health: 9, text: 'Surge 2' })
    fight({
      cards: [attacker, wild, swift],
      dice: [6, 1, 1],
      dark: { space: ['Attacker'] },
      light: { space: ['Wild'] },
    })
      .play('dark', { attack: 'Attacker' })
      .play('light', { cards: ['Wild'] })
      .expect({ numbers: { Wild: { power: 5 } }, asked: 'light' })
  })
})

describe('Overload', () => {
  now('more power, and as many dice of damage to itself', ['keywords/overload'], () => {
    fight(against('Overload 2', [6, 6, 6, 6, 6, 6, 1]))
      .play('dark', { attack: 'Striker', defender: 'Tough' })
      .play('dark', true)
      .expect({ facts: { Tough: { damage: 5 }, Striker: { damage: 1 } }, asked: 'light' })
  })
})

describe('Tenacity', () => {
  now(
    'a first attack that did little may be made again',
    ['keywords/tenacity', 'keywords/tenacity-conditions'],
    () => {
      fight(against('Tenacity 2', [6, 1, 1, 1, 1, 1]))
        .play('dark', { attack: 'Striker', defender: 'Tough' })
        .play('dark', true)
        .expect({ facts: { Tough: { damage: 1 } }, asked: 'light' })
    },
  )
})

describe('Barrage', () => {
  now(
    'reaches Characters with its own number',
    ['keywords/barrage', 'keywords/barrage-not-elsewhere'],
    () => {
      const walker = ground('Walker', { speed: 60, power: 5, text: 'Barrage 3' })
      const soldier = unit('Soldier', { arenas: ['character'], speed: 10, health: 9 })
      fight({
        at: 'attack ground',
        cards: [walker, soldier, other, ground('Speeder', { speed: 10 })],
        dice: [6, 6, 6],
        dark: { ground: ['Walker'] },
        light: { character: ['Soldier'], space: ['Other'], ground: ['Speeder'] },
      })
        .expect({
          refused: { dark: { attack: 'Walker', defender: 'Other' }, rule: 'idc/turn/same-arena-only' },
        })
        .play('dark', { attack: 'Walker', defender: 'Soldier' })
        .expect({ facts: { Soldier: { damage: 3 } }, asked: 'light' })
    },
  )
})

describe('Redirect', () => {
  const sly = unit('Sly', { speed: 10, health: 9, text: 'Pay 1 Force -> Redirect' })
  now(
    'the attack goes on against another unit',
    ['keywords/redirect', 'keywords/redirect-in-attack-chance'],
    () => {
      fight({
        cards: [attacker, sly, other, swift],
        dice: [6, 6, 6],
        dark: { space: ['Attacker'] },
        light: { force: 1, space: ['Sly', tapped('Other')] },
      })
        .play('dark', { attack: 'Attacker', defender: 'Sly' })
        .play('light', { play: 'Sly' })
        .expect({ facts: { Other: { damage: 3 }, Sly: { damage: 0 } }, asked: 'light' })
    },
  )
})

describe('Cunning', () => {
  now(
    'prevention is settled before the dice are seen',
    ['keywords/cunning', 'keywords/cunning-always-prevention'],
    () => {
      const agile = unit('Agile', { speed: 10, health: 9, text: 'Pay 0 Force -> Evade 2' })
      fight({
        cards: [unit('Fox', { speed: 60, text: 'Cunning' }), agile],
        dice: [1, 1, 2],
        dark: { space: ['Fox'] },
        light: { space: ['Agile'] },
      })
        .play('dark', { attack: 'Fox' })
        .expect({ asked: { light: 'prevention' } })
        .play('light', { play: 'Agile' })
        .play('light', 2)
        .expect({ facts: { Agile: { damage: 0 } }, asked: 'light' })
    },
  )
})

describe('preventing', () => {
  const victim = unit('Victim', { speed: 10, health: 9 })
  const stand = (text: string, light: readonly string[], dice: readonly number[]) =>
    fight({
      cards: [unit('Slow', { speed: 60, health: 9 }), unit('Keeper', { speed: 20, health: 9, text }), victim],
      dice: [6, 6, 6, ...dice],
      dark: { space: ['Slow'] },
      light: { force: 3, space: [...light] },
    })
  now(
    'Absorb gives the power of what it prevents',
    ['keywords/absorb-prevents', 'keywords/absorb-power', 'keywords/no-printed-cost'],
    () => {
      stand('Absorb 2', ['Keeper'], [1, 1, 1, 1, 1])
        .play('dark', { attack: 'Slow' })
        .play('light', { play: 'Keeper' })
        .expect({ offersExactly: { light: [0, 1, 2] } })
        .play('light', 2)
        .expect({ facts: { Keeper: { damage: 1 } }, numbers: { Keeper: { power: 3 } } })
        .play('light', { attack: 'Keeper', defender: 'Slow' })
        .expect({ events: [{ kind: 'attackDiceCounted', dice: 5 }], asked: 'dark' })
    },
  )
  now('Persuade takes it from the attacker', ['keywords/persuade'], () => {
    stand('Pay 1 Force -> Persuade 2 | Pay 0 Force -> Retaliate 1', ['Keeper'], [])
      .play('dark', { attack: 'Slow' })
      .play('light', 'pass')
      .play('light', { play: 'Keeper' })
      .play('light', 2)
      .expect({ facts: { Keeper: { damage: 1 } }, numbers: { Slow: { power: 3 } }, asked: 'light' })
  })
  now('Protect helps another unit there', ['keywords/protect'], () => {
    stand('Pay 1 Force -> Protect 2', ['Keeper', 'Victim'], [1, 1, 1])
      .play('dark', { attack: 'Slow', defender: 'Victim' })
      .play('light', { play: 'Keeper' })
      .play('light', 1)
      .expect({ facts: { Victim: { damage: 2 } }, resources: { light: { force: 2 } } })
      .play('light', { attack: 'Keeper', defender: 'Slow' })
      .expect({ asked: 'light' })
  })
})
