/** What sets effects off in the sets of today: keywords at work, counters that go, arenas won, cards thrown away. */
import { describe, test } from 'vitest'
import { fightToday, unit } from './battle-play.ts'
import { SPARE, today } from './both-editions.ts'

const foe = unit('Foe', { speed: 90, power: 2, health: 9 })
const worded = (name: string, text: string) => ({ name, side: 'neutral', kind: 'battle', text }) as const

test('a keyword that works by itself', () => {
  const ear = unit('Ear', {
    speed: 10,
    health: 9,
    text: "Whenever a unit's Backfire is triggered, gain 2 Force.",
  })
  const wild = unit('Wild', { speed: 90, power: 2, health: 9, text: 'Backfire 1' })
  const attack = (dice: readonly number[]) =>
    fightToday({
      cards: [ear, wild],
      dice,
      dark: { space: ['Wild'] },
      light: { force: 0, space: ['Ear'] },
    }).play('dark', { attack: 'Wild' })
  attack([3, 2, 1]).expect({
    events: [{ kind: 'keywordTriggered', keyword: 'backfire' }],
    resources: { light: { force: 2 } },
    stop: 'here',
  })
  attack([2, 2]).expect({ resources: { light: { force: 0 } }, stop: 'here' })
})

describe('counters that are removed', () => {
  const stand = (text: string, act: string, position: object = {}) =>
    fightToday({
      at: 'battle space',
      cards: [unit('Ear', { speed: 10, health: 9, text }), worded('Act', act), foe],
      dark: { space: ['Foe'] },
      light: { force: 0, hand: ['Act'], space: ['Ear'], ...position },
    }).play('light', { 'battle-card': 'Act' })
  test('of a name, by their player', () => {
    stand(
      'Whenever you remove 1 or more captivity counters from a unit, gain 3 Force.',
      'Remove 1 captivity counter from each of your units.',
      { space: [{ card: 'Ear', counters: { captivity: 2 } }] },
    ).expect({ facts: { Ear: { captivity: 1 } }, resources: { light: { force: 3 } }, stop: 'here' })
  })
  test('and not where there were none', () => {
    stand(
      'Whenever you remove 1 or more captivity counters from a unit, gain 3 Force.',
      'Remove 1 captivity counter from each of your units.',
    ).expect({ resources: { light: { force: 0 } }, stop: 'here' })
  })
  test('of any type damage counters are some', () => {
    stand(
      'Whenever 1 or more counters of any type are removed from a unit, gain 3 Force.',
      'Remove 1 damage counter from each of your units.',
      { space: [{ card: 'Ear', damage: 1 }] },
    ).expect({ resources: { light: { force: 3 } }, stop: 'here' })
  })
})

describe('control of an arena is gained', () => {
  const flag = unit('Flag', {
    arenas: ['character'],
    text: 'Whenever you gain control of an arena, gain 3 Force.',
  })
  const ship = unit('Ship', { cost: 1 })
  const deploy = (own: readonly string[], theirs: readonly string[]) =>
    today
      .dark(
        { buildPoints: 1, force: 0, hand: ['Ship', SPARE], character: ['Flag'], space: own },
        { space: theirs },
        [flag, ship, foe],
      )
      .play('dark', { complete: 'Ship', destination: { to: 'space' } })
  test('with the first unit there', () => {
    deploy([], []).expect({ resources: { dark: { force: 3 } }, asked: 'dark' })
  })
  test('not with the second, nor where the other side is', () => {
    deploy(['Foe'], []).expect({ resources: { dark: { force: 0 } }, asked: 'dark' })
    deploy([], ['Foe']).expect({ resources: { dark: { force: 0 } }, asked: 'dark' })
  })
  test('when the last of the other side is discarded', () => {
    const bane = worded('Bane', "Discard one of your opponent's units.")
    fightToday({
      at: 'battle space',
      cards: [
        unit('Flag', { speed: 10, text: 'Whenever you gain control of an arena, gain 3 Force.' }),
        bane,
        foe,
      ],
      dark: { space: ['Foe'] },
      light: { force: 0, hand: ['Bane'], space: ['Flag'] },
    })
      .play('light', { 'battle-card': 'Bane' })
      .expect({
        zones: { 'dark.discard': ['Foe'] },
        events: [{ kind: 'forceChanged', seat: 'light', by: 3 }],
        stop: 'here',
      })
  })
})

test('a card that a player discards from hand', () => {
  const ear = unit('Ear', { health: 9, text: 'Whenever you discard a card from your hand, gain 2 Force.' })
  today
    .dark({ force: 0, hand: [SPARE, SPARE], space: ['Ear', 'Thrower'] }, {}, [
      ear,
      unit('Thrower', {
        health: 9,
        text: 'Discard a card from your hand -> Gain 1 Force. Play only during your build step.',
      }),
    ])
    .play('dark', { play: 'Thrower' })
    .play('dark', { cards: [SPARE] })
    .expect({ resources: { dark: { force: 3 } }, asked: 'dark' })
})

test('so much Force at once', () => {
  const ear = (text: string) => unit('Ear', { health: 9, text })
  const gain = (amount: number) =>
    today
      .dark({ force: 0, hand: [SPARE], space: ['Ear', 'Giver'] }, {}, [
        ear('Whenever you gain 2 or more Force, put 1 damage counter on Ear.'),
        unit('Giver', {
          health: 9,
          text: `[tap] -> Gain ${amount} Force. Play only during your build step.`,
        }),
      ])
      .play('dark', { play: 'Giver' })
  gain(2).expect({ facts: { Ear: { damage: 1 } }, asked: 'dark' })
  gain(1).expect({ facts: { Ear: { damage: 0 } }, asked: 'dark' })
})

test('a unit that is deployed or moved there, but not one that is put there', () => {
  const ear = unit('Ear', {
    health: 9,
    text: 'Whenever you deploy or move a unit to the Space arena, gain 2 Force.',
  })
  today
    .dark({ buildPoints: 1, force: 0, hand: ['Ship', SPARE], space: ['Ear'] }, {}, [
      ear,
      unit('Ship', { cost: 1 }),
    ])
    .play('dark', { complete: 'Ship', destination: { to: 'space' } })
    .expect({ resources: { dark: { force: 2 } }, asked: 'dark' })
})
