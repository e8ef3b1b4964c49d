/** What may be chosen and how much, from the words of cards: different arenas, spared units, counters, the build roll. */
import { describe, test } from 'vitest'
import { character, fight, unit } from './battle-play.ts'
import { idc as build, SPARE } from './both-editions.ts'
import { droid, fast, mission, slow } from './worded-cards.ts'

const walker = unit('Walker', { arenas: ['ground'], subtypes: ['Droid'] })
const plan = (text: string, dark: object = {}, light: object = {}, cards: readonly object[] = []) =>
  build
    .dark({ hand: ['Plan', SPARE], force: 5, ...dark }, { hand: [SPARE], ...light }, [
      droid,
      walker,
      ...cards,
      mission('Plan', text),
    ])
    .play('dark', { complete: 'Plan' })

describe('choosing', () => {
  test('from different arenas', () => {
    plan(
      'Choose up to 2 Droids from different arenas. Each of those units gets +2 power until end of turn.',
      {
        space: ['Probe', 'Probe'],
        ground: ['Walker'],
      },
    )
      .play('dark', { cards: ['Probe #1'] })
      .play('dark', { cards: ['Walker'] })
      .expect({
        numbers: { 'Probe #1': { power: 5 }, 'Probe #2': { power: 3 }, Walker: { power: 5 } },
        asked: 'dark',
      })
  })
  test('not what text spares from its own player', () => {
    plan(
      'Choose one of your units. That unit gets +2 power until end of turn.',
      { space: ['Fast', 'Probe'] },
      {},
      [fast("Cards and abilities you control can't target Fast.")],
    ).expect({ numbers: { Fast: { power: 3 }, Probe: { power: 5 } }, asked: 'dark' })
  })
  test('up to so many build counters', () => {
    plan(
      'Show your opponent a Droid unit in your hand. Put that unit into your build zone with up to 4 build counters on it.',
      {
        hand: ['Plan', 'Probe', SPARE],
      },
    )
      .play('dark', { cards: ['Probe'] })
      .play('dark', 3)
      .expect({ facts: { 'dark.build/Probe': { buildCounters: 3 } }, asked: 'dark' })
  })
})

describe('prices and rolls', () => {
  test('cards from the top of a discard pile are a price', () => {
    const text =
      "[tap], Remove the top 2 cards of your opponent's discard pile from the game -> Gain 3 Force."
    const at = (discard: readonly string[]) =>
      fight({
        cards: [fast(text), slow(), droid],
        at: 'battle space',
        dark: { space: ['Fast'] },
        light: { space: ['Slow'], discard },
      })
    at(['Probe', 'Probe', 'Probe'])
      .play('dark', { play: 'Fast' })
      .expect({ resources: { dark: { force: 3 } }, zones: { 'light.discard': 1 }, asked: 'light' })
    at(['Probe']).expect({ asked: { dark: 'next-attack' } })
  })
  test('the roll for build points is adjusted', () => {
    fight({
      cards: [fast('When the roll for build points is made, you may adjust the die roll by 1.'), slow()],
      dice: [1, 1, 1, 3],
      dark: { space: ['Fast'], deck: ['Fast'] },
      light: { space: [{ card: 'Slow', tapped: true }] },
    })
      .play('dark', { attack: 'Fast' })
      .play('dark', true)
      .play('dark', '1')
      .expect({ resources: { dark: { buildPoints: 4 } }, asked: { dark: 'build-start' } })
  })
  test('a Pilot guards the unit that it is on', () => {
    const leia = character('Guard', {
      subtypes: ['Rebel'],
      text: "Whenever one of your opponent's units would damage Guard or a unit she is piloting, prevent that damage unless your opponent pays 2 Force. | [Pilot] Starfighter Pilot. The Starfighter gets: * +20 speed.",
    })
    fight({
      cards: [fast(), slow('', { subtypes: ['Starfighter'] }), leia],
      dice: [6, 6, 6],
      dark: { space: ['Fast'], force: 0 },
      light: { space: [{ card: 'Slow', pilots: ['Guard'] }] },
    })
      .play('dark', { attack: 'Fast' })
      .expect({ facts: { Slow: { damage: 0 } }, asked: 'light' })
  })
})
