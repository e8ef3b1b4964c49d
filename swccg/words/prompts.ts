/** What the machine asks, in words. */
import type { Question } from '@dejarik/kernel'
import type { Game, SwccgOffer } from '../kinds.ts'
import { cardName } from './names.ts'

/** By what a question is about; `{card}` is the card whose text asks. */
const PROMPTS: Readonly<Record<string, string>> = {
  'starting-location': 'Which location do you start with?',
  'starting-effect': 'Begin with a Starting Effect?',
  'starting-objective': 'Begin with your Objective.',
  'starting-interrupt': 'Play a Starting Interrupt?',
  activate: 'How much Force do you activate?',
  'into-hand': 'How much of that do you draw into hand instead?',
  'activate-phase': 'Your activate phase.',
  'control-phase': 'Control phase: drain, or play something.',
  'deploy-phase': 'Deploy phase: deploy a card.',
  'battle-phase': 'Battle phase: start a battle.',
  'move-phase': 'Move phase: move a card.',
  'draw-phase': 'Draw phase: draw from your Force Pile.',
  weapons: 'Weapons: fire or play a card?',
  'power-destiny': 'How many power destinies do you draw?',
  'battle-destiny': 'How many battle destinies do you draw?',
  'attrition-destiny': 'How many attrition destinies do you draw?',
  settle: 'The battle must be settled: forfeit a card or lose Force.',
  'lose-force': 'Lose 1 Force: from where?',
  'who-goes': 'Who goes?',
  'move-away': 'Where does {card} move away to?',
  'who-rides': 'Who rides along?',
  target: 'What does {card} target?',
  choose: 'Choose for {card}.',
  may: 'Use {card}?',
  pick: 'What do you choose for {card}?',
  'choose-number': 'How many for {card}?',
  volley: '{card}: which weapons are fired together?',
  look: '{card}: look, and take what you may.',
  'put-from-hand': 'Which cards of your hand go to the Used Pile?',
  exchange: 'Which card of your hand goes beneath {card}?',
  'exchange-for': 'Which card do you take for it?',
  'reveal-and-deploy': 'Deploy what was turned over; the rest is lost.',
  attrition: 'Attrition must be met. Answer it?',
  search: 'What do you take with {card}?',
  retrieve: 'What do you retrieve with {card}?',
  'turn-began': 'The turn begins.',
  'turn-ended': 'The turn ends.',
  'phase-began': 'The phase begins.',
  'force-activated': 'Force was activated.',
  'drain-initiated': 'A Force drain was started. Answer it?',
  'battle-initiated': 'A battle was started. Answer it?',
  'battle-ended': 'The battle is over. Answer it?',
  deployed: 'A card was deployed. Answer it?',
  played: 'A card was played. Answer it?',
  reacted: 'A react was made. Answer it?',
  'destiny-drawn': 'Destiny was drawn. Answer it?',
  targeted: 'A card was targeted. Answer it?',
  'weapon-fired': 'A weapon was fired. Answer it?',
  hit: 'A card was hit. Answer it?',
  'about-to-be-lost': 'A card is about to be lost. Answer it?',
  lost: 'A card was lost. Answer it?',
  forfeited: 'A card was forfeited. Answer it?',
  'must-lose-force': 'Force must be lost. Answer it?',
  'lost-force': 'Force was lost. Answer it?',
  'battle-destinies-drawn': 'The battle destinies are drawn. Answer them?',
  arrived: 'A card has moved. Answer it?',
}

export function prompt(game: Game, { about, card }: Question<SwccgOffer>): string {
  const sentence = PROMPTS[about] ?? `${about}?`
  return sentence.replace('{card}', card === undefined ? 'it' : cardName(game, card))
}
