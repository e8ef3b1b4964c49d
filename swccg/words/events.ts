/** What happened, in words. */
import type { Game, SwccgEvent } from '../kinds.ts'
import { deedOf } from './deeds.ts'
import { EPIC_STEP_WORDS } from './epic.ts'
import { both, cardName, counted, PILES, seatName, titleIn } from './names.ts'

type Happened<K extends SwccgEvent['kind']> = Extract<SwccgEvent, { kind: K }>
type Phrases = { readonly [K in SwccgEvent['kind']]: (game: Game, event: Happened<K>) => string | null }

const KINDS_OF_DESTINY = {
  battle: 'battle ',
  power: 'power ',
  attrition: 'attrition ',
  weapon: 'weapon ',
  asteroid: 'asteroid ',
  'carbon-freezing': 'Carbon-Freezing ',
  'search-party': 'search party ',
  duel: 'duel ',
  training: 'training ',
  ferocity: 'ferocity ',
  'tractor-beam': 'tractor beam ',
  'epic-event': 'Epic Event ',
  attack: 'attack ',
  other: '',
}

const named = (game: Game, keys: readonly string[]): string =>
  keys.map((key) => titleIn(game, key)).join(', ')

/** Of a whole pile only the first cards are named: who looks at it sees them all. */
const AT_A_GLANCE = 8
const someOf = (game: Game, keys: readonly string[]): string =>
  keys.length <= AT_A_GLANCE
    ? named(game, keys)
    : `${named(game, keys.slice(0, AT_A_GLANCE))} and ${keys.length - AT_A_GLANCE} more`

const PHRASES: Phrases = {
  startingLocation: (game, { seat, is }) => `${seatName(game, seat)} starts with ${titleIn(game, is)}.`,
  startingClash: (game, { is }) => `Both chose ${titleIn(game, is)}; both choose again.`,
  startingCard: (game, { seat, is }) => `${seatName(game, seat)} starts with ${titleIn(game, is)}.`,
  shuffled: (game, { seat, pile }) => `${seatName(game, seat)}'s ${PILES[pile]} is shuffled.`,
  drew: (game, { seat, count, from, is }) =>
    `${seatName(game, seat)} draws ${is ? named(game, is) : counted(count, 'card')} from the ${PILES[from]}.`,
  turnBegan: () => null,
  turnEnded: () => null,
  phaseBegan: () => null,
  activated: (game, { seat, count }) => `${seatName(game, seat)} activates ${count} Force.`,
  used: (game, { seat, count }) => `${seatName(game, seat)} uses ${count} Force.`,
  recirculated: (game, { seat, count }) => `${seatName(game, seat)} re-circulates ${counted(count, 'card')}.`,
  forceLost: (game, { seat, from, is }) =>
    `${seatName(game, seat)} loses ${is ? titleIn(game, is) : 'a card'} from the ${PILES[from]}.`,
  retrieved: (game, { seat, count, is }) =>
    `${seatName(game, seat)} retrieves ${is ? titleIn(game, is) : counted(count, 'card')}.`,
  turnedOver: (game, { seat, is }) => `${seatName(game, seat)} reveals ${named(game, is)}.`,
  inserted: (game, { seat, is }) =>
    `${seatName(game, seat)} inserts ${titleIn(game, is)} into opponent's Reserve Deck.`,
  surfaced: (game, { seat, is }) =>
    `${titleIn(game, is)} reaches the top: ${seatName(game, seat)} may not activate any more Force this turn.`,
  drainInitiated: (game, { seat, at, amount }) =>
    `${seatName(game, seat)} drains ${amount} Force at ${cardName(game, at)}.`,
  drainCancelled: (game, { at, is }) =>
    is
      ? `${titleIn(game, is)} cancels the Force drain at ${cardName(game, at)}.`
      : `The Force drain at ${cardName(game, at)} fails.`,
  deployed: (game, { seat, is, on, cost }) =>
    `${seatName(game, seat)} deploys ${titleIn(game, is)}${on === undefined ? '' : ` to ${cardName(game, on)}`}${
      cost > 0 ? ` for ${cost} Force` : ''
    }.`,
  converted: (game, { card }) => `${cardName(game, card)} is converted.`,
  moved: (game, { card, from, to }) =>
    `${cardName(game, card)} moves from ${cardName(game, from)} to ${cardName(game, to)}.`,
  transferred: (game, { card, to }) => `${cardName(game, card)} goes to ${cardName(game, to)}.`,
  replaced: (game, { is, was }) => `${titleIn(game, is)} takes the place of ${titleIn(game, was)}.`,
  wentUndercover: (game, { card }) => `${cardName(game, card)} goes undercover.`,
  coverBroken: (game, { card }) => `The cover of ${cardName(game, card)} is broken.`,
  flipped: (game, { card }) => `${cardName(game, card)} is turned over.`,
  blownAway: (game, { card }) => `${cardName(game, card)} is blown away.`,
  crashed: (game, { card }) => `${cardName(game, card)} crashes.`,
  collided: (game, { card }) => `Asteroids strike ${cardName(game, card)}.`,
  attackInitiated: (game, { card, by, cards, at }) =>
    by === 'creature'
      ? `${cardName(game, card)} attacks ${cards.map((one) => cardName(game, one)).join(', ')}.`
      : `${cards.map((one) => cardName(game, one)).join(', ')} attack ${cardName(game, card)} at ${cardName(game, at)}.`,
  attackTotals: (game, { card, power, ferocity }) =>
    `Power ${power} against ${ferocity} of ${cardName(game, card)}.`,
  attackEnded: () => null,
  creaturesFought: (game, { cards: [one, other], ferocities }) =>
    `${cardName(game, one)} (${ferocities[0]}) fights ${cardName(game, other)} (${ferocities[1]}).`,
  clung: (game, { card, to }) => `${cardName(game, card)} attaches to ${cardName(game, to)}.`,
  letGo: (game, { card }) => `${cardName(game, card)} detaches.`,
  drifted: (game, { card, to }) => `${cardName(game, card)} moves on to ${cardName(game, to)}.`,
  wentMissing: (game, { card }) => `${cardName(game, card)} goes missing.`,
  found: (game, { card }) => `${cardName(game, card)} is found.`,
  captured: (game, { card }) => `${cardName(game, card)} is captured.`,
  stranded: (game, { card, on }) => `${cardName(game, card)} is relocated to ${cardName(game, on)}.`,
  wasFrozen: (game, { card }) => `${cardName(game, card)} is frozen.`,
  leftUnattended: (game, { card }) => `${cardName(game, card)} is left unattended.`,
  seized: (game, { card, escort }) => `${cardName(game, escort)} takes ${cardName(game, card)} into custody.`,
  imprisoned: (game, { card, at }) => `${cardName(game, card)} is imprisoned at ${cardName(game, at)}.`,
  escaped: (_, { is }) => `${is} escapes.`,
  rallied: (game, { card, on }) => `${cardName(game, card)} is released to ${cardName(game, on)}.`,
  seatTaken: (game, { card, as }) => `${cardName(game, card)} becomes a ${as}.`,
  played: (game, { seat, is, action, half, of = is }) => {
    const { kind } = game.constants.library.card(is)
    const deed = deedOf(game.constants.library.card(of), action, half)
    return `${seatName(game, seat)} ${kind === 'interrupt' ? 'plays' : 'uses'} ${titleIn(game, is)}: ${deed}.`
  },
  aimed: (game, { seat, cards }) =>
    `${seatName(game, seat)} targets ${both(cards.map((one) => cardName(game, one)))}.`,
  cancelled: (game, { is }) => `${titleIn(game, is)} is canceled.`,
  destinyDrawn: (game, { seat, is, value, for: kind }) =>
    `${seatName(game, seat)} draws ${KINDS_OF_DESTINY[kind]}destiny ${value} (${titleIn(game, is)}).`,
  noDestiny: (game, { seat }) => `${seatName(game, seat)} has no card to draw for destiny.`,
  fired: (game, { card, target }) => `${cardName(game, card)} fires at ${cardName(game, target)}.`,
  shot: (game, { target, total, defense }) =>
    total > defense
      ? `${total} beats the ${defense} of ${cardName(game, target)}.`
      : `${total} is not more than the ${defense} of ${cardName(game, target)}: it misses.`,
  hit: (game, { card }) => `${cardName(game, card)} is hit.`,
  powerTotalled: (game, { seat, power }) => `${seatName(game, seat)} has power ${power}.`,
  battleTotals: (game, { totals, winner }) =>
    winner === null
      ? `Both totals are ${totals[0]}: nobody wins.`
      : `${seatName(game, winner)} wins, ${totals[winner]} to ${totals[1 - winner]}.`,
  battleInitiated: (game, { seat, at }) =>
    `${seatName(game, seat)} initiates a battle at ${cardName(game, at)}.`,
  battleEnded: (game, { at, winner }) =>
    winner === null
      ? `The battle at ${cardName(game, at)} ends.`
      : `${seatName(game, winner)} wins the battle at ${cardName(game, at)}.`,
  voyaged: (game, { card, parsec, around }) =>
    `${cardName(game, card)} moves to parsec ${parsec}, ${
      around === null ? 'into deep space' : `in orbit of ${cardName(game, around)}`
    }.`,
  epicStep: (game, { card, step }) => `${cardName(game, card)}: ${EPIC_STEP_WORDS[step]}.`,
  leadNamed: (game, { card }) => `${cardName(game, card)} leads the Attack Run.`,
  epicTotal: (game, { card, base, more, total }) =>
    `${cardName(game, card)}: ${more === 0 ? `total ${total}` : `${base} and ${more} from cards make ${total}`}.`,
  epicEnded: (game, { card, succeeded }) =>
    `${cardName(game, card)} ${succeeded ? 'succeeds' : 'comes to nothing'}.`,
  beamAimed: (game, { seat, card, target }) =>
    `${seatName(game, seat)} aims ${cardName(game, card)} at ${cardName(game, target)}.`,
  testAttempted: (game, { card, apprentice, total, needed }) =>
    `${cardName(game, apprentice)} attempts ${cardName(game, card)}: ${total}, and more than ${needed} is needed.`,
  testCompleted: (game, { card, on }) => `${cardName(game, on)} has completed ${cardName(game, card)}.`,
  testExchanged: (game, { seat, given, is }) =>
    `${seatName(game, seat)} exchanges ${titleIn(game, given)} for ${titleIn(game, is)}.`,
  duelInitiated: (game, { seat, cards, epic }) =>
    `${seatName(game, seat)} initiates ${epic ? 'an epic duel' : 'a duel'}: ${cards.map((card) => cardName(game, card)).join(' against ')}.`,
  duelTotals: (_, { totals }) => `Duel: ${totals.join(' against ')}.`,
  duelEnded: (game, { winner }) =>
    winner === null ? 'Nobody wins the duel.' : `${seatName(game, winner)} has won the duel.`,
  sabaccBegan: (game, { seat, players }) => {
    const names = players.flatMap((one) => (one === null ? [] : [cardName(game, one)]))
    return `${seatName(game, seat)} begins a game of sabacc: ${names.join(' against ')}.`
  },
  sabaccDrew: (game, { seat, count, is }) =>
    `${seatName(game, seat)} draws ${is ? named(game, is) : counted(count, 'card')} for sabacc.`,
  sabaccStood: (game, { seat }) => `${seatName(game, seat)} draws no more cards.`,
  sabaccShown: (game, { hands }) =>
    hands.map((is, seat) => `${seatName(game, seat)} shows ${named(game, is)}.`).join(' '),
  sabaccEnded: (game, { totals, winner, double }) =>
    winner === null
      ? `Sabacc: ${totals.join(' against ')}, a draw.`
      : `${seatName(game, winner)} wins at sabacc${double ? ', double' : ''}: ${totals[winner]} against ${totals[1 - winner]}.`,
  sabaccStake: (game, { seat, is, taken }) =>
    taken
      ? `${seatName(game, seat)} takes ${titleIn(game, is)}.`
      : `${seatName(game, seat)} makes ${titleIn(game, is)} lost.`,
  left: (game, { is, by, to }) =>
    `${titleIn(game, is)} is ${by === 'returned' ? 'returned' : by}${by === 'returned' ? ` to ${PILES[to]}` : ''}.`,
  looked: (game, { seat, whose, from, count, is }) =>
    `${seatName(game, seat)} looks at ${is ? someOf(game, is) : counted(count, 'card')} in ${seatName(game, whose)}'s ${PILES[from]}.`,
  stacked: (game, { seat, pile, is, beneath }) =>
    `${is ? titleIn(game, is) : 'A card'} goes ${beneath ? 'beneath' : 'on top of'} ${seatName(game, seat)}'s ${PILES[pile]}.`,
  stolen: (game, { card, seat }) => `${seatName(game, seat)} steals ${cardName(game, card)}.`,
  owesForce: (game, { seat, amount }) => `${seatName(game, seat)} must lose ${amount} Force.`,
  lifeForceSpent: (game, { seat }) => `${seatName(game, seat)} has no Life Force left.`,
}

export const sayEvent = (game: Game, event: SwccgEvent): string | null =>
  (PHRASES[event.kind] as (game: Game, event: SwccgEvent) => string | null)(game, event)

/** A turn opens a heading in the log. */
export const heading = (game: Game, event: SwccgEvent): string | null =>
  event.kind === 'turnBegan' ? `Turn ${event.turn}: ${seatName(game, event.seat)}` : null
