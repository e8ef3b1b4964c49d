/** The same thing said in other words than the shipped cards use: what cards have, hear and depend on. */
import { describe } from 'vitest'
import { saying } from './saying.ts'

describe('keywords', () => {
  saying('unit', [
    ['Stealth, Armor', 'Stealth. | Armor.'],
    ['Accuracy 1, Critical Hit 2, and Overkill', 'Accuracy 1. | Critical Hit 2. | Overkill.'],
    [
      'This unit has Stealth as long as it is untapped.',
      'As long as this unit is untapped, this unit gets Stealth.',
    ],
    ['Each of your Clones gains Accuracy 1.', 'Each of your Clones gets Accuracy 1.'],
    [
      'As long as you have a Sith in any arena, this unit gets Evade 2 and +1 power.',
      'As long as you have a Sith in any arena, this unit gets +1 power and "Evade 2".',
    ],
  ])
  saying('battle', [
    [
      'Pay 3 Force -> Choose a Jedi. That Jedi gets Deflect 2 until end of turn.',
      'Pay 3 Force -> Choose a Jedi. That unit gets "Deflect 2" until end of turn.',
    ],
  ])
  saying('unit', [
    ['Pay 1 Force: Evade 1', 'Pay 1 Force -> Evade 1.'],
    ['Reserves: Each of your Clones gets +1 power.', 'Reserves: Each of your Clones gets +1 power.'],
    [
      'Reserves: When your build step starts, gain 1 Force.',
      'Reserves: When your build step starts, you gain 1 Force.',
    ],
    ['Bounty: 3 Force', 'Bounty: You gain 3 Force.'],
    [
      "Damage from Moon Dancer can't be prevented by Evade or Deflect.",
      'Evade or Deflect has no effect against this unit.',
    ],
  ])
})

describe('triggers', () => {
  saying('unit', [
    ['When this unit is deployed, draw a card.', 'When you deploy this unit, draw 1 card.'],
    ['When a Droid is deployed, draw a card.', 'When a Droid is deployed, draw 1 card.'],
    [
      "When one of your opponent's units is discarded from this arena, gain 1 Force.",
      "When one of your opponent's units is discarded from the Character arena, you gain 1 Force.",
    ],
    [
      'When this unit does 3 or more damage, gain 1 Force.',
      'When this unit does 3 or more damage, you gain 1 Force.',
    ],
    [
      'At the start of each build step, you gain 1 Force.',
      "When each player's build step starts, you gain 1 Force.",
    ],
  ])
  saying('location', [
    [
      'When this Location is placed, you gain 2 Force.',
      'When you finish building this unit, you gain 2 Force.',
    ],
    ['When you place this Location, draw a card.', 'When you finish building this unit, draw 1 card.'],
  ])
  saying('unit', [
    [
      'When this unit attacks a unit with lower speed, it gets +2 power for this attack.',
      'When this unit attacks a unit with a lower speed than this unit, this unit gets +2 power for this attack.',
    ],
    [
      'When this unit would be discarded, put it into your build zone face-down instead.',
      'When this unit would be discarded, put this unit face-down in your build zone.',
    ],
    [
      'Prevent all damage to Moon Dancer from Droids.',
      'When this unit would be damaged by a Droid, prevent all damage to this unit.',
    ],
  ])
})

describe('conditions', () => {
  saying('unit', [
    [
      'As long as you have more Force than your opponent, this unit gets +10 speed.',
      'As long as the amount of Force you have is more than the amount of Force your opponent has, this unit gets +10 speed.',
    ],
    [
      'As long as your opponent has less Force than you, this unit gets +10 speed.',
      'As long as the amount of Force your opponent has is less than the amount of Force you have, this unit gets +10 speed.',
    ],
    [
      "As long as you have no Force, this unit can't attack.",
      "As long as the amount of Force you have is 0 or less, this unit can't attack.",
    ],
    [
      'As long as you have at least 5 Force, this unit gets +2 power.',
      'As long as the amount of Force you have is 5 or more, this unit gets +2 power.',
    ],
    [
      'As long as you control two arenas, this unit gets +2 power.',
      'As long as you control the Ground arena and you control the Character arena or you control the Space arena and you control the Character arena or you control the Space arena and you control the Ground arena, this unit gets +2 power.',
    ],
    [
      'As long as your opponent controls all three arenas, this unit gets +2 power.',
      'As long as your opponent controls the Space arena and your opponent controls the Ground arena and your opponent controls the Character arena, this unit gets +2 power.',
    ],
    [
      'As long as Moon Dancer has 2 or less health remaining, she gets +2 power.',
      "As long as this unit's remaining health is 2 or less, this unit gets +2 power.",
    ],
    [
      'As long as this unit has a Lightsaber attached to it, it gets Parry 2.',
      'As long as this unit has a Lightsaber Equipment attached to it, this unit gets Parry 2.',
    ],
    [
      'As long as this is your only unit in the Character arena, this unit gets +4 power.',
      'As long as you have no other units in the Character arena, this unit gets +4 power.',
    ],
    [
      'As long as your opponent has more units than you in the Character arena, this unit gets +2 power.',
      'As long as the number of units in the Character arena your opponent has is more than the number of units in the Character arena you have, this unit gets +2 power.',
    ],
    [
      'As long as your opponent has fewer units than you, this unit gets +2 power.',
      'As long as the number of units your opponent has is less than the number of units you have, this unit gets +2 power.',
    ],
    [
      'As long as both Star Wanderer and Sun Sailor are in the Character arena, Moon Dancer gets +2 power.',
      'As long as there is the Star Wanderer in the Character arena and there is the Sun Sailor in the Character arena, this unit gets +2 power.',
    ],
    [
      'As long as your opponent has no cards in hand, this unit gets +2 power.',
      "As long as your opponent has no cards in your opponent's hand, this unit gets +2 power.",
    ],
    [
      'As long as there is a Location in each arena, this unit gets +2 power.',
      'As long as there is a Location card in the Space arena and there is a Location card in the Ground arena and there is a Location card in the Character arena, this unit gets +2 power.',
    ],
    [
      'When the Character battle step ends, if Moon Dancer did not attack this turn, gain 2 Force.',
      'When the Character battle step ends, if it is not so that this unit attacked this turn, you gain 2 Force.',
    ],
    [
      'While you have a Capital Ship in the Space arena, this unit gets +1 power.',
      'As long as you have a Capital Ship in the Space arena, this unit gets +1 power.',
    ],
    [
      'This unit gets +2 power while defending.',
      'As long as this unit is being attacked, this unit gets +2 power.',
    ],
    [
      'When attacking a Droid, this unit gets Accuracy 1.',
      'As long as this unit is attacking a Droid, this unit gets Accuracy 1.',
    ],
    [
      'Treat Moon Dancer as a Sith as long as he has an Equipment attached.',
      'As long as this unit has an Equipment, this unit gets "Treat this unit as a Sith".',
    ],
    ['Moon Dancer is considered a Bounty Hunter.', 'Treat this unit as a Bounty Hunter.'],
  ])
  saying('mission', [
    [
      "If you have a Jedi in the Character arena, draw 3 cards. If you don't, draw 2 cards.",
      'If you have a Jedi in the Character arena, draw 3 cards; otherwise, draw 2 cards.',
    ],
  ])
})
