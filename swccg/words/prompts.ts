/** What the machine asks, in words. */
import { type Figure, filled, numberOf, type QuestionIn } from '@dejarik/kernel'
import type { About, Game, Swccg } from '../kinds.ts'
import type { LosingForce } from '../rules/force/losing.ts'
import type { HappeningName } from '../text/happening.ts'
import { FACTS } from './asked-about.ts'
import { cardName, seatName } from './names.ts'

/** By what a question is about; a word in braces is a fact of what is asked. */
const PROMPTS: Readonly<Record<Exclude<About, HappeningName | 'lose-force'>, string>> = {
  'starting-location': 'Where does your game begin?',
  'starting-effect': 'Begin with a Starting Effect?',
  'starting-objective': 'Begin with your Objective.',
  'starting-interrupt': 'Begin with a Starting Interrupt?',
  'let-convert': 'Both chose {card}. Let your opponent convert yours?',
  activate: 'Activate how much of {most}?',
  'into-hand': 'How much of that do you draw into hand instead?',
  'activate-phase': 'Activate: play something?',
  'control-phase': '{drains}',
  'deploy-phase': 'Deploy: {force} Force to use.',
  'battle-phase': '{battles}',
  'move-phase': 'Move: {force} Force to use.',
  'draw-phase': 'Draw how many of {force}?',
  weapons: 'Fire which weapon, and at whom?',
  'power-destiny': 'Draw power destiny?',
  'battle-destiny': 'Draw battle destiny?',
  'attrition-destiny': 'Draw attrition destiny?',
  'attack-destiny': 'Draw destiny in the attack?',
  'must-attack': '{card} must attack: whom?',
  settle: '{settling}',
  'adds-to-drain': 'Which of these add to the Force drain?',
  capture: '{card} is captured: what becomes of it?',
  release: '{card} is released: where to?',
  'who-goes': 'Who goes?',
  'fire-apart': '{card}: at what do you fire?',
  'move-away': '{card} must leave: where to?',
  'who-rides': 'Who goes along?',
  'who-searches': 'Who searches at {card}?',
  'which-craft': 'Which craft form the squadron?',
  'keep-destiny': '{card}: which card do you keep as destiny?',
  'use-kept-destiny': 'Use {card} instead of drawing destiny?',
  'give-for-test': 'Exchange a card in hand for a Jedi Test in your Lost Pile?',
  'enter-trench': 'Which starfighters enter the Trench?',
  'follow-into-trench': 'Which TIE follows into the Trench?',
  'lead-starfighter': 'Which starfighter leads?',
  'attack-run': 'The Attack Run goes on.',
  'sabacc-player': 'Who plays {card} for you?',
  'sabacc-first': '{card}: who draws first?',
  'sabacc-deal': 'Show a perfect hand?',
  'sabacc-draw': '{card}: draw another card?',
  'sabacc-value': '{card}: what does your hand count?',
  'sabacc-change': '{card}: what is your total?',
  'sabacc-stakes': '{card}: which of these do you win?',
  target: 'What does {card} target?',
  choose: '{card}: which one?',
  may: 'Use {card}?',
  pick: '{card}: which?',
  'choose-number': 'How many for {card}?',
  volley: '{card}: which weapons are fired together?',
  look: '{card}: look, and take what you may.',
  reorder: 'Which card lies on top of the rest?',
  'put-from-hand': 'Which cards of your hand go to the Used Pile?',
  exchange: 'Which card in hand do you stack on {card}?',
  'exchange-for': 'Which card do you take for it?',
  'reveal-and-deploy': 'Deploy what was revealed; others are lost.',
  'deploy-from': '{card}: which card do you deploy?',
  search: '{card}: which cards do you take?',
  retrieve: '{card}: which cards do you retrieve?',
}

/** Of what just happened; a word in braces is that card, or amount, of it, and `{by}` who acted. */
const HAPPENED: Readonly<Record<HappeningName, string>> = {
  'turn-began': 'The turn begins. Play something?',
  'turn-ended': 'The turn ends. Play something?',
  'phase-began': 'The phase begins. Play something?',
  'phase-ended': 'The phase ends. Play something?',
  retrieved: 'Force was retrieved. Play something?',
  'force-activated': '{by} has activated {count} Force. Answer?',
  'drain-initiated': '{by} drains {drain} at {at}. Answer?',
  'battle-initiated': '{by} initiates a battle at {at}: {powers}. Answer?',
  'attack-initiated': 'An attack with {card} at {at} begins. Answer?',
  defeated: '{source} has defeated {card}. Answer?',
  eaten: '{source} has eaten {card}. Answer?',
  'battle-ended': 'The battle at {at} is over. Answer?',
  deployed: '{by} has deployed {card}. Answer?',
  played: '{by} {plays} {card}. Answer?',
  'taking-effect': '{card} is about to take effect. Answer?',
  'carried-out': '{card} was carried out. Answer?',
  relocated: '{card} has relocated cards to {at}. Answer?',
  'battle-decided': 'The battle at {at} is decided. Answer?',
  'drawing-battle-destiny': '{by} is about to draw battle destiny. Answer?',
  scanning: '{by} is about to look through a hand with {card}. Answer?',
  reacted: '{by} reacts with {card}. Answer?',
  'weapons-ended': 'The weapons segment is over. Play something?',
  inserted: '{card} is inserted in a Reserve Deck. Answer?',
  surfaced: '{card} has come to the top of a Reserve Deck. Answer?',
  'came-as-react': '{card} has come to {at}. Answer?',
  exploding: '{card} explodes. Answer?',
  'destiny-drawn': '{by} drew {card}: destiny {destiny}. Answer?',
  'destiny-succeeded': 'The destiny for {card} is successful. Answer?',
  targeted: '{source} targets {card}. Answer?',
  'weapon-fired': '{card} is fired at {target}. Answer?',
  hit: '{card} is hit. Answer?',
  'about-to-be-cancelled': 'A card is about to be canceled. Answer?',
  'about-to-be-lost': '{card} is about to be lost. Save it?',
  lost: '{card} was lost. Answer?',
  forfeited: '{card} was forfeited. Answer?',
  'must-lose-force': '{by} is about to lose {amount} Force. Answer?',
  'lost-force': '{by} has lost {amount} Force. Answer?',
  'only-force-left': '{by} has no card left to forfeit and owes {amount} Force. Answer?',
  'battle-destinies-drawn': 'The battle destinies at {at} are drawn. Answer?',
  attrition: '{by} must meet an attrition of {amount}. Answer?',
  'cover-broken': 'The cover of {card} is broken. Answer?',
  captured: '{card} was captured. Answer?',
  frozen: '{card} was frozen. Answer?',
  missing: '{card} went missing. Answer?',
  found: '{card} was found. Answer?',
  released: '{card} was released. Answer?',
  delivered: '{source} delivers {card} to {at}. Answer?',
  shuffled: 'A pile was shuffled. Answer?',
  collided: '{card} is about to be lost to asteroids. Answer?',
  'blown-away': '{card} is about to be blown away. Answer?',
  crossing: '{card} moves across {at}. Answer?',
  arrived: '{card} has moved to {at}. Answer?',
  'sabacc-won': '{card} has won at sabacc. Answer?',
  'pulled-up': '{card} has pulled up. Answer?',
  'fired-at-place': '{source} was fired at {card}. Answer?',
  'beam-aimed': '{source} is aimed at {card}. Answer?',
  'duel-initiated': '{by} initiates a duel at {at}. Answer?',
  dueling: 'Duel destinies are about to be drawn. Play something?',
  'duel-ended': 'The duel at {at} is over. Answer?',
  'about-to-cross': '{card} is about to cross to the other side. Answer?',
}

/** How it is done, or what comes of it. */
const HELP: Readonly<Partial<Record<About, string>>> = {
  'starting-location': 'Icons on your side are your Force each turn.',
  activate: 'What stays in the Reserve Deck can still be drawn for destiny.',
  'deploy-phase': 'Click a card, then where it goes.',
  'lose-force': 'Click a pile, or a card of your hand, to take it instead.',
  settle: 'Click cards to give up others.',
  'who-goes': 'Click whoever shall stay.',
  'draw-phase': 'What you leave can be used in their turn.',
  weapons: 'A shot hits if its destiny is more than the defence.',
  'power-destiny': 'You may draw {most}.',
  'battle-destiny': 'Your ability lets you draw {most}.',
  'attrition-destiny': 'You may draw {most}.',
  'destiny-drawn': 'It was drawn for {for}.',
  'sabacc-draw': 'Nearest to 11 wins; over 11 is bad.',
  'sabacc-value': 'Nearest to 11 wins; over 11 is bad.',
}

const isMoment = (about: About): about is HappeningName => about in HAPPENED

const PHASE = /^(\w+)-phase$/
const DOES: Readonly<Record<string, string>> = {
  activate: 'activates',
  control: 'is in control',
  deploy: 'deploys',
  battle: 'may battle',
  move: 'moves',
  draw: 'draws',
}

const figureIn =
  (game: Game): Figure =>
  (name, card) =>
    numberOf(game, name, card)

export function prompt(game: Game, question: QuestionIn<Swccg>, figure = figureIn(game)): string {
  const { about, seat } = question
  const phase = PHASE.exec(about)?.[1]
  if (phase && game.table.current !== seat)
    return `${seatName(game, game.table.current)} ${DOES[phase]}. Play something?`
  if (about === 'lose-force') return losingForce(game, question)
  if (holdsFire(question)) return 'The weapons segment. Play something?'
  return capital(filled(isMoment(about) ? HAPPENED[about] : PROMPTS[about], wordsFor(game, question, figure)))
}

/** A line under the prompt; null where it needs none. */
export function help(game: Game, question: QuestionIn<Swccg>, figure = figureIn(game)): string | null {
  const { about, seat } = question
  const isTheirs = PHASE.test(about) && game.table.current !== seat
  const sentence = isTheirs || holdsFire(question) ? undefined : HELP[about]
  return sentence === undefined ? null : filled(sentence, wordsFor(game, question, figure))
}

/** Whether weapons are asked about where none can be fired, only cards played. */
const holdsFire = (question: QuestionIn<Swccg>): boolean =>
  question.about === 'weapons' &&
  question.kind === 'action' &&
  !question.offers.some(({ verb }) => verb === 'fire')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A fact of what is asked, or of what just happened. */
const wordsFor =
  (game: Game, question: QuestionIn<Swccg>, figure: Figure) =>
  (field: string): string =>
    FACTS[field]?.(game, question, figure) ?? happened(game, field)

const AMOUNTS: ReadonlySet<string> = new Set(['amount', 'count'])

function happened(game: Game, field: string): string {
  const happening = (game.table.happenings.at(-1) ?? {}) as Readonly<Record<string, number | string>>
  const value = happening[field]
  if (value === undefined) return 'it'
  if (AMOUNTS.has(field) || typeof value === 'string') return String(value)
  return field === 'by' ? seatName(game, value) : cardName(game, value)
}

/** What the choice depends on is how much it is altogether. */
function losingForce(game: Game, { owed = 1 }: QuestionIn<Swccg>): string {
  const { from } = game.state.frames.at(-1)!.locals as Partial<LosingForce>
  const why = from === 'drain' ? ' to the drain' : from === 'battle' ? ' to the battle' : ''
  return `Lose ${owed} Force${why}: from where?`
}
