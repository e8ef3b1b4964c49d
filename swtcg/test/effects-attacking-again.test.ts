/** Attacks that text makes units make, go elsewhere, or aim; from the words of cards. */
import { describe, test } from 'vitest'
import { character, fight, unit } from './battle-play.ts'

const card = (text: string) => ({ name: 'Trick', side: 'neutral' as const, kind: 'battle' as const, text })
const fast = (text = '') => unit('Fast', { speed: 80, subtypes: ['Starfighter'], text })
const rocks = [unit('Rock', { speed: 1, health: 9 }), unit('Moon', { speed: 1, health: 9 })]
const late = unit('Late', { speed: 5 })
const against = (text: string, dice: readonly number[], own: object = {}) =>
  fight({
    cards: [fast(text), late, unit('Drift'), ...rocks],
    ...(dice.length > 0 ? { dice } : {}),
    dark: { force: 9, space: ['Fast', 'Late'], ...own },
    light: { force: 9, space: ['Rock', 'Moon'], deck: ['Drift', 'Drift', 'Drift'] },
  }).play('dark', { attack: 'Fast', defender: 'Rock' })

describe('a unit attacks again', () => {
  const again =
    "When this unit's attack ends, roll a die. If you roll a 5 or 6, untap this unit, and it may attack another unit in the Space arena that it hasn't attacked this turn."
  test('another unit, when its attack is over', () => {
    against(again, [6, 6, 1, 5, 6, 1, 1, 5])
      .play('dark', 'yes')
      .expect({ facts: { Rock: { damage: 2 }, Moon: { damage: 1 }, Fast: { tapped: false } }, asked: 'dark' })
  })
  test('not if the die is against it', () => {
    against(again, [6, 6, 1, 2]).expect({ facts: { Moon: { damage: 0 } }, asked: 'dark' })
  })
  test('one unit after another, for as long as there are any', () => {
    fight({
      at: 'battle space',
      cards: [
        fast(),
        late,
        ...rocks,
        card(
          "Pay 6 Force -> Choose one of your Starfighters in the Space arena. Each time that Starfighter attacks this turn, when its attack ends, choose a unit in the Space arena that it can attack but hasn't attacked this turn. The Starfighter attacks that unit. Play only when no unit is attacking.",
        ),
      ],
      dice: [6, 1, 1, 6, 6, 1],
      dark: { force: 9, hand: ['Trick'], space: ['Fast', 'Late'] },
      light: { space: ['Rock', 'Moon'] },
    })
      .play('dark', { 'battle-card': 'Trick' })
      .play('dark', { attack: 'Fast', defender: 'Rock' })
      .expect({ facts: { Rock: { damage: 1 }, Moon: { damage: 2 } }, asked: 'dark' })
  })
  test('at the start of its battle step, tapping for it', () => {
    fight({
      at: 'battle character',
      cards: [
        character('Jar', {
          text: "At the start of the battle step you may choose one of your opponent's Droid Characters. If you do, Jar may tap and attack it with +5 power.",
        }),
        character('Toy', { subtypes: ['Droid'], health: 20, speed: 1 }),
        character('Aide', { speed: 2 }),
      ],
      dice: [6, 6, 6, 6, 6, 6, 6, 6],
      dark: { character: ['Jar', 'Aide'] },
      light: { character: ['Toy'] },
    })
      .play('dark', 'yes')
      .play('dark', 'yes')
      .expect({ facts: { Toy: { damage: 8 }, Jar: { tapped: true } }, asked: 'dark' })
  })
})

describe('an attack goes elsewhere', () => {
  test('the attack ends, and the unit may attack another instead', () => {
    const squad =
      "When this unit attacks, your opponent may put 2 cards from the top of his or her deck into the discard pile. If he or she does, the attack ends and this unit may attack one of your opponent's other units instead. If you can't choose another unit, the attack ends."
    against(squad, [6, 6, 6])
      .play('light', 'yes')
      .play('dark', 'yes')
      .expect({
        facts: { Rock: { damage: 0 }, Moon: { damage: 3 } },
        zones: { 'light.discard': 2 },
        asked: 'dark',
      })
    against(squad, [])
      .play('light', 'yes')
      .play('dark', 'no')
      .expect({ facts: { Rock: { damage: 0 }, Moon: { damage: 0 } }, asked: 'dark' })
  })
  test('only the weakest of those that it can attack', () => {
    fight({
      cards: [
        fast(
          'When this unit attacks, it must attack the unit with the lowest power among the units it can attack. If more than one unit is tied for the lowest power, you choose which one it attacks.',
        ),
        late,
        unit('Weak', { power: 1, speed: 1, health: 9 }),
        ...rocks,
      ],
      dice: [6, 1, 1],
      dark: { space: ['Fast', 'Late'] },
      light: { space: ['Rock', 'Weak'] },
    }).expect({ facts: { Weak: { damage: 1 }, Rock: { damage: 0 } }, asked: 'dark' })
  })
  test('a chosen unit shields the others in its arena', () => {
    fight({
      at: 'battle space',
      cards: [
        fast(),
        ...rocks,
        card(
          "Choose one of your units. As long as that unit is in an arena, your other units in that arena can't be attacked this turn.",
        ),
      ],
      dark: { hand: ['Trick'], space: ['Rock', 'Moon'] },
      light: { space: ['Fast'] },
    })
      .play('dark', { 'battle-card': 'Trick' })
      .play('dark', { cards: ['Rock'] })
      .expect({
        noOffers: { light: [{ attack: 'Fast', defender: 'Moon' }] },
        offers: { light: [{ attack: 'Fast', defender: 'Rock' }] },
        asked: 'light',
      })
  })
})

describe('after the dice', () => {
  test('what the attacker does depends on whether damage was done', () => {
    const armor =
      'When this unit would be damaged by an attacking unit, prevent 1 of that damage. If the attack does no damage (after damage prevention), you may pay 4 Force. If you do, untap this unit.'
    fight({
      cards: [fast(), late, unit('Tin', { speed: 1, health: 9, text: armor }), ...rocks],
      dice: [6, 1, 1],
      dark: { space: ['Fast', 'Late'] },
      light: { force: 9, space: [{ card: 'Tin', tapped: true }, 'Rock'] },
    })
      .play('dark', { attack: 'Fast', defender: 'Tin' })
      .play('light', 'yes')
      .expect({
        facts: { Tin: { tapped: false, damage: 0 } },
        resources: { light: { force: 5 } },
        asked: 'dark',
      })
  })
  test('a unit that rolled no hits stays tapped, if it was damaged before', () => {
    fight({
      cards: [
        fast('When a unit that was damaged by this unit this turn rolls no hits, untap this unit.'),
        late,
        unit('Foe', { speed: 40, health: 9 }),
        ...rocks,
      ],
      dice: [6, 1, 1, 1, 1, 1],
      dark: { space: ['Fast', 'Late'] },
      light: { space: ['Foe', 'Rock'] },
    })
      .play('dark', { attack: 'Fast', defender: 'Foe' })
      .play('light', { attack: 'Foe', defender: 'Late' })
      .expect({ facts: { Fast: { tapped: false } }, asked: 'dark' })
  })
  test('damage counters go until so much health is left', () => {
    against('', [6, 6, 6], { hand: [] }).expect({ facts: { Rock: { damage: 3 } }, asked: 'dark' })
    fight({
      at: 'battle space',
      cards: [...rocks, card('Remove damage counters from a unit until that unit is at 8 remaining health.')],
      dark: { hand: ['Trick'], space: [{ card: 'Rock', damage: 5 }] },
      light: { space: ['Moon'] },
    })
      .play('dark', { 'battle-card': 'Trick' })
      .play('dark', { cards: ['Rock'] })
      .expect({ facts: { Rock: { damage: 1 } }, asked: 'dark' })
  })
})
