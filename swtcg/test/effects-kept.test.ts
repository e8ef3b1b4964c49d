/** What nothing takes away: numbers, keywords, Upkeep; and what is said of all marked, of counters beside numbers, of abilities used. */
import { describe, test } from 'vitest'
import { fight, unit } from './battle-play.ts'
import { idc as build, SPARE } from './both-editions.ts'
import { mission } from './worded-cards.ts'

const droid = unit('Probe', { subtypes: ['Droid'], speed: 10 })
const plan = (
  text: string,
  own: ReturnType<typeof unit>,
  theirs: ReturnType<typeof unit>,
  more: object = {},
) =>
  build
    .dark(
      { hand: ['Plan', SPARE], force: 5, space: [own.name] },
      { force: 5, space: [{ card: theirs.name, ...more }], hand: [SPARE] },
      [own, theirs, mission('Plan', text)],
    )
    .play('dark', { complete: 'Plan' })

describe('what cannot be lost', () => {
  const rock = (text: string) => unit('Rock', { power: 4, text })
  const weaken = "Each of your opponent's units gets -2 power and +10 speed until end of turn."
  test('power that cannot be lost is only raised', () => {
    plan(weaken, droid, rock('')).expect({ numbers: { Rock: { power: 2 } }, asked: 'dark' })
    plan(weaken, droid, rock("This unit can't lose power.")).expect({
      numbers: { Rock: { power: 4 } },
      asked: 'dark',
    })
    plan(
      "Each of your opponent's units gets +2 power until end of turn.",
      droid,
      rock("This unit can't lose power."),
    ).expect({ numbers: { Rock: { power: 6 } }, asked: 'dark' })
  })
  test('two numbers that nothing changes', () => {
    plan(weaken, droid, rock("This unit can't gain or lose speed or power.")).expect({
      numbers: { Rock: { power: 4, speed: 50 } },
      asked: 'dark',
    })
  })
  test('a keyword that cannot be lost stays, and others go', () => {
    plan(
      "Each of your opponent's units loses Fury and Stun until end of turn.",
      droid,
      rock("Fury 2 | Stun 1 | This unit can't lose Fury."),
    ).expect({ numbers: { Rock: { fury: 2, stun: 0 } }, asked: 'dark' })
  })
  test('for a while, by an effect', () => {
    plan(
      "One of your units gets +1 power and can't lose power until end of turn.",
      unit('Probe', {
        text: 'Pay 0 Force -> This unit gets -3 power until end of turn. Play only during your build step.',
      }),
      rock(''),
    )
      .play('dark', { play: 'Probe' })
      .expect({ numbers: { Probe: { power: 4 } }, asked: 'dark' })
  })
})

describe('Upkeep', () => {
  const due = 'Upkeep: Pay 2 Force or tap this unit.'
  const stand = (text: string, free: string) =>
    build.dark({ hand: [SPARE], force: 5, space: ['Worker', 'Boss'] }, {}, [
      unit('Worker', { text }),
      unit('Boss', { text: free }),
    ])
  test('that is lost is not due, unless it cannot be lost', () => {
    stand(due, 'Each of your other units loses Upkeep.').expect({ asked: 'dark' })
    stand(`${due} | This unit can't lose Upkeep.`, 'Each of your other units loses Upkeep.')
      .play('dark', { upkeep: 'Worker', cost: 0 })
      .expect({ resources: { dark: { force: 3 } }, asked: 'dark' })
  })
})

describe('counters', () => {
  const prison =
    "Tap each of your opponent's units with more captivity counters on it than its printed health."
  test('more of them than the printed health', () => {
    const held = (captivity: number) =>
      plan(prison, droid, unit('Rock', { health: 2 }), { counters: { captivity } })
    held(2).expect({ facts: { Rock: { tapped: false } }, asked: 'dark' })
    held(3).expect({ facts: { Rock: { tapped: true } }, asked: 'dark' })
  })
  test('a state that is reached by them', () => {
    const state = 'When there are 3 or more captivity counters on this unit, tap this unit.'
    const held = (captivity: number) =>
      plan("Put 1 captivity counter on one of your opponent's units.", droid, unit('Rock', { text: state }), {
        counters: { captivity },
      })
    held(1).expect({ facts: { Rock: { tapped: false } }, asked: 'dark' })
    held(2).expect({ facts: { Rock: { tapped: true } }, asked: 'dark' })
  })
  test('as many as the player puts to pay are X', () => {
    const worker = unit('Worker', {
      health: 5,
      text: 'Put X damage counters on this unit -> Gain X Force. Play only during your build step.',
    })
    build
      .dark({ hand: [SPARE], force: 0, space: ['Worker'] }, {}, [worker])
      .play('dark', { play: 'Worker' })
      .play('dark', 3)
      .expect({ resources: { dark: { force: 3 } }, facts: { Worker: { damage: 3 } }, asked: 'dark' })
  })
  test('one on each of them', () => {
    const gain =
      "If each of your opponent's units in any arena has 1 or more captivity counters on it, you gain 3 Force."
    const held = (counters: object) => plan(gain, droid, unit('Rock', { health: 2 }), counters)
    held({}).expect({ resources: { dark: { force: 5 } }, asked: 'dark' })
    held({ counters: { captivity: 1 } }).expect({ resources: { dark: { force: 8 } }, asked: 'dark' })
  })
})

describe('dice', () => {
  test('only those that count so much hit', () => {
    const hits = (text: string, total: number) =>
      fight({
        cards: [unit('Gunner', { speed: 60, power: 3 }), unit('Wall', { speed: 10, health: 9, text })],
        dice: [4, 5, 6],
        dark: { space: ['Gunner'] },
        light: { space: ['Wall'] },
      })
        .play('dark', { attack: 'Gunner' })
        .expect({ events: [{ kind: 'hitsCounted', hits: total }], stop: 'here' })
    hits('Armor', 2)
    hits('This unit can only be hit on a roll of 6.', 1)
    hits('Armor | This unit can only be hit on a roll of 6.', 1)
  })
})

describe('an ability that is used', () => {
  const use = (text: string, ability: string) =>
    fight({
      at: 'battle space',
      cards: [
        unit('Worker', {
          speed: 60,
          text: '[tap] -> Draw a card. | Pay 1 Force -> Draw a card. | Pay X Force -> Draw X cards.',
        }),
        unit('Watcher', { speed: 10, health: 9, text }),
      ],
      dark: { force: 5, space: ['Worker'], deck: [SPARE, SPARE, SPARE, SPARE] },
      light: { force: 0, space: ['Watcher'] },
    }).play('dark', { play: 'Worker', ability })
  const gained = (force: number) => ({ resources: { light: { force } }, stop: 'here' as const })
  test('is any, or one that costs Force', () => {
    use("When one of your opponent's units uses an activated ability, gain 1 Force.", '0').expect(gained(1))
    use("When one of your opponent's units uses a Force-activated ability, gain 1 Force.", '0').expect(
      gained(0),
    )
    use("When one of your opponent's units uses a Force-activated ability, gain 1 Force.", '1').expect(
      gained(1),
    )
  })
  test('or one that costs so much, X included', () => {
    const dear =
      "When one of your opponent's units uses a Force-activated ability that costs 2 or more Force, gain 1 Force."
    const cheap =
      "When one of your opponent's units uses a Force-activated ability that costs 2 or less Force, gain 1 Force."
    use(dear, '1').expect(gained(0))
    use(cheap, '1').expect(gained(1))
    use(dear, '2').play('dark', 2).expect(gained(1))
    use(cheap, '2').play('dark', 3).expect(gained(0))
  })
})
