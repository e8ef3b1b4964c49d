/** How often an ability is played and what is paid for it, from the words of cards of today. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { fight, unit } from './battle-play.ts'
import { idc as build, SPARE } from './both-editions.ts'
import { fast, slow } from './worded-cards.ts'

const own = (text: string) => unit('Own', { text, health: 9 })
const builds = (text: string, more: object = {}, cards: readonly object[] = []) =>
  build.dark({ space: ['Own'], force: 5, buildPoints: 5, hand: [SPARE], ...more }, {}, [own(text), ...cards])
const play = { play: 'Own' }
/** What every turn brings. */
const INCOME = 4

describe('limits', () => {
  test('up to 2 times per turn', proves('now/general/times-per-turn'), () => {
    builds('Pay 1 Force -> Gain 1 build point. Play up to 2 times per turn and only during your build step.')
      .play('dark', play)
      .play('dark', play)
      .expect({
        resources: { dark: { force: 3, buildPoints: 7 } },
        refused: { dark: play, rule: 'idc/activated/once-per-turn' },
        asked: 'dark',
      })
  })
  test('once per game, whichever copy', proves('now/general/once-per-game'), () => {
    const twin = ['Own', 'Own']
    builds('Pay 1 Force -> Draw a card. Play only during your build step and only once per game.', {
      space: twin,
    })
      .play('dark', { play: 'space/Own #1' })
      .expect({
        refused: { dark: { play: 'space/Own #2' }, rule: 'now/general/once-per-game' },
        asked: 'dark',
      })
  })
  test('during your build step, you may', () => {
    builds('During your build step, you may pay 1 Force. If you do, gain 2 build points.')
      .play('dark', play)
      .expect({ resources: { dark: { force: 4, buildPoints: 7 } }, asked: 'dark' })
  })
  test('a card that is removed from the hand to do something', proves('now/general/hand-abilities'), () => {
    const text =
      'During your build step, you may pay 1 Force and remove this card from your hand from the game. If you do, gain 2 build points.'
    builds('', { hand: ['Giver', SPARE] }, [unit('Giver', { text })])
      .play('dark', { play: 'Giver' })
      .expect({
        resources: { dark: { force: 4, buildPoints: 7 } },
        zones: { 'dark.hand': [SPARE] },
        asked: 'dark',
      })
  })
})

describe('prices', () => {
  test('a die that is rolled to pay', proves('now/costs/die-as-cost'), () => {
    const text = 'Roll a die -> If you roll a 4 or more, this unit gets +3 power for this attack.'
    const rolls = (...dice: readonly number[]) =>
      fight({ cards: [fast(text), slow()], dice, dark: { space: ['Fast'] }, light: { space: ['Slow'] } })
        .play('dark', { attack: 'Fast' })
        .play('dark', { play: 'Fast' })
    rolls(4, 6, 6, 6, 6, 1, 1).expect({ facts: { Slow: { damage: 4 } }, asked: 'light' })
    rolls(3, 6, 1, 1).expect({ facts: { Slow: { damage: 1 } }, asked: 'light' })
  })
  test('a keyword with something besides', () => {
    fight({
      cards: [fast(), slow('Pay 1 Force -> Evade 1, and gain 3 Force.')],
      dice: [6, 6, 1],
      dark: { space: ['Fast'] },
      light: { force: 1, space: ['Slow'] },
    })
      .play('dark', { attack: 'Fast' })
      .play('light', { play: 'Slow' })
      .expect({ facts: { Slow: { damage: 1 } }, resources: { light: { force: 3 } }, asked: 'light' })
  })
  test('one more than was paid', () => {
    fight({
      cards: [fast(), slow('Pay X Force -> Evade X+1')],
      dice: [6, 6, 6],
      dark: { space: ['Fast'] },
      light: { force: 1, space: ['Slow'] },
    })
      .play('dark', { attack: 'Fast' })
      .play('light', { play: 'Slow' })
      .play('light', 1)
      .play('light', 2)
      .expect({ facts: { Slow: { damage: 1 } }, resources: { light: { force: 0 } }, asked: 'light' })
  })
})

describe('what sets effects off', () => {
  test('an attack on such a unit that does no damage', () => {
    const text = 'Whenever this unit attacks a Droid and does no damage, gain 1 Force.'
    const attack = (defender: string) =>
      fight({
        cards: [fast(text), slow(), unit('Probe', { subtypes: ['Droid'] })],
        dice: [1, 1, 1],
        dark: { space: ['Fast'], force: 0 },
        light: { space: ['Slow', 'Probe'] },
      }).play('dark', { attack: 'Fast', defender })
    attack('Probe').expect({ resources: { dark: { force: 1 } }, asked: 'light' })
    attack('Slow').expect({ resources: { dark: { force: 0 } }, asked: 'light' })
  })
  test('a unit taps, to attack or for a price', () => {
    const text =
      'When this unit taps, gain 2 Force. | [tap] -> Draw a card. Play only during your build step.'
    fight({ cards: [fast(text), slow()], dark: { space: ['Fast'], force: 0 }, light: { space: ['Slow'] } })
      .play('dark', { attack: 'Fast' })
      .expect({ resources: { dark: { force: 2 } }, asked: 'light' })
    builds(text, { force: 0 })
      .play('dark', play)
      .expect({ resources: { dark: { force: 2 } }, asked: 'dark' })
  })
  test('the battle step of its own arena, with no more and no less there', () => {
    const text =
      "When this arena's battle step ends, if you have only 1 unit in the Space arena, gain 2 Force."
    const ends = (...space: string[]) =>
      fight({
        cards: [fast(text), slow(), unit('Other', { speed: 70 })],
        dark: { space: ['Fast', ...space].map((card) => ({ card, tapped: true })), force: 0 },
        light: { space: ['Slow'] },
      }).play('light', { 'skip-attack': 'Slow' })
    ends().expect({ resources: { dark: { force: 2 + INCOME } }, asked: 'dark' })
    ends('Other').expect({ resources: { dark: { force: INCOME } }, asked: 'dark' })
  })
  test('cards at random from the opponent', () => {
    build
      .dark({ space: ['Own'], force: 2, hand: [SPARE] }, { hand: ['Own'] }, [
        own(
          "Pay 1 Force -> Discard a card at random from your opponent's hand. Play only during your build step.",
        ),
      ])
      .play('dark', play)
      .expect({ zones: { 'light.hand': [], 'light.discard': ['Own'] }, asked: 'dark' })
  })
})
