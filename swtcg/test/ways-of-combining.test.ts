/** Parts that other sentences know as well: amounts, conditions, durations, prices and units wherever they may stand. */
import { describe } from 'vitest'
import { saying, unread } from './saying.ts'

describe('amounts after a clause', () => {
  saying('unit', [
    [
      "Pay 2 Force -> Do 1 damage to one of your opponent's units for each Jedi you have.",
      "Pay 2 Force -> Do 1 damage for each Jedi you have to one of your opponent's units.",
    ],
    [
      "Pay 2 Force -> Tap one of your opponent's units for each Jedi you have.",
      "Pay 2 Force -> Tap X of your opponent's units, where X is the number of Jedi you have.",
    ],
    [
      "[tap] -> Put the top card of your opponent's deck into the discard pile for each Clone in any arena.",
      "[tap] -> Put the top X cards of your opponent's deck into the discard pile, where X is the number of Clones in any arena.",
    ],
    [
      'When this unit attacks, put 1 damage counter on the defending unit for each damage counter on it.',
      'When this unit attacks, put a number of damage counters on the defending unit equal to the number of damage counters on the defending unit.',
    ],
    [
      'When this unit damages a unit, tap that unit unless your opponent pays 2 Force for each Jedi you have.',
      'When this unit damages a unit, tap that unit unless your opponent pays Force equal to 2 times the number of Jedi you have.',
    ],
    [
      "This unit's build cost is reduced by 1 for each other Jedi in the Character arena.",
      'This unit costs 1 less build counter to deploy for each other Jedi in the Character arena.',
    ],
  ])
})

describe('conditions before and after', () => {
  saying('unit', [
    [
      'Draw 1 extra card during your draw step as long as you have a Sith.',
      'As long as you have a Sith, draw 1 extra card during your draw step.',
    ],
    [
      "Your opponent can't use Evade unless he or she has a Clone in the Character arena.",
      "As long as your opponent has 0 or less Clones in the Character arena, your opponent can't use Evade.",
    ],
    [
      'When this unit attacks, you may tap one of your Clones if you have a Sith.',
      'When this unit attacks, then if you have a Sith, you may tap one of your Clones.',
    ],
    [
      'As long as a Droid is attacking, this unit gets +1 power.',
      'As long as there is an attacking Droid, this unit gets +1 power.',
    ],
    [
      'If a Droid pilots this unit, it gets Accuracy 1.',
      'As long as this unit is piloted by a Droid, this unit gets Accuracy 1.',
    ],
  ])
  saying('unit', [
    [
      'This unit gets +1 power in the Ground arena.',
      'As long as this unit is in the Ground arena, this unit gets +1 power.',
    ],
    [
      "Pay 2 Force -> Tap one of your opponent's Sith. Play only if that Sith has less health than Moon Dancer.",
      "Pay 2 Force -> Tap one of your opponent's Sith. Play only if that unit's health is less than this unit's health.",
    ],
    [
      '[tap] -> Draw a card. Play only if you have fewer cards in your hand than your opponent.',
      "[tap] -> Draw a card. Play only if the number of cards in your hand is less than the number of cards in your opponent's hand.",
    ],
    [
      "When this unit attacks a Sith, that Sith can't use Evade.",
      'When this unit attacks a Sith, that Sith loses Evade for this attack.',
    ],
    [
      '[tap] -> Roll a die. If the result is even, draw a card. If it is odd, gain 1 Force.',
      '[tap] -> Roll a die. If you roll an even number, draw a card. If you roll an odd number, gain 1 Force.',
    ],
  ])
  unread('unit', [
    'When the Ground battle step starts, your opponent may put 1 damage counter on a unit of your choice.',
    'Pay 2 Force -> Remove a card in your discard pile from the game. Draw a card, show it to your opponent, and put it into your hand.',
    'When this unit attacks, you may tap one of your Clones if it is damaged.',
    'Each unit gets -10 speed while it has 2 or more damage counters on it.',
  ])
})

describe('cards of sets that are not at hand', () => {
  saying('unit', [
    [
      'As long as Comet Rider is in the Character arena, this unit gets +1 power.',
      'As long as there is Comet Rider in the Character arena, this unit gets +1 power.',
    ],
  ])
  unread('unit', ['Each Comet Rider gets +1 power.', 'Tap one of your Comet Riders.'])
})

describe('moments and durations', () => {
  saying('unit', [
    [
      'When this unit attacks a Sith, it gets +2 power until the end of the attack.',
      'When this unit attacks a Sith, it gets +2 power for this attack.',
    ],
    [
      "Pay 1 Force -> One of your opponent's units doesn't untap until the end of your next turn.",
      "Pay 1 Force -> One of your opponent's units doesn't untap during the next untap step.",
    ],
    [
      'When a Sith is damaged by this unit, discard that Sith at the end of the turn unless its controller pays 3 Force.',
      'When this unit damages a Sith, when the turn ends, discard that unit unless your opponent pays 3 Force.',
    ],
    [
      "Pay 1 Force -> One of your opponent's units can't attack, retreat, or untap this turn.",
      "Pay 1 Force -> One of your opponent's units can't attack until end of turn. That unit can't retreat until end of turn. That unit can't untap until end of turn.",
    ],
    [
      'Reserves: When the Ground battle step ends, you may pay 1 Force to draw a card.',
      'Reserves: When the Ground battle step ends, you may pay 1 Force. If you do, draw a card.',
    ],
  ])
})

describe('units that are aimed at, and units that do damage', () => {
  saying('battle', [
    [
      "Pay 1 Force -> Tap up to three target damaged Starfighters. Those units don't untap during their controller's next untap step.",
      "Pay 1 Force -> Tap up to 3 damaged Starfighters. Those units don't untap during the next untap step.",
    ],
    [
      'Pay 2 Force -> One of your Jedi does damage equal to its power to target non-unique Character.',
      'Pay 2 Force -> Choose one of your Jedi. That unit does damage equal to its power to a non-unique Character.',
    ],
    [
      'Pay 2 Force -> Draw a card. Play only if Star Wanderer is being attacked by a Droid.',
      'Pay 2 Force -> Draw a card. Play only during an attack. Play only if there is a defending Star Wanderer and there is an attacking Droid.',
    ],
  ])
})

describe('several things of the same units', () => {
  saying('unit', [
    [
      "This unit can't attack or be attacked as long as you have another Droid in the Character arena.",
      "As long as you have another Droid in the Character arena, this unit can't attack and can't be attacked.",
    ],
    [
      'The first time this unit is attacked each turn, prevent up to 2 damage to it.',
      'When this unit is attacked, prevent up to 2 damage to it. Play only once per turn.',
    ],
    [
      'When this unit is discarded, return it to your hand instead.',
      'When this unit would be discarded, return it to your hand.',
    ],
    [
      'When this unit attacks, you may reroll 1 of its attack dice.',
      'When this unit attacks, you may reroll 1 of those dice.',
    ],
  ])
  saying('battle', [
    [
      "Pay 2 Force -> Choose one of your Starfighters. Until end of turn, that unit gets +2 power, can't retreat, and can't be attacked by Capital Ships.",
      "Pay 2 Force -> Choose one of your Starfighters. That unit gets +2 power until end of turn. That unit can't retreat until end of turn. That unit can't be attacked by a Capital Ship until end of turn.",
    ],
    [
      "Pay 2 Force -> Each of your opponent's Clones gets -1 power until end of turn. If you have a Sith, each of those units gets -2 power instead.",
      "Pay 2 Force -> Choose each of your opponent's Clones. If you have a Sith, those units get -2 power until end of turn; otherwise, those units get -1 power until end of turn.",
    ],
    [
      'Pay 2 Force -> If you have a Jedi, gain 1 Force. If you have a Sith, gain 2 Force instead.',
      'Pay 2 Force -> If you have a Sith, gain 2 Force; otherwise, if you have a Jedi, gain 1 Force.',
    ],
  ])
  unread('unit', [
    'Pay 2 Force -> Each of your Clones gets +2 power until end of turn. If that unit is damaged, it gets +3 power instead.',
    'Pay 2 Force -> Draw a card. Play only on a unit with power 4 or less.',
    'Pay 2 Force -> Draw a card for each damage counter removed.',
    'Pay 2 Force -> Tap one of your Clones. Play only once per unit.',
  ])
  unread('mission', [
    'Search your deck for a Star Wanderer card with build cost 4 or less and put it into your hand. Shuffle your deck.',
  ])
})

describe('one kind or another', () => {
  saying('unit', [
    [
      "Pay 1 Force -> Tap one of your opponent's Clone Ground units or Characters.",
      "Pay 1 Force -> Tap one of your opponent's Clone Ground or Character units.",
    ],
    [
      'As long as you have a Jedi or another Clone in the Character arena, this unit gets Armor.',
      'As long as you have a Jedi or other Clone in the Character arena, this unit gets Armor.',
    ],
    [
      'Each of your unique Clones and/or Droids gets +1 power.',
      'Each of your unique Clones or Droids gets +1 power.',
    ],
    [
      'Each of your Gungan units and Jedi gets +10 speed.',
      'Each of your Gungan units or Jedi gets +10 speed.',
    ],
  ])
  saying('unit', [
    [
      'Pay X Force -> This unit gets Double Damage until end of turn, where X is its printed power.',
      "Pay Force equal to this unit's printed power -> This unit gets Double Damage until end of turn.",
    ],
  ])
  unread('unit', ['This unit gets Armor, where X is the number of Jedi you have.'])
  saying('unit', [
    [
      'Fury X, where X is the number of Jedi in this arena.',
      'This unit gets Fury 1 for each Jedi in the same arena as this unit.',
    ],
    [
      "As long as you have a Sith, this unit gets Armor as long as it's attacking a Droid.",
      'As long as you have a Sith and this unit is attacking a Droid, this unit gets Armor.',
    ],
    [
      "As long as this unit's total speed is 40 or higher, This unit gets Armor.",
      "As long as this unit's total speed is 40 or more, this unit gets Armor.",
    ],
    ['Treat this unit as a Clone unit.', 'Treat this unit as a Clone.'],
    [
      'Each of your piloted Starfighters gets +2 power.',
      'Each of your Starfighters with Pilots gets +2 power.',
    ],
    ["This unit doesn't count for arena control.", "This unit doesn't count toward controlling the arena."],
    [
      'Upkeep: Do 1 damage to this unit or draw a card.',
      'Upkeep: Deal 1 damage to this unit or draw 1 card.',
    ],
    [
      'Bounty: Your opponent discards a card at random from their hand.',
      "Bounty: Discard a card in your opponent's hand at random.",
    ],
    [
      'Pay 1 Force -> Your opponent may discard a card from their hand. If they do, draw a card.',
      'Pay 1 Force -> Your opponent may discard a card from his or her hand. If he or she does, draw a card.',
    ],
    [
      "Forewarning: Gain 4 Force. (When this unit is attacked, you may predict the number of hits. If you're correct, gain 4 Force.)",
      'Forewarning: Gain 4 Force.',
    ],
    [
      'When this unit would be discarded, you may discard a card from your hand. If you do, return it to your hand.',
      'When this unit would be discarded, you may discard a card from your hand. If you do, return this unit to your hand.',
    ],
  ])
  unread('unit', ['When the battle phase starts, if a Jedi is in any arena, tap one of them.'])
})
