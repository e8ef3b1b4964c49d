/** Effects that wait and remember within a turn, from the words of cards. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { fight, ground, unit } from './battle-play.ts'
import { fast, slow } from './worded-cards.ts'

const card = (text: string) => ({ name: 'Trick', side: 'neutral' as const, kind: 'battle' as const, text })

/** The Dark Side has the fast unit, the Light Side the slow one; both hold the Battle card. */
const battle = (text: string, more: object = {}, cards = [fast(), slow()]) =>
  fight({
    at: 'battle space',
    cards: [...cards, card(text)],
    dark: { hand: ['Trick'], space: ['Fast'] },
    light: { hand: ['Trick'], space: ['Slow'] },
    ...more,
  })

describe('at any time', () => {
  test('an ability is played between attacks as well as in them', proves('idc/phrase/anytime'), () => {
    const broker = unit('Broker', {
      speed: 10,
      text: 'Discard this unit -> You gain 4 Force. You may play this ability anytime.',
    })
    battle('Draw a card.', { dark: { space: ['Fast', 'Broker'], hand: [] } }, [fast(), slow(), broker])
      .play('dark', { play: 'Broker' })
      .expect({ resources: { dark: { force: 4 } }, zones: { 'dark.discard': ['Broker'] }, stop: 'here' })
  })
})

describe('waiting for something to happen', () => {
  /** The Light Side plays it, and is attacked twice. */
  const attackedTwice = (text: string) =>
    battle(text, { dice: [1, 1, 1, 1, 1, 1], dark: { space: ['Fast', 'Wing'] } }, [
      fast(),
      slow(),
      unit('Wing', { speed: 70 }),
    ])
      .play('light', { 'battle-card': 'Trick' })
      .play('dark', { attack: 'Fast' })
      .play('dark', { attack: 'Wing' })
  test('whenever it happens this turn', () => {
    attackedTwice('This turn, when one of your units is attacked, you gain 2 Force.').expect({
      resources: { light: { force: 4 } },
      asked: 'light',
    })
  })
  test('only the next time', () => {
    attackedTwice('The next time one of your units is attacked this turn, you gain 2 Force.').expect({
      resources: { light: { force: 2 } },
      asked: 'light',
    })
  })
  test('a unit is saved the next time, and only then', () => {
    const saved = (dice: readonly number[]) =>
      battle(
        'The next time one of your units would be discarded this turn, remove all damage counters from it instead.',
        { dice, dark: { space: ['Fast', 'Wing'] } },
        [fast(), slow('', { health: 3 }), unit('Wing', { speed: 70 })],
      )
        .play('light', { 'battle-card': 'Trick' })
        .play('dark', { attack: 'Fast' })
    saved([6, 6, 6]).expect({
      zones: { 'light.discard': 1 },
      facts: { Slow: { damage: 0 } },
      asked: 'dark',
    })
    saved([6, 6, 6, 6, 6, 6])
      .play('dark', { attack: 'Wing' })
      .expect({ zones: { 'light.discard': 2 }, asked: 'dark' })
  })
  test('the damage that was done comes back', () => {
    fight({
      cards: [
        fast(),
        slow(),
        card(
          'Pay 1 Force -> For this attack, when the attacking unit damages the defending unit, it also does that much damage to itself.',
        ),
      ],
      dice: [6, 6, 1],
      dark: { space: ['Fast'] },
      light: { force: 1, hand: ['Trick'], space: ['Slow'] },
    })
      .play('dark', { attack: 'Fast' })
      .play('light', { 'battle-card': 'Trick' })
      .expect({ facts: { Slow: { damage: 2 }, Fast: { damage: 2 } }, asked: 'light' })
  })
  test('the chosen unit is the one that was chosen, whatever happens later', () => {
    battle(
      "Choose one of your opponent's units. Each of your units gets +2 power as long as it's attacking that unit until end of turn.",
      {
        dice: [1, 1, 1, 1, 1],
        dark: { space: ['Fast'], hand: ['Trick'] },
        light: { space: ['Slow', 'Wing'] },
      },
      [fast(), slow(), unit('Wing', { speed: 20 })],
    )
      .play('dark', { 'battle-card': 'Trick' })
      .play('dark', { cards: ['Wing'] })
      .play('dark', { attack: 'Fast', defender: 'Wing' })
      .expect({ events: [{ kind: 'diceRolled', dice: [1, 1, 1, 1, 1] }], asked: 'light' })
  })
  test('the battle step that is named', () => {
    fight({
      at: 'battle space',
      cards: [
        fast('Pay 1 Force -> When the Ground battle step ends, draw a card.'),
        slow(),
        ground('Walker'),
      ],
      dark: { force: 1, deck: ['Fast'], space: [{ card: 'Fast', tapped: true }], ground: ['Walker'] },
      light: { space: [{ card: 'Slow', tapped: true }], ground: [{ card: 'Walker', tapped: true }] },
    })
      .play('dark', { play: 'Fast' })
      .expect({ zones: { 'dark.hand': 0 }, table: { step: 'ground' } })
      .play('dark', 'skip-attack')
      .expect({ zones: { 'dark.hand': 1 }, asked: 'dark' })
  })
})

describe('what happened this turn', () => {
  test('before any unit attacks, and not after', () => {
    const text = 'Draw a card. Play only before any unit in the Space arena attacks.'
    battle(text, { dice: [1, 1, 1], light: { hand: ['Trick'], space: ['Slow'] }, dark: { space: ['Fast'] } })
      .expect({ offers: { light: [{ 'battle-card': 'Trick' }] } })
      .play('light', 'pass')
      .play('dark', { attack: 'Fast' })
      .expect({ asked: { light: 'next-attack' } })
  })
  test('units that damaged, and units that did not', () => {
    const text =
      'When the battle phase ends, if this unit did no damage this turn, put 1 damage counter on it.'
    const turn = (die: number) =>
      fight({
        cards: [fast(text), slow('', { speed: 5 })],
        dice: [die, 1, 1],
        dark: { space: ['Fast'] },
        light: { space: [{ card: 'Slow', tapped: true }] },
      }).play('dark', { attack: 'Fast' })
    turn(6).expect({ facts: { Fast: { damage: 0 } }, asked: 'dark' })
    turn(1).expect({ facts: { Fast: { damage: 1 } }, asked: 'dark' })
  })
  test('only a unit of which it is true can be chosen', () => {
    fight({
      at: 'battle space',
      cards: [
        fast(),
        slow(),
        unit('Wing', { speed: 5 }),
        card('Tap a unit. Play only if that unit was attacked this turn.'),
      ],
      dice: [1, 1, 1],
      dark: { hand: ['Trick'], space: ['Fast'] },
      light: { space: ['Slow', 'Wing'] },
    })
      .expect({ noOffers: { dark: [{ 'battle-card': 'Trick' }] } })
      .play('dark', { attack: 'Fast', defender: 'Slow' })
      .play('dark', 'pass')
      .play('dark', { 'battle-card': 'Trick' })
      .expect({ facts: { Slow: { tapped: true }, Wing: { tapped: false } }, asked: 'light' })
  })
  test('only an arena of which it is true can be chosen', () => {
    battle(
      'Choose an arena where no unit has attacked this turn. Each unit in that arena gets -1 power until end of turn.',
      {
        dice: [1, 1],
        dark: { hand: ['Trick'], space: ['Fast'] },
        light: { space: ['Slow'] },
      },
    )
      .play('dark', { 'battle-card': 'Trick' })
      .play('dark', 'space')
      .expect({ numbers: { Fast: { power: 2 } } })
      .play('dark', { attack: 'Fast' })
      .expect({ asked: 'light' })
  })
})

describe('what applies to all for a while', () => {
  test('Battle cards are costlier', () => {
    battle('Each Battle card costs 2 more Force to play this turn.', {
      dark: { hand: ['Trick'], space: ['Fast'] },
      light: { force: 1, hand: ['Trick'], space: ['Slow'] },
    })
      .play('dark', { 'battle-card': 'Trick' })
      .expect({ asked: { dark: 'next-attack' } })
  })
  test('nobody plays Battle cards during a battle step', () => {
    battle('Draw a card.', { dark: { hand: ['Trick'], space: ['Fast'] } }, [
      fast("Battle cards can't be played during the Space battle step."),
      slow(),
    ]).expect({ noOffers: { dark: [{ 'battle-card': 'Trick' }] }, asked: { dark: 'next-attack' } })
  })
  test('a player cannot play Battle cards this turn', () => {
    battle("Your opponent can't play Battle cards this turn.")
      .play('dark', { 'battle-card': 'Trick' })
      .expect({ asked: { dark: 'next-attack' } })
  })
  test('units cannot retreat, and damage to them cannot be prevented', () => {
    fight({
      at: 'retreat',
      cards: [
        fast(
          "Your opponent can't retreat any units with damage counters on them during his or her retreat step.",
        ),
        slow(),
      ],
      dark: { space: [{ card: 'Fast', tapped: true }] },
      light: { space: [{ card: 'Slow', damage: 1 }] },
    }).expect({ asked: { light: 'next-attack' } })
    battle(
      "Damage done to your opponent's units can't be prevented this turn.",
      {
        dice: [6, 1, 1],
        dark: { hand: ['Trick'], space: ['Fast'] },
        light: { space: ['Slow'] },
      },
      [fast(), slow('When this unit would be damaged, prevent that damage.')],
    )
      .play('dark', { 'battle-card': 'Trick' })
      .play('dark', { attack: 'Fast' })
      .expect({ facts: { Slow: { damage: 1 } }, asked: 'light' })
  })
})

describe('remaining tapped', () => {
  const keeper = unit('Keeper', {
    speed: 80,
    text: 'You may choose not to untap this unit during your untap step. | [tap] -> Choose a Space unit. As long as this card remains tapped, that unit gets Shields 4. Play only when this unit would attack.',
  })
  const turnAfter = () =>
    fight({
      at: 'attack space',
      cards: [keeper, slow()],
      dark: { space: ['Keeper'] },
      light: { space: [{ card: 'Slow', tapped: true }] },
    })
      .play('dark', { play: 'Keeper' })
      .play('dark', { cards: ['Keeper'] })
      .expect({ numbers: { Keeper: { shields: 4 } } })
  test('a unit is left tapped, and what lasts so long goes on', () => {
    turnAfter()
      .expect({ asked: { dark: 'stay-tapped' } })
      .play('dark', { cards: ['Keeper'] })
      .expect({ facts: { Keeper: { tapped: true } }, numbers: { Keeper: { shields: 4 } }, asked: 'light' })
  })
  test('once it untaps that is over', () => {
    turnAfter()
      .play('dark', { cards: [] })
      .expect({ facts: { Keeper: { tapped: false } }, numbers: { Keeper: { shields: 0 } }, asked: 'dark' })
  })
})
