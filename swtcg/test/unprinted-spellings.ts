/** Ways of spelling that people use in sets of their own, though no printed card does; each beside the plain way. */
import type { CardKind } from '../cards/definition.ts'

export interface Example {
  readonly text: string
  readonly plainly: string
  readonly kind?: CardKind
}
const NUMERALS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const on =
  (kind: CardKind) =>
  ([text, plainly]: readonly [string, string]): Example => ({ kind, text, plainly })

const ON_UNITS: readonly (readonly [string, string])[] = [
  ['This unit gets “Pay 1 Force -> Evade 1.”', 'This unit gets "Pay 1 Force -> Evade 1."'],
  ['Each of your opponent’s units gets -1 power.', "Each of your opponent's units gets -1 power."],
  ['<i>Nobody saw it come.</i> Armor', 'Armor'],
  [
    '[tap] -> Choose one: • Draw a card. • Gain 1 build point. Play only during your build step.',
    '[tap] -> Choose one: Draw a card. Or: Gain 1 build point. Play only during your build step.',
  ],
  ["Each of your opponent's units gets −1 power.", "Each of your opponent's units gets -1 power."],
  ['This unit gets +1 power & Armor.', 'This unit gets +1 power and Armor.'],
  ['This unit gets Armour.', 'This unit gets Armor.'],
  [
    'Pay 1 Force -> Choose one of your units and put it in the Ground arena.',
    'Pay 1 Force -> Choose one of your units and put it into the Ground arena.',
  ],
  [
    "Pay 1 Force -> This unit gets +1 power 'til end of turn.",
    'Pay 1 Force -> This unit gets +1 power until end of turn.',
  ],
  ...NUMERALS.map(
    (word, index) => [`Pay ${word} Force -> Evade 1`, `Pay ${index + 1} Force -> Evade 1`] as const,
  ),
  [
    'As long as you have a Jedi in the character arena, this unit gets +1 power.',
    'As long as you have a Jedi in the Character arena, this unit gets +1 power.',
  ],
  ['Tap: Draw a card.', '[tap] -> Draw a card.'],
  ['Upkeep - Pay 1 Force.', 'Upkeep: Pay 1 Force.'],
  [
    'Pay 1 Force -> Untap this unit (once per turn).',
    'Pay 1 Force -> Untap this unit. Play only once per turn.',
  ],
  [
    'Once per turn, pay 1 Force -> Untap this unit.',
    'Pay 1 Force -> Untap this unit. Play only once per turn.',
  ],
  [
    'During your build step, pay 1 Force -> Draw a card.',
    'Pay 1 Force -> Draw a card. Play only during your build step.',
  ],
  [
    'Pay 1 Force -> Draw a card. Activate only during your build step.',
    'Pay 1 Force -> Draw a card. Play only during your build step.',
  ],
  [
    'Pay 1 Force -> Choose a Character. He or she gets +1 power until end of turn.',
    'Pay 1 Force -> Choose a Character. It gets +1 power until end of turn.',
  ],
  [
    'As long as you have a Jedi in the Ground arena this unit gets +1 power.',
    'As long as you have a Jedi in the Ground arena, this unit gets +1 power.',
  ],
  [
    'When this unit attacks it gets +1 power for this attack.',
    'When this unit attacks, it gets +1 power for this attack.',
  ],
  [
    '[tap] -> Draw a card. Your opponent may pay 2 Force to prevent this.',
    '[tap] -> Draw a card unless your opponent pays 2 Force.',
  ],
  [
    "Pay 1 Force -> Choose one of your opponent's units. That unit can't attack again this turn.",
    "Pay 1 Force -> Choose one of your opponent's units. That unit can't attack this turn.",
  ],
  ['Pay 3 Force -> Disrupt target attack.', 'Pay 3 Force -> Disrupt an attack.'],
  ["This unit can't bombard.", "This unit can't use Bombard."],
  [
    "Pay 1 Force -> One of your opponent's units loses all activated abilities until end of turn.",
    "Pay 1 Force -> One of your opponent's units can't use activated abilities until end of turn.",
  ],
  ['Up to two Pilots can be on this unit.', 'This unit can have two Pilots.'],
  ["Each of your opponents' units gets -1 power.", "Each of your opponent's units gets -1 power."],
  ['Pay 1 Force -> Tap another target unit.', 'Pay 1 Force -> Tap another unit.'],
  ['Pay 1 Force -> Tap target unit.', 'Pay 1 Force -> Tap a unit.'],
  [
    'Pay 1 Force -> Target unit gets +1 power until end of turn.',
    'Pay 1 Force -> A unit gets +1 power until end of turn.',
  ],
  ['Pay 1 Force -> Tap an enemy unit.', "Pay 1 Force -> Tap one of your opponent's units."],
  ['Each enemy unit gets -1 power.', "Each of your opponent's units gets -1 power."],
  ['When this unit attacks, both players draw a card.', 'When this unit attacks, each player draws a card.'],
  ['Pay 1 Force, tap -> Draw a card.', 'Pay 1 Force, [tap] -> Draw a card.'],
  [
    'This unit gets +1 power while you have a Jedi in the Ground arena.',
    'This unit gets +1 power as long as you have a Jedi in the Ground arena.',
  ],
  [
    'When attacking a Droid, this unit gets +1 power.',
    'As long as this unit is attacking a Droid, this unit gets +1 power.',
  ],
  ['This unit must attack if able.', 'This unit must attack.'],
  [
    'As long as you have 3 or more cards in hand, this unit gets +1 power.',
    'As long as you have 3 or more cards in your hand, this unit gets +1 power.',
  ],
  [
    'As long as your opponent has 3 or more cards in hand, this unit gets +1 power.',
    'As long as your opponent has 3 or more cards in his or her hand, this unit gets +1 power.',
  ],
  [
    'When this unit attacks, roll a die. On a 5 or 6, draw a card.',
    'When this unit attacks, roll a die. If you roll a 5 or 6, draw a card.',
  ],
  [
    'When this unit attacks, roll a die. If it is even, draw a card.',
    'When this unit attacks, roll a die. If you roll an even number, draw a card.',
  ],
  ['Pay 1 Force: Untap this unit.', 'Pay 1 Force -> Untap this unit.'],
  [
    "Pay 1 Force -> Look at your opponent's hand. Opponent's units can't retreat this turn.",
    "Pay 1 Force -> Look at your opponent's hand. Your opponent's units can't retreat this turn.",
  ],
]
const ON_EQUIPMENT: readonly (readonly [string, string])[] = [
  [
    "Equipped Jedi gets +1 power and can't lose Armor.",
    'Equipped Jedi gets +1 power and "This unit can\'t lose Armor."',
  ],
  ["Equipped unit's power is 4.", "The equipped unit's power is 4."],
  [
    'Pay 1 Force -> Equipped unit gets +1 power until end of turn.',
    'Pay 1 Force -> The equipped unit gets +1 power until end of turn.',
  ],
  ['Pay 1 Force -> Untap equipped unit.', 'Pay 1 Force -> Untap the equipped unit.'],
]

export const UNPRINTED: readonly Example[] = [
  ...ON_UNITS.map(on('unit')),
  ...ON_EQUIPMENT.map(on('equipment')),
]
