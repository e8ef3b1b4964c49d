/** General rules of today about what texts do: steps, deployments, Force that is spent, dice that are divided. */
import { describe } from 'vitest'
import type { InlineCard } from '../scenario/inline-card.ts'
import { battleCard, chosen, fightToday, ground, now, tapped, unit } from './battle-play.ts'
import { SPARE, today } from './both-editions.ts'
import { censor } from './build-cards.ts'
import { attacker, other } from './threats.ts'

const plain = unit('Plain', { speed: 30, health: 9 })
const foe = unit('Foe', { speed: 90, health: 9 })
const worded = (
  name: string,
  kind: InlineCard['kind'],
  text: string,
  more: Partial<InlineCard> = {},
): InlineCard => ({
  name,
  side: 'neutral',
  kind,
  text,
  ...more,
})

describe('a battle step that is skipped', () => {
  now('does not happen: no chance, no trigger, no attack', ['general/skip-battle-step'], () => {
    const off = worded('Off', 'battle', 'Pay 0 Force -> Skip the Ground battle step.')
    const eager = ground('Eager', {
      text: 'When the Ground battle step starts, gain 5 Force. | When the Ground battle step ends, gain 5 Force.',
    })
    const stand = () =>
      fightToday({
        at: 'battle space',
        cards: [off, eager, plain, foe, ground('Walker')],
        dark: { force: 0, hand: ['Off'], space: [tapped('Foe')], ground: ['Eager'] },
        light: { space: [tapped('Plain')], ground: ['Walker'] },
      })
    const gain = { kind: 'forceChanged', by: 5 }
    stand()
      .play('dark', 'pass')
      .play('dark', 'pass')
      .expect({ events: [gain], stop: 'here' })
    stand()
      .play('dark', { 'battle-card': 'Off' })
      .expect({ noEvents: [gain, { kind: 'attackDeclared' }], table: { turn: 2 }, stop: 'here' })
  })
})

describe('deployments', () => {
  now('that cannot be disrupted open no chance', ['general/deployments-undisruptable'], () => {
    const war = (text: string) => worded('War', 'event', text)
    const knight = unit('Knight', { side: 'dark', cost: 1, subtypes: ['Jedi'] })
    const deploying = (text: string) =>
      today
        .at(
          'build dark',
          { hand: ['Knight', SPARE], buildPoints: 5, event: 'War' },
          { force: 3, space: ['Censor'] },
          [war(text), knight, censor(['unit'], 0)],
        )
        .play('dark', { complete: 'Knight', destination: { to: 'space' } })
    deploying("Jedi and Sith deployments can't be disrupted.").expect({ asked: { dark: 'build' } })
    deploying("Sith deployments can't be disrupted.").expect({ asked: { light: 'disrupt' } })
  })
})

describe('Force', () => {
  now('is spent when it is paid, not when it is lost', ['general/spent-force'], () => {
    const ban = unit('Ban', { speed: 10, health: 9, text: "Your opponent can't spend Force." })
    const drain = battleCard('Drain', { do: 'lose-force', who: 'opponent', amount: 2 })
    fightToday({
      at: 'battle space',
      cards: [ban, drain, unit('Payer', { text: 'Pay 1 Force -> Gain 1 Force.' })],
      dark: { force: 5, space: ['Payer'] },
      light: { hand: ['Drain'], space: ['Ban'] },
    })
      .expect({ refused: { dark: { play: 'Payer' }, code: 'cannot-use' } })
      .play('light', { 'battle-card': 'Drain' })
      .expect({ resources: { dark: { force: 3 } }, stop: 'here' })
  })
  now('a Force-activated ability is costlier by Force alone', ['costs/force-activated'], () => {
    const tax = unit('Tax', {
      speed: 10,
      health: 9,
      text: "Each of your opponent's units' Force-activated abilities costs 1 more Force to play.",
    })
    const worker = unit('Worker', { text: '[tap], Pay 2 Force -> Gain 5 Force. | [tap] -> Gain 3 Force.' })
    const stand = (ability: string, force: number) =>
      fightToday({
        at: 'battle space',
        cards: [tax, worker],
        dark: { force: 3, space: ['Worker'] },
        light: { space: ['Tax'] },
      })
        .play('dark', { play: 'Worker', ability })
        .expect({ resources: { dark: { force } }, facts: { Worker: { tapped: true } }, stop: 'here' })
    stand('0', 5)
    stand('1', 6)
  })
})

describe('tapping without attacking', () => {
  now('is tapping to pay, by an effect, or to skip an attack', ['general/taps-without-attacking'], () => {
    const day = unit('Day', {
      speed: 10,
      health: 9,
      text: 'Whenever a unit taps without attacking, gain 1 Force.',
    })
    const net = battleCard('Net', { do: 'tap', who: chosen('Idle') })
    const stand = (at: string, hand: readonly string[] = []) =>
      fightToday({
        at,
        cards: [day, net, unit('Idle', { speed: 60, health: 9, text: '[tap] -> Gain 2 Force.' })],
        dark: { space: ['Idle'], hand: [...hand] },
        light: { force: 0, space: [tapped('Day')] },
      })
    const gained = { kind: 'forceChanged', seat: 'light', by: 1 }
    stand('attack space')
      .play('dark', { 'skip-attack': 'Idle' })
      .expect({ events: [gained], stop: 'here' })
    stand('battle space')
      .play('dark', { play: 'Idle' })
      .expect({ events: [gained], stop: 'here' })
    stand('battle space', ['Net'])
      .play('dark', { 'battle-card': 'Net' })
      .expect({ events: [gained], stop: 'here' })
    fightToday({
      cards: [day, attacker],
      dice: [1, 1, 1],
      dark: { space: ['Attacker'] },
      light: { force: 0, space: [tapped('Day')] },
    })
      .play('dark', { attack: 'Attacker' })
      .expect({ noEvents: [gained], stop: 'here' })
  })
})

describe('dice of damage that are divided', () => {
  now('are rolled first, and then the damage is divided', ['general/divide-dice-damage'], () => {
    const rain = worded(
      'Rain',
      'battle',
      "Pay 0 Force -> Do 5 dice of damage divided as you choose (after the dice are rolled) between your opponent's units in the Space arena.",
    )
    fightToday({
      at: 'battle space',
      cards: [rain, attacker, other, plain],
      dice: [6, 5, 4, 1, 1],
      dark: { hand: ['Rain'], space: ['Attacker'] },
      light: { space: ['Other', 'Plain'] },
    })
      .play('dark', { 'battle-card': 'Rain' })
      .expect({ events: [{ kind: 'diceRolled' }] })
      .play('dark', { Other: 2, Plain: 1 })
      .expect({ facts: { Other: { damage: 2 }, Plain: { damage: 1 } }, stop: 'here' })
  })
})

describe('game text', () => {
  now('printed text that cannot be lost stays, granted text goes', ['general/cant-lose-text'], () => {
    const hush = worded(
      'Hush',
      'battle',
      "Pay 0 Force -> Each of your opponent's units loses all game text until end of turn.",
    )
    const stand = (text: string) =>
      fightToday({
        at: 'battle space',
        cards: [
          hush,
          foe,
          unit('Seer', { speed: 20, text }),
          unit('Aide', { speed: 10, text: 'Each of your other units gets Fury 1.' }),
        ],
        dark: { hand: ['Hush'], space: ['Foe'] },
        light: { space: ['Seer', 'Aide'] },
      }).play('dark', { 'battle-card': 'Hush' })
    stand('Fury 2').expect({ numbers: { Seer: { fury: 0 } }, stop: 'here' })
    stand("Fury 2 | This unit can't lose its game text.").expect({
      numbers: { Seer: { fury: 2 } },
      stop: 'here',
    })
  })
})

describe('cards that are built face-up', () => {
  now('lie open and are still only partially built', ['general/build-face-up'], () => {
    const spy = unit('Spy', { side: 'light', speed: 10, text: 'Your opponent builds all cards face-up.' })
    const plan = unit('Plan', { side: 'dark', cost: 5, text: 'Each of your units gets +1 power.' })
    today
      .at('build dark', { hand: ['Plan', SPARE], buildPoints: 2, space: ['Foe'] }, { space: ['Spy'] }, [
        spy,
        plan,
        foe,
      ])
      .play('dark', { 'lay-face-down': 'Plan' })
      .play('dark', 1)
      .expect({
        knows: { light: ['dark.build/Plan'] },
        facts: { Plan: { buildCounters: 1 } },
        numbers: { Foe: { power: 3 } },
        stop: 'here',
      })
  })
})
