/** Missions, from the words of cards: their build counters, enhancements, modes, each arena, and what is divided. */
import { describe, test } from 'vitest'
import { unit } from './battle-play.ts'
import { idc as build, SPARE } from './both-editions.ts'
import { droid } from './worded-cards.ts'

const mission = (name: string, text: string, cost = 0) => ({
  name,
  side: 'dark',
  kind: 'mission',
  cost,
  text,
})
const knight = unit('Knight', { subtypes: ['Jedi'] })
const walker = unit('Walker', { arenas: ['ground'] })

/** A Mission that lies face-down with so many counters is completed. */
const built = (text: string, counters: number, dark: object = {}, light: object = {}) =>
  build
    .dark(
      { hand: [SPARE], build: [{ card: 'Plan', counters }], force: 5, ...dark },
      { hand: [SPARE], force: 5, ...light },
      [knight, droid, walker, mission('Plan', text, 2)],
    )
    .play('dark', { complete: 'Plan' })
const plan = (text: string, dark: object = {}, light: object = {}) => built(text, 2, dark, light)

describe('build counters of a Mission', () => {
  test('beyond its cost they enhance it', () => {
    const text =
      'Gain 1 Force. Your opponent loses 1 Force. | Enhance: If there are at least 2 extra build counters on Plan, gain 3 Force instead.'
    built(text, 4).expect({ resources: { dark: { force: 8 }, light: { force: 4 } }, asked: 'dark' })
    built(text, 3).expect({ resources: { dark: { force: 6 }, light: { force: 4 } }, asked: 'dark' })
  })
  test('what comes besides is added', () => {
    const text =
      'Gain 1 Force. | Enhance: If there is at least 1 extra build counter on Plan, your opponent loses 2 Force.'
    built(text, 3).expect({ resources: { dark: { force: 6 }, light: { force: 3 } }, asked: 'dark' })
    built(text, 2).expect({ resources: { dark: { force: 6 }, light: { force: 5 } }, asked: 'dark' })
  })
})

describe('modes', () => {
  const text =
    'Choose one: Gain 3 Force, gain 2 build points, or your opponent loses 1 Force. | Enhance: You may tap two more untapped Jedi. If you do, choose two options instead of one.'
  test('two of them for something done besides', () => {
    plan(text, { space: ['Knight', 'Knight'] })
      .play('dark', true)
      .play('dark', '1')
      .play('dark', '3')
      .expect({ resources: { dark: { force: 8 }, light: { force: 4 } }, asked: 'dark' })
  })
  test('one of them otherwise', () => {
    plan(text, { space: ['Knight'] })
      .play('dark', '1')
      .expect({ resources: { dark: { force: 8 } }, asked: 'dark' })
  })
})

describe('each arena', () => {
  test('one unit in each of them', () => {
    plan('Choose a unit in each arena. Each of those units gets +2 power until end of turn.', {
      space: ['Knight', 'Probe'],
      ground: ['Walker'],
    })
      .play('dark', { cards: ['Probe'] })
      .expect({
        numbers: { Knight: { power: 3 }, Probe: { power: 5 }, Walker: { power: 5 } },
        asked: 'dark',
      })
  })
  test('only in those of which something is true', () => {
    plan(
      'Each player chooses and discards one of his or her units from each arena in which he or she has 2 or more units. Dark Side first, then Light Side.',
      { space: ['Knight', 'Probe'], ground: ['Walker'] },
      { ground: ['Walker'] },
    )
      .play('dark', { cards: ['Probe'] })
      .expect({ zones: { space: ['Knight'], ground: 2 }, asked: 'dark' })
  })
  test('one of several arenas where something is', () => {
    plan(
      'If you have a Droid in the Space or Ground arena, choose one of those arenas. Tap each unit in that arena.',
      { space: ['Probe'] },
      { ground: ['Walker'] },
    ).expect({ facts: { Probe: { tapped: true }, Walker: { tapped: false } }, asked: 'dark' })
  })
})

describe('divided', () => {
  test('so many counters of all units together', () => {
    plan('Remove up to 3 damage counters from any number of your damaged units in one arena, divided.', {
      space: [
        { card: 'Knight', damage: 2 },
        { card: 'Probe', damage: 2 },
      ],
    })
      .play('dark', 'space')
      .play('dark', { cards: ['Knight', 'Probe'] })
      .play('dark', 2)
      .play('dark', 1)
      .expect({ facts: { Knight: { damage: 0 }, Probe: { damage: 1 } }, asked: 'dark' })
  })
})

describe('looking for a price', () => {
  test('as many cards as Force was paid, of which counters tell how many are kept', () => {
    build
      .dark(
        {
          hand: [SPARE],
          build: [{ card: 'Plan', counters: 2 }],
          force: 3,
          deck: ['Knight', 'Probe', 'Walker', 'Knight'],
        },
        {},
        [
          knight,
          droid,
          walker,
          mission(
            'Plan',
            'Pay any amount of Force. Look at that many cards from the top of your deck. Put 1 of those cards into your hand for each build counter on Plan. Discard the rest.',
            2,
          ),
        ],
      )
      .play('dark', 'skip-draw')
      .play('dark', { complete: 'Plan' })
      .play('dark', 3)
      .play('dark', { cards: ['dark.deck/Knight', 'dark.deck/Walker'] })
      .expect({
        zones: { 'dark.hand': [SPARE, 'Knight', 'Walker'], 'dark.deck': ['Knight'], 'dark.discard': 2 },
        asked: 'dark',
      })
  })
})
