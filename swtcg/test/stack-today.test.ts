/** Stack, INSERT, Switch and Adapt as they are played today. */
import { describe } from 'vitest'
import { character, type Fight, fight, ground, now, unit } from './battle-play.ts'
import { idc } from './both-editions.ts'
import { attacker, other } from './threats.ts'

const duo = character('Duo', {
  version: 'A',
  cost: 4,
  text: 'Stack: Any unique Jedi Character, and Porter.',
})
const jedi = (name: string, version: string, facts: object = {}) =>
  character(name, { version, cost: 5, subtypes: ['Jedi'], ...facts })
const porter = character('Porter', { cost: 2 })
const CARDS = [
  duo,
  jedi('Plo', 'A'),
  jedi('Plo', 'B'),
  jedi('Kit', 'A'),
  jedi('Shaak', 'A'),
  porter,
  character('Duo', { version: 'B', cost: 4, text: 'Armor' }),
]
const beneath = (onto: string) => ({ destination: { onto, place: 'beneath' } })
const onTop = (onto: string) => ({ destination: { onto, place: 'top' } })
const step = (hand: readonly string[], stack: readonly string[] = []) =>
  idc.at(
    'build dark',
    { buildPoints: 9, hand: [...hand], character: [{ card: 'Duo (A)', stack: [...stack] }] },
    {},
    CARDS,
  )

describe('Stack', () => {
  now(
    'lets cards of its list go beneath, for the usual cost and bonus',
    ['stack/stack-list', 'stack/stack-any-of-list'],
    () => {
      step(['Plo (A)', 'Porter'])
        .play('dark', { complete: 'Plo (A)', ...beneath('Duo (A)') })
        .expect({
          resources: { dark: { buildPoints: 8 } },
          numbers: { 'Duo (A)': { speed: 60, power: 4, health: 4 } },
          asked: 'dark',
        })
        .play('dark', { complete: 'Porter', ...beneath('Duo (A)') })
        .expect({ numbers: { 'Duo (A)': { speed: 70 } }, asked: 'dark' })
    },
  )
  now('never lets them come to the top', ['stack/stack-never-on-top'], () => {
    step(['Plo (A)']).expect({
      refused: [{ dark: { complete: 'Plo (A)', ...onTop('Duo (A)') } }],
      asked: 'dark',
    })
    step([], ['Plo (A)']).expect({
      refused: [{ dark: { rearrange: 'Duo (A)', version: 'Plo (A)' } }],
      asked: 'dark',
    })
  })
  now(
    'takes one version of each unique unit, and others as often as there is room',
    ['stack/stack-uniques-once'],
    () => {
      step(['Plo (B)', 'Porter'], ['Plo (A)', 'Porter'])
        .expect({
          refused: [
            { dark: { complete: 'Plo (B)', ...beneath('Duo (A)') }, rule: 'now/stack/stack-uniques-once' },
          ],
        })
        .play('dark', { complete: 'Porter', ...beneath('Duo (A)') })
        .expect({ numbers: { 'Duo (A)': { speed: 80 } }, asked: 'dark' })
    },
  )
  now('holds four cards in all', ['stack/stack-four'], () => {
    step(['Shaak (A)'], ['Plo (A)', 'Kit (A)', 'Porter']).expect({
      refused: [{ dark: { complete: 'Shaak (A)', ...beneath('Duo (A)') }, rule: 'idc/stack/max-four' }],
      asked: 'dark',
    })
  })
  now('holds more where the card says so', ['stack/stack-four'], () => {
    const guild = character('Guild', {
      version: 'A',
      text: 'Stack: Any Jedi Character. | Guild can have up to 6 cards in its stack.',
    })
    idc
      .at(
        'build dark',
        {
          buildPoints: 9,
          hand: ['Shaak (A)'],
          character: [{ card: 'Guild (A)', stack: ['Plo (A)', 'Kit (A)', 'Porter'] }],
        },
        {},
        [guild, ...CARDS],
      )
      .play('dark', { complete: 'Shaak (A)', ...beneath('Guild (A)') })
      .expect({ numbers: { 'Guild (A)': { speed: 90 } }, asked: 'dark' })
  })
  now('does not make the unit what lies in it', ['stack/stack-not-that-card'], () => {
    idc
      .at(
        'build dark',
        { buildPoints: 9, hand: ['Plo (A)'], character: ['Duo (A)'] },
        { character: ['Plo (A)'] },
        CARDS,
      )
      .play('dark', { complete: 'Plo (A)', ...beneath('Duo (A)') })
      .expect({ zones: { character: ['Duo (A)', 'Plo (A)'] }, asked: 'dark' })
  })
  now('when it is lost, cards that cannot stay are put into discard piles', ['stack/stack-lost'], () => {
    step(['Duo (B)'], ['Plo (A)'])
      .play('dark', { complete: 'Duo (B)', ...onTop('Duo (A)') })
      .expect({
        zones: { 'dark.discard': ['Plo (A)'], character: ['Duo (B)'] },
        numbers: { 'Duo (B)': { speed: 60 } },
        asked: 'dark',
      })
    const hush = {
      name: 'Hush',
      side: 'neutral' as const,
      kind: 'battle' as const,
      text: "Pay 0 Force -> One of your opponent's units loses all game text until end of turn.",
    }
    fight({
      at: 'battle character',
      cards: [...CARDS, hush],
      dark: { character: [{ card: 'Duo (A)', stack: ['Plo (A)'] }] },
      light: { hand: ['Hush'], character: ['Porter'] },
    })
      .play('light', { 'battle-card': 'Hush' })
      .expect({
        zones: { 'dark.discard': ['Plo (A)'] },
        numbers: { 'Duo (A)': { speed: 50 } },
        asked: 'dark',
      })
  })
  now(
    'may be the text of the card below, under units that are not unique too, with the usual bonus',
    ['stack/joins-from-below', 'stack/non-unique-stacks'],
    () => {
      const pit = ground('Pit', { cost: 3, text: 'You may stack this card beneath one of your Speeders.' })
      const bike = ground('Bike', { subtypes: ['Speeder'] })
      idc
        .at('build dark', { buildPoints: 9, hand: ['Pit'], ground: ['Bike'] }, {}, [pit, bike])
        .play('dark', { complete: 'Pit', ...beneath('Bike') })
        .expect({ numbers: { Bike: { speed: 60, power: 4, health: 4 } }, asked: 'dark' })
    },
  )
  now(
    'holds a Subordinate that text stacks, which goes to the supply when the stack is discarded',
    ['subordinates/stacked', 'subordinates/stack-leaves'],
    () => {
      const pal = unit('Pal', { cost: 0, version: 'A', subordinate: true, text: 'INSERT: Fury 2' })
      const { cost: _, ...buddy } = pal
      const cal = unit('Cal', { version: 'A', speed: 10, health: 1, text: 'Stack: Pal.' })
      const scene = fight({
        cards: [attacker, other, cal, buddy],
        dice: [6, 6, 6],
        dark: { space: ['Attacker'] },
        light: { space: [{ card: 'Cal (A)', stack: ['Pal (A)'] }, 'Other'] },
      })
      scene.expect({ numbers: { 'Cal (A)': { speed: 20, power: 4, health: 2, fury: 2 } } })
      scene
        .play('dark', { attack: 'Attacker', defender: 'Cal (A)' })
        .expect({ zones: { 'light.discard': ['Cal (A)'], 'light.supply': ['Pal (A)'] }, asked: 'light' })
    },
  )
})

describe('INSERT', () => {
  now('goes with all other text that a unit loses', ['stack/insert-lost'], () => {
    const hush = {
      name: 'Hush',
      side: 'neutral' as const,
      kind: 'battle' as const,
      text: "Pay 0 Force -> One of your opponent's units loses all game text until end of turn.",
    }
    const upper = unit('Kit', { version: 'B' })
    const lower = unit('Kit', { version: 'A', text: 'INSERT: Fury 2' })
    fight({
      at: 'battle space',
      cards: [upper, lower, hush, other],
      dark: { space: [{ card: 'Kit (B)', stack: ['Kit (A)'] }] },
      light: { hand: ['Hush'], space: ['Other'] },
    })
      .expect({ numbers: { 'Kit (B)': { fury: 2 } } })
      .play('light', { 'battle-card': 'Hush' })
      .expect({ numbers: { 'Kit (B)': { fury: 0 } }, asked: 'dark' })
  })
})

describe('Switch', () => {
  now('gives what belongs to the arena: keywords, numbers, or an activated ability', ['stack/switch'], () => {
    const crawler = unit('Crawler', {
      arenas: ['space', 'ground'],
      text: 'Switch: Velocity 30, +1 power/Pay 1 Force -> Evade 2',
    })
    fight({
      cards: [crawler, attacker, other],
      dark: { space: ['Attacker'], ground: ['Crawler'] },
      light: { force: 4, space: ['Crawler', 'Other'] },
    }).expect({ numbers: { 'space/Crawler': { power: 4 }, 'ground/Crawler': { power: 3 } }, asked: 'dark' })
  })
})

const beast = (text: string, facts: object = {}) => unit('Beast', { speed: 60, health: 9, text, ...facts })
const stepStarts = (text: string, facts: object = {}, more: Parameters<Fight>[0]['cards'] = []) =>
  fight({
    at: 'battle space',
    cards: [beast(text, facts), other, ground('Guard', { speed: 5 }), ...more],
    dark: { space: ['Beast'], hand: more.map(({ name }) => name) },
    light: { space: ['Other'], ground: ['Guard'] },
  })

describe('Adapt', () => {
  now(
    'gives the text that its player chooses when the battle step of its arena starts',
    ['stack/adapt'],
    () => {
      stepStarts('Adapt: Armor/Fury 2, +1 power')
        .play('dark', '2')
        .expect({ numbers: { Beast: { armor: 0, fury: 2, power: 4 } }, asked: 'dark' })
    },
  )
  now('is chosen for each copy, and not by units that are elsewhere', ['stack/adapt-each-copy'], () => {
    stepStarts('Adapt: Armor/Fury 2 | Adapt: Stun 1/Accuracy 1')
      .play('dark', { resolve: 'Beast', effect: 1 })
      .play('dark', '1')
      .play('dark', '2')
      .expect({ numbers: { Beast: { armor: 1, fury: 0, stun: 0, accuracy: 1 } }, asked: 'dark' })
    const grazer = ground('Grazer', { text: 'Adapt: Armor/Fury 2' })
    fight({
      at: 'battle space',
      cards: [attacker, other, grazer],
      dark: { space: ['Attacker'], ground: ['Grazer'] },
      light: { space: ['Other'] },
    }).expect({ numbers: { Grazer: { armor: 0, fury: 0 } }, asked: { dark: 'next-attack' } })
  })
  now('is chosen again where the unit has moved, and both last', ['stack/adapt-again'], () => {
    const shift = {
      name: 'Shift',
      side: 'neutral' as const,
      kind: 'battle' as const,
      text: 'Pay 0 Force -> Move one of your units to the Ground arena.',
    }
    stepStarts('Adapt: Armor/Fury 2', { arenas: ['space', 'ground'] }, [shift])
      .play('dark', '1')
      .play('dark', { 'battle-card': 'Shift' })
      .play('dark', '2')
      .expect({ numbers: { Beast: { armor: 1, fury: 2 } }, asked: 'dark' })
  })
  now('may give a Bounty, a trigger or an activated ability', ['stack/adapt-bounty'], () => {
    stepStarts('Adapt: Accuracy 1/Bounty: Gain 2 build points/[Tap] -> Gain 1 Force.')
      .play('dark', '3')
      .expect({
        offers: { dark: [{ play: 'Beast' }] },
        asked: 'dark',
      })
  })
})
