/** What building sets off, Hidden Cost that is given, conditions of Upkeep, and cards put under units, from the words of cards. */
import { describe, test } from 'vitest'
import { fight, ground, unit } from './battle-play.ts'
import { idc as build, SPARE } from './both-editions.ts'
import { mission } from './worded-cards.ts'

const location = (name: string, text: string, subtypes: string[] = []) => ({
  name,
  side: 'neutral',
  kind: 'location',
  arenas: ['space'],
  subtypes,
  cost: 0,
  text,
})
const own = (text: string) => unit('Own', { text })
const probe = unit('Probe', { subtypes: ['Droid'], cost: 1 })
const plan = mission('Plan', 'You gain 1 Force.')
const scene = (text: string, dark: object = {}, cards: object[] = [], light: object = {}) =>
  build.dark({ hand: ['Plan', SPARE], space: ['Own'], ...dark }, light, [own(text), probe, plan, ...cards])

describe('what building sets off', () => {
  test('completing a Mission', () => {
    scene('When you complete a Mission, you gain 2 Force.')
      .play('dark', { complete: 'Plan' })
      .expect({ resources: { dark: { force: 3 } }, asked: 'dark' })
  })
  test('gaining Force', () => {
    scene('When you gain Force, remove 1 damage counter from this unit.', {
      space: [{ card: 'Own', damage: 2 }],
    })
      .play('dark', { complete: 'Plan' })
      .expect({ facts: { Own: { damage: 1 } }, asked: 'dark' })
  })
  test('an opponent deploys', () => {
    build
      .light({ hand: ['Probe', SPARE], buildPoints: 3 }, { space: ['Own'] }, [
        own('When your opponent deploys a Space unit, this unit does 1 damage to that unit.'),
        unit('Probe', { cost: 1, health: 3 }),
      ])
      .play('light', { complete: 'Probe', destination: { to: 'space' } })
      .expect({ facts: { Probe: { damage: 1 } }, asked: 'light' })
  })
  test('a card says what it costs itself, before it is in play', () => {
    const droids = (text: string, count: number) =>
      build.dark({ hand: ['Hulk', SPARE], buildPoints: 2, space: Array(count).fill('Probe') }, {}, [
        unit('Hulk', { cost: 4, text }),
        probe,
      ])
    const each = 'This unit costs 1 less build point for each Droid you have in the Space arena.'
    const some =
      'As long as you have a Droid in the Space arena, this unit costs 2 less build points to deploy.'
    for (const deployed of [droids(each, 2), droids(some, 1)])
      deployed
        .play('dark', { complete: 'Hulk', destination: { to: 'space' } })
        .expect({ resources: { dark: { buildPoints: 0 } }, asked: 'dark' })
    for (const costly of [droids(each, 1), droids(some, 0)])
      costly.expect({
        refused: {
          dark: { complete: 'Hulk', destination: { to: 'space' } },
          rule: 'idc/phrase/pay-x',
        },
        asked: 'dark',
      })
  })
  test('a Location speaks when it is put down', () => {
    build
      .dark({ hand: ['Moon', SPARE], deck: ['Probe', 'Probe'] }, {}, [
        location('Moon', 'When you put this Location into its arena, draw a card.'),
        probe,
      ])
      .play('dark', 'skip-draw')
      .play('dark', { complete: 'Moon', destination: { to: 'space' } })
      .expect({ zones: { 'dark.hand': 2, 'dark.deck': 1 }, asked: 'dark' })
  })
  test('attaching Equipment', () => {
    const gear = {
      name: 'Gear',
      side: 'neutral',
      kind: 'equipment',
      arenas: ['space'],
      cost: 1,
      text: 'Pay 1 Force -> Equip',
    }
    scene(
      'When you attach an Equipment to a unit, remove 1 damage counter from that unit.',
      { space: [{ card: 'Own', damage: 1 }], build: ['Gear'], force: 1 },
      [gear],
    )
      .play('dark', { equip: 'Gear', unit: 'Own' })
      .expect({ facts: { Own: { damage: 0 } }, asked: 'dark' })
  })
  test('attaching Equipment of a kind', () => {
    const gear = (subtypes: readonly string[]) => ({
      name: 'Gear',
      side: 'neutral',
      kind: 'equipment',
      arenas: ['space'],
      subtypes,
      cost: 1,
      text: 'Pay 1 Force -> Equip',
    })
    const attach = (subtypes: readonly string[]) =>
      scene(
        'When you attach a Device or Weapon to a unit, remove 1 damage counter from that unit.',
        { space: [{ card: 'Own', damage: 1 }], build: ['Gear'], force: 1 },
        [gear(subtypes)],
      ).play('dark', { equip: 'Gear', unit: 'Own' })
    attach(['Blaster', 'Weapon']).expect({ facts: { Own: { damage: 0 } }, asked: 'dark' })
    attach(['Skill']).expect({ facts: { Own: { damage: 1 } }, asked: 'dark' })
  })
  test('units of some kind are needed to complete a card', () => {
    const need = mission(
      'Need',
      'To complete this Mission, you must have at least 2 Droids in any arena. | You gain 1 Force.',
    )
    scene('', { hand: ['Need', SPARE], space: ['Probe'] }, [need]).expect({
      noOffers: { dark: [{ complete: 'Need' }] },
      asked: 'dark',
    })
    scene('', { hand: ['Need', SPARE], space: ['Probe', 'Probe'] }, [need]).expect({
      offers: { dark: [{ complete: 'Need' }] },
      asked: 'dark',
    })
  })
})

describe('Hidden Cost that is given', () => {
  const built = { build: [{ card: 'Scout', counters: 2 }], force: 9 }
  const scout = ground('Scout', {
    cost: 5,
    text: 'As long as there is a Naboo Location in any arena, this unit card gets Hidden Cost 2.',
  })
  test('as long as its condition holds', () => {
    const naboo = location('Naboo', '', ['Naboo'])
    build
      .dark({ hand: [SPARE], ...built, locations: ['Naboo'] } as never, {}, [scout, naboo])
      .expect({ offers: { dark: [{ complete: 'Scout', hidden: { force: 3 } }] }, asked: 'dark' })
    build
      .dark({ hand: [SPARE], ...built }, {}, [scout])
      .expect({ noOffers: { dark: [{ complete: 'Scout' }] }, asked: 'dark' })
  })
  test('by another card', () => {
    build
      .dark({ hand: [SPARE], build: [{ card: 'Droid', counters: 1 }], force: 9, space: ['Own'] }, {}, [
        own('Each of your Droid cards gets Hidden Cost 1.'),
        unit('Droid', { subtypes: ['Droid'], cost: 4 }),
      ])
      .expect({ offers: { dark: [{ complete: 'Droid', hidden: { force: 3 } }] }, asked: 'dark' })
  })
})

describe('Upkeep', () => {
  const costly = (text: string) => unit('Costly', { text })
  test('unless something is so', () => {
    const text = 'Upkeep: Pay 1 build point or tap this unit unless you have a Droid in any arena.'
    build
      .dark({ hand: [SPARE], buildPoints: 2, space: ['Costly', 'Probe'] }, {}, [costly(text), probe])
      .expect({ asked: { dark: 'build' }, resources: { dark: { buildPoints: 2 } } })
    build
      .dark({ hand: [SPARE], buildPoints: 2, space: ['Costly'] }, {}, [costly(text), probe])
      .expect({ asked: { dark: 'build-start' } })
  })
})

describe('under a unit', () => {
  test('cards from a deck go face-down under it, and count', () => {
    scene(
      '[tap] -> Put the top 2 cards of your deck face-down under this unit. Play only during your build step. | This unit gets +1 power for each face-down card under it.',
      { deck: ['Probe', 'Probe', 'Probe'] },
    )
      .play('dark', 'skip-draw')
      .play('dark', { play: 'Own' })
      .expect({ numbers: { Own: { power: 5 } }, zones: { 'dark.deck': 1 }, asked: 'dark' })
  })
})

describe('X', () => {
  test('as much as is paid', () => {
    fight({
      cards: [own('Pay X Force -> Evade X'), unit('Foe', { speed: 60, power: 3 })],
      dice: [6, 6, 6],
      dark: { space: ['Foe'] },
      light: { space: [{ card: 'Own' }], force: 5 },
    })
      .play('dark', { attack: 'Foe' })
      .play('light', { play: 'Own' })
      .play('light', 2)
      .expect({ resources: { light: { force: 3 } }, asked: { light: 'evade' } })
  })
})

describe('a card that is put face-down into the build zone', () => {
  const supply = (words: string) =>
    build
      .dark({ hand: ['Supply', 'Probe', SPARE] }, {}, [
        mission('Supply', `Take a Droid unit card from your hand${words} and put it in your build zone.`),
        probe,
      ])
      .play('dark', { complete: 'Supply' })
      .play('dark', { cards: ['Probe'] })
  test('stays unknown to the others', () => {
    supply('').expect({ hidden: { light: ['dark.build/Probe'] }, asked: 'dark' })
  })
  test('unless it was shown', () => {
    supply('. Show it to your opponent').expect({ knows: { light: ['dark.build/Probe'] }, asked: 'dark' })
  })
})
