/** Printed numbers, counters that are not there, what was deployed last turn, and ends of battle steps, in words of today. */
import { describe, test } from 'vitest'
import { fight, unit } from './battle-play.ts'
import { idc as build, SPARE } from './both-editions.ts'
import { swtcg } from './play.ts'

const elder = (text: string) => unit('Elder', { text, speed: 90, health: 9 })
const swift = unit('Swift', { speed: 60, health: 2 })
const sturdy = unit('Sturdy', { speed: 20, health: 7 })

describe('what is printed', () => {
  const facing = (text: string) =>
    fight({
      cards: [elder(text), swift, sturdy],
      dark: { space: ['Elder'] },
      light: { space: ['Swift', 'Sturdy'] },
    })
  test('speed', () => {
    facing("Each of your opponent's Space units with printed speed 50 or more gets -20 speed.").expect({
      numbers: { Swift: { speed: 40 }, Sturdy: { speed: 20 } },
      asked: 'dark',
    })
  })
  test('health', () => {
    facing("Each of your opponent's Space units with printed health 3 or less gets -1 power.").expect({
      numbers: { Swift: { power: 2 }, Sturdy: { power: 3 } },
      asked: 'dark',
    })
  })
})

test('units without a counter', () => {
  fight({
    cards: [
      elder("Each of your opponent's units with no captivity counters on it gets -20 speed."),
      swift,
      sturdy,
    ],
    dark: { space: ['Elder'] },
    light: { space: ['Swift', { card: 'Sturdy', counters: { captivity: 1 } }] },
  }).expect({ numbers: { Swift: { speed: 40 }, Sturdy: { speed: 20 } }, asked: 'dark' })
})

test('what was deployed this turn', () => {
  const text =
    'Pay 1 Force -> Gain 3 Force. Play only during your build step and only if you deployed a Space unit this turn.'
  build
    .dark({ space: ['Elder'], force: 1, hand: ['Swift', SPARE], buildPoints: 3 }, {}, [elder(text), swift])
    .expect({ asked: 'dark', refused: [{ dark: { play: 'Elder' } }] })
    .play('dark', { complete: 'Swift', destination: { to: 'space' } })
    .play('dark', { play: 'Elder' })
    .expect({ resources: { dark: { force: 3 } }, asked: 'dark' })
})

/** What every turn brings. */
const INCOME = 4

describe('the end of a battle step', () => {
  const ending = (text: string) =>
    fight({
      cards: [elder(text), sturdy],
      dark: { force: 1, space: ['Elder'] },
      light: { space: ['Sturdy'] },
    })
  test('is when something may be played', () => {
    ending('Pay 1 Force -> Gain 3 Force. Play only when the Space battle step ends.')
      .play('dark', { 'skip-attack': 'Elder' })
      .play('light', { 'skip-attack': 'Sturdy' })
      .play('dark', { play: 'Elder' })
      .expect({ table: { turn: 2 }, resources: { dark: { force: INCOME + 3 } }, asked: 'dark' })
  })
  test('is when something comes that was announced', () => {
    const text =
      'Pay 1 Force -> When the Space battle step ends, gain 3 Force. Play only when the Space battle step starts.'
    swtcg(
      { at: 'battle space', dark: { force: 1, space: ['Elder'] }, light: { space: ['Sturdy'] } },
      { cards: [elder(text), sturdy] },
    )
      .play('dark', { play: 'Elder' })
      .expect({ resources: { dark: { force: 0 } }, asked: 'dark' })
      .play('dark', { 'skip-attack': 'Elder' })
      .play('light', { 'skip-attack': 'Sturdy' })
      .expect({ table: { turn: 2 }, resources: { dark: { force: INCOME + 3 } }, asked: 'dark' })
  })
})
