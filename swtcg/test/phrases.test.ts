/** Phrases of card text that make rules of their own: secret rolls, no damage, no effect, in play, set aside. */

import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { compile } from '../language/compile.ts'
import type { Instruction } from '../language/instructions.ts'
import { nameOfKeyword, PREFIXES } from '../language/keywords.ts'
import { type Ability, ACTIVATED, CUMULATIVE, ISOLATED } from '../language/tree.ts'
import {
  battleCard,
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

const raider = unit('Raider', { speed: 60, health: 9 })
const patrol = unit('Patrol', { speed: 40, health: 9 })
const each = (name: string) => ({ take: { take: 'each' }, of: { names: [name] } }) as const

describe('a secret roll', () => {
  const secretly: Ability = {
    ability: 'triggered',
    when: { when: 'attacks', who: self },
    do: [{ do: 'roll-secretly' }],
  }
  const keyword = (name: 'fury' | 'lucky', value: number): Ability => ({
    ability: 'keyword',
    keyword: name,
    value,
  })
  const masked = unit('Masked', { speed: 60, abilities: [secretly, keyword('fury', 2)] })
  const agile = unit('Agile', {
    speed: 10,
    health: 9,
    abilities: [
      { ability: 'activated', cost: [{ pay: 'force', amount: 1 }], keyword: 'evade', value: 2 },
      keyword('lucky', 2),
    ],
  })
  idc(
    'is made when prevention is settled, and shown then',
    [
      'phrase/roll-secretly',
      'phrase/roll-secretly-order',
      'phrase/roll-secretly-die-triggers',
      'phrase/roll-secretly-reroll-choice',
    ],
    () => {
      fight({
        cards: [masked, agile],
        dice: [4, 6, 6, 6, 6, 1, 2],
        dark: { space: ['Masked'] },
        light: { force: 1, space: ['Agile'] },
      })
        .play('dark', { attack: 'Masked' })
        .expect({ asked: { light: 'secret-rerolls' }, offersExactly: { light: [0, 1, 2] } })
        .play('light', 2)
        .expect({ asked: { light: 'prevention' } })
        .play('light', { play: 'Agile' })
        .play('light', 2)
        .expect({
          events: [
            { kind: 'damagePrevented' },
            { kind: 'diceRolled', dice: [4, 6, 6] },
            { kind: 'diceRolled', dice: [6, 6] },
          ],
          asked: { light: 'lucky' },
          refused: { light: ['6'], code: 'too-few' },
        })
        .play('light', ['6', '6'])
        .expect({
          events: [
            { kind: 'diceRerolled', from: [6, 6], to: [1, 2] },
            { kind: 'hitsCounted', hits: 3 },
          ],
          facts: { Agile: { damage: 1 } },
          asked: 'light',
        })
    },
  )
  idc(
    'lets nobody prevent or deflect more than it did',
    ['phrase/roll-secretly', 'keyword/deflect-damage-equals-prevented'],
    () => {
      const jedi = unit('Jedi', { speed: 10, health: 9, text: 'Deflect 3' })
      fight({
        cards: [unit('Masked', { speed: 60, health: 9, abilities: [secretly] }), jedi],
        dice: [6, 1, 1],
        dark: { space: ['Masked'] },
        light: { space: ['Jedi'] },
      })
        .play('dark', { attack: 'Masked' })
        .play('light', { play: 'Jedi' })
        .play('light', { cards: ['Masked'] })
        .expect({ facts: { Jedi: { damage: 0 }, Masked: { damage: 1 } }, asked: 'light' })
    },
  )
  idc('has rerolls announced by number', ['phrase/roll-secretly-reroll-choice'], () => {
    const again = unit('Again', { speed: 10, health: 9, abilities: [paying(0, [{ do: 'reroll', dice: 2 }])] })
    fight({
      cards: [unit('Masked', { speed: 60, abilities: [secretly] }), again],
      dice: [6, 6, 1, 2],
      dark: { space: ['Masked'] },
      light: { space: ['Again'] },
    })
      .play('dark', { attack: 'Masked' })
      .expect({ asked: { light: 'reroll' } })
      .play('light', { play: 'Again' })
      .play('light', 1)
      .expect({ asked: { light: 'dice' }, events: [{ kind: 'diceRolled', dice: [6, 6, 1] }] })
      .play('light', ['6'])
      .expect({ facts: { Again: { damage: 1 } }, asked: 'light' })
  })
})

describe('what did not happen', () => {
  const ends = (condition: 'hits' | 'damage-done'): Ability => ({
    ability: 'triggered',
    when: { when: 'attack-ends', attacker: self },
    do: [{ do: 'if', condition: { if: condition, is: 'at-most', than: 0 }, so: [gainForce(1)] }],
  })
  const evader = unit('Evader', { speed: 10, health: 9, text: 'Pay 0 Force -> Evade 2' })
  idc(
    'does no damage: no hits, or all of them prevented',
    ['phrase/does-no-damage', 'phrase/rolled-no-hits'],
    () => {
      const cards = [unit('Both', { speed: 60, abilities: [ends('damage-done'), ends('hits')] }), evader]
      const position = { cards, dark: { space: ['Both'] }, light: { space: ['Evader'] } }
      fight({ ...position, dice: [6, 6, 1] })
        .play('dark', { attack: 'Both' })
        .play('light', { play: 'Evader' })
        .play('light', 2)
        .play('dark', { resolve: 'Both', effect: 1 })
        .expect({ resources: { dark: { force: 1 } }, asked: 'light' })
      fight({ ...position, dice: [6, 6, 1] })
        .play('dark', { attack: 'Both' })
        .play('light', { play: 'Evader' })
        .play('light', 1)
        .play('dark', { resolve: 'Both', effect: 1 })
        .expect({ resources: { dark: { force: 0 } }, asked: 'light' })
      fight({ ...position, dice: [1, 1, 1] })
        .play('dark', { attack: 'Both' })
        .play('dark', { resolve: 'Both', effect: 1 })
        .expect({ resources: { dark: { force: 2 } }, asked: 'light' })
    },
  )
  idc(
    'has no effect: it may be used and paid for, and does nothing',
    ['phrase/has-no-effect-specific'],
    () => {
      const sure = unit('Sure', {
        speed: 60,
        abilities: [{ ability: 'rule', who: self, rule: { damage: 'unpreventable', by: ['evade'] } }],
      })
      const clever = unit('Evader', {
        speed: 10,
        health: 9,
        text: 'Pay 1 Force -> Evade 2 | Pay 1 Force -> Deflect 1',
      })
      fight({
        cards: [sure, clever],
        dice: [6, 6, 6],
        dark: { space: ['Sure'] },
        light: { force: 2, space: ['Evader'] },
      })
        .play('dark', { attack: 'Sure' })
        .play('light', { play: 'Evader', name: 'evade' })
        .play('light', 2)
        .expect({ resources: { light: { force: 1 } } })
        .play('light', { play: 'Evader', name: 'deflect' })
        .play('light', { cards: [] })
        .expect({ facts: { Evader: { damage: 2 } }, asked: 'light' })
    },
  )
})

describe('where text works', () => {
  const clones = { whose: 'you' as const, subtypes: ['Clone'] }
  const clone = unit('Clone', { subtypes: ['Clone'] })
  idc('"while in play" works in the build zone too', ['phrase/while-in-play-works-in-build-zone'], () => {
    const always = unit('Always', {
      abilities: [{ ability: 'static', inPlay: true, who: clones, gain: { power: 1 } }],
    })
    fight({
      cards: [always, clone, patrol],
      dark: { space: ['Clone'], build: ['Always'] },
      light: { space: ['Patrol'] },
    }).expect({ numbers: { Clone: { power: 4 } }, asked: 'dark' })
    fight({
      cards: [always, clone, patrol],
      dark: { space: ['Clone', 'Always'] },
      light: { space: ['Patrol'] },
    }).expect({ numbers: { Clone: { power: 4 } }, asked: 'dark' })
  })
  idc(
    'in the build zone only what the rules except',
    ['effect/zone-exceptions', 'zones/build-zone-abilities-exceptions'],
    () => {
      const costly = ground('Costly', {
        abilities: [
          { ability: 'upkeep', costs: [[{ pay: 'build', amount: 1 }]] },
          { ability: 'keyword', keyword: 'critical-hit', value: 2 },
          { ability: 'reserves', gives: [{ ability: 'static', who: clones, gain: { power: 1 } }] },
          { ability: 'static', who: clones, gain: { speed: 10 } },
          { ability: 'triggered', when: { when: 'build-step-starts', whose: 'you' }, do: [gainForce(9)] },
        ],
      })
      fight({
        cards: [costly, clone, patrol],
        at: 'build dark',
        dark: { buildPoints: 1, hand: ['Clone'], space: ['Clone'], build: ['Costly'] },
        light: { space: ['Patrol'] },
      }).expect({
        numbers: { Costly: { 'critical-hit': 0 }, 'space/Clone': { power: 4, speed: 50 } },
        resources: { dark: { buildPoints: 0, force: 0 } },
        events: [{ kind: 'upkeepSettled', paid: true }],
        asked: { dark: 'build' },
      })
    },
  )
  both(
    'put into an arena is neither deployed nor moved',
    { idc: ['idc/phrase/put-into-arena'], wotc: ['wotc/term/deploy'] },
    (play) => {
      const eager = unit('Eager', {
        abilities: [{ ability: 'triggered', when: { when: 'is-deployed', who: self }, do: [gainForce(1)] }],
      })
      const drop = battleCard('Drop', {
        do: 'put',
        what: { take: { take: 'exactly', count: 1 }, of: { names: ['Eager'], place: { in: 'hand' } } },
        to: 'its-arena',
      })
      play({
        cards: [eager, drop, raider, patrol],
        at: 'space',
        dark: { hand: ['Drop', 'Eager'], space: ['Raider'] },
        light: { space: ['Patrol'] },
      })
        .play('dark', { 'battle-card': 'Drop' })
        .expect({
          zones: { 'dark.hand': [] },
          resources: { dark: { force: 0 } },
          asked: { dark: 'next-attack' },
        })
    },
  )
  wotc(
    'a unit in another arena than its own may use its abilities there',
    ['activated/needs-own-arena'],
    () => {
      const agent = character('Agent', { abilities: [paying(0, [gainForce(1)])] })
      const teleport = battleCard('Teleport', { do: 'move', who: each('Agent'), to: 'space' })
      fight2003({
        cards: [agent, teleport, raider, patrol],
        at: 'space',
        dark: { hand: ['Teleport'], space: ['Raider'], character: ['Agent'] },
        light: { space: ['Patrol'] },
      })
        .play('dark', { 'battle-card': 'Teleport' })
        .expect({ zones: { character: [] } })
        .play('dark', { play: 'Agent' })
        .expect({ resources: { dark: { force: 1 } }, asked: 'dark' })
    },
  )
})

describe('choices', () => {
  const pair: Instruction[] = [
    { do: 'choose', what: { take: { take: 'exactly', count: 2 }, of: { subtypes: ['Droid'] }, as: 'them' } },
    { do: 'get', who: { the: 'chosen', name: 'them' }, gain: { power: 1 }, for: 'this-turn' },
  ]
  idc(
    'are said aloud, are final, and "each of those" means them alone',
    ['phrase/each-of-those-units', 'phrase/choose-stated-aloud', 'phrase/choose-final'],
    () => {
      const droid = (name: string) => unit(name, { speed: 10, subtypes: ['Droid'] })
      const game = fight({
        cards: [battleCard('Upgrade', ...pair), droid('Dee'), droid('Eff'), droid('Gee'), raider, patrol],
        at: 'space',
        dark: { hand: ['Upgrade'], space: ['Raider', 'Dee', 'Eff', 'Gee'] },
        light: { space: ['Patrol'] },
      })
      game.play('dark', { 'battle-card': 'Upgrade' })
      const { id } = game.machine.state.asked!
      game.play('dark', { cards: ['Dee', 'Gee'] }).expect({
        events: [{ kind: 'chose', seat: 'dark', cards: ['Dee', 'Gee'] }],
        numbers: { Dee: { power: 4 }, Eff: { power: 3 }, Gee: { power: 4 } },
        asked: { dark: 'next-attack' },
      })
      const again = game.machine.answer({ ask: id, seat: 0, value: [] })
      expect(again).toMatchObject({ accepted: false, reasons: [{ code: 'stale' }] })
    },
  )
})

describe('cards against rules', () => {
  wotc(
    'a card that permits beats a rule, and only that rule',
    ['basics/cant-rule-is-card-against-card', 'basics/card-beats-only-that-rule'],
    () => {
      const weary = unit('Weary', {
        abilities: [{ ability: 'rule', who: self, rule: { retreats: 'tapped' } }],
      })
      fight2003({
        cards: [weary, raider, patrol],
        at: 'retreat',
        dark: {
          space: [
            { card: 'Weary', tapped: true },
            { card: 'Raider', tapped: true },
          ],
        },
        light: { space: ['Patrol'] },
      })
        .expect({ offersExactly: { dark: [{ cards: [] }, { cards: ['Weary'] }] } })
        .play('dark', { cards: ['Weary'] })
        .expect({
          zones: { 'dark.build': ['Weary'] },
          asked: { light: 'retreat' },
          noOffers: { light: [{ cards: ['Patrol', 'Patrol'] }] },
        })
    },
  )
  wotc(
    'the Dark Side wins ties unless a card says otherwise',
    ['basics/general-rules-yield-to-cards'],
    () => {
      const favour = battleCard('Favour', { do: 'win-speed-ties', who: 'you', for: 'this-turn' })
      const rebel = unit('Rebel', { speed: 60, health: 9 })
      fight2003({
        cards: [favour, raider, rebel],
        at: 'space',
        dark: { space: ['Raider'] },
        light: { hand: ['Favour'], space: ['Rebel'] },
      })
        .play('light', { 'battle-card': 'Favour' })
        .expect({ asked: { light: 'next-attack' } })
    },
  )
  wotc('what is yours goes to your own piles', ['basics/owner-of-cards', 'effect/discard-from-where'], () => {
    const purge = battleCard(
      'Purge',
      { do: 'discard', what: each('Patrol') },
      { do: 'retreat', who: each('Rebel') },
      {
        do: 'discard',
        what: {
          take: { take: 'exactly', count: 1 },
          of: { whose: 'opponent', place: { in: 'hand' } },
          by: 'opponent',
        },
      },
    )
    fight2003({
      cards: [purge, raider, patrol, unit('Rebel', { speed: 10 }), unit('Third', { speed: 10 })],
      at: 'space',
      dark: { hand: ['Purge'], space: ['Raider'] },
      light: { hand: ['Third'], space: ['Patrol', 'Rebel', 'Third'] },
    })
      .play('dark', { 'battle-card': 'Purge' })
      .expect({
        zones: {
          'light.discard': ['Patrol', 'Third'],
          'light.hand': [],
          'light.build': ['Rebel'],
          'dark.discard': ['Purge'],
        },
        asked: 'dark',
      })
  })
})

describe('the keywords', () => {
  const NAMES =
    'Accuracy, Armor, Bombard, Bounty, Critical Hit, Deflect, Double Strike, Enhance, Equip, Evade, Fury, Hidden Cost, Intercept, Ion Cannon, Lucky, Overkill, Parry, Pilot, Reserves, Retaliate, Shields, Stealth, Stun, Switch, Upkeep'
  const facts = {
    name: 'Card',
    side: 'neutral',
    kind: 'unit',
    arenas: ['space'],
    subtypes: [],
    cost: 1,
  } as const
  test('are these 25, and any other word is unknown', proves('idc/keyword/list'), () => {
    const known = [
      ...[...CUMULATIVE, ...ISOLATED, ...ACTIVATED].map(nameOfKeyword),
      ...PREFIXES,
      'Equip',
      'Hidden Cost',
      'Pilot',
    ]
    const ofTheBook = known.filter((name) => !['Ferocity', 'Focus'].includes(name)) // explained by the rows themselves
    expect(ofTheBook.sort()).toEqual(NAMES.split(', '))
    expect(compile('Evasion 2', facts).notUnderstood).toHaveLength(1)
    expect(compile('Evade 2', facts).notUnderstood).toEqual([])
  })

  const OLD =
    'Accuracy, Armor, Bombard, Critical Hit, Deflect, Enhance, Evade, Intercept, Ion Cannon, Overkill, Pilot, Reserves, Retaliate, Shields, Stun'
  test('2003: are 15 of them, the same on every card', proves('wotc/keyword/list'), () => {
    expect(OLD.split(', ').filter((name) => !NAMES.split(', ').includes(name))).toEqual([])
    const [one, other] = ['Pay 1 Force -> Evade 2', 'Pay 2 Force -> Evade 2'].map((text) =>
      compile(text, facts),
    )
    expect(one?.abilities).toMatchObject([{ keyword: 'evade', value: 2, cost: [{ amount: 1 }] }])
    expect(other?.abilities).toMatchObject([{ keyword: 'evade', value: 2, cost: [{ amount: 2 }] }])
  })
})
