/** Traps: laid face-down, sprung by their trigger, and nobody can tell them from another card. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import type { InlineCard } from '../scenario/inline-card.ts'
import { fight, fightBy, now, unit } from './battle-play.ts'
import { idc } from './both-editions.ts'
import { attacker, other } from './threats.ts'

const trap = (name: string, text: string, facts: Partial<InlineCard> = {}): InlineCard => ({
  name,
  side: 'neutral',
  kind: 'mission',
  subtypes: ['Trap'],
  cost: 2,
  text,
  ...facts,
})
const revenge = trap('Revenge', 'When one of your units is discarded, gain 3 Force.')
const victim = unit('Victim', { speed: 10, health: 1 })

/** The attacker kills the victim beside a face-down card with so many counters. */
const killing = (card: InlineCard, counters: number, more: readonly InlineCard[] = []) =>
  fight({
    cards: [attacker, victim, other, card, ...more],
    dice: [6, 1, 1],
    dark: { force: 5, space: ['Attacker'] },
    light: { force: 0, space: ['Victim', 'Other'], build: [{ card: card.name, counters }] },
  }).play('dark', { attack: 'Attacker', defender: 'Victim' })

describe('a Trap', () => {
  now(
    'is completed when its trigger occurs, does what stands after it, and is discarded',
    ['traps/what', 'traps/completed-at-trigger'],
    () => {
      killing(revenge, 2)
        .expect({ hidden: { dark: ['Revenge'] }, asked: 'light' })
        .play('light', { complete: 'Revenge' })
        .expect({
          resources: { light: { force: 3 } },
          zones: { 'light.build': [], 'light.discard': ['Victim', 'Revenge'] },
          asked: 'light',
        })
    },
  )
  now('may be kept for another time', ['traps/completed-at-trigger'], () => {
    killing(revenge, 2)
      .play('light', 'pass')
      .expect({ resources: { light: { force: 0 } }, zones: { 'light.build': ['Revenge'] }, asked: 'light' })
  })
  now(
    'needs its counters before its trigger, and none are added then',
    ['traps/must-be-partially-built'],
    () => {
      killing(revenge, 1).expect({ zones: { 'light.build': ['Revenge'] }, asked: 'light' })
    },
  )
  now('of cost 0 may have lost its last counter', ['traps/zero-cost'], () => {
    const signals = trap('Signals', 'When one of your units is discarded, gain 3 Force.', { cost: 0 })
    killing(signals, 0)
      .play('light', { complete: 'Signals' })
      .expect({ resources: { light: { force: 3 } }, asked: 'light' })
  })
  now(
    'is not completed by the build step alone, nor from hand, but at a trigger in it',
    ['traps/not-in-own-build-step', 'traps/must-be-partially-built'],
    () => {
      const welcome = trap('Welcome', 'When you deploy a unit, gain 3 Force.')
      const scene = () =>
        idc.at(
          'build light',
          {},
          {
            buildPoints: 9,
            force: 0,
            hand: ['Revenge', 'Victim'],
            build: [{ card: 'Welcome', counters: 2 }],
          },
          [welcome, revenge, victim],
        )
      scene().expect({
        refused: [
          { light: { complete: 'Revenge' }, rule: 'now/traps/not-in-own-build-step' },
          { light: { complete: 'Welcome' }, rule: 'now/traps/not-in-own-build-step' },
        ],
        asked: 'light',
      })
      scene()
        .play('light', { complete: 'Victim', destination: { to: 'space' } })
        .play('light', { complete: 'Welcome' })
        .expect({ resources: { light: { force: 3 } }, asked: 'light' })
    },
  )
  now('asks for what else its text wants when it is completed', ['traps/to-complete'], () => {
    const agents = trap(
      'Agents',
      'To complete Agents, you must also tap one of your Spies. | When one of your units is discarded, gain 3 Force.',
    )
    killing(agents, 2).expect({ zones: { 'light.build': ['Agents'] }, asked: 'light' })
    const spy = unit('Spy', { speed: 5, subtypes: ['Spy'] })
    fight({
      cards: [attacker, victim, other, spy, agents],
      dice: [6, 1, 1],
      dark: { space: ['Attacker'] },
      light: { force: 0, space: ['Victim', 'Other', 'Spy'], build: [{ card: 'Agents', counters: 2 }] },
    })
      .play('dark', { attack: 'Attacker', defender: 'Victim' })
      .play('light', { complete: 'Agents' })
      .expect({ resources: { light: { force: 3 } }, facts: { Spy: { tapped: true } }, asked: 'light' })
  })
  now('with several triggers is sprung by each', ['traps/choose-one-triggers'], () => {
    const choice = trap(
      'High Ground',
      'Choose one: When one of your units is attacked, gain 1 Force. Or: When one of your units is discarded, gain 3 Force.',
    )
    const stand = () =>
      fight({
        cards: [attacker, victim, other, choice],
        dice: [6, 1, 1],
        dark: { space: ['Attacker'] },
        light: {
          force: 0,
          space: ['Victim', 'Other'],
          build: [{ card: 'High Ground', counters: 2 }],
        },
      }).play('dark', { attack: 'Attacker', defender: 'Victim' })
    stand()
      .play('light', { complete: 'High Ground' })
      .expect({ resources: { light: { force: 1 } }, asked: 'light' })
    stand()
      .play('light', 'pass')
      .play('light', { complete: 'High Ground' })
      .expect({ resources: { light: { force: 3 } }, asked: 'light' })
  })
  now('may be disrupted as any Mission', ['traps/disrupt', 'traps/is-a-mission'], () => {
    const foil: InlineCard = {
      name: 'Foil',
      side: 'neutral',
      kind: 'battle',
      text: 'Pay 1 Force -> Disrupt a Mission card.',
    }
    fight({
      cards: [attacker, victim, other, revenge, foil],
      dice: [6, 1, 1],
      dark: { force: 5, hand: ['Foil'], space: ['Attacker'] },
      light: { force: 0, space: ['Victim', 'Other'], build: [{ card: 'Revenge', counters: 2 }] },
    })
      .play('dark', { attack: 'Attacker', defender: 'Victim' })
      .play('light', { complete: 'Revenge' })
      .play('dark', { 'battle-card': 'Foil' })
      .expect({
        resources: { light: { force: 0 } },
        zones: { 'light.discard': ['Victim', 'Revenge'] },
        asked: 'light',
      })
  })
  now('of each player comes in turn, Dark Side first, one after another', ['traps/one-at-a-time'], () => {
    const joy = trap('Joy', 'When a unit is discarded, gain 2 Force.')
    fight({
      cards: [attacker, victim, other, revenge, joy],
      dice: [6, 1, 1],
      dark: { force: 0, space: ['Attacker'], build: [{ card: 'Joy', counters: 2 }] },
      light: {
        force: 0,
        space: ['Victim', 'Other'],
        build: [
          { card: 'Revenge', counters: 2 },
          { card: 'Joy', counters: 2 },
        ],
      },
    })
      .play('dark', { attack: 'Attacker', defender: 'Victim' })
      .play('dark', { complete: 'Joy' })
      .play('light', { complete: 'Joy' })
      .play('light', { complete: 'Revenge' })
      .expect({ resources: { dark: { force: 2 }, light: { force: 5 } }, asked: 'light' })
  })
  now('acts on what set it off', ['traps/replaces'], () => {
    const shield = trap('Shield', 'When one of your units would be damaged, prevent all of that damage.')
    fight({
      cards: [attacker, victim, other, shield],
      dice: [6, 1, 1],
      dark: { space: ['Attacker'] },
      light: { space: ['Victim', 'Other'], build: [{ card: 'Shield', counters: 2 }] },
    })
      .play('dark', { attack: 'Attacker', defender: 'Victim' })
      .play('light', { complete: 'Shield' })
      .expect({ facts: { Victim: { damage: 0 } }, zones: { 'light.discard': ['Shield'] }, asked: 'light' })
  })
})

describe('a Trap of another price', () => {
  now('of cost X takes the number of its counters for X, and needs one', ['traps/x-cost'], () => {
    const { cost: _, ...open } = trap('Reborn', 'When one of your units is discarded, gain X Force.')
    const reborn: InlineCard = { ...open, costIsX: true }
    killing(reborn, 4)
      .play('light', { complete: 'Reborn' })
      .expect({ resources: { light: { force: 4 } }, asked: 'light' })
    killing(reborn, 0).expect({ zones: { 'light.build': ['Reborn'] }, asked: 'light' })
  })
  now('is meditated from the discard pile when its trigger occurs', ['traps/meditate'], () => {
    const echo = trap('Echo', 'When one of your units is discarded, gain 3 Force. | Pay 1 Force -> Meditate')
    const scene = (force: number) =>
      fight({
        cards: [attacker, victim, other, echo],
        dice: [6, 1, 1],
        dark: { space: ['Attacker'] },
        light: { force, space: ['Victim', 'Other'], discard: ['Echo'] },
      }).play('dark', { attack: 'Attacker', defender: 'Victim' })
    scene(1)
      .play('light', { complete: 'Echo' })
      .expect({
        resources: { light: { force: 3 } },
        zones: { 'light.discard': ['Victim'], 'light.aside': ['Echo'] },
        asked: 'light',
      })
    scene(0).expect({ zones: { 'light.discard': ['Victim', 'Echo'] }, asked: 'light' })
  })
})

test('whoever has a face-down card is asked, whatever it is', proves('now/traps/what'), () => {
  const ship = unit('Ship', { cost: 9 })
  const asked = (laid: string) =>
    fightBy(
      'today',
      [],
    )({
      cards: [attacker, victim, other, revenge, ship],
      dark: { space: ['Attacker'] },
      light: { space: ['Victim', 'Other'], build: [{ card: laid, counters: 2 }] },
    }).play('dark', { attack: 'Attacker', defender: 'Victim' })
  for (const laid of ['Revenge', 'Ship']) {
    const scene = asked(laid)
    while (scene.machine.state.asked?.questions[0]?.about !== 'trap') {
      const { seat } = scene.machine.state.asked!.questions[0]!
      scene.play(seat === 0 ? 'dark' : 'light', 'pass')
    }
    expect(scene.machine.state.asked.questions.map(({ seat }) => seat)).toEqual([1])
    scene.expect({ asked: 'light' })
  }
})
