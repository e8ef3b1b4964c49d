/** What a seat can do, in words. */
import type { CardId } from '@dejarik/kernel'
import { type Destination, definitionOf, type Game, type Role, type SwccgOffer } from '../kinds.ts'
import { isIn, locationsInPlay } from '../rules/cards/place.ts'
import type { Beside } from '../text/text.ts'
import { deedOf } from './deeds.ts'
import { cardName, PILES, seatName } from './names.ts'

type Offered<V extends SwccgOffer['verb']> = Extract<SwccgOffer, { verb: V }>
type Phrases = { readonly [V in SwccgOffer['verb']]: (game: Game, offer: Offered<V>) => string }

const ROLES: Readonly<Record<Role, string>> = {
  at: 'to',
  pilot: 'as a pilot of',
  driver: 'as the driver of',
  passenger: 'as a passenger of',
  cargo: 'into',
  undercover: 'undercover at',
  missing: 'missing at',
  escorted: 'as a captive of',
  imprisoned: 'imprisoned at',
  unattended: 'unattended at',
  captured: 'captured by',
  stranded: 'stranded on',
  attached: 'on',
  beneath: 'beneath',
}

/** The passengers of a creature are called riders (ccg/pilot/riders). */
const roleWords = (game: Game, as: Role, to: number): string =>
  as === 'passenger' && definitionOf(game, to).type === 'creature' ? 'as a rider of' : ROLES[as]

const price = (cost: number): string => (cost > 0 ? ` for ${cost} Force` : '')

const BESIDE: Readonly<Record<Beside, string>> = {
  'own-side': 'on your side of the table',
  'opponents-side': "on your opponent's side of the table",
  'opponents-deck': "into your opponent's Reserve Deck",
}

function where(game: Game, destination: Destination): string {
  if ('on' in destination)
    return ` ${roleWords(game, destination.as, destination.on)} ${cardName(game, destination.on)}`
  if ('over' in destination) return ` on top of ${cardName(game, destination.over)}`
  if ('row' in destination) {
    return `${inRow(game, destination.row)}${belongs(game, destination.of)}`
  }
  return ` ${BESIDE[destination.beside]}`
}

/** A place in the row, by what will lie beside it. */
function inRow(game: Game, place: number): string {
  const locations = locationsInPlay(game)
  const [left, right] = [locations[place - 1], locations[place]]
  if (left === undefined) return right === undefined ? '' : ` to the left of ${cardName(game, right)}`
  if (right === undefined) return ` to the right of ${cardName(game, left)}`
  return ` between ${cardName(game, left)} and ${cardName(game, right)}`
}

function belongs(game: Game, of: number | undefined): string {
  if (of === undefined) return ''
  const { kind, title } = definitionOf(game, of)
  return `, ${kind === 'location' ? 'at' : 'in'} ${title}`
}

const target = (game: Game, card: CardId): string =>
  `${cardName(game, card)}${isIn(game, card, game.card(card).owner, 'hand') ? ' from hand' : ''}`

const PHRASES: Phrases = {
  pass: () => 'Pass',
  'start-with': (game, { card }) => `Start with ${cardName(game, card)}`,
  drain: (game, { card, amount }) => `Drain ${amount} Force at ${cardName(game, card)}`,
  deploy: (game, offer) =>
    `Deploy ${cardName(game, offer.card)}${where(game, offer)}${price(offer.cost)}${
      offer.target === undefined ? '' : `, targeting ${target(game, offer.target)}`
    }`,
  transfer: (game, { card, to, cost }) =>
    `Give ${cardName(game, card)} to ${cardName(game, to)}${price(cost)}`,
  replace: (game, { card, over }) => `Replace ${cardName(game, over)} by ${cardName(game, card)}`,
  'give-up': (game, { card }) => `Lose ${cardName(game, card)}`,
  'break-cover': (game, { card }) => `Break the cover of ${cardName(game, card)}`,
  form: (game, { card, at }) => `Form ${cardName(game, card)} at ${cardName(game, at)}`,
  asteroids: (game, { card }) => `Draw asteroid destiny against ${cardName(game, card)}`,
  drift: (game, { card }) => `Move ${cardName(game, card)} on`,
  voyage: (game, { card, parsec, around, cost }) =>
    `Move ${cardName(game, card)} to parsec ${parsec}, ${
      around === undefined ? 'into deep space' : `in orbit of ${cardName(game, around)}`
    }${price(cost)}`,
  'search-party': (game, { card }) => `Form a search party at ${cardName(game, card)}`,
  seize: (game, { card, escort }) => `${cardName(game, escort)} takes ${cardName(game, card)} into custody`,
  imprison: (game, { card }) => `Imprison ${cardName(game, card)}`,
  'leave-unattended': (game, { card }) => `Leave ${cardName(game, card)} unattended`,
  escape: (game, { card }) => `${cardName(game, card)} escapes to the Used Pile`,
  rally: (game, { card, on, as }) =>
    `${cardName(game, card)} rallies ${roleWords(game, as, on)} ${cardName(game, on)}`,
  release: (game, { card }) => `Release ${cardName(game, card)}`,
  'take-seat': (game, { card, as }) => `${cardName(game, card)} becomes a ${as}`,
  unleash: (game, { card, against }) =>
    `${cardName(game, card)} attacks a victim of the ${seatName(game, against)}`,
  attack: (game, { card, against }) =>
    `Attack a creature of the ${seatName(game, against)} at ${cardName(game, card)}`,
  battle: (game, { card, cost }) => `Initiate a battle at ${cardName(game, card)}${price(cost)}`,
  move: (game, { card, to, cost, by, as = 'at' }) =>
    `${by === 'transit' ? 'Move from' : 'Move'} ${cardName(game, card)} ${roleWords(game, as, to)} ${cardName(game, to)}${price(cost)}`,
  fire: (game, { card, target, second, cost, twice }) =>
    `Fire ${cardName(game, card)}${twice ? ' twice, as one shot,' : ''} at ${cardName(game, target)}${second === undefined ? '' : ` and ${cardName(game, second)}`}${price(cost)}`,
  forfeit: (game, { card, value, insteadOf: hit }) =>
    `Forfeit ${cardName(game, card)} for ${value}${hit === undefined ? '' : ` instead of ${cardName(game, hit)}`}`,
  draw: () => 'Draw a card from your Force Pile',
  lose: (game, { from, card }) =>
    from === 'hand' && card !== undefined
      ? `Lose ${cardName(game, card)} from hand`
      : `Lose the top of your ${PILES[from]}`,
  play: (game, { card, action, half, cost, lender = card }) =>
    `${cardName(game, card)}: ${deedOf(definitionOf(game, lender), action, half)}${price(cost)}`,
}

export const sayOffer = (game: Game, offer: SwccgOffer): string =>
  (PHRASES[offer.verb] as (game: Game, offer: SwccgOffer) => string)(game, offer)
