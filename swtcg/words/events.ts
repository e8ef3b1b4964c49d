/** What happened, in sentences. */

import type { AttackWith, Destination, Game, SwtcgEvent } from '../kinds.ts'
import { nameOfKeyword } from '../language/keywords.ts'
import { cardName, counted, listed, placeName, STEP_NAMES, seatName, sideName, titleIn } from './names.ts'

type Kind = SwtcgEvent['kind']
type Told<K extends Kind> = Extract<SwtcgEvent, { readonly kind: K }>
type Sentences = { readonly [K in Kind]?: (game: Game, event: Told<K>) => string | null }

const signed = (amount: number): string => (amount < 0 ? `loses ${-amount}` : `gains ${amount}`)

export const destinationName = (game: Game, destination: Destination): string =>
  'to' in destination
    ? placeName(destination.to)
    : `${destination.place === 'top' ? 'on top of' : 'beneath'} ${cardName(game, destination.onto)}`

/** What an attack is made with. */
const WITH: Readonly<Record<AttackWith, string>> = {
  power: 'power',
  bombard: 'Bombard',
  'ion-cannon': 'Ion Cannon',
  barrage: 'Barrage',
}

const SENTENCES: Sentences = {
  sidesChosen: (_, { sides }) =>
    listed(sides.map((side, seat) => `Player ${seat + 1} plays ${sideName(side)}`)).concat('.'),
  seated: (game, { order }) => `The seats in order: ${listed(order.map((seat) => seatName(game, seat)))}.`,
  sideBid: (game, { seat, bid }) =>
    bid === null ? `${seatName(game, seat)} gives up the side.` : `${seatName(game, seat)} bids ${bid}.`,
  eventPlayed: (game, { seat, is }) => `${seatName(game, seat)} puts ${titleIn(is)} into the Event zone.`,
  removed: (_, { is }) => `${titleIn(is)} is removed from the game.`,
  consumed: (game, { is, unit }) => `${cardName(game, unit)} consumes ${titleIn(is)}.`,
  resourcePulled: (game, { seat, is }) =>
    is === null
      ? `${seatName(game, seat)} takes no Resource.`
      : `${seatName(game, seat)} takes ${titleIn(is)} from the deck.`,
  shuffled: (game, { seat }) => `${seatName(game, seat)} shuffles the deck.`,
  decksSwapped: () => 'The decks are swapped.',
  tookFromDeck: (game, { seat, count, is }) =>
    `${seatName(game, seat)} takes ${is ? listed(is.map(titleIn)) : counted(count, 'card')} from the deck.`,
  bonusChosen: (game, { seat, bonus }) => `${seatName(game, seat)} chooses the bonus ${bonus}.`,
  pointsChanged: (game, { seat, by, total }) => `${seatName(game, seat)} ${signed(by)} points (${total}).`,
  pointGameWon: (game, { seat, points }) =>
    `${seatName(game, seat)} has won the point game with ${points} points.`,
  playPostponed: (_, { turn }) => `Play begins in turn ${turn}.`,
  primaryChosen: (game, { seat }) => `${seatName(game, seat)} decides for the team.`,
  pointsGiven: (game, { seat, to, points }) =>
    `${seatName(game, seat)} gives ${points} build points to ${seatName(game, to)}.`,
  eliminated: (game, { seat }) => `${seatName(game, seat)} leaves the game.`,
  captured: (game, { card, by }) => `${cardName(game, by)} captures ${cardName(game, card)}.`,
  ransomed: (game, { seat, cost }) => `${seatName(game, seat)} pays ${cost} Force for a prisoner.`,
  boarded: (game, { card, unit }) => `${cardName(game, card)} boards ${cardName(game, unit)}.`,
  recruitCardChosen: (game, { seat, is }) =>
    `${seatName(game, seat)} puts ${titleIn(is)} into the recruit zone.`,
  recruited: (game, { seat }) => `${seatName(game, seat)} makes a recruit.`,
  drew: (game, { seat, count, is }) =>
    `${seatName(game, seat)} draws ${is ? listed(is.map(titleIn)) : counted(count, 'card')}.`,
  showed: (game, { seat, is }) => `${seatName(game, seat)} shows ${titleIn(is)}.`,
  chose: (game, { seat, cards }) =>
    `${seatName(game, seat)} chooses ${listed(cards.map((card) => cardName(game, card)))}.`,
  mulligan: (game, { seat, is }) =>
    is.length === 0
      ? `${seatName(game, seat)} keeps the hand.`
      : `${seatName(game, seat)} throws back ${listed(is.map(titleIn))}.`,
  setUp: (game, { seat, is, destination, cost }) =>
    `${seatName(game, seat)} builds ${titleIn(is)} for ${cost}: ${destinationName(game, destination)}.`,
  setupStopped: (game, { seat, left }) =>
    `${seatName(game, seat)} is done with setup${left > 0 ? `, ${counted(left, 'point')} unspent` : ''}.`,
  buildStepBegan: (game, { seat }) => `${seatName(game, seat)} builds.`,
  tapped: (game, { card }) => `${cardName(game, card)} taps.`,
  forceChanged: (game, { seat, by, total }) => `${seatName(game, seat)} ${signed(by)} Force (${total}).`,
  buildChanged: (game, { seat, by, total }) =>
    `${seatName(game, seat)} ${signed(by)} build ${Math.abs(by) === 1 ? 'point' : 'points'} (${total}).`,
  laidFaceDown: (game, { seat, is }) =>
    `${seatName(game, seat)} lays ${is ? titleIn(is) : 'a card'} face-down in the build zone.`,
  buildCountersChanged: (game, { card, by, total }) =>
    by > 0 ? `${capital(cardName(game, card))} gets ${counted(by, 'build counter')} (${total}).` : null,
  turnedUp: (game, { seat, is }) => `${seatName(game, seat)} completes ${titleIn(is)}.`,
  deployed: (_, { is, to }) => `${titleIn(is)} is deployed to ${placeName(to)}.`,
  stacked: (game, { card, is, place }) =>
    `${titleIn(is)} goes ${place === 'top' ? 'on top of' : 'beneath'} ${cardName(game, card)}.`,
  rearranged: (game, { seat, is }) => `${seatName(game, seat)} puts ${titleIn(is)} on top.`,
  placed: (_, { is, to }) => `${titleIn(is)} is put into ${placeName(to)}.`,
  moved: (game, { card, to }) => `${cardName(game, card)} moves to ${placeName(to)}.`,
  piloted: (game, { card, unit }) => `${cardName(game, card)} pilots ${cardName(game, unit)}.`,
  equipped: (game, { card, unit }) => `${cardName(game, unit)} carries ${cardName(game, card)}.`,
  detached: (game, { card, unit }) => `${cardName(game, card)} leaves ${cardName(game, unit)}.`,
  retreated: (game, { card }) => `${cardName(game, card)} retreats.`,
  contestBid: (game, { seat, bid }) => `${seatName(game, seat)} bids ${bid} Force.`,
  contestWon: (game, { seat, card, paid }) =>
    `${seatName(game, seat)} wins the contest for ${cardName(game, card)} and pays ${paid} Force.`,
  attackDeclared: (game, { attacker, defender }) =>
    `${cardName(game, attacker)} attacks ${cardName(game, defender)}.`,
  attackSkipped: (game, { card }) => `${cardName(game, card)} does not attack.`,
  intercepted: (game, { card }) => `${cardName(game, card)} intercepts.`,
  attackDiceCounted: (_, { with: using, power, shields, dice }) =>
    shields > 0
      ? `${power} ${WITH[using]} − ${shields} Shields = ${dice} ${dice === 1 ? 'die' : 'dice'}.`
      : null,
  diceRolled: (game, { seat, dice }) =>
    dice.length === 0 ? null : `${seatName(game, seat)} rolls ${dice.join(', ')}.`,
  diceRerolled: (game, { seat, from, to }) =>
    `${seatName(game, seat)} rolls ${from.join(', ')} again: ${to.join(', ')}.`,
  diceAltered: (_, { from, to }) => `Dice of ${from.join(', ')} now count as ${to.join(', ')}.`,
  hitsCounted: (_, { hits }) => `${counted(hits, 'hit')}.`,
  damagePending: (_, { amount, critical = 0 }) =>
    critical > 0
      ? `${counted(amount - critical, 'hit')} + ${critical} Critical Hit = ${amount} damage.`
      : null,
  damagePrevented: (game, { unit, amount }) => `${amount} damage to ${cardName(game, unit)} is prevented.`,
  damagePlaced: (game, { unit, amount }) => `${cardName(game, unit)} takes ${amount} damage.`,
  keywordTriggered: (game, { card, keyword }) =>
    `${nameOfKeyword(keyword)} of ${cardName(game, card)} is triggered.`,
  damageCountersPut: (game, { unit, amount }) =>
    `${counted(amount, 'damage counter')} on ${cardName(game, unit)}.`,
  damageRemoved: (game, { unit, amount }) => `${amount} damage is removed from ${cardName(game, unit)}.`,
  discarded: (_, { is }) => `${titleIn(is)} is discarded.`,
  abilityPlayed: (game, { seat, card, ability }) =>
    `${seatName(game, seat)} plays ${ability} of ${cardName(game, card)}.`,
  disrupted: (game, { what, card }) =>
    what === 'attack'
      ? `The attack of ${cardName(game, card)} is disrupted.`
      : `${cardName(game, card)} is disrupted.`,
  won: (_, { side }) => `${capital(sideName(side))} wins.`,
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export function sayEvent(game: Game, event: SwtcgEvent): string | null {
  const say = SENTENCES[event.kind] as ((game: Game, event: SwtcgEvent) => string | null) | undefined
  return say?.(game, event) ?? null
}

/** Turns and steps head what happens in them. */
export function heading(_: Game, event: SwtcgEvent): string | null {
  if (event.kind !== 'stepBegan') return null
  const name = STEP_NAMES[event.step]
  return event.turn > 0 ? `Turn ${event.turn}: ${name}` : name
}
