/** Cards that readers of the sets of today found to do something else than they say: each in play. */
import { describe, test } from 'vitest'
import type { InlineCard } from '../scenario/inline-card.ts'
import { at, cardTest, character, ground, unit } from './shipped-play.ts'
import { battle } from './worded-cards.ts'

describe('Double Strike that is given', () => {
  cardTest(['Qui-Gon Jinn (H)'], 'lasts through his second attack, which needs no tap', (card) => {
    at('battle character', {
      dark: { character: [card] },
      light: { character: ['Idle Guard', 'Idle Guard'] },
      dice: [1, 1, 1, 1, 1, 1],
    })
      .play('dark', { attack: card, defender: 'Idle Guard #1' })
      .play('dark', true)
      .expect({ asked: { dark: 'double-strike' } })
      .play('dark', { cards: ['Idle Guard #2'] })
      .expect({ events: [{ kind: 'attackMade' }], asked: { dark: 'may' } })
  })
  cardTest(['Qui-Gon Jinn (H)'], 'may be declined, and then there is no second attack', (card) => {
    at('battle character', {
      dark: { character: [card] },
      light: { character: ['Idle Guard', 'Idle Guard'] },
      dice: [1, 1, 1],
    })
      .play('dark', { attack: card, defender: 'Idle Guard #1' })
      .play('dark', false)
      .expect({ asked: { light: 'next-attack' } })
  })
  cardTest(['Black Squadron (A)'], 'for this attack is there when the attack is over', (card) => {
    at('battle space', {
      dark: { space: ['Idle Ship', 'Idle Ship'] },
      light: { space: [card], force: 3 },
      dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    })
      .play('light', { attack: card, defender: 'Idle Ship #1' })
      .play('light', { play: card })
      .expect({ asked: { light: 'double-strike' } })
  })
})

describe("who can't retreat", () => {
  const lured = (words: string) =>
    at('battle ground', {
      cards: [ground('Mired', { text: words }), battle('Signal', 'Pay 1 Force -> Retreat a Ground unit.')],
      dark: { ground: ['Mired', 'Idle Walker'] },
      light: { hand: ['Signal'], force: 1 },
    })
      .play('light', { 'battle-card': 'Signal' })
      .play('light', { cards: ['Mired'] })
  test('may be retreated by an effect: the words are about the retreat step', () => {
    lured("This unit can't retreat.").expect({ zones: { 'dark.build': ['Mired'] } })
  })
  test("stays where text says that it can't be retreated, too", () => {
    lured("This unit can't retreat or be retreated.").expect({ zones: { ground: ['Idle Walker', 'Mired'] } })
  })
})

describe('whoever declines to choose', () => {
  cardTest(['Rebel Hoth'], 'gives nothing to the unit that set it off', (card) => {
    const rebel = (name: string) => unit(name, { subtypes: ['Rebel'] })
    at('retreat light', {
      cards: [rebel('Scout'), rebel('Driver')],
      light: { locations: [card], space: ['Scout', 'Driver'] },
      dark: { space: ['Idle Ship'] },
    })
      .play('light', { cards: ['Scout'] })
      .play('light', false)
      .expect({ numbers: { Scout: { power: 3 }, Driver: { power: 3 } } })
  })
})

describe('damage counters that are put on a unit', () => {
  cardTest(['General Rahm Kota (A)'], 'are those for damage, too', (card) => {
    at('battle character', {
      dark: { character: ['Guard'] },
      light: { character: [card] },
      dice: [6, 6],
    })
      .play('dark', { attack: 'Guard', defender: card })
      .expect({ zones: { character: ['Guard', card, 'Militia Soldier'] } })
  })
})

describe('Equipment that goes on a unit of a choice', () => {
  const knife: InlineCard = {
    name: 'Knife',
    kind: 'equipment',
    side: 'neutral',
    arenas: ['character'],
    text: 'Pay 9 Force -> Equip',
  }
  cardTest(['Fenn Rau (B)'], 'is on that unit, and costs nothing', (card) => {
    at('build light', {
      cards: [knife],
      light: { character: [card, 'Guard'], build: ['Knife'] },
      dark: { character: ['Idle Guard'] },
    })
      .play('light', { play: card })
      .play('light', { cards: ['Guard'] })
      .expect({ facts: { Knife: { host: 'Guard' } } })
  })
  cardTest(['The Modifier (A)'], 'is on that Character, who gets the counter', (card) => {
    at('build light', {
      cards: [knife, character('Local', { subtypes: ['Tatooine'] })],
      light: { character: [card, 'Local'], build: ['Knife'], buildPoints: 1 },
      dark: { character: ['Idle Guard'] },
    })
      .play('light', { play: card })
      .play('light', { cards: ['Local'] })
      .expect({ facts: { Knife: { host: 'Local' } }, numbers: { Local: { power: 4 } } })
  })
})

describe('units that you retreated', () => {
  const flight = () =>
    at('battle ground', {
      cards: [
        battle('Signal', 'Pay 1 Force -> Retreat a Ground unit.'),
        battle('Count', 'Pay 0 Force -> Gain 5 Force. Play only if you retreated 1 or more units this turn.'),
      ],
      dark: {
        ground: ['Walker', 'Idle Walker'],
        hand: ['Signal', 'Count'],
        force: 1,
      },
      light: { ground: ['Idle Walker'], hand: ['Signal'], force: 1 },
    })
  test('are those that your own effects retreated', () => {
    flight()
      .play('dark', { 'battle-card': 'Signal' })
      .play('dark', { cards: ['Walker'] })
      .play('light', 'pass')
      .expect({ offers: { dark: [{ 'battle-card': 'Count' }] } })
  })
  test("and not those that your opponent's did", () => {
    flight()
      .play('dark', 'pass')
      .play('light', { 'battle-card': 'Signal' })
      .play('light', { cards: ['Walker'] })
      .expect({ noOffers: { dark: [{ 'battle-card': 'Count' }] } })
  })
})

describe("the battle step of a Location's arena", () => {
  cardTest(['Mustafar Battle Grounds'], 'sets it off, and that of another arena does not', (card) => {
    at('retreat light', {
      light: { locations: [card], space: ['Idle Ship'], ground: ['Idle Walker'] },
      dark: { space: ['Ship'], ground: ['Walker'] },
      dice: [1, 1, 1, 1],
    })
      .play('light', { cards: [] })
      .expect({ facts: { Walker: { damage: 0 }, Ship: { damage: 0 } } })
      .play('dark', { attack: 'Ship', defender: 'Idle Ship' })
      .play('light', { 'skip-attack': 'Idle Ship' })
      .expect({ facts: { Walker: { damage: 1 }, Ship: { damage: 0 } } })
  })
})

describe('a second condition', () => {
  const due = (hand: readonly string[]) =>
    at('build light', {
      light: { locations: ['Ambria System'], space: ['Ship'], force: 0, buildPoints: 0 },
      dark: { hand, space: ['Idle Ship'] },
    })
  cardTest(['Ambria System'], 'does not hang on the first', () => {
    due(['Jawa', 'Jawa']).expect({ resources: { light: { force: 1 } } })
    due(['Jawa', 'Jawa', 'Jawa', 'Jawa', 'Jawa', 'Jawa']).expect({ resources: { light: { force: 0 } } })
  })
})
