/** The same thing said in other words than the shipped cards use: what is done and what holds. */
import { describe } from 'vitest'
import { saying, unread } from './saying.ts'

describe('dice', () => {
  saying('mission', [
    ['Roll a die. On a 4, 5, or 6, draw a card.', 'Roll a die. If you roll 4, 5 or 6, draw 1 card.'],
    [
      'Roll a die. If the result is 3 or less, draw a card.',
      'Roll a die. If you roll 1, 2 or 3, draw 1 card.',
    ],
    [
      'Roll a die. If you roll an even number, draw 2 cards.',
      'Roll a die. If you roll 2, 4 or 6, draw 2 cards.',
    ],
    [
      'Roll two dice. For each 5 or 6 rolled, gain 1 Force.',
      'Roll 2 dice. You gain 1 Force for each 5 or 6 rolled.',
    ],
  ])
  saying('battle', [
    [
      'Pay 2 Force -> Your opponent rerolls all of his or her attack dice.',
      "Pay 2 Force -> Reroll all of your opponent's attack dice.",
    ],
  ])
})

describe('what is done', () => {
  saying('mission', [
    ['Your opponent discards 2 cards.', "Your opponent discards 2 cards in your opponent's hand."],
    ['Your opponent discards a card at random.', "Discard a card in your opponent's hand at random."],
    ['Each player discards 2 cards.', 'Each player discards 2 cards in his or her hand.'],
    [
      'Your opponent draws 2 cards, then discards a card.',
      'Your opponent draws 2 cards, then discards a card in his or her hand.',
    ],
    [
      "Look at your opponent's hand. You may discard a Battle card from it.",
      "Look at your opponent's hand. You may discard a Battle card among those.",
    ],
    [
      "Look at your opponent's hand and choose a Battle card from it. Your opponent discards that card.",
      "Look at your opponent's hand. Choose a Battle card among those. Discard that card.",
    ],
    [
      'Look at the top 3 cards of your deck. Put one into your hand and the rest on the bottom of your deck in any order.',
      "Look at the top 3 cards of your deck. Put a card among those into its owner's hand. Put each card among those on the bottom of its owner's deck in any order.",
    ],
    [
      'Search your deck for a card named Star Wanderer, show it to your opponent, and put it into your hand. Shuffle your deck.',
      'Search your deck for a Star Wanderer card, show it to your opponent, and put it into your hand. Shuffle your deck.',
    ],
    [
      'Shuffle your discard pile into your deck.',
      "Put each card in your discard pile on the bottom of its owner's deck. Shuffle your deck.",
    ],
    [
      'Your opponent loses half of his or her Force (rounded up).',
      'Your opponent loses Force equal to half of the amount of Force your opponent has, rounded up.',
    ],
    ['Each Droid in the Ground arena takes 1 damage.', 'Deal 1 damage to each Droid in the Ground arena.'],
  ])
  saying('battle', [
    [
      "Pay 2 Force -> Until end of turn, one of your opponent's units loses all of its abilities.",
      "Pay 2 Force -> One of your opponent's units loses all text until end of turn.",
    ],
    [
      'Pay 3 Force -> Disrupt a Battle card that costs 3 or less Force.',
      'Pay 3 Force -> Disrupt a Battle card with a printed Force cost of 3 or less.',
    ],
    ['Pay 5 Force -> End this attack.', 'Pay 5 Force -> The attack ends.'],
    [
      'Pay 3 Force -> Do 4 damage to a unit with no Pilot in the Space arena.',
      'Pay 3 Force -> Deal 4 damage to a unit in the Space arena without Pilots.',
    ],
    [
      "Pay 2 Force -> Choose one of your units and one of your opponent's units. Each gets -2 power until end of turn.",
      "Pay 2 Force -> Choose one of your units. Choose one of your opponent's units. Both chosen units gets -2 power until end of turn.",
    ],
    [
      'Choose one: • Pay 2 Force -> Draw a card. • Pay 3 Force -> Draw 2 cards.',
      'Pay 2 Force -> Draw 1 card. | Pay 3 Force -> Draw 2 cards.',
    ],
  ])
  saying('mission', [
    ["Your opponent can't retreat this turn.", "Your opponent can't retreat units until end of turn."],
  ])
})

describe('what holds', () => {
  saying('unit', [
    [
      "Opponent's units in this arena get -10 speed.",
      "Each of your opponent's units in the same arena as this unit gets -10 speed.",
    ],
  ])
  saying('location', [
    ["Each player's units in the Ground arena get Stealth.", 'Each unit in the Ground arena gets Stealth.'],
  ])
  saying('unit', [
    ['Your Clones cost 1 less to build.', 'Each of your Clones costs 1 less build counter to deploy.'],
    [
      'Battle cards you play cost 1 less Force.',
      'The activated abilities of each of your Battle cards cost 1 less Force to play.',
    ],
    [
      'Activated abilities of your other Characters cost 1 less Force.',
      'The activated abilities of each of your other Characters cost 1 less Force to play.',
    ],
    ['Moon Dancer must attack each turn if able.', 'This unit must attack a unit.'],
    ['This unit can have one additional Pilot.', 'This unit can have an extra Pilot.'],
    ['This unit can have 2 Pilots.', 'This unit can have an extra Pilot.'],
    ["This unit can't have a Pilot.", "This unit can't have more than 0 Pilots."],
    ['Only Droids can pilot this unit.', 'This unit can be piloted only by Droids.'],
  ])
  saying('equipment', [
    ['Equip only to a Jedi.', 'This Equipment may only be attached to a Jedi.'],
    ['Only Jedi can be equipped with this card.', 'This Equipment may only be attached to a Jedi.'],
    [
      "Equipped unit can't be attacked by Droids.",
      `Equipped unit gets "This unit can't be attacked by a Droid".`,
    ],
    ['Equipped unit loses Stealth.', 'Equipped unit gets "This unit loses Stealth".'],
    [
      'Discard this card -> Equipped unit gets +3 power for this attack.',
      'Discard this unit -> The unit that carries this card gets +3 power for this attack.',
    ],
    [
      'When the equipped unit attacks, it gets Critical Hit 2 for that attack.',
      'When the unit that carries this card attacks, the unit that carries this card gets Critical Hit 2 for this attack.',
    ],
    [
      'As long as the equipped unit is a Jedi, it gets +2 power.',
      'As long as the unit that carries this card is a Jedi, the unit that carries this card gets +2 power.',
    ],
  ])
})

describe('further ways', () => {
  saying('unit', [
    [
      'When you deploy Moon Dancer, your opponent must discard a card from his or her hand.',
      "When you deploy this unit, your opponent discards a card in your opponent's hand.",
    ],
    [
      'When this unit attacks, you may discard a card from your hand. If you do, it gets +3 power for this attack.',
      'When this unit attacks, you may discard a card in your hand, and if you do, this unit gets +3 power for this attack.',
    ],
    [
      "When this unit attacks, your opponent can't play Battle cards until the attack ends.",
      "When this unit attacks, your opponent can't use Battle cards for this attack.",
    ],
    [
      'When this unit attacks and discards the defending unit, gain 2 Force.',
      "When damage from this unit's attack causes a unit to be discarded, you gain 2 Force.",
    ],
    [
      "When this unit damages a unit, that unit's controller loses 2 Force.",
      "When this unit damages a unit, that unit's controller loses 2 Force.",
    ],
    [
      'As long as Moon Dancer is attacking a unit that has damage counters on it, he gets Critical Hit 1.',
      'As long as this unit is attacking a damaged unit, this unit gets Critical Hit 1.',
    ],
    [
      'As long as this unit is stacked, it gets +1 power.',
      'As long as this unit has a stack, this unit gets +1 power.',
    ],
    [
      'As long as this unit has 2 or more cards stacked beneath it, it gets +2 power.',
      'As long as the number of cards beneath this unit is 2 or more, this unit gets +2 power.',
    ],
    [
      'For each other Clone you have in this arena, this unit gets +1 power.',
      'This unit gets +1 power for each other Clone in the same arena as this unit you have.',
    ],
    [
      'This unit gets +1 power for each other unit you have with the same name.',
      'This unit gets +1 power for each other unit with the same name as this unit you have.',
    ],
    [
      'This unit gets +1 power for every two Clones you have in the Ground arena.',
      'This unit gets +1 power for each 2 Clones in the Ground arena you have.',
    ],
    ["Your opponent's units can't have Stealth.", "Each of your opponent's units loses Stealth."],
    [
      "Your opponent can't attack your other Characters as long as Moon Dancer is untapped.",
      "As long as this unit is untapped, each of your other Characters can't be attacked.",
    ],
    [
      "Your opponent's units must attack Moon Dancer if able.",
      "When one of your opponent's units can attack a Moon Dancer, it must do so.",
    ],
    [
      'Pay 2 Force -> Untap this unit. Play only at the start of the Character battle step.',
      'Pay 2 Force -> Untap this unit. Play only when the Character battle step starts.',
    ],
    [
      'Pay 1 Force -> Moon Dancer gets +1 power for this attack. You can play this ability more than once per attack.',
      'Pay 1 Force -> This unit gets +1 power for this attack. You may play this ability any number of times.',
    ],
    [
      '[tap] -> Prevent all damage that would be done to one of your other Characters.',
      '[tap] -> Prevent all damage to one of your other Characters.',
    ],
    ['[tap] -> Gain 2 Force or draw a card.', '[tap] -> Choose one: you gain 2 Force, or draw 1 card.'],
    [
      "[tap] -> Your opponent reveals the top card of his or her deck. If it's a Battle card, he or she discards it.",
      "[tap] -> Reveal the top 1 card of your opponent's deck. If that card is a Battle card, discard that card.",
    ],
    ['Pay 2 Force, Tap -> Evade 3.', 'Pay 2 Force, [tap] -> Evade 3.'],
  ])
  saying('mission', [
    [
      'Look at the top 5 cards of your deck, put up to 2 Battle cards from among them into your hand, and shuffle the rest into your deck.',
      "Look at the top 5 cards of your deck. Put up to 2 Battle cards among those into its owner's hand. Shuffle your deck.",
    ],
  ])
})

describe('what nobody could be sure of', () => {
  unread('mission', [
    "Discard all Equipment attached to one of your opponent's units.",
    'Attach an Equipment from your discard pile to one of your Characters.',
    'Look at the top card of your deck. Do as you like with it.',
  ])
  unread('unit', [
    "When you deploy this unit, choose one of your opponent's units. As long as this unit is tapped, that unit gets -2 power.",
    'When Moon Dancer enters play, gain 2 Force.',
    'Splash 2',
    'Bounty 3',
  ])
  unread('battle', ['Pay 2 Force -> The next Battle card you play this turn costs 2 less Force.'])
})
