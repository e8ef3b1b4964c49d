/** Battle cards: when they are played, and what becomes of them. */
import { describe } from 'vitest'
import type { InlineCard } from '../scenario/inline-card.ts'
import {
  battleCard,
  both,
  character,
  citedBy,
  fight,
  fight2003,
  force,
  gainForce,
  idc,
  patrol,
  paying,
  raider,
  unit,
  wotc,
} from './battle-play.ts'
import { gift, mission } from './paid-cards.ts'

const at = 'space'

describe('a Battle card', () => {
  both(
    'is paid for at once, does what it says, and is then discarded',
    {
      idc: [
        'idc/cards/battle-pay-activation-cost',
        'idc/cards/battle-discard-after',
        'idc/term/force-total',
        'idc/activated/arrow-marks-cost-and-effect',
        'idc/phrase/pay-x',
      ],
      wotc: [
        'wotc/battle-card/pay-at-once',
        'wotc/battle-card/effect-then-discard',
        'wotc/effect/pay-force',
        'wotc/effect/cost',
        'wotc/effect/what-it-is',
        'wotc/battle-card/needs-no-unit',
      ],
    },
    (play) => {
      play({
        cards: [gift, patrol, character('Guard')],
        at,
        dark: { force: 5, hand: ['Gift'], character: ['Guard'] },
        light: { space: ['Patrol'], character: ['Guard'] },
      })
        .play('dark', { 'battle-card': 'Gift' })
        .expect({
          resources: { dark: { force: 9 } },
          zones: { 'dark.discard': ['Gift'], 'dark.hand': [] },
          events: [
            { kind: 'forceChanged', by: -3 },
            { kind: 'forceChanged', by: 7 },
          ],
          asked: 'dark',
        })
    },
  )
  both(
    'cannot be played without its price, nor in part',
    {
      idc: ['idc/term/force-cant-overpay', 'idc/activated/cost-all-or-nothing'],
      wotc: ['wotc/battle-card/pay-at-once', 'wotc/activated/pay-to-play', 'wotc/effect/pay-force'],
    },
    (play) => {
      const costly = unit('Costly', {
        speed: 10,
        abilities: [
          { ability: 'effect', cost: [force(1), { pay: 'tap' }], do: [gainForce(1)] },
          paying(0, [gainForce(1)]),
        ],
      })
      play({
        cards: [gift, costly, patrol],
        at,
        dark: { force: 2, hand: ['Gift'], space: [{ card: 'Costly', tapped: true }] },
        light: { space: ['Patrol'] },
      }).expect({
        offersExactly: { dark: ['pass', { play: 'Costly', ability: '1' }] },
        refused: [
          { dark: { 'battle-card': 'Gift' }, rule: citedBy(play, 'idc/term/force-cant-overpay') },
          { dark: { play: 'Costly', ability: '0' }, rule: citedBy(play, 'idc/term/tap-cost-symbol') },
        ],
        resources: { dark: { force: 2 } },
        asked: 'dark',
      })
    },
  )
  both(
    'without a cost is played for nothing, and is still played',
    {
      idc: ['idc/cards/battle-default-cost-zero', 'idc/cards/battle-disrupt-window'],
      wotc: ['wotc/battle-card/no-force-cost', 'wotc/chance/battle-card'],
    },
    (play) => {
      const free = battleCard('Free', gainForce(1))
      const no = battleCard('No', { do: 'disrupt', what: ['battle'] })
      play({
        cards: [free, no, raider, patrol],
        at,
        dark: { hand: ['Free'], space: ['Raider'] },
        light: { hand: ['No'], space: ['Patrol'] },
      })
        .play('dark', { 'battle-card': 'Free' })
        .expect({ resources: { dark: { force: 0 } }, asked: { light: 'disrupt' } })
        .play('light', 'pass')
        .expect({
          resources: { dark: { force: 1 } },
          zones: { 'light.hand': ['No'] },
          asked: { dark: 'next-attack' },
        })
    },
  )
  both(
    'with several effects has one of them',
    { idc: ['idc/cards/battle-choose-one-effect'], wotc: ['wotc/activated/choose-one'] },
    (play) => {
      const either: InlineCard = {
        ...battleCard('Either'),
        abilities: [
          paying(0, [gainForce(1)]),
          paying(2, [{ do: 'get', who: { the: 'attacker' }, gain: { power: 2 }, for: 'this-attack' }]),
        ],
      }
      play({
        cards: [either, raider, patrol],
        at,
        dice: [1, 1, 1, 1, 1],
        dark: { force: 2, hand: ['Either'], space: ['Raider'] },
        light: { space: ['Patrol'] },
      })
        .expect({ offersExactly: { dark: ['pass', { 'battle-card': 'Either', ability: '0' }] } })
        .play('dark', 'pass')
        .play('dark', { attack: 'Raider' })
        .expect({
          offersExactly: {
            dark: [
              'pass',
              { 'battle-card': 'Either', ability: '0' },
              { 'battle-card': 'Either', ability: '1' },
            ],
          },
        })
        .play('dark', { 'battle-card': 'Either', ability: '1' })
        .expect({
          resources: { dark: { force: 0 } },
          events: [{ kind: 'diceRolled', dice: [1, 1, 1, 1, 1] }],
          asked: 'light',
        })
    },
  )
  const early: InlineCard = {
    ...battleCard('Early'),
    abilities: [paying(0, [gainForce(1)], { timing: 'build-step' })],
  }
  both(
    'belongs to the battle phase, unless it names the build step',
    {
      idc: [
        'idc/cards/battle-played-in-battle-phase',
        'idc/primary/card-overrides',
        'idc/pop/times-outside-battle-phase',
        'idc/activated/outside-battle-phase-if-stated',
        'idc/effect/mission-effects-excluded',
      ],
      wotc: [
        'wotc/battle-card/battle-phase-only',
        'wotc/battle-card/build-step-exception',
        'wotc/basics/card-beats-rule',
      ],
    },
    (play) => {
      const hand = ['Early', 'Gift', 'Quest']
      play({
        cards: [early, gift, mission, raider, patrol],
        at: 'build dark',
        dark: { force: 3, buildPoints: 1, hand, space: ['Raider'] },
        light: { space: ['Patrol'] },
      })
        .expect({ noOffers: { dark: [{ 'battle-card': 'Gift' }] } })
        .play('dark', { 'battle-card': 'Early' })
        .expect({ resources: { dark: { force: 4 } }, asked: 'dark' })
      play({
        cards: [early, gift, mission, raider, patrol],
        at,
        dark: { force: 3, hand, space: ['Raider'] },
        light: { space: ['Patrol'] },
      }).expect({
        offersExactly: { dark: ['pass', { 'battle-card': 'Gift' }] },
        asked: 'dark',
      })
    },
  )
  const guard: InlineCard = battleCard('Guard Up', {
    do: 'prevent',
    who: { take: { take: 'each' }, of: { whose: 'you' } },
    amount: 1,
  })
  const strike: InlineCard = {
    ...mission,
    name: 'Strike',
    cost: 0,
    abilities: [
      {
        ability: 'effect',
        cost: [],
        do: [{ do: 'damage', who: { take: { take: 'each' }, of: { whose: 'opponent' } }, amount: 2 }],
      },
    ],
  }
  const outside = {
    cards: [guard, strike, raider, patrol],
    at: 'build dark',
    dark: { buildPoints: 1, hand: ['Strike', 'Gift'], space: ['Raider'] },
    light: { hand: ['Guard Up'], space: ['Patrol'] },
  }
  idc('that prevents may be played whenever damage is pending', ['pop/three-that-always-occur'], () => {
    fight({ ...outside, cards: [...outside.cards, gift] })
      .play('dark', { complete: 'Strike' })
      .expect({ asked: { light: 'prevention' } })
      .play('light', { 'battle-card': 'Guard Up' })
      .expect({ facts: { Patrol: { damage: 1 } }, asked: 'dark' })
  })
  wotc(
    'that prevents is for the battle phase',
    ['chance/any-time-in-turn', 'battle-card/battle-phase-only'],
    () => {
      fight2003({ ...outside, cards: [...outside.cards, gift] })
        .play('dark', { complete: 'Strike' })
        .expect({ facts: { Patrol: { damage: 2 } }, asked: 'dark' })
    },
  )
  both(
    'has the same times as an ability',
    {
      idc: ['idc/phrase/for-this-attack-when', 'idc/phrase/when-no-unit-is-attacking'],
      wotc: ['wotc/battle-card/same-rules-as-abilities', 'wotc/activated/play-only-no-units-attacking'],
    },
    (play) => {
      const surge = battleCard('Surge', {
        do: 'get',
        who: { the: 'attacker' },
        gain: { power: 1 },
        for: 'this-attack',
      })
      const calm: InlineCard = {
        ...battleCard('Calm'),
        abilities: [paying(0, [gainForce(1)], { timing: 'no-attack' })],
      }
      play({
        cards: [surge, calm, raider, patrol],
        at,
        dark: { hand: ['Surge', 'Calm'], space: ['Raider'] },
        light: { space: ['Patrol'] },
      })
        .expect({ offersExactly: { dark: ['pass', { 'battle-card': 'Calm' }] } })
        .play('dark', 'pass')
        .play('dark', { attack: 'Raider' })
        .expect({ offersExactly: { dark: ['pass', { 'battle-card': 'Surge' }] }, asked: 'dark' })
    },
  )
})
