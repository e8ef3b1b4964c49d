/** What the machine asks, in words. */
import { type Figure, filled, numberOf, type QuestionIn } from '@dejarik/kernel'
import type { About, Game, Swtcg } from '../kinds.ts'
import { FACTS, type Fact } from './asked-about.ts'
import { capital } from './events.ts'

/** By what a question is about; a word in braces is a fact of what is asked. */
const PROMPTS: Readonly<Record<About, string>> = {
  side: 'Which side do you play?',
  'bid-for-side': 'Play that side with how many build points?',
  'play-event': 'Put an Event into play?',
  'pull-resource': 'Take a Resource from your deck into your hand?',
  mulligan: 'Which cards do you throw back?',
  postpone: 'Begin to play some turns later?',
  'opening-hand': 'Choose your opening hand.',
  'search-deck': 'Take cards from your deck.',
  'retreat-moves': 'Move units and Pilots before you retreat.',
  bonus: 'Which bonus do you choose?',
  flag: 'Which unit carries the flag?',
  jedi: 'Which Jedi fights for you this turn?',
  'duel-equipment': 'Which Equipment does your unit begin with?',
  switch: 'Which effect of Switch does {card} have in this turn?',
  leave: 'Do you give your teammate leave to use {card}?',
  primary: 'Who decides for your team? You fight in the {front} arena.',
  gift: 'Who gets the build points?',
  recall: 'May {card} be asked back?',
  post: 'Which unit gets the Command Post?',
  'buy-bonus': 'Buy a bonus for 5 build points?',
  'free-fleet': 'What does your fleet begin with?',
  'side-mission': 'Call for a battle of Characters?',
  'side-mission-goes': 'Which Characters go?',
  promise: 'Play something at the beginning of this build step?',
  capture: 'Take {card} prisoner?',
  setup: 'Set up: {left} of {total} points left.',
  'setup-counters': 'How many counters on your last card?',
  contest: 'Which contest comes next?',
  'contest-bid': 'Bid Force for {card}: you have {force}.',
  'own-uniques': 'Only one {named} may stay. Which goes?',
  retreat: 'Which units retreat?',
  'pilot-stays': 'Which Pilot stays on {card}?',
  rearrange: 'Which card of {card} comes to the top?',
  'its-arena': 'Into which arena does {card} go?',
  'next-attack': '{attackers}',
  attack: 'Before {attacker} rolls with {attacking}: play something?',
  'have-it-attack': 'Whom does {card} attack?',
  'double-strike': 'Double Strike: {card} attacks again. Whom?',
  'secret-rerolls': 'How many dice does {card} roll again, whatever they show?',
  lucky: '{card}: roll which dice again?',
  evade: 'Prevent how much of {coming} damage to {card}?',
  deflect: '{card} deflects damage: to whom?',
  overkill: '{excess} damage is left over: who takes it?',
  'overkill-amount': 'How much of the {excess} damage that is left over?',
  disrupt: 'Stop {disrupted}?',
  'attack-end': 'The attack is over. Play something?',
  'add-dice': 'Add dice to the roll?',
  reroll: 'Roll dice again?',
  'alter-dice': 'Change a die?',
  trap: 'Spring a Trap?',
  'trigger-order': '{count} effects at once: which first?',
  'pending-damage': 'Before {unit} takes {coming} damage: play something?',
  prevention: '{unit}: {coming} damage coming, {health} health left.',
  placement: 'Damage lies on {unit}. Answer?',
  'unit-discard': 'A unit is destroyed. Answer?',
  general: 'Before the next attack: play something?',
  'battle-start': 'The battle begins. Play something first?',
  'step-start': 'Before the {arena} battle: play something?',
  'step-end': 'The {arena} battle is over. Play something?',
  'end-of-turn': 'The turn ends. Play something?',
  'build-start': 'Before you build: what comes first?',
  build: 'Build: {points} left.',
  arrival: 'A unit has come in. Do you answer?',
  'build-roll': 'Do you play something now that the build points are rolled?',
  'build-begun': 'Do you play something as this build step starts?',
  meanwhile: 'Do you play something in the middle of this build step?',
  'would-attack': '{card} would attack.',
  'build-counters': 'How many counters on {card}?',
  'counter-kind': 'Which kind of counter?',
  keyword: 'Which keyword does {card} use?',
  subordinate: 'Which Subordinate do you take?',
  'name-card': 'Which card do you name?',
  'choose-type': 'Which type of card do you name?',
  'choose-subtype': 'Which subtype do you name?',
  'attach-to': 'Which unit gets the Equipment?',
  'choose-player': 'Which player does {card} mean?',
  'divide-piles': 'Which cards make the first pile?',
  'choose-pile': 'Which pile do you choose?',
  'deck-end': 'On the top or on the bottom of the deck?',
  'return-to-deck': 'Which cards go on the bottom of your deck?',
  'put-in-order': 'In which order, the uppermost first?',
  'draw-up-to': 'How many cards do you draw?',
  'choose-arena': 'Which arena does {card} mean?',
  'damage-order': 'Which damage comes first?',
  'divide-damage': 'How is the damage divided?',
  'leave-it': 'Leave it at that? It happens unless all players agree to leave it: {card}',
  'gain-either': 'How many of them are build points? The rest is Force.',
  'move-counters': 'How many damage counters go to the other unit?',
  'put-counters': 'How many damage counters do you put on it?',
  'stay-tapped': 'Which cards do you leave tapped?',
  dice: 'Which dice?',
  bid: 'How much Force do you bid? You have {force}.',
  predict: 'How many hits will there be?',
  choose: '{card}: which one?',
  'choose-one': '{card}: which effect?',
  'choose-ability': '{card}: which of its abilities?',
  may: 'Use {card}?',
  'pay-to-attack': 'Pay to attack {card}?',
  search: '{card}: which cards do you take?',
  'choose-number': 'What is the new number of {card}?',
  'mill-up-to': 'How many cards go from the deck to the discard pile?',
  prevent: 'How much damage to {card} do you prevent?',
  remove: 'How many counters do you remove from {card}?',
  'pay-x-force': 'How much Force do you pay for {card}?',
  'pay-x-build': 'How many build points do you pay for {card}?',
  'pay-x-their-discard-pile': 'How many cards of the discard pile do you remove for {card}?',
  finish: 'Where does {card} go, now that it is complete?',
  'fall-off': 'Which Pilots stay?',
  'new-top': 'Which card goes on top?',
}

/** Where the same is asked as a chance to play something. */
const AT_CHANCES: Readonly<Partial<Record<About, string>>> = {
  retreat: 'Play something before units retreat?',
}

/** How it is done, or what comes of it. */
const HELP: Readonly<Partial<Record<About, string>>> = {
  primary: 'Each of you names one of the three; where you differ, it is thrown for.',
  'pull-resource': 'One; your opponent sees it.',
  mulligan: 'Units stay. You draw as many again.',
  setup: 'Click a card, or drag it to its arena.',
  'setup-counters': 'It lies face-down, and your setup is done.',
  'build-counters': 'It needs {needs} more.',
  build: 'Click a card, or drag it to an arena.',
  'next-attack': 'Click an enemy, then others to attack after it.',
  'contest-bid': 'The higher bid keeps its unit and is paid.',
  'add-dice': 'The dice show {shown}.',
  reroll: 'The dice show {shown}.',
  lucky: 'The dice show {shown}.',
  'alter-dice': 'The dice show {shown}. A 4 or more hits.',
  prevention: '{outlook}',
  overkill: 'It may be nobody.',
  'double-strike': 'It may be nobody.',
}
const HELP_WITH_CARDS: Readonly<Partial<Record<About, string>>> = {
  retreat: 'They tap and go to your build zone.',
}

const figureIn =
  (game: Game): Figure =>
  (name, card) =>
    numberOf(game, name, card)

export function prompt(game: Game, question: QuestionIn<Swtcg>, figure = figureIn(game)): string {
  const { kind, about } = question
  const sentence = (kind === 'action' ? AT_CHANCES[about] : undefined) ?? PROMPTS[about]
  return capital(filled(sentence, (fact) => FACTS[fact as Fact](game, question, figure)))
}

/** A line under the prompt; null where it needs none. */
export function help(game: Game, question: QuestionIn<Swtcg>, figure = figureIn(game)): string | null {
  const { kind, about } = question
  const sentence = (kind === 'cards' ? HELP_WITH_CARDS[about] : undefined) ?? HELP[about]
  return sentence === undefined
    ? null
    : filled(sentence, (fact) => FACTS[fact as Fact](game, question, figure))
}
