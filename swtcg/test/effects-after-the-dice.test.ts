/** What becomes of attacks and damage: who was attacked last, natural numbers, all prevented, saved from damage. */
import { describe, test } from 'vitest'
import { fight, unit } from './battle-play.ts'
import { fast } from './worded-cards.ts'

const card = (text: string) => ({ name: 'Trick', side: 'neutral' as const, kind: 'battle' as const, text })
const rock = (text = '', facts: object = {}) => unit('Rock', { speed: 1, health: 9, text, ...facts })
const late = unit('Late', { speed: 5 })
const attack = (own: string, theirs: string, dice: readonly number[], facts: object = {}) =>
  fight({
    cards: [fast(own), late, rock(theirs, facts), card('Gain 1 Force.'), unit('Drift')],
    dice,
    dark: { force: 9, hand: ['Trick'], space: ['Fast', 'Late'] },
    light: { force: 9, space: ['Rock'], deck: ['Drift', 'Drift', 'Drift', 'Drift'] },
  })
    .play('dark', { attack: 'Fast', defender: 'Rock' })
    .play('dark', 'pass')

describe('after the dice', () => {
  test('the last unit that it attacked', () => {
    fight({
      cards: [
        fast(
          'When the Space battle step ends, this unit does 2 damage to the last unit it attacked this turn.',
        ),
        rock(),
      ],
      dice: [6, 1, 1],
      dark: { space: ['Fast'] },
      light: { space: [{ card: 'Rock', tapped: true }] },
    })
      .play('dark', { attack: 'Fast', defender: 'Rock' })
      .expect({ facts: { Rock: { damage: 3 } }, asked: 'dark' })
  })
  test('a natural number among the dice', () => {
    const text =
      'When this unit is attacked, if your opponent rolled a natural 6, you may pay 2 Force, untap this unit.'
    attack('', text, [6, 1, 1])
      .play('light', 'yes')
      .expect({ resources: { light: { force: 7 } }, asked: 'dark' })
    attack('', text, [5, 1, 1]).expect({ resources: { light: { force: 9 } }, asked: 'dark' })
  })
  test('all of the damage is prevented, or not all', () => {
    const text =
      'When this unit would be damaged, if all that damage is prevented, you may draw 3 cards. | Pay 1 Force -> Evade 2'
    attack('', text, [6, 6, 1])
      .play('light', { play: 'Rock' })
      .play('light', 2)
      .play('light', 'yes')
      .expect({ zones: { 'light.hand': 3 }, asked: 'dark' })
    attack('', text, [6, 6, 6])
      .play('light', { play: 'Rock' })
      .play('light', 2)
      .expect({ zones: { 'light.hand': 0 }, facts: { Rock: { damage: 1 } }, asked: 'dark' })
  })
  test('a unit whose Retaliate discards the attacker', () => {
    attack(
      '',
      "Pay 0 Force -> Retaliate 3 | If this unit's Retaliate ability causes a unit to be discarded, you gain 3 Force.",
      [1, 1, 1, 6, 6, 6],
    )
      .play('light', { play: 'Rock' })
      .play('dark', 'pass')
      .expect({ resources: { light: { force: 12 } }, zones: { 'dark.discard': 1 }, asked: 'dark' })
  })
})

describe('damage would discard a unit', () => {
  const merciful =
    "When damage from this unit would discard one of your opponent's units, your opponent may return that unit to his or her hand instead. If your opponent does not return that unit to his or her hand, he or she gains 2 Force."
  test('its player may take it back instead', () => {
    attack(merciful, '', [6, 6, 6], { health: 2 })
      .play('light', 'yes')
      .expect({
        zones: { 'light.hand': 1, 'light.discard': 0 },
        resources: { light: { force: 9 } },
        asked: 'dark',
      })
  })
  test('or gains something', () => {
    attack(merciful, '', [6, 6, 6], { health: 2 })
      .play('light', 'no')
      .expect({
        zones: { 'light.hand': 0, 'light.discard': 1 },
        resources: { light: { force: 11 } },
        asked: 'dark',
      })
  })
  test('a unit that stays although its health is used up is left alone for the turn', () => {
    attack('', 'When this unit would be discarded from the Space arena, tap it instead.', [6, 6, 6], {
      health: 2,
    }).expect({
      facts: { Rock: { damage: 3, tapped: true } },
      asked: 'dark',
    })
  })
  test('each point that is prevented falls back on the attacker', () => {
    fight({
      cards: [
        fast(),
        late,
        rock(),
        card(
          'Pay 6 Force -> Whenever one of your units would be damaged this turn, prevent that damage. For each point of damage that would be dealt by an attacking unit that is prevented this way, put 1 damage counter on that attacking unit.',
        ),
      ],
      dice: [6, 6, 1],
      dark: { space: ['Fast', 'Late'] },
      light: { force: 9, hand: ['Trick'], space: ['Rock'] },
    })
      .play('dark', { attack: 'Fast', defender: 'Rock' })
      .play('light', { 'battle-card': 'Trick' })
      .expect({ facts: { Rock: { damage: 0 }, Fast: { damage: 2 } }, asked: 'dark' })
  })
})
