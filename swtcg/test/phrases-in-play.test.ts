/** Where text works, cards against rules, and the list of keywords. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { KEYWORDS, type KeywordName } from '../keywords.ts'
import { compile } from '../language/compile.ts'
import { nameOfKeyword } from '../language/keywords.ts'
import {
  battleCard,
  both,
  character,
  fight,
  fight2003,
  gainForce,
  ground,
  idc,
  patrol,
  paying,
  raider,
  self,
  unit,
  wotc,
} from './battle-play.ts'
import { SHIP } from './made-up.ts'

const each = (name: string) => ({ take: { take: 'each' }, of: { names: [name] } }) as const

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
  test('are these 25, and any other word is unknown', proves('idc/keyword/list'), () => {
    const ofTheBook = (Object.keys(KEYWORDS) as KeywordName[]).filter((name) =>
      KEYWORDS[name].rule.startsWith('idc/'),
    )
    expect(ofTheBook.map(nameOfKeyword).sort()).toEqual(NAMES.split(', '))
    expect(compile('Evasion 2', SHIP).notUnderstood).toHaveLength(1)
    expect(compile('Evade 2', SHIP).notUnderstood).toEqual([])
  })

  const OLD =
    'Accuracy, Armor, Bombard, Critical Hit, Deflect, Enhance, Evade, Intercept, Ion Cannon, Overkill, Pilot, Reserves, Retaliate, Shields, Stun'
  test('2003: are 15 of them, the same on every card', proves('wotc/keyword/list'), () => {
    expect(OLD.split(', ').filter((name) => !NAMES.split(', ').includes(name))).toEqual([])
    const [one, other] = ['Pay 1 Force -> Evade 2', 'Pay 2 Force -> Evade 2'].map((text) =>
      compile(text, SHIP),
    )
    expect(one?.abilities).toMatchObject([{ keyword: 'evade', value: 2, cost: [{ amount: 1 }] }])
    expect(other?.abilities).toMatchObject([{ keyword: 'evade', value: 2, cost: [{ amount: 2 }] }])
  })
})
