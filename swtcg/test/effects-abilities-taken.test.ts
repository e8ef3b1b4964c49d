/** Abilities that units take over from other cards, from the words of cards of today. */
import { describe, test } from 'vitest'
import { character, unit } from './battle-play.ts'
import { idc as build, SPARE } from './both-editions.ts'

const own = (text: string) => unit('Own', { text, health: 9 })
const teacher = unit('Teacher', {
  text: 'Armor | Pay 1 Force -> Gain 2 build points. Play only during your build step.',
})
const taking = (text: string, more: object = {}) =>
  build.dark({ space: ['Own', 'Teacher'], force: 5, hand: [SPARE], ...more }, {}, [own(text), teacher])

describe('an ability of another card', () => {
  test('the player says which, and the unit has it for the turn', () => {
    taking(
      'Pay 1 Force -> Choose an ability on one of your other units. This unit gets the chosen ability until end of turn. Play only during your build step.',
    )
      .play('dark', { play: 'Own' })
      .expect({ asked: { dark: 'choose-ability' } })
      .play('dark', '2')
      .play('dark', { play: 'Own' })
      .expect({ resources: { dark: { force: 3, buildPoints: 2 } }, asked: 'dark' })
  })
  test('only such as are played by paying', () => {
    taking(
      'During your build step, you may choose an activated ability of one of your other units. If you do, this unit gets the chosen ability until end of turn.',
    )
      .play('dark', { play: 'Own' })
      .play('dark', { play: 'Own' })
      .expect({ resources: { dark: { force: 4, buildPoints: 2 } }, asked: 'dark' })
  })
  test('only a Bounty, which the rest of the card is not', () => {
    build
      .dark({ space: ['Own', 'Hunter'], force: 5, hand: [SPARE] }, {}, [
        own(
          'Pay 1 Force -> Choose a Bounty ability on one of your other units for this unit to get until end of turn. Play only during your build step.',
        ),
        unit('Hunter', { text: 'Armor | Bounty: Draw a card. | Bounty: Gain 2 Force.' }),
      ])
      .play('dark', { play: 'Own' })
      .expect({ asked: { dark: 'choose-ability' } })
      .play('dark', '2')
      .expect({ asked: 'dark' })
  })
  test('of a Pilot ability, what a piloted unit gets, whatever the Pilot may pilot', () => {
    build
      .dark({ space: ['Own'], character: ['Ace'], force: 5, hand: [SPARE] }, {}, [
        own(
          'Pay 1 Force -> Give this unit the Pilot abilities of one of your Pilots in the Character arena until end of turn. Play only during your build step.',
        ),
        character('Ace', {
          text: 'Armor | [Pilot] Speeder Pilot. The Speeder gets: *+20 speed *+2 power *Shields 1',
        }),
      ])
      .play('dark', { play: 'Own' })
      .expect({ numbers: { Own: { speed: 70, power: 5, shields: 1, armor: 0 } }, asked: 'dark' })
  })
  test('the abilities of another card go to the unit that was spoken of first', () => {
    build
      .dark({ space: ['Own', 'Teacher'], force: 5, hand: [SPARE] }, {}, [
        own(
          'Pay 1 Force -> Give this unit the activated abilities of one of your other units until end of turn. Play only during your build step.',
        ),
        teacher,
      ])
      .play('dark', { play: 'Own' })
      .play('dark', { play: 'Own' })
      .expect({ resources: { dark: { force: 3, buildPoints: 2 } }, asked: 'dark' })
  })
  test('all of them, from a discard pile', () => {
    taking(
      'During your build step, you may choose a unit card in your discard pile. If you do, this unit gets each Force-activated ability on the chosen card until end of turn.',
      { space: ['Own'], discard: ['Teacher'] },
    )
      .play('dark', { play: 'Own' })
      .play('dark', { play: 'Own' })
      .expect({ resources: { dark: { force: 4, buildPoints: 2 } }, asked: 'dark' })
  })
})
