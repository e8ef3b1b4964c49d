/** Overkill. */
import { describe } from 'vitest'
import { both, fight, ground, idc, paying, unit } from './battle-play.ts'

const target = unit('Target', { speed: 10, health: 9 })
const base = ground('Base', { speed: 10, health: 9 })

describe('Overkill', () => {
  const crusher = unit('Crusher', { speed: 60, power: 5, text: 'Overkill | Overkill' })
  const victim = unit('Victim', { speed: 10, health: 4 })
  const stealthy = unit('Lurker', { speed: 10, health: 9, text: 'Stealth | Armor | Shields 3 | Parry 2' })
  const position = {
    dark: { space: ['Crusher'] },
    light: { space: [{ card: 'Victim', damage: 1 }, 'Lurker'] },
  }
  both(
    'sends hits beyond the remaining health to one other unit in the arena',
    {
      idc: [
        'idc/keyword/overkill-divides-excess',
        'idc/keyword/overkill-defender-keeps-its-share',
        'idc/keyword/overkill-isolated',
        'idc/keyword/overkill-second-unit-same-arena',
        'idc/attack/overkill-at-assignment',
        'idc/phrase/divide-hits-second-unit',
      ],
      wotc: [
        'wotc/keyword/overkill',
        'wotc/keyword/overkill-second-unit',
        'wotc/keyword/overkill-attacker-decides',
      ],
    },
    (play) => {
      play({
        cards: [crusher, victim, stealthy, base],
        ...position,
        light: { ...position.light, ground: ['Base'] },
        dice: [4, 5, 6, 4, 4],
      })
        .play('dark', { attack: 'Crusher', defender: 'Victim' })
        .expect({
          asked: { dark: 'overkill' },
          offersExactly: { dark: [{ cards: [] }, { cards: ['Crusher'] }, { cards: ['Lurker'] }] },
        })
        .play('dark', { cards: ['Lurker'] })
        .expect({ asked: { dark: 'overkill-amount' }, offersExactly: { dark: [1, 2] } })
        .play('dark', 2)
        .expect({ zones: { 'light.discard': ['Victim'] }, facts: { Lurker: { damage: 2 } }, asked: 'light' })
    },
  )

  both(
    'is not reduced by Armor, Shields or Parry of the second unit, but may be prevented',
    {
      idc: [
        'idc/keyword/overkill-ignores-shields-parry-armor',
        'idc/keyword/overkill-other-prevention-works',
        'idc/keyword/overkill-tandem',
        'idc/keyword/stealth-other-damage',
        'idc/keyword/overkill-timing',
      ],
      wotc: [
        'wotc/keyword/overkill-ignores-shields-armor',
        'wotc/keyword/overkill-timing',
        'wotc/chance/several-units-damaged',
      ],
    },
    (play) => {
      const nimble = unit('Nimble', {
        speed: 10,
        health: 9,
        text: 'Armor | Shields 3 | Pay 0 Force -> Evade 1',
      })
      const agile = unit('Agile', { speed: 10, health: 2, text: 'Pay 0 Force -> Evade 2' })
      play({
        cards: [crusher, agile, nimble],
        dice: [4, 4, 4, 4, 1],
        dark: { space: ['Crusher'] },
        light: { space: ['Agile', 'Nimble'] },
      })
        .play('dark', { attack: 'Crusher', defender: 'Agile' })
        .play('dark', { cards: ['Nimble'] })
        .play('dark', 2)
        .expect({
          asked: { light: 'prevention' },
          offersExactly: { light: ['pass', { play: 'Agile' }, { play: 'Nimble' }] },
        })
        .play('light', { play: 'Agile' })
        .play('light', 2)
        .expect({ asked: { light: 'prevention' }, offersExactly: { light: ['pass', { play: 'Nimble' }] } })
        .play('light', { play: 'Nimble' })
        .expect({ facts: { Agile: { damage: 0 }, Nimble: { damage: 1 } }, asked: 'light' })
    },
  )

  both(
    'need not be used, and is not offered without excess',
    {
      idc: ['idc/keyword/overkill-optional', 'idc/keyword/overkill-surplus-against-prevention'],
      wotc: ['wotc/keyword/overkill-no-excess', 'wotc/keyword/overkill-attacker-decides'],
    },
    (play) => {
      play({ cards: [crusher, victim, stealthy], ...position, dice: [4, 4, 4, 1, 1] })
        .play('dark', { attack: 'Crusher', defender: 'Victim' })
        .expect({ zones: { 'light.discard': ['Victim'] }, asked: 'light' })
      const agile = unit('Agile', { speed: 10, health: 3, text: 'Pay 0 Force -> Evade 2' })
      play({
        cards: [crusher, agile, stealthy],
        dice: [4, 4, 4, 4, 4],
        dark: { space: ['Crusher'] },
        light: { space: ['Agile', 'Lurker'] },
      })
        .play('dark', { attack: 'Crusher', defender: 'Agile' })
        .play('dark', { cards: [] })
        .play('light', { play: 'Agile' })
        .play('light', 2)
        .expect({ zones: { 'light.discard': ['Agile'] }, facts: { Lurker: { damage: 0 } }, asked: 'light' })
    },
  )

  both(
    'divides hits, not the damage of Critical Hit',
    { idc: ['idc/keyword/critical-hit-is-damage-not-hits'], wotc: ['wotc/keyword/overkill-critical-hit'] },
    (play) => {
      const killer = unit('Killer', { speed: 60, power: 4, text: 'Overkill | Critical Hit 2' })
      const frail = unit('Frail', { speed: 10, health: 2 })
      play({
        cards: [killer, frail, target],
        dice: [6, 5, 4, 1],
        dark: { space: ['Killer'] },
        light: { space: ['Frail', 'Target'] },
      })
        .play('dark', { attack: 'Killer', defender: 'Frail' })
        .play('dark', { cards: ['Target'] })
        .expect({
          facts: { Target: { damage: 1 } },
          events: [
            { kind: 'damagePending', unit: 'Frail', amount: 4 },
            { kind: 'damagePending', unit: 'Target', amount: 1 },
          ],
          asked: 'light',
        })
    },
  )

  idc(
    'does damage of its own: neither by the dice, nor from nobody',
    ['keyword/overkill-damage-is-from-ability', 'keyword/stun-any-damage-from-unit'],
    () => {
      const stunner = unit('Stunner', {
        speed: 60,
        power: 5,
        text: 'Overkill | Stun 1 | Bounty: Gain 2 Force.',
      })
      const parrying = unit('Parrying', { speed: 10, health: 9, text: 'Parry 9' })
      fight({
        cards: [stunner, victim, parrying],
        dice: [6, 6, 6, 6, 1],
        dark: { space: ['Stunner'] },
        light: { space: [{ card: 'Victim', damage: 1 }, 'Parrying'] },
      })
        .play('dark', { attack: 'Stunner', defender: 'Victim' })
        .play('dark', { cards: ['Parrying'] })
        .expect({
          facts: { Parrying: { damage: 1 } },
          numbers: { Parrying: { power: 2 } },
          events: [{ kind: 'damagePlaced', unit: 'Parrying', source: 'Stunner' }],
          asked: 'light',
        })
    },
  )

  idc(
    'effects that divide hits are played before the dice, and the second unit is chosen after them',
    ['phrase/divide-hits-timing', 'phrase/divide-hits-second-unit', 'phrase/divide-hits-zero'],
    () => {
      const splitter = unit('Splitter', {
        speed: 60,
        power: 4,
        abilities: [
          paying(
            0,
            [
              {
                do: 'later',
                at: 'pending-damage',
                what: [
                  {
                    do: 'move-damage',
                    from: { the: 'defender' },
                    who: { take: { take: 'exactly', count: 1 }, of: { whose: 'opponent' } },
                    amount: 'any',
                  },
                ],
              },
            ],
            { timing: 'attack' },
          ),
        ],
      })
      fight({
        cards: [splitter, target, victim, unit('Third', { speed: 10 })],
        dice: [6, 6, 6, 6],
        dark: { space: ['Splitter'] },
        light: { space: ['Target', 'Victim', 'Third'] },
      })
        .play('dark', { attack: 'Splitter', defender: 'Target' })
        .expect({ asked: { dark: 'attack' } })
        .play('dark', { play: 'Splitter' })
        .expect({ asked: { dark: 'choose' }, events: [{ kind: 'hitsCounted', hits: 4 }] })
        .play('dark', { cards: ['Victim'] })
        .expect({ offersExactly: { dark: [0, 1, 2, 3, 4] } })
        .play('dark', 1)
        .expect({ facts: { Target: { damage: 3 }, Victim: { damage: 1 } }, asked: 'light' })
    },
  )
})
