/** The chances to play effects in a battle step. */
import { describe } from 'vitest'
import {
  both,
  character,
  fight,
  fight2003,
  gainForce,
  idc,
  ofSpeed,
  paying,
  self,
  unit,
  wotc,
} from './battle-play.ts'

const [s60, s50, s40] = [ofSpeed(60), ofSpeed(50), ofSpeed(40)] as const

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
