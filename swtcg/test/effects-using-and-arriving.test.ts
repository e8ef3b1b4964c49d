/** Keywords that are used or may be used only sometimes, units that come into an arena, and X that the price tells. */
import { describe, test } from 'vitest'
import { fight, fightToday, unit } from './battle-play.ts'
import { idc as build, SPARE } from './both-editions.ts'

const raider = unit('Raider', { speed: 90, power: 3, health: 9 })
const evader = (text: string) => unit('Evader', { text, speed: 10, health: 9 })

describe('using a keyword', () => {
  const attacked = (text: string, light: object = {}) =>
    fight({
      cards: [raider, evader(text)],
      dice: [6, 6, 6],
      dark: { space: ['Raider'] },
      light: { force: 3, space: ['Evader'], ...light },
    }).play('dark', { attack: 'Raider', defender: 'Evader' })

  test('sets off what waits for it', () => {
    attacked('Pay 1 Force -> Evade 2 | When this unit uses Evade, gain 2 Force.')
      .play('light', { play: 'Evader' })
      .play('light', 2)
      .expect({ resources: { light: { force: 4 } }, asked: 'light' })
  })
  test('is refused where its condition does not hold', () => {
    const text = 'Pay 1 Force -> Evade 2. Play only if you have no cards in your hand.'
    attacked(text)
      .play('light', { play: 'Evader' })
      .play('light', 2)
      .expect({ facts: { Evader: { damage: 1 } }, asked: 'light' })
    attacked(text, { hand: [SPARE] }).expect({ facts: { Evader: { damage: 3 } }, asked: 'light' })
  })
})

describe('coming into an arena', () => {
  const watcher = unit('Watcher', {
    text: 'When you deploy, move, or put a Droid into the Space arena, gain 2 Force.',
  })
  const droid = unit('Droid', { subtypes: ['Droid'], cost: 1 })
  const caller = unit('Caller', {
    text: '[tap] -> Put a Droid unit card from your hand into its arena untapped. Play only during your build step.',
  })
  const position = { space: ['Watcher', 'Caller'], hand: ['Droid', SPARE], force: 1, buildPoints: 3 }
  test('by being deployed', () => {
    build
      .dark(position, {}, [watcher, droid, caller])
      .play('dark', { complete: 'Droid', destination: { to: 'space' } })
      .expect({ resources: { dark: { force: 3 } }, asked: 'dark' })
  })
  test('by being deployed or put there, and not by moving', () => {
    const host = unit('Host', { text: 'When you deploy or put a Droid into the Space arena, gain 2 Force.' })
    const walker = unit('Walker', { subtypes: ['Droid'], arenas: ['space', 'ground'] })
    const there = { ...position, space: ['Host', 'Caller'], ground: ['Walker'] }
    const begun = () => build.dark(there, {}, [host, droid, caller, walker])
    begun()
      .play('dark', { complete: 'Droid', destination: { to: 'space' } })
      .expect({ resources: { dark: { force: 3 } }, asked: 'dark' })
    begun()
      .play('dark', { play: 'Caller' })
      .play('dark', { cards: ['Droid'] })
      .expect({ resources: { dark: { force: 3 } }, asked: 'dark' })
    begun()
      .play('dark', { move: 'Walker', to: 'space' })
      .expect({ zones: { ground: [] }, resources: { dark: { force: 1 } }, asked: 'dark' })
  })
  test('by being moved there, and not by being deployed', () => {
    const ear = unit('Ear', { text: 'When you move a Droid into the Space arena, gain 2 Force.' })
    const walker = unit('Walker', { subtypes: ['Droid'], arenas: ['space', 'ground'] })
    const there = { ...position, space: ['Ear'], ground: ['Walker'] }
    const begun = () => build.dark(there, {}, [ear, droid, walker])
    begun()
      .play('dark', { move: 'Walker', to: 'space' })
      .expect({ resources: { dark: { force: 3 } }, asked: 'dark' })
    begun()
      .play('dark', { complete: 'Droid', destination: { to: 'space' } })
      .expect({ resources: { dark: { force: 1 } }, asked: 'dark' })
  })
  test('by being put there', () => {
    build
      .dark(position, {}, [watcher, droid, caller])
      .play('dark', { play: 'Caller' })
      .play('dark', { cards: ['Droid'] })
      .expect({ resources: { dark: { force: 3 } }, asked: 'dark' })
  })
})

describe('X that the price tells', () => {
  const droid = (name: string, power: number) => unit(name, { subtypes: ['Droid'], power })
  const paying = (text: string) =>
    build.dark({ space: ['Smith', 'Small', 'Large'], force: 1, hand: [SPARE], buildPoints: 1 }, {}, [
      unit('Smith', { text }),
      droid('Small', 2),
      droid('Large', 5),
    ])
  test('by a number of the card that it takes', () => {
    paying(
      'Discard one of your Droids with printed power X from any arena -> Gain X Force. Play only during your build step.',
    )
      .play('dark', { play: 'Smith' })
      .play('dark', { cards: ['Large'] })
      .expect({ resources: { dark: { force: 6 } }, asked: 'dark' })
  })
  test('by how many cards it takes', () => {
    paying('Tap X of your Droids -> Gain X Force. Play only during your build step.')
      .play('dark', { play: 'Smith' })
      .play('dark', { cards: ['Small', 'Large'] })
      .expect({ resources: { dark: { force: 3 } }, asked: 'dark' })
  })
})

test('modes with times of their own cost the same tap', () => {
  const text =
    '[tap] -> Choose one: Gain 1 build point. Play only during your build step. Or: This unit gets +2 power until end of turn. Play only when the Space battle step starts.'
  build
    .dark({ space: ['Smith'], hand: [SPARE], buildPoints: 1 }, {}, [unit('Smith', { text })])
    .play('dark', { play: 'Smith' })
    .expect({
      resources: { dark: { buildPoints: 2 } },
      refused: [{ dark: { play: 'Smith' } }],
      asked: 'dark',
    })
})

test('the battle step of a unit with two arenas is that of the arena where it is', () => {
  const crawler = unit('Crawler', {
    arenas: ['space', 'ground'],
    speed: 90,
    health: 9,
    text: "When this arena's battle step ends, put 1 damage counter on each unit in this arena.",
  })
  fightToday({
    cards: [crawler, evader('Armor')],
    dark: { space: ['Crawler'] },
    light: { space: ['Evader'] },
  })
    .play('dark', { 'skip-attack': 'Crawler' })
    .play('light', { 'skip-attack': 'Evader' })
    .expect({ facts: { Crawler: { damage: 1 } }, asked: 'dark' })
})
