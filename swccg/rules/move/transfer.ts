/** Changing over from one starship to another at the same system. */
import { because, type CardId } from '@dejarik/kernel'
import type { Check, Game, Role } from '../../kinds.ts'
import { aboard, fitsAboard, freeRoles } from '../aboard/capacity.ts'
import { isPiloted } from '../aboard/crew.ts'
import { locationOf } from '../cards/place.ts'
import { isSpaceCard } from '../locations/locations.ts'
import { craftOf, outsideOfBay, sitesInside } from '../ship-sites/crafts.ts'
import { hasShipDocking, isCapital, isFreed, kindOf, notBarred, payable } from './common.ts'
import type { MoveAttempt, Way } from './way.ts'

const ONE = (): number => 1

/** Other starships of the same player at the same system, and between a ship and those in its docking bays. */
function sisterShips(game: Game, ship: CardId): readonly CardId[] {
  const place = locationOf(game, ship)
  if (place === null) return []
  const { controller } = game.card(ship)
  return [...shipsBeside(game, place), ...sitesInside(game, ship).flatMap((site) => shipsBeside(game, site))]
    .filter((other) => other !== ship)
    .filter((other) => kindOf(game, other) === 'starship' && game.card(other).controller === controller)
}
function shipsBeside(game: Game, place: CardId): readonly CardId[] {
  if (isSpaceCard(game, place)) return game.card(place).holds
  const carrier = outsideOfBay(game, place) === null ? null : craftOf(game, place)
  return carrier === null ? [] : [carrier, ...game.card(place).holds]
}

const shipOf = (game: Game, card: CardId): CardId | null => {
  const { on } = game.card(card)
  return on !== null && kindOf(game, on) === 'starship' ? on : null
}

const together: Check<MoveAttempt> = (game, { card, to }) => {
  const ship = shipOf(game, card)
  if (ship !== null && sisterShips(game, ship).includes(to)) return null
  return because('not-there', 'ccg95/move/transfer-between-ships', { card: to })
}

/** One of the two has ship-docking capability (ccg95/move/transfer-between-ships). */
const docked: Check<MoveAttempt> = (game, { card, to }) => {
  const ship = shipOf(game, card)
  if (ship !== null && (hasShipDocking(game, ship) || hasShipDocking(game, to))) return null
  return because('no-docking', 'ccg95/move/transfer-between-ships', { card: to })
}

const room: Check<MoveAttempt> = (game, { card, to, as }) => {
  const roles = freeRoles(game, card, to)
  if (as ? roles.includes(as) : roles.length > 0) return null
  return because('no-room', 'ccg95/move/transfer-between-ships', { card: to })
}

/** 1995: one card at a time, 1 Force each. */
export const transfer: Way = {
  by: 'transfer',
  from: 'hull',
  goes: ['character', 'vehicle'],
  destinations: (game, card) => {
    const ship = shipOf(game, card)
    const kind = kindOf(game, card)
    if (ship === null || (kind !== 'character' && kind !== 'vehicle')) return []
    return sisterShips(game, ship).flatMap((to) =>
      freeRoles(game, card, to).map((as): { to: CardId; as: Role } => ({ to, as })),
    )
  },
  moverChecks: [],
  checks: [together, docked, room, notBarred, payable(ONE)],
  open: [docked, notBarred, payable(ONE)],
  cost: ONE,
}

const TWO = (): number => 2
/** A single Force, where no text lets it be none. */
const oneUnlessFreed = (game: Game, attempt: MoveAttempt): number => (isFreed(game, attempt) ? 0 : 1)

const bothFit: Check<MoveAttempt> = (game, { card, to }) => {
  const [one, other] = [game.card(card), game.card(to)]
  const trade = (ship: CardId, leaves: CardId, comes: CardId, as: Role): boolean =>
    fitsAboard(game, ship, [
      ...aboard(game, ship)
        .filter((each) => each !== leaves)
        .map((each) => ({ card: each, as: game.card(each).as! })),
      { card: comes, as },
    ])
  if (trade(one.on!, card, to, one.as!) && trade(other.on!, to, card, other.as!)) return null
  return because('no-room', 'ccg95/move/transfer-swap', { card: to })
}

const otherShip: Check<MoveAttempt> = (game, { card, to }) => {
  const [one, other] = [shipOf(game, card), shipOf(game, to)]
  const pair = one !== null && other !== null && sisterShips(game, one).includes(other)
  if (pair && (hasShipDocking(game, one) || hasShipDocking(game, other))) return null
  return because('no-docking', 'ccg95/move/transfer-swap', { card: to })
}

/** Two who sit in two starships change places at the same moment (ccg95/move/transfer-swap). */
export const swap: Way = {
  by: 'swap',
  from: 'hull',
  goes: ['character'],
  destinations: (game, card) => {
    const ship = shipOf(game, card)
    const { as } = game.card(card)
    if (ship === null || kindOf(game, card) !== 'character') return []
    return sisterShips(game, ship)
      .flatMap((other) => aboard(game, other))
      .filter((other) => game.card(other).as === as && other > card)
      .map((to) => ({ to }))
  },
  moverChecks: [],
  checks: [otherShip, bothFit, notBarred, payable(TWO)],
  cost: TWO,
}

/** Piloted with ship-docking capability, or a capital starship (ccg/move/transfer-condition). */
const mayHandOver = (game: Game, ship: CardId): boolean =>
  isCapital(game, ship) || (isPiloted(game, ship) && hasShipDocking(game, ship))

const shipToShip: Check<MoveAttempt> = (game, { card, to }) => {
  const pair = kindOf(game, card) === 'starship' && sisterShips(game, card).includes(to)
  if (pair && (mayHandOver(game, card) || mayHandOver(game, to))) return null
  return because('no-docking', 'ccg/move/transfer-condition', { card: to })
}

/** Those that have room over there, one by one (ccg/move/transfer-capacity). */
const movers = (game: Game, { card, to }: MoveAttempt): readonly CardId[] =>
  aboard(game, card).filter(
    (each) => kindOf(game, each) !== 'starship' && freeRoles(game, each, to).length > 0,
  )

const somebodyGoes: Check<MoveAttempt> = (game, attempt) =>
  movers(game, attempt).length > 0
    ? null
    : because('no-room', 'ccg/move/transfer-capacity', { card: attempt.to })

/** Beginner's: as many as wanted for a single Force, named by the ship that they leave. */
export const groupTransfer: Way = {
  by: 'transfer-group',
  goes: ['starship'],
  destinations: (game, card) =>
    kindOf(game, card) === 'starship' ? sisterShips(game, card).map((to) => ({ to })) : [],
  moverChecks: [],
  checks: [shipToShip, somebodyGoes, payable(oneUnlessFreed)],
  cost: oneUnlessFreed,
  group: movers,
}
