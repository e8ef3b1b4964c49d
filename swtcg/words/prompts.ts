/** What the machine asks, in words. */
import type { Question } from '@dejarik/kernel'
import type { Game, SwtcgOffer } from '../kinds.ts'
import { cardName } from './names.ts'

/** By what a question is about; `{card}` is the card whose text or contest asks. */
const PROMPTS: Readonly<Record<string, string>> = {
  side: 'Which side do you want to play?',
  'bid-for-side': 'Bid fewer build points for the side, or give it up.',
  'pull-resource': 'You may take a Resource from your deck.',
  mulligan: 'Throw back any number of cards that are no units.',
  setup: 'Setup: build a card.',
  'setup-counters': 'How many build counters?',
  contest: 'Which contest comes next?',
  'contest-bid': 'How much Force do you bid for {card}?',
  'own-uniques': 'You can have only one of them. Which one goes?',
  retreat: 'Which units retreat?',
  rearrange: 'Which card of {card} comes to the top?',
  'its-arena': 'Into which arena does {card} go?',
  'next-attack': 'Attack with your fastest unit, or tap it.',
  attack: 'Play something in this attack?',
  'have-it-attack': 'Whom does {card} attack?',
  'double-strike': 'Whom does {card} attack a second time?',
  'secret-rerolls': 'How many dice does {card} roll again, whatever they show?',
  lucky: 'Which dice does {card} roll again?',
  evade: 'How much damage does {card} prevent?',
  deflect: 'Where does {card} send the damage?',
  overkill: 'Which unit takes the rest of the damage?',
  'overkill-amount': 'How much of the damage?',
  disrupt: 'Disrupt?',
  'attack-end': 'The attack ends.',
  'add-dice': 'Add dice to the roll?',
  reroll: 'Roll dice again?',
  'alter-dice': 'Change dice?',
  'trigger-order': 'Which effect comes next?',
  'pending-damage': 'Before damage is done.',
  prevention: 'Prevent damage?',
  placement: 'Damage is placed.',
  'unit-discard': 'Units are discarded.',
  general: 'Play something before the next attack?',
  'battle-start': 'The battle phase starts.',
  'step-start': 'The battle step starts.',
  'step-end': 'The battle step ends.',
  'end-of-turn': 'The turn ends.',
  'build-start': 'Your build step starts.',
  build: 'Your build step.',
  'would-attack': '{card} would attack.',
  'build-counters': 'How many build counters?',
  'choose-player': 'Which player does {card} mean?',
  'put-in-order': 'In which order, the uppermost first?',
  'draw-up-to': 'How many cards do you draw?',
  'choose-arena': 'Which arena does {card} mean?',
  'damage-order': 'Which damage comes first?',
  'divide-damage': 'How is the damage divided?',
  dice: 'Which dice?',
  choose: 'Choose for {card}.',
  'choose-one': 'Choose what {card} does.',
  may: 'Use {card}?',
  search: 'What do you take with {card}?',
  'fall-off': 'Which Pilots stay?',
  'new-top': 'Which card goes on top?',
}

export function prompt(game: Game, { about, card }: Question<SwtcgOffer>): string {
  const sentence = PROMPTS[about] ?? `${about}?`
  return sentence.replace('{card}', card === undefined ? 'it' : cardName(game, card))
}
