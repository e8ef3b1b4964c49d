/** Keywords about whom a unit reaches: Bombard, Ion Cannon, Stealth and Overkill. */
import { describe } from 'vitest'
import { battleCard, both, fight, fight2003, ground, idc, paying, self, unit, wotc } from './battle-play.ts'

const target = unit('Target', { speed: 10, health: 9 })
const base = ground('Base', { speed: 10, health: 9 })

describe('Bombard', () => {
  const bomber = unit('Bomber', { speed: 60, power: 5, text: 'Bombard 3' })
  const position = { dark: { space: ['Bomber'] }, light: { space: ['Target'], ground: ['Base'] } }
  both(
    'lets a Space unit attack a Ground unit with as many dice',
    {
      idc: [
        'idc/keyword/bombard-attack-ground',
        'idc/keyword/bombard-power',
        'idc/keyword/bombard-static-and-optional',
        'idc/static/alters-a-game-event',
      ],
      wotc: ['wotc/keyword/bombard', 'wotc/keyword/bombard-choice', 'wotc/keyword/bombard-in-space-battle'],
    },
    (play) => {
      play({ cards: [bomber, target, base], ...position, dice: [6, 6, 1] })
        .expect({
          offersExactly: {
            dark: [
              { attack: 'Bomber', defender: 'Target', with: 'power' },
              { attack: 'Bomber', defender: 'Base', with: 'bombard' },
              { 'skip-attack': 'Bomber' },
            ],
          },
        })
        .play('dark', { attack: 'Bomber', defender: 'Base' })
        .expect({
          table: { step: 'space' },
          facts: { Bomber: { tapped: true }, Base: { damage: 2 } },
          asked: { light: 'next-attack' },
        })
      play({ cards: [bomber, target, base], ...position, dice: [6, 6, 6, 6, 1] })
        .play('dark', { attack: 'Bomber', defender: 'Target' })
        .expect({ facts: { Target: { damage: 4 } }, asked: 'light' })
    },
  )

  both(
    'is changed by what changes power, but not by stacking',
    {
      idc: ['idc/keyword/bombard-power-changes-apply', 'idc/keyword/bombard-power'],
      wotc: ['wotc/keyword/bombard-power', 'wotc/keyword/bombard-other-effects'],
    },
    (play) => {
      const fleet = (version: string) =>
        unit('Executor', {
          version,
          speed: 60,
          power: 6,
          abilities: [
            { ability: 'keyword', keyword: 'bombard', value: 3 },
            {
              ability: 'triggered',
              when: { when: 'attacks', who: self },
              do: [{ do: 'get', who: self, gain: { power: 2 }, for: 'this-attack' }],
            },
          ],
        })
      const shielded = ground('Bunker', { speed: 10, health: 9, text: 'Shields 1' })
      play({
        cards: [fleet('A'), fleet('B'), shielded],
        dice: [1, 1, 1, 1],
        dark: { space: [{ card: 'Executor (A)', stack: ['Executor (B)'] }] },
        light: { ground: ['Bunker'] },
      })
        .play('dark', { attack: 'Executor (A)' })
        .expect({ events: [{ kind: 'diceRolled', dice: [1, 1, 1, 1] }], asked: 'dark' })
    },
  )

  const two = unit('Double', { speed: 60, text: 'Bombard 3 | Bombard 2' })
  idc('adds up', ['keyword/bombard-cumulative'], () => {
    fight({
      cards: [two, base],
      dice: [1, 1, 1, 1, 1],
      dark: { space: ['Double'] },
      light: { ground: ['Base'] },
    })
      .play('dark', { attack: 'Double' })
      .expect({ events: [{ kind: 'diceRolled', dice: [1, 1, 1, 1, 1] }], asked: 'dark' })
  })
  wotc('counts one of several values', ['keyword/duplicates'], () => {
    fight2003({
      cards: [two, base],
      dice: [1, 1, 1],
      dark: { space: ['Double'] },
      light: { ground: ['Base'] },
    })
      .play('dark', { attack: 'Double' })
      .expect({ events: [{ kind: 'diceRolled', dice: [1, 1, 1] }], asked: 'dark' })
  })

  both(
    'comes from Space: no Retaliate reaches it, and only Ground units intercept',
    {
      idc: [
        'idc/keyword/bombard-same-arena-effects-fail',
        'idc/keyword/retaliate-same-arena',
        'idc/keyword/intercept-same-arena',
      ],
      wotc: ['wotc/keyword/retaliate-same-arena', 'wotc/keyword/intercept-bombard'],
    },
    (play) => {
      const spiky = ground('Spiky', { speed: 10, text: 'Retaliate 4' })
      const shield = ground('Bodyguard', { speed: 10, health: 9, text: 'Intercept' })
      const escort = unit('Escort', { speed: 10, text: 'Intercept' })
      play({
        cards: [bomber, spiky, shield, escort],
        dice: [6, 1, 1],
        dark: { space: ['Bomber'] },
        light: { space: ['Escort'], ground: ['Spiky', 'Bodyguard'] },
      })
        .play('dark', { attack: 'Bomber', defender: 'Spiky' })
        .expect({
          asked: { light: 'attack' },
          offersExactly: { light: ['pass', { play: 'Bodyguard' }] },
          refused: [
            { light: { play: 'Spiky' }, rule: 'idc/keyword/retaliate-same-arena' },
            { light: { play: 'Escort' }, rule: 'idc/keyword/intercept-same-arena' },
          ],
        })
        .play('light', { play: 'Bodyguard' })
        .expect({ facts: { Bodyguard: { damage: 1 }, Spiky: { damage: 0 } }, asked: 'light' })
    },
  )

  wotc('is of no use in the build zone', ['keyword/bombard-space-only'], () => {
    fight2003({
      cards: [bomber, base, target],
      at: 'attack space',
      dark: { build: ['Bomber'], space: ['Target'] },
      light: { space: ['Target'], ground: ['Base'] },
    }).expect({ noOffers: { dark: [{ attack: 'Bomber' }] }, asked: { dark: 'next-attack' } })
  })
})

describe('Ion Cannon', () => {
  const cannon = ground('Cannon', { speed: 60, power: 2, text: 'Ion Cannon 4' })
  both(
    'lets a Ground unit attack a Space unit in the Ground battle',
    {
      idc: [
        'idc/keyword/ion-cannon-attack-space',
        'idc/keyword/ion-cannon-power',
        'idc/keyword/ion-cannon-static-and-optional',
        'idc/keyword/ion-cannon-in-ground-step',
      ],
      wotc: ['wotc/keyword/ion-cannon', 'wotc/keyword/ion-cannon-choice-and-power'],
    },
    (play) => {
      const position = {
        at: 'attack ground',
        dark: { ground: ['Cannon'] },
        light: { space: ['Target'], ground: ['Base'] },
      }
      play({ cards: [cannon, target, base], ...position, dice: [6, 6, 6, 1] })
        .play('dark', { attack: 'Cannon', defender: 'Target' })
        .expect({
          facts: { Target: { damage: 3 } },
          table: { step: 'ground' },
          asked: { light: 'next-attack' },
          offers: { light: [{ attack: 'Base' }] },
          noOffers: { light: [{ attack: 'Target' }] },
        })
      play({ cards: [cannon, target, base], ...position, dice: [6, 6] })
        .play('dark', { attack: 'Cannon', defender: 'Base' })
        .expect({ facts: { Base: { damage: 2 } }, asked: 'light' })
    },
  )

  idc(
    'is changed by what changes power, and adds up',
    ['keyword/ion-cannon-power-changes-apply', 'keyword/ion-cannon-cumulative'],
    () => {
      const tired = ground('Tired', {
        speed: 60,
        abilities: [
          { ability: 'keyword', keyword: 'ion-cannon', value: 4 },
          { ability: 'keyword', keyword: 'ion-cannon', value: 1 },
          {
            ability: 'triggered',
            when: { when: 'attacks', who: self },
            do: [{ do: 'get', who: self, gain: { power: -1 }, for: 'this-attack' }],
          },
        ],
      })
      fight({
        cards: [tired, unit('Ship', { text: 'Shields 2', health: 9 })],
        at: 'attack ground',
        dice: [1, 1],
        dark: { ground: ['Tired'] },
        light: { space: ['Ship'] },
      })
        .play('dark', { attack: 'Tired' })
        .expect({ events: [{ kind: 'diceRolled', dice: [1, 1] }], asked: 'dark' })
    },
  )
})

describe('Stealth', () => {
  const sneak = unit('Sneak', { speed: 60, health: 9, text: 'Stealth | Stealth' })
  const hunter = unit('Hunter', { speed: 40 })
  idc(
    'cannot be attacked while it is untapped',
    [
      'keyword/stealth-cant-be-attacked-untapped',
      'keyword/stealth-tapped-may-be-attacked',
      'keyword/stealth-isolated-static',
    ],
    () => {
      fight({
        cards: [sneak, hunter, target],
        dice: [1, 1, 1],
        dark: { space: ['Sneak'] },
        light: { space: ['Hunter', 'Target'] },
      })
        .play('dark', { attack: 'Sneak', defender: 'Hunter' })
        .expect({
          asked: { light: 'next-attack' },
          offers: { light: [{ attack: 'Hunter', defender: 'Sneak' }] },
        })
      fight({
        cards: [sneak, unit('Quick', { speed: 90 }), target],
        dark: { space: ['Sneak', 'Target'] },
        light: { space: ['Quick'] },
      }).expect({
        offersExactly: { light: [{ attack: 'Quick', defender: 'Target' }, { 'skip-attack': 'Quick' }] },
        refused: {
          light: { attack: 'Quick', defender: 'Sneak' },
          rule: 'idc/keyword/stealth-cant-be-attacked-untapped',
        },
        asked: 'light',
      })
    },
  )
  idc('does not protect from other damage', ['keyword/stealth-other-damage'], () => {
    const zap = battleCard('Zap', {
      do: 'damage',
      who: { take: { take: 'exactly', count: 1 }, of: { whose: 'opponent' } },
      amount: 2,
    })
    fight({
      cards: [sneak, zap, hunter],
      at: 'space',
      dark: { space: ['Sneak'] },
      light: { hand: ['Zap'], space: ['Hunter'] },
    })
      .play('light', { 'battle-card': 'Zap' })
      .expect({ facts: { Sneak: { damage: 2 } }, asked: { dark: 'next-attack' } })
  })
  idc('that comes during an attack does not stop it', ['keyword/stealth-untap-during-attack'], () => {
    const waker = unit('Waker', {
      speed: 10,
      abilities: [paying(0, [{ do: 'untap', who: { the: 'defender' } }], { timing: 'attack' })],
    })
    fight({
      cards: [sneak, waker, hunter],
      dice: [6, 1, 1],
      dark: { space: ['Hunter'] },
      light: { space: [{ card: 'Sneak', tapped: true }, 'Waker'] },
    })
      .play('dark', { attack: 'Hunter', defender: 'Sneak' })
      .play('light', { play: 'Waker' })
      .expect({ facts: { Sneak: { damage: 1, tapped: false } }, asked: { light: 'next-attack' } })
  })
})

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
