/** The same thing said in other words than the shipped cards use: each way means what the plain words mean. */
import { describe, expect, test } from 'vitest'
import type { CardFacts } from '../cards/definition.ts'
import { compile } from '../language/compile.ts'
import { vocabularyOf } from '../language/vocabulary.ts'

const facts = { side: 'neutral', subtypes: [], arenas: [] } as const
const moon: CardFacts = {
  ...facts,
  name: 'Moon Dancer',
  version: 'A',
  kind: 'unit',
  arenas: ['character'],
  subtypes: ['Jedi'],
}
const others: readonly CardFacts[] = [
  ...['Droid', 'Clone', 'Sith', 'Gungan', 'Bounty Hunter', 'Starfighter', 'Capital Ship', 'Lightsaber'].map(
    (subtype): CardFacts => ({
      ...facts,
      name: `Some ${subtype}`,
      kind: 'unit',
      arenas: ['space'],
      subtypes: subtype.split(' '),
    }),
  ),
  { ...facts, name: 'Star Wanderer', version: 'A', kind: 'unit', arenas: ['character'] },
  { ...facts, name: 'Sun Sailor', version: 'A', kind: 'unit', arenas: ['character'] },
]
const words = vocabularyOf([moon, ...others])
const CARDS: Readonly<Record<string, CardFacts>> = {
  unit: moon,
  battle: { ...facts, name: 'Blow', kind: 'battle' },
  mission: { ...facts, name: 'Errand', kind: 'mission' },
  location: { ...facts, name: 'Marsh', kind: 'location', arenas: ['ground'] },
  equipment: { ...facts, name: 'Tool', kind: 'equipment', arenas: ['character'] },
}

type Ways = readonly (readonly [said: string, meant: string])[]
const saying = (kind: keyof typeof CARDS, ways: Ways): void => {
  test.each(ways)(`${kind}: %s`, (said, meant) => {
    const card = CARDS[kind]!
    const { abilities, notUnderstood } = compile(said, card, words)
    expect(notUnderstood).toEqual([])
    expect(abilities).toEqual(compile(meant, card, words).abilities)
  })
}
const unread = (kind: keyof typeof CARDS, texts: readonly string[]): void => {
  test.each(texts)(`${kind}: not understood: %s`, (text) => {
    expect(compile(text, CARDS[kind]!, words).notUnderstood).not.toEqual([])
  })
}

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
    ['When this Location is placed, you gain 2 Force.', 'When you complete this unit, you gain 2 Force.'],
    ['When you place this Location, draw a card.', 'When you complete this unit, draw 1 card.'],
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

describe('what nobody could be sure of', () => {
  unread('mission', [
    "Discard all Equipment attached to one of your opponent's units.",
    'Attach an Equipment from your discard pile to one of your Characters.',
    'Look at the top card of your deck. Do as you like with it.',
  ])
  unread('unit', ['When Moon Dancer enters play, gain 2 Force.', 'Splash 2', 'Bounty 3'])
  unread('battle', ['Pay 2 Force -> The next Battle card you play this turn costs 2 less Force.'])
})
