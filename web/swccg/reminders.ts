/** What the words of the game mean that stand on cards of the Star Wars CCG, in a sentence each. */
import type { Reminders } from '../card/reminders.ts'

export const REMINDERS: Reminders = {
  'immune to attrition': 'Attrition below the number does not make you forfeit it.',
  'Force drain':
    'In your control phase, where you control a place, your opponent loses Force for their icons there.',
  react: 'Moves or deploys at once, in answer to a battle or a Force drain of your opponent.',
  retrieve: 'Takes the top card of your Lost Pile to your Used Pile, for each Force.',
  'battle destiny':
    'Drawn from your Reserve Deck: adds to your power and is attrition against your opponent.',
  'battle destinies':
    'Drawn from your Reserve Deck: they add to your power and are attrition against your opponent.',
  forfeit: 'What a card covers of attrition and battle damage when you give it up.',
  ferocity: 'What a creature has instead of power: a number, and destiny that is drawn as it fights.',
  landspeed: 'How many sites it may move in one move.',
  hyperspeed: 'How many parsecs it may move in one move.',
}
