/** Conditions and costs of activated effects, and what keeps them from use. */
import { describe } from 'vitest'
import type { Ability } from '../language/tree/tree.ts'
import type { InlineCard } from '../scenario/inline-card.ts'
import {
  battleCard,
  both,
  character,
  citedBy,
  fight,
  force,
  gainForce,
  ground,
  idc,
  patrol,
  paying,
  raider,
  self,
  unit,
} from './battle-play.ts'

describe('conditions', () => {
  const jedi = character('Jedi', { subtypes: ['Jedi'] })
  const wookiee = character('Wookiee', { subtypes: ['Wookiee'] })
  const there = (subtype: string) => ({
    if: 'there-are' as const,
    of: {
      whose: 'you' as const,
      subtypes: [subtype],
      place: { in: 'arena' as const, arenas: ['character' as const] },
    },
    atLeast: 1,
  })
  const temple = (how: 'any' | 'all') =>
    ground('Temple', {
      abilities: [
        paying(0, [
          { do: 'if', condition: { if: how, of: [there('Jedi'), there('Wookiee')] }, so: [gainForce(1)] },
        ]),
      ],
    })
  const at = (card: InlineCard, characters: string[]) =>
    fight({
      cards: [card, jedi, wookiee, raider, patrol],
      at: 'space',
      dark: { space: ['Raider'], ground: ['Temple'], character: characters },
      light: { space: ['Patrol'] },
    }).play('dark', { play: 'Temple' })
  const has = (amount: number) => ({ resources: { dark: { force: amount } }, asked: { dark: 'next-attack' } })

  idc('joined by "or" need one to be true', ['effect/or-conditions'], () => {
    at(temple('any'), ['Wookiee']).expect(has(1))
    at(temple('any'), []).expect(has(0))
  })
  idc('joined by "and" need all to be true', ['effect/and-conditions'], () => {
    at(temple('all'), ['Wookiee']).expect(has(0))
    at(temple('all'), ['Wookiee', 'Jedi']).expect(has(1))
  })
  idc('must hold for the effect to happen', ['effect/condition-definition', 'term/control-of-arena'], () => {
    const governor = ground('Governor', {
      abilities: [
        paying(0, [
          { do: 'if', condition: { if: 'controls-arena', who: 'you', arena: 'space' }, so: [gainForce(2)] },
        ]),
      ],
    })
    const play = (light: string[]) =>
      fight({
        cards: [governor, raider, patrol, ground('Walker')],
        at: 'space',
        dark: { space: [{ card: 'Raider', tapped: true }], ground: ['Governor'] },
        light: { space: light.map((card) => ({ card, tapped: true })), ground: ['Walker'] },
      }).play('dark', { play: 'Governor' })
    play(['Patrol']).expect({ resources: { dark: { force: 0 } }, asked: 'dark' })
    play([]).expect({ resources: { dark: { force: 2 } }, asked: 'dark' })
  })
  const conditional = character('Master', { abilities: [paying(1, [gainForce(5)], { only: there('Jedi') })] })
  both(
    '"play only if": without it nothing is played or paid',
    { idc: ['idc/effect/all-conditions-needed'], wotc: ['wotc/activated/play-only-condition'] },
    (play) => {
      const eager = unit('Eager', { speed: 60, abilities: [paying(0, [gainForce(1)])] })
      play({
        cards: [conditional, jedi, eager, patrol],
        at: 'space',
        dark: { force: 1, space: ['Eager'], character: ['Master'] },
        light: { space: ['Patrol'] },
      }).expect({
        noOffers: { dark: [{ play: 'Master' }] },
        refused: { dark: { play: 'Master' }, rule: citedBy(play, 'idc/effect/all-conditions-needed') },
        resources: { dark: { force: 1 } },
        asked: 'dark',
      })
      play({
        cards: [conditional, jedi, eager, patrol],
        at: 'space',
        dark: { force: 1, space: ['Eager'], character: ['Master', 'Jedi'] },
        light: { space: ['Patrol'] },
      }).expect({ offers: { dark: [{ play: 'Master' }] }, asked: 'dark' })
    },
  )
})

describe('costs', () => {
  const steps: Ability = {
    ability: 'effect',
    cost: [{ pay: 'build', amount: 2 }],
    do: [{ do: 'remove-damage-counters', who: self, amount: 1 }],
    timing: 'build-step',
  }
  both(
    'in build points are paid from those that are left',
    { idc: ['idc/phrase/pay-x'], wotc: ['wotc/effect/pay-other'] },
    (play) => {
      const medic = unit('Medic', { abilities: [steps] })
      play({
        cards: [medic, patrol],
        at: 'build dark',
        dark: { buildPoints: 5, space: [{ card: 'Medic', damage: 2 }] },
        light: { space: ['Patrol'] },
      })
        .play('dark', { play: 'Medic' })
        .expect({
          facts: { Medic: { damage: 1 } },
          events: [{ kind: 'buildChanged', seat: 'dark', by: -2, total: 3 }],
          asked: 'dark',
        })
      play({
        cards: [medic, patrol, raider],
        at: 'build dark',
        dark: { buildPoints: 1, hand: ['Raider'], space: ['Medic'] },
        light: { space: ['Patrol'] },
      }).expect({
        refused: { dark: { play: 'Medic' }, rule: citedBy(play, 'idc/phrase/pay-x') },
        asked: 'dark',
      })
    },
  )
  const discarding: Ability = {
    ability: 'effect',
    cost: [
      force(2),
      {
        pay: 'act',
        act: {
          do: 'discard',
          what: { take: { take: 'exactly', count: 1 }, of: { whose: 'you', place: { in: 'hand' } } },
        },
      },
    ],
    do: [gainForce(9)],
  }
  idc(
    'have to be paid in all their parts',
    ['phrase/pay-x-plus', 'activated/cost-all-or-nothing', 'term/discard-a-card-from-hand'],
    () => {
      const broker = unit('Broker', { speed: 60, abilities: [discarding, paying(0, [gainForce(0)])] })
      fight({
        cards: [broker, patrol, raider],
        at: 'space',
        dark: { force: 2, hand: ['Raider'], space: ['Broker'] },
        light: { space: ['Patrol'] },
      })
        .play('dark', { play: 'Broker', ability: '0' })
        .expect({ resources: { dark: { force: 9 } }, zones: { 'dark.discard': ['Raider'] }, asked: 'dark' })
      fight({
        cards: [broker, patrol, raider],
        at: 'space',
        dark: { force: 2, space: ['Broker'] },
        light: { space: ['Patrol'] },
      }).expect({ noOffers: { dark: [{ play: 'Broker', ability: '0' }] }, asked: 'dark' })
    },
  )
})

describe('what cannot be used', () => {
  const silence = (what: 'activated' | 'triggered' | readonly ['evade']): InlineCard =>
    battleCard('Silence', { do: 'cant-use', who: 'opponent', what, for: 'this-turn' })
  const able = unit('Able', {
    speed: 10,
    health: 9,
    text: 'Parry 1 | Shields 1 | Evade 2 | Deflect 1 | Retaliate 1',
  })
  const start = (what: Parameters<typeof silence>[0]) =>
    fight({
      cards: [silence(what), raider, able],
      at: 'space',
      dice: [1, 6],
      dark: { hand: ['Silence'], space: ['Raider'] },
      light: { space: ['Able'] },
    })
      .play('dark', { 'battle-card': 'Silence' })
      .play('dark', { attack: 'Raider' })

  idc(
    'activated effects: keywords that are activated, and no others',
    ['duplicate/keyword-effect-types', 'phrase/cant-use-scope'],
    () => {
      start('activated').expect({
        facts: { Able: { damage: 0 } },
        events: [
          { kind: 'diceRolled', dice: [1, 6] },
          { kind: 'damagePrevented', by: 'parry' },
        ],
        asked: { light: 'next-attack' },
      })
    },
  )
  idc(
    'triggered effects: the others stay',
    ['duplicate/keyword-effect-types', 'phrase/cant-use-scope'],
    () => {
      start('triggered')
        .expect({ asked: { light: 'attack' }, offers: { light: [{ play: 'Able', name: 'retaliate' }] } })
        .play('light', 'pass')
        .expect({ asked: { light: 'prevention' }, offers: { light: [{ play: 'Able', name: 'evade' }] } })
        .play('light', 'pass')
        .expect({ facts: { Able: { damage: 1 } }, asked: 'light' })
    },
  )
  idc('a named keyword: other prevention stays', ['phrase/cant-use-is-specific'], () => {
    fight({
      cards: [silence(['evade']), raider, able],
      at: 'space',
      dice: [6, 6],
      dark: { hand: ['Silence'], space: ['Raider'] },
      light: { space: ['Able'] },
    })
      .play('dark', { 'battle-card': 'Silence' })
      .play('dark', { attack: 'Raider' })
      .play('light', 'pass')
      .expect({
        asked: { light: 'prevention' },
        offersExactly: { light: ['pass', { play: 'Able', name: 'deflect' }] },
        refused: { light: { play: 'Able', ability: '2' }, rule: 'idc/phrase/cant-use-scope' },
      })
  })
})
