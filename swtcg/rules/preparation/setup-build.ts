/** Building in setup: where a card may go, what that costs, why it may not, and the building itself. */
import { type CardId, gather, isAllowed, moveCard, type SeatId } from '@dejarik/kernel'
import type { CardKind } from '../../cards/definition.ts'
import { type Destination, definitionOf, type Game, type SwtcgOffer } from '../../kinds.ts'
import { arenaOf, locationZone, seatZone, tableZone } from '../cards/place.ts'
import { arenasFor } from '../cards/unit.ts'
import { drawCards } from '../turn/draw.ts'
import { stackBeneath, stackOnTop } from '../unique/stack.ts'
import { SETUP_CHECKS } from './setup-checks.ts'
import { isReserved, setupCost } from './setup-cost.ts'

type SetUpOffer = Extract<SwtcgOffer, { readonly verb: 'set-up' }>

/** The legal ways to build a card now. */
export function waysToBuild(game: Game, seat: SeatId, card: CardId): SetUpOffer[] {
  return imaginableWays(game, seat, card)
    .filter((destination) => isAllowed(game, SETUP_CHECKS, { seat, card, destination }))
    .map((destination) => setUpOffer(game, card, destination))
}

export const setUpOffer = (game: Game, card: CardId, destination: Destination): SetUpOffer => ({
  key: `set-up ${card} ${Object.values(destination).join(' ')}`,
  verb: 'set-up',
  card,
  destination,
  cost: setupCost(game, card, destination),
})

/** Everywhere that a player might think of putting the card. */
export function imaginableWays(game: Game, seat: SeatId, card: CardId): Destination[] {
  const definition = definitionOf(game, card)
  const { kind } = definition
  const arenas = arenasFor(game, definition)
  if (kind !== 'unit') return PLACES_IN_SETUP[kind] ?? arenas.map((to): Destination => ({ to }))
  const stacks = gather(game.policies.stackHosts(game, seat, card), (onto): Destination[] => [
    { onto, place: 'top' },
    { onto, place: 'beneath' },
  ])
  return [...arenas.map((to): Destination => ({ to })), ...stacks]
}

/** Where cards that are no units might go; Locations go to their arena. */
const PLACES_IN_SETUP: Readonly<Partial<Record<CardKind, Destination[]>>> = {
  resource: [{ to: 'resource' }],
  equipment: [{ to: 'build' }],
  mission: [{ to: 'build' }],
  battle: [{ to: 'build' }],
}

/** Pays for the card, puts it there and replaces it in hand. Nothing is deployed (idc/setup/not-deployed). */
export function buildInSetup(game: Game, seat: SeatId, { card, destination, cost }: SetUpOffer): void {
  const { is } = game.card(card)
  const { kind } = definitionOf(game, card)
  const built = putInPlay(game, seat, card, destination)
  spend(game, seat, cost, kind)
  game.emit({
    kind: 'setUp',
    seat,
    card: built,
    is,
    destination,
    cost,
    cause: { rule: 'idc/setup/dark-builds-first' },
  })
  drawCards(game, seat, 1, { rule: 'idc/setup/draw-after-each-card' })
}

function putInPlay(game: Game, seat: SeatId, card: CardId, destination: Destination): CardId {
  if (!('onto' in destination)) {
    const { to } = destination
    const own = to === 'resource' || to === 'build'
    if (own) return moveCard(game, card, seatZone(seat, to))
    return moveCard(
      game,
      card,
      definitionOf(game, card).kind === 'location' ? locationZone(to) : tableZone(to),
    )
  }
  if (destination.place === 'beneath') return stackBeneath(game, card, destination.onto)
  stackOnTop(game, card, destination.onto)
  followTop(game, destination.onto)
  return destination.onto
}

/** A stack whose new top card belongs elsewhere goes there. */
function followTop(game: Game, unit: CardId): void {
  const [arena, arenas] = [arenaOf(game, unit), arenasFor(game, definitionOf(game, unit))]
  if (arena !== null && !arenas.includes(arena) && arenas[0]) moveCard(game, unit, tableZone(arenas[0]))
}

/** Teammates spend from one total; whoever has spent everything is done. A Resource is paid from the reserve first. */
export function spend(game: Game, seat: SeatId, cost: number, kind: CardKind): void {
  const reserved = isReserved(game, seat, cost, kind) ? cost : 0
  for (const each of game.policies.setupSharers(game, seat)) {
    const { left, total, done, reserve } = game.seat(each).setup
    const now = { left: left - (cost - reserved), total: total + cost, reserve: reserve - reserved }
    game.changeSeat(each, { setup: { ...now, done: done || (now.left === 0 && now.reserve === 0) } })
  }
}
