/** The same thing spelt as other sets spell it: signs, numerals, limits said first, commas left out. */
import { describe } from 'vitest'
import { saying } from './saying.ts'

describe('signs and numerals', () => {
  saying('unit', [
    [
      'When this unit attacks, it gets +2 power & Critical Hit 1 for this attack.',
      'When this unit attacks, this unit gets +2 power and Critical Hit 1 for this attack.',
    ],
    ['Pay two Force -> Evade 2', 'Pay 2 Force -> Evade 2.'],
    ['Tap: Draw a card.', '[tap] -> Draw 1 card.'],
    ['This unit gets +1 power and Armour.', 'This unit gets +1 power and Armor.'],
    [
      'As long as you have a Jedi in the character arena, this unit gets +1 power.',
      'As long as you have a Jedi in the Character arena, this unit gets +1 power.',
    ],
    [
      "Pay 2 Force -> This unit gets +2 power 'til end of turn.",
      'Pay 2 Force -> This unit gets +2 power until end of turn.',
    ],
    ['Upkeep - Pay 1 Force.', 'Upkeep: Pay 1 Force.'],
    ['Upkeep: Pay one build point or discard this unit.', 'Upkeep: Pay 1 build point or discard this unit.'],
  ])
})

describe('limits and commas', () => {
  saying('unit', [
    [
      'Pay 2 Force -> Untap this unit (once per turn).',
      'Pay 2 Force -> Untap this unit. Play only once per turn.',
    ],
    [
      'Once per turn, pay 2 Force -> Untap this unit.',
      'Pay 2 Force -> Untap this unit. Play only once per turn.',
    ],
    [
      'During your build step, pay 2 Force -> Draw a card.',
      'Pay 2 Force -> Draw 1 card. Play only during your build step.',
    ],
    [
      'Pay 2 Force -> Draw a card. Activate only during your build step.',
      'Pay 2 Force -> Draw 1 card. Play only during your build step.',
    ],
    [
      'As long as Star Wanderer is in the Character arena each of your other Jedi gets +1 power.',
      'As long as Star Wanderer is in the Character arena, each of your other Jedi gets +1 power.',
    ],
    [
      'When this unit attacks it gets +1 power for this attack.',
      'When this unit attacks, this unit gets +1 power for this attack.',
    ],
    [
      '[Pilot] Starfighter Pilot. Piloted unit gets +1 power.',
      '[Pilot] Starfighter Pilot. The Starfighter gets: * +1 power.',
    ],
  ])
})

describe('whom it is about', () => {
  saying('unit', [
    [
      'Whenever Moon Dancer attacks, he or she gets +1 Power for this attack',
      'When this unit attacks, this unit gets +1 power for this attack.',
    ],
    [
      'Each enemy unit in the Character arena gets -10 speed.',
      "Each of your opponent's units in the Character arena gets -10 speed.",
    ],
  ])
  saying('battle', [
    [
      "Pay 3 Force -> Choose one of your opponents' units. Tap it.",
      "Pay 3 Force -> Choose one of your opponent's units. Tap that unit.",
    ],
    [
      'Pay 3 Force -> Target unit gets -2 power until end of turn.',
      'Pay 3 Force -> A unit gets -2 power until end of turn.',
    ],
    ['Pay 3 Force -> Tap an opposing Droid.', "Pay 3 Force -> Tap one of your opponent's Droids."],
  ])
  saying('mission', [
    ['Both players draw 2 cards.', 'Each player draws 2 cards.'],
    ['You and your opponent each lose 2 Force.', 'Each player loses 2 Force.'],
    [
      'Search your deck for any card and put it into your hand. Shuffle your deck.',
      'Search your deck for a card and put it into your hand. Shuffle your deck.',
    ],
    [
      'Return a card from your discard pile to the top of your deck.',
      "Put a card in your discard pile on top of its owner's deck.",
    ],
  ])
})
