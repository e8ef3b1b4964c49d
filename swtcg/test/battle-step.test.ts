/** A battle step: chances, the order of speed, attacks and skips. */
import { describe } from 'vitest'
import type { Ability } from '../language/tree.ts'
import {
  both,
  character,
  fight,
  fight2003,
  gainForce,
  ground,
  idc,
  paying,
  self,
  unit,
  wotc,
} from './battle-play.ts'

const at = (speed: number, name = `Speed ${speed}`) => unit(name, { speed, power: 1, health: 9 })
const [s60, s50, s40, s30] = [at(60), at(50), at(40), at(30)] as const

describe('the order of attacks', () => {
  both(
    'units of both players attack one by one, the fastest first',
    {
      idc: ['idc/turn/attack-order-by-speed', 'idc/term/speed-order', 'idc/turn/same-arena-only'],
      wotc: ['wotc/attack/speed-order', 'wotc/zones/attack-within-arena'],
    },
    (play) => {
      const game = play({
        cards: [s60, s50, s40, s30, ground('Walker')],
        dice: [1, 1, 1, 1],
        dark: { space: ['Speed 30', 'Speed 60'] },
        light: { space: ['Speed 40', 'Speed 50'], ground: ['Walker'] },
      })
      game
        .expect({
          offersExactly: {
            dark: [
              { attack: 'Speed 60', defender: 'Speed 40' },
              { attack: 'Speed 60', defender: 'Speed 50' },
              { 'skip-attack': 'Speed 60' },
            ],
          },
          refused: [
            { dark: { attack: 'Speed 30', defender: 'Speed 40' }, rule: 'idc/turn/attack-order-by-speed' },
            { dark: { attack: 'Speed 60', defender: 'Walker' }, rule: 'idc/turn/same-arena-only' },
            { dark: { attack: 'Speed 60', defender: 'Speed 30' }, rule: 'idc/attack/choose-defender' },
          ],
        })
        .play('dark', { attack: 'Speed 60', defender: 'Speed 40' })
        .expect({ offers: { light: [{ attack: 'Speed 50', defender: 'Speed 30' }] } })
        .play('light', { attack: 'Speed 50', defender: 'Speed 60' })
        .play('light', { attack: 'Speed 40', defender: 'Speed 60' })
        .play('dark', { attack: 'Speed 30', defender: 'Speed 50' })
        .expect({ table: { turn: 2 }, asked: 'dark' })
    },
  )

  both(
    'the Dark Side goes first at equal speed, and each player orders his or her own',
    {
      idc: ['idc/turn/speed-tie-dark-first', 'idc/turn/speed-tie-own-choice', 'idc/primary/dark-wins-ties'],
      wotc: ['wotc/attack/ties-between-players', 'wotc/attack/own-ties', 'wotc/basics/dark-side-wins-ties'],
    },
    (play) => {
      play({
        cards: [at(50, 'One'), at(50, 'Two'), at(50, 'Rebel')],
        dark: { space: ['One', 'Two'] },
        light: { space: ['Rebel'] },
      })
        .expect({
          offersExactly: {
            dark: [{ attack: 'One' }, { 'skip-attack': 'One' }, { attack: 'Two' }, { 'skip-attack': 'Two' }],
          },
        })
        .play('dark', { 'skip-attack': 'Two' })
        .expect({ asked: 'dark', offersExactly: { dark: [{ attack: 'One' }, { 'skip-attack': 'One' }] } })
        .play('dark', { 'skip-attack': 'One' })
        .expect({ asked: { light: 'next-attack' } })
    },
  )

  both(
    'tapped units are passed over, but may be attacked',
    {
      idc: ['idc/turn/only-untapped-attack', 'idc/attack/choose-defender'],
      wotc: ['wotc/attack/tapped-units-do-not-attack', 'wotc/attack/choose-defender'],
    },
    (play) => {
      play({
        cards: [s60, s50, s40, s30],
        dark: { space: [{ card: 'Speed 60', tapped: true }, 'Speed 50'] },
        light: { space: [{ card: 'Speed 40', tapped: true }, 'Speed 30'] },
      }).expect({
        offersExactly: {
          dark: [
            { attack: 'Speed 50', defender: 'Speed 40' },
            { attack: 'Speed 50', defender: 'Speed 30' },
            { 'skip-attack': 'Speed 50' },
          ],
        },
        refused: {
          dark: { attack: 'Speed 60', defender: 'Speed 40' },
          rule: 'idc/turn/only-untapped-attack',
        },
        asked: 'dark',
      })
    },
  )

  const proud = unit('Proud', {
    speed: 60,
    abilities: [{ ability: 'triggered', when: { when: 'attacks', who: self }, do: [gainForce(1)] }],
  })
  both(
    'to skip an attack the unit taps, which is no attack',
    {
      idc: [
        'idc/turn/skip-attack-by-tapping',
        'idc/turn/skipping-is-not-attacking',
        'idc/phrase/cant-attack-no-attack-effects',
      ],
      wotc: ['wotc/attack/decline-by-tapping', 'wotc/term/tap'],
    },
    (play) => {
      play({ cards: [proud, s40], dark: { space: ['Proud'] }, light: { space: ['Speed 40'] } })
        .expect({ noOffers: { dark: ['pass'] } })
        .play('dark', { 'skip-attack': 'Proud' })
        .expect({
          facts: { Proud: { tapped: true } },
          resources: { dark: { force: 0 } },
          events: [{ kind: 'attackSkipped', card: 'Proud' }],
          asked: { light: 'next-attack' },
        })
    },
  )

  const sluggish = ground('Herald', {
    abilities: [
      paying(0, [
        {
          do: 'untap',
          who: {
            take: { take: 'exactly', count: 1 },
            of: { whose: 'you', state: ['tapped'], place: { in: 'arena', arenas: ['space'] } },
          },
        },
      ]),
    ],
  })
  both(
    'a unit that is untapped during its battle step attacks again',
    { idc: ['idc/turn/untapped-again-attacks-again'], wotc: ['wotc/attack/untapped-again-attacks-again'] },
    (play) => {
      play({
        cards: [s60, s40, sluggish],
        at: 'space',
        dice: [1, 1],
        dark: { space: ['Speed 60'], ground: ['Herald'] },
        light: { space: ['Speed 40'] },
      })
        .play('dark', 'pass')
        .play('dark', { attack: 'Speed 60' })
        .play('dark', 'pass')
        .play('dark', { play: 'Herald' })
        .expect({ asked: { dark: 'next-attack' }, offers: { dark: [{ attack: 'Speed 60' }] } })
        .play('dark', { attack: 'Speed 60' })
        .expect({ asked: { light: 'next-attack' } })
    },
  )

  both(
    'units of an arena whose battle is over attack no more',
    { idc: ['idc/turn/earlier-arena-cannot-attack'], wotc: ['wotc/attack/no-going-back'] },
    (play) => {
      play({
        cards: [s60, s40, sluggish, ground('Walker')],
        at: 'ground',
        dark: { space: [{ card: 'Speed 60', tapped: true }], ground: ['Herald'] },
        light: { space: [{ card: 'Speed 40', tapped: true }], ground: ['Walker'] },
      })
        .play('dark', { play: 'Herald' })
        .expect({
          facts: { 'Speed 60': { tapped: false } },
          asked: { dark: 'next-attack' },
          noOffers: { dark: [{ attack: 'Speed 60' }] },
        })
        .play('dark', { 'skip-attack': 'Herald' })
        .play('light', { 'skip-attack': 'Walker' })
        .expect({ table: { turn: 2 }, asked: 'dark' })
    },
  )
})

describe('chances in a battle step', () => {
  const booster = unit('Booster', {
    speed: 30,
    power: 1,
    health: 9,
    abilities: [paying(1, [{ do: 'get', who: self, gain: { speed: 30 }, for: 'this-turn' }])],
  })
  const position = {
    cards: [booster, s50, s40],
    dark: { space: ['Speed 50'] },
    light: { force: 2, space: ['Booster'] },
    dice: [1],
  }
  both(
    'a change of speed counts if it is made before the attack is declared',
    {
      idc: ['idc/turn/speed-boost-before-declaring', 'idc/turn/battle-step-loop'],
      wotc: ['wotc/attack/chance-before-each', 'wotc/attack/next-attacker-by-current-speed'],
    },
    (play) => {
      play({ ...position, at: 'space' })
        .play('light', { play: 'Booster' })
        .expect({ asked: { light: 'next-attack' }, numbers: { Booster: { speed: 60 } } })
        .play('light', { attack: 'Booster' })
        .expect({ asked: { dark: 'next-attack' } })
    },
  )

  both(
    'once another unit has declared its attack, speed comes too late',
    {
      idc: ['idc/term/speed-increase-after-declaration', 'idc/turn/speed-boost-before-declaring'],
      wotc: ['wotc/attack/chance-after-declaring'],
    },
    (play) => {
      play({ ...position, at: 'space' })
        .play('light', 'pass')
        .play('dark', { attack: 'Speed 50' })
        .expect({ asked: { light: 'attack' } })
        .play('light', { play: 'Booster' })
        .expect({
          events: [{ kind: 'hitsCounted', attacker: 'Speed 50' }],
          asked: { light: 'next-attack' },
        })
    },
  )

  const eager = unit('Eager', {
    speed: 20,
    power: 1,
    health: 9,
    abilities: [1, 2, 3, 4, 5].map(() => paying(0, [gainForce(1)])),
  })
  both(
    'general chances come before the first attack, between attacks and after the last',
    {
      idc: [
        'idc/turn/general-pop-times',
        'idc/attack/back-to-general-pop',
        'idc/turn/battle-step-ends-when-none-untapped',
        'idc/effect/general-chance-in-battle-step',
      ],
      wotc: ['wotc/chance/when-in-battle', 'wotc/attack/ends-then-chance', 'wotc/attack/final-chance'],
    },
    (play) => {
      play({
        cards: [s60, eager],
        at: 'space',
        dice: [1, 1],
        dark: { space: ['Speed 60'] },
        light: { space: ['Eager'] },
      })
        .expect({ asked: { light: 'general' } })
        .play('light', 'pass')
        .play('dark', { attack: 'Speed 60' })
        .expect({ asked: { light: 'attack' } })
        .play('light', 'pass')
        .expect({ asked: { light: 'general' }, facts: { 'Speed 60': { tapped: true } } })
        .play('light', 'pass')
        .play('light', { attack: 'Eager' })
        .expect({ asked: { light: 'attack' } })
        .play('light', 'pass')
        .expect({ asked: { light: 'general' }, table: { step: 'space' }, facts: { Eager: { tapped: true } } })
        .play('light', 'pass')
        .expect({ asked: { light: 'general' }, table: { step: 'ground' } })
    },
  )

  const marks = (name: string, when: 'step-starts' | 'step-ends', step: 'battle' | 'space' | 'ground') =>
    unit(name, { abilities: [{ ability: 'triggered', when: { when, step }, do: [gainForce(1)] }] })
  idc(
    'a battle phase and each battle step have a start and an end of their own',
    [
      'turn/battle-phase-start-pop',
      'turn/battle-step-start-pop',
      'turn/battle-step-end-pop',
      'turn/after-battle-step',
      'phrase/when-battle-phase-starts',
    ],
    () => {
      fight({
        cards: [
          marks('Phase', 'step-starts', 'battle'),
          marks('Start', 'step-starts', 'ground'),
          marks('End', 'step-ends', 'space'),
          s40,
        ],
        at: 'battle',
        dark: { space: ['Phase', 'Start', 'End'].map((card) => ({ card, tapped: true })) },
        light: { space: [{ card: 'Speed 40', tapped: true }], ground: [] },
        dice: [1],
      }).expect({
        events: [
          { kind: 'stepBegan', step: 'battle-start' },
          { kind: 'forceChanged', cause: { card: 'Phase' } },
          { kind: 'stepBegan', step: 'space' },
          { kind: 'stepEnded', step: 'space' },
          { kind: 'forceChanged', cause: { card: 'End' } },
          { kind: 'stepBegan', step: 'ground' },
          { kind: 'forceChanged', cause: { card: 'Start' } },
          { kind: 'stepBegan', step: 'character' },
          { kind: 'stepBegan', step: 'end' },
        ],
        asked: 'dark',
      })
    },
  )

  const starter = unit('Starter', { abilities: [paying(0, [gainForce(1)], { timing: 'battle-start' })] })
  idc(
    'what is for the start of battle can be played there and only there',
    ['turn/battle-phase-start-pop', 'turn/activated-effects-when'],
    () => {
      fight({
        cards: [starter, eager, s40],
        at: 'battle',
        dark: { space: ['Starter', 'Eager'] },
        light: { space: ['Speed 40'] },
      })
        .expect({
          asked: { dark: 'battle-start' },
          offersExactly: { dark: ['pass', { play: 'Starter' }] },
          refused: { dark: { play: 'Eager' }, rule: 'idc/turn/activated-effects-when' },
        })
        .play('dark', 'pass')
        .expect({ asked: { dark: 'general' }, noOffers: { dark: [{ play: 'Starter' }] } })
    },
  )
  wotc(
    'the battle phase begins with the chance before the first attack',
    ['turn/battle-phase-follows', 'chance/when-in-battle'],
    () => {
      fight2003({
        cards: [starter, eager, s40],
        at: 'battle',
        dark: { space: ['Starter', 'Eager'] },
        light: { space: ['Speed 40'] },
      }).expect({ asked: { dark: 'general' }, noOffers: { dark: [{ play: 'Starter' }] } })
    },
  )

  const nobody = {
    cards: [eager, s40, character('Guard')],
    at: 'space',
    dark: { ground: [] },
    light: { character: ['Guard'] },
  }
  wotc('an empty arena has one chance to play, and then its battle is over', ['attack/final-chance'], () => {
    const watcher = character('Watcher', { abilities: [paying(0, [gainForce(1)])] })
    fight2003({ ...nobody, cards: [...nobody.cards, watcher], dark: { character: ['Watcher'] } })
      .expect({ asked: { dark: 'general' }, table: { step: 'space' } })
      .play('dark', 'pass')
      .expect({ asked: { dark: 'general' }, table: { step: 'ground' } })
  })

  both(
    'a unit that comes into the arena untapped takes its place in the order',
    { idc: ['idc/turn/battle-step-loop'], wotc: ['wotc/attack/entering-mid-battle'] },
    (play) => {
      const summoner = unit('Summoner', {
        speed: 60,
        abilities: [
          paying(0, [
            {
              do: 'move',
              who: { take: { take: 'each' }, of: { whose: 'you', place: { in: 'build-zone' } } },
              to: 'space',
            },
          ]),
        ],
      })
      play({
        cards: [summoner, s50, s40],
        at: 'space',
        dark: { space: ['Summoner'], build: ['Speed 50'] },
        light: { space: ['Speed 40'] },
      })
        .play('dark', 'pass')
        .play('dark', { 'skip-attack': 'Summoner' })
        .play('dark', { play: 'Summoner' })
        .expect({ asked: { dark: 'next-attack' }, offers: { dark: [{ attack: 'Speed 50' }] } })
    },
  )
})

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
        refused: { dark: { attack: 'Foe', defender: 'Jedi' }, rule: 'idc/primary/cant-overrides' },
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
        refused: { dark: { attack: 'Reaching', defender: 'Hidden' }, rule: 'idc/primary/cant-overrides' },
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
          { light: { attack: 'Jedi', defender: 'Other' }, rule: 'idc/phrase/must-attack' },
          { light: { 'skip-attack': 'Jedi' }, rule: 'idc/phrase/must-attack' },
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

describe('abilities for when a unit would attack', () => {
  const bribe = unit('Briber', {
    abilities: [
      paying(1, [gainForce(3)], { timing: 'would-attack' }),
      paying(2, [gainForce(5)], { timing: 'would-attack' }),
      { ability: 'triggered', when: { when: 'attacks', who: self }, do: [gainForce(100)] },
    ],
  })
  const cards = [bribe, s40, s60]
  const position = { cards, dark: { force: 2, space: ['Briber'] }, light: { space: ['Speed 40'] } }

  idc(
    'are played in place of the attack, are no attack and do not tap the unit',
    [
      'phrase/would-attack-not-an-attack',
      'phrase/would-attack-no-tap',
      'phrase/would-attack-choice',
      'phrase/would-attack-selective',
      'phrase/would-attack-multiple-times',
      'phrase/when-this-unit-attacks-not-would',
    ],
    () => {
      fight(position)
        .expect({
          offers: {
            dark: [
              { play: 'Briber', ability: '0' },
              { play: 'Briber', ability: '1' },
            ],
          },
        })
        .play('dark', { play: 'Briber', ability: '0' })
        .expect({
          resources: { dark: { force: 4 } },
          facts: { Briber: { tapped: false } },
          asked: { dark: 'next-attack' },
          offers: { dark: [{ attack: 'Briber' }, { play: 'Briber', ability: '0' }] },
        })
        .play('dark', { play: 'Briber', ability: '0' })
        .play('dark', { 'skip-attack': 'Briber' })
        .expect({ resources: { dark: { force: 6 } }, asked: { light: 'next-attack' } })
    },
  )
  wotc(
    'use up the attack, and come again with the next',
    ['activated/play-only-would-attack', 'activated/would-attack-once-each-time'],
    () => {
      const untap = { do: 'untap', who: { take: { take: 'each' }, of: { names: ['Briber'] } } } as const
      const herald = unit('Herald', { speed: 5, abilities: [paying(0, [untap])] })
      fight2003({ ...position, cards: [...cards, herald], dark: { force: 1, space: ['Briber', 'Herald'] } })
        .play('dark', { play: 'Briber', ability: '0' })
        .expect({ facts: { Briber: { tapped: true } }, asked: { dark: 'general' } })
        .play('dark', { play: 'Herald' })
        .expect({ asked: { dark: 'next-attack' }, offers: { dark: [{ play: 'Briber', ability: '0' }] } })
      fight2003(position)
        .play('dark', { play: 'Briber', ability: '0' })
        .expect({
          resources: { dark: { force: 4 } },
          facts: { Briber: { tapped: true } },
          asked: { light: 'next-attack' },
        })
    },
  )

  idc('cannot be repeated for nothing', ['phrase/would-attack-no-tap'], () => {
    const free = unit('Free', { abilities: [paying(0, [gainForce(1)], { timing: 'would-attack' })] })
    fight({ cards: [free, s40], dark: { space: ['Free'] }, light: { space: ['Speed 40'] } })
      .play('dark', { play: 'Free' })
      .expect({ asked: 'dark', offersExactly: { dark: [{ attack: 'Free' }, { 'skip-attack': 'Free' }] } })
  })

  idc('are followed by a new look at the speeds', ['phrase/would-attack-recheck-speed'], () => {
    const generous = unit('Generous', {
      abilities: [
        paying(
          1,
          [
            {
              do: 'get',
              who: { take: { take: 'each' }, of: { whose: 'opponent' } },
              gain: { speed: 20 },
              for: 'this-turn',
            },
          ],
          {
            timing: 'would-attack',
          },
        ),
      ],
    })
    fight({
      cards: [generous, s40],
      dark: { force: 1, space: ['Generous'] },
      light: { space: ['Speed 40'] },
    })
      .play('dark', { play: 'Generous' })
      .expect({ asked: { light: 'next-attack' }, numbers: { 'Speed 40': { speed: 60 } } })
  })

  idc('are not for a tapped unit', ['phrase/would-attack-not-when-tapped'], () => {
    fight({
      cards,
      dark: { force: 2, space: [{ card: 'Briber', tapped: true }, 'Speed 60'] },
      light: { space: ['Speed 40'] },
    }).expect({
      noOffers: { dark: [{ play: 'Briber' }] },
      asked: 'dark',
    })
  })
})
