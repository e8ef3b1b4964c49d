/** Named card types, frozen Force, promised discounts, cards taken from others, and Droids that are flown, from the words of cards. */
import { describe, test } from 'vitest'
import { character, fight, unit } from './battle-play.ts'
import { idc as build, SPARE } from './both-editions.ts'
import { mission } from './worded-cards.ts'

const resource = (text: string) => ({ name: 'Clan', side: 'neutral', kind: 'resource', cost: 0, text })
const gear = {
  name: 'Gear',
  side: 'neutral',
  kind: 'equipment',
  arenas: ['space'],
  cost: 1,
  text: 'Pay 1 Force -> Equip | Equipped unit gets +2 power.',
}
const own = (text: string, facts: object = {}) => unit('Own', { text, ...facts })
const probe = unit('Probe', { subtypes: ['Droid'], cost: 1, side: 'dark' })
const plan = (text: string, dark: object = {}, light: object = {}, cards: object[] = []) =>
  build
    .dark({ hand: ['Plan', SPARE], space: ['Probe'], ...dark }, { hand: [SPARE], ...light }, [
      probe,
      mission('Plan', text),
      ...cards,
    ])
    .play('dark', { complete: 'Plan' })

describe('cards of others', () => {
  test('a named type is compared with a revealed card', () => {
    plan(
      "Choose a card type. Reveal the top card from your opponent's deck and discard it. If the card type you chose was the same as the revealed card, you gain 3 Force.",
      {},
      { deck: ['Probe'] },
    )
      .play('dark', 'space')
      .expect({ resources: { dark: { force: 3 } }, zones: { 'light.discard': ['Probe'] }, asked: 'dark' })
  })
  test('an Equipment out of a deck goes on a unit', () => {
    plan(
      "You may search your opponent's deck for an Equipment card, show it to your opponent and attach it to one of your units without paying the build or equip costs. If your opponent has no Equipment cards in his or her deck, you gain 2 Force instead.",
      {},
      { deck: ['Gear'] },
      [gear],
    )
      .play('dark', 'yes')
      .play('dark', { cards: ['light.deck/Gear'] })
      .expect({ numbers: { Probe: { power: 5 } }, resources: { dark: { force: 0 } }, asked: 'dark' })
  })
  test('any number of discarded cards is removed for X', () => {
    build
      .dark({ hand: [SPARE], space: ['Own'] }, { discard: ['Probe', 'Probe', 'Probe'] }, [
        probe,
        own(
          "Remove the top X cards in your opponent's discard pile from the game -> This unit gets +X power until end of turn. Play only during your build step.",
        ),
      ])
      .play('dark', { play: 'Own' })
      .play('dark', 2)
      .expect({ numbers: { Own: { power: 5 } }, zones: { 'light.discard': 1 }, asked: 'dark' })
  })
  test('damage of Overkill mills', () => {
    fight({
      cards: [
        own(
          "Overkill | When this unit does damage from Overkill, put a number of cards from the top of your opponent's deck into his or her discard pile equal to the amount of Overkill damage done.",
          { power: 4, speed: 60 },
        ),
        unit('Weak', { health: 1, speed: 10 }),
        unit('Next', { health: 9, speed: 10 }),
      ],
      dice: [6, 6, 6, 6],
      dark: { space: ['Own'] },
      light: { space: ['Weak', 'Next'], deck: ['Weak', 'Weak', 'Weak', 'Weak'] },
    })
      .play('dark', { attack: 'Own', defender: 'Weak' })
      .play('dark', { cards: ['Next'] })
      .play('dark', 3)
      .expect({ facts: { Next: { damage: 3 } }, zones: { 'light.deck': 1 }, asked: 'light' })
  })
})

describe('rules for a player', () => {
  test('Force is neither gained nor lost', () => {
    plan('You gain 2 Force.', { resource: 'Clan' }, {}, [
      resource("You can't gain or lose Force and you can only deploy neutral units."),
    ]).expect({
      resources: { dark: { force: 0 } },
      asked: 'dark',
    })
  })
  test('only some units are deployed', () => {
    build
      .dark({ hand: ['Probe', 'Free', SPARE], buildPoints: 9, resource: 'Clan' }, {}, [
        probe,
        unit('Free', { cost: 1 }),
        resource('You can only deploy neutral units.'),
      ])
      .expect({
        offers: { dark: [{ complete: 'Free' }] },
        noOffers: { dark: [{ complete: 'Probe' }] },
        asked: 'dark',
      })
  })
  test('the next Battle card costs less, and only the next', () => {
    const bolt = {
      name: 'Bolt',
      side: 'neutral',
      kind: 'battle',
      text: 'Pay 3 Force -> Each of your units gets +1 power until end of turn. Play only during your build step.',
    }
    plan(
      'The next Battle card you play costs 2 less Force.',
      { force: 4, hand: ['Plan', 'Bolt', 'Bolt', SPARE] },
      {},
      [bolt],
    )
      .play('dark', { 'battle-card': 'Bolt' })
      .expect({ resources: { dark: { force: 3 } } })
      .play('dark', { 'battle-card': 'Bolt' })
      .expect({ resources: { dark: { force: 0 } }, numbers: { Probe: { power: 5 } }, asked: 'dark' })
  })
})

describe('units', () => {
  test('a Droid that can be piloted', () => {
    const ace = character('Ace', { text: '[Pilot] Starfighter Pilot. The Starfighter gets: * +1 power.' })
    const droid = unit('Flier', { subtypes: ['Droid', 'Starfighter'], text: 'This unit can be piloted.' })
    build.dark({ hand: [SPARE], space: ['Flier'], character: ['Ace'] }, {}, [ace, droid]).expect({
      offers: { dark: [{ pilot: 'Ace', unit: 'Flier' }] },
      asked: 'dark',
    })
  })
  test('one use for all units in an arena', () => {
    const moon = {
      name: 'Moon',
      side: 'neutral',
      kind: 'location',
      arenas: ['space'],
      cost: 0,
      text: 'When one of your units in this arena would attack, you may give it -20 speed instead. If you do, that unit gets +1 power until end of turn. You may do this only once per turn and only for units without Stealth.',
    }
    fight({
      cards: [
        unit('One', { speed: 60 }),
        unit('Two', { speed: 50 }),
        unit('Foe', { speed: 10 }),
        moon as never,
      ],
      dark: { space: ['One', 'Two'], locations: ['Moon'] },
      light: { space: ['Foe'] },
    })
      .play('dark', { play: 'One' })
      .expect({
        numbers: { One: { power: 4, speed: 40 } },
        noOffers: { dark: [{ play: 'Two' }] },
        asked: 'dark',
      })
  })
})
