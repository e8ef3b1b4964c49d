/** What the machine asks, in words. */
import { filled, type QuestionIn } from '@dejarik/kernel'
import type { About, Game, Swccg } from '../kinds.ts'
import type { LosingForce } from '../rules/force/losing.ts'
import type { Moment } from '../text/happening.ts'
import { cardName, seatName } from './names.ts'

/** By what a question is about; `{card}` is the card whose text asks. */
const PROMPTS: Readonly<Record<Exclude<About, Moment | 'lose-force'>, string>> = {
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
  'adds-to-drain': 'Which of these add to the Force drain?',
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
  search: 'What do you take with {card}?',
  retrieve: 'What do you retrieve with {card}?',
}

/** Of what just happened; a word in braces is that card, or amount, of it, and `{by}` who acted. */
const HAPPENED: Readonly<Record<Moment, string>> = {
  'turn-began': 'The turn begins.',
  'turn-ended': 'The turn ends.',
  'phase-began': 'The phase begins.',
  'force-activated': '{by} has activated {count} Force.',
  'drain-initiated': '{by} drains at {at}. Answer it?',
  'battle-initiated': '{by} starts a battle at {at}. Answer it?',
  'battle-ended': 'The battle at {at} is over. Answer it?',
  deployed: '{by} has deployed {card}. Answer it?',
  played: '{by} plays {card}. Answer it?',
  reacted: '{by} reacts with {card}. Answer it?',
  'destiny-drawn': '{by} has drawn {card} for destiny. Answer it?',
  targeted: '{source} targets {card}. Answer it?',
  'weapon-fired': '{card} is fired at {target}. Answer it?',
  hit: '{card} is hit. Answer it?',
  'about-to-be-lost': '{card} is about to be lost. Answer it?',
  lost: '{card} was lost. Answer it?',
  forfeited: '{card} was forfeited. Answer it?',
  'must-lose-force': '{by} must lose {amount} Force. Answer it?',
  'lost-force': '{by} has lost {amount} Force. Answer it?',
  'battle-destinies-drawn': 'The battle destinies at {at} are drawn. Answer them?',
  attrition: '{by} must meet an attrition of {amount}. Answer it?',
  arrived: '{card} has moved to {at}. Answer it?',
}

const isMoment = (about: About): about is Moment => about in HAPPENED

const PHASE = /^(\w+)-phase$/

export function prompt(game: Game, { about, card, seat }: QuestionIn<Swccg>): string {
  const phase = PHASE.exec(about)?.[1]
  if (phase && game.table.current !== seat)
    return `${seatName(game, game.table.current)}: ${phase} phase. Play something?`
  if (about === 'lose-force') return losingForce(game)
  if (isMoment(about)) return capital(filled(HAPPENED[about], wordsFor(game, game.table.happenings.at(-1)!)))
  return PROMPTS[about].replace('{card}', card === undefined ? 'it' : cardName(game, card))
}

const AMOUNTS: ReadonlySet<string> = new Set(['amount', 'count'])
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const wordsFor =
  (game: Game, happening: object) =>
  (field: string): string => {
    const value = (happening as Readonly<Record<string, number>>)[field]!
    if (AMOUNTS.has(field)) return String(value)
    return field === 'by' ? seatName(game, value) : cardName(game, value)
  }

/** A unit at a time; how many there are altogether is what the choice depends on. */
function losingForce(game: Game): string {
  const { amount, lost = 0 } = game.state.frames.at(-1)!.locals as unknown as LosingForce
  return amount === 1 ? 'Lose 1 Force: from where?' : `Lose Force ${lost + 1} of ${amount}: from where?`
}
