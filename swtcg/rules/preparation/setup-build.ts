/** Building in setup: where a card may go, what that costs, why it may not, and the building itself. */
import { type CardId, gather, moveCard, numberOf, type SeatId } from '@dejarik/kernel'
import type { CardDefinition, CardKind } from '../../cards/definition.ts'
import { type Destination, definitionOf, type Game, type SwtcgOffer } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { arenaOf, cardsIn, locationZone, seatZone, tableZone } from '../cards/place.ts'
import { arenasFor } from '../cards/unit.ts'
import { drawCards } from '../turn/draw.ts'
import { stackBeneath, stackOnTop, whyNotStack } from '../unique/stack.ts'
import { namesakes } from '../unique/unique.ts'

type SetUpOffer = Extract<SwtcgOffer, { readonly verb: 'set-up' }>

/** The legal ways to build a card now. */
export function waysToBuild(game: Game, seat: SeatId, card: CardId): SetUpOffer[] {
  return imaginableWays(game, seat, card)
    .filter((destination) => whyNotBuild(game, seat, card, destination).length === 0)
    .map((destination) => setUpOffer(game, card, destination))
}

export const setUpOffer = (game: Game, card: CardId, destination: Destination): SetUpOffer => ({
  key: `set-up ${card} ${Object.values(destination).join(' ')}`,
  verb: 'set-up',
  card,
  destination,
  cost: costOf(game, card, destination),
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

/** Why a card cannot be built there in setup; empty if it can. */
export function whyNotBuild(game: Game, seat: SeatId, card: CardId, destination: Destination): Reason[] {
  const wrongKind = whyNotOfKind(game, seat, card)
  if (wrongKind.length > 0) return wrongKind
  const reasons =
    'onto' in destination ? whyNotOnto(game, card, destination) : whyNotApart(game, seat, card, destination)
  return [...reasons, ...whyNotSpend(game, seat, card, costOf(game, card, destination))]
}

/** The last card may be any that setup can build, and needs a point for its first counter. */
export function whyNotLayLast(game: Game, seat: SeatId, card: CardId): Reason[] {
  const free = game.constants.setupFaceDown.includes(definitionOf(game, card).kind)
  const reasons = free ? [] : whyNotOfKind(game, seat, card)
  return game.seat(seat).setup.left > 0
    ? reasons
    : [...reasons, { code: 'no-points-left', rule: 'idc/setup/last-card-face-down', card }]
}

function whyNotOfKind(game: Game, seat: SeatId, card: CardId): Reason[] {
  const { kind } = definitionOf(game, card)
  const rule = 'idc/setup/units-and-one-resource-only'
  if (!game.constants.setupKinds.includes(kind)) return [{ code: 'not-built-in-setup', rule, card }]
  const [resource] = cardsIn(game, seat, 'resource')
  if (kind === 'resource' && resource !== undefined)
    return [{ code: 'second-resource', rule, card: resource }]
  return []
}

function whyNotApart(game: Game, seat: SeatId, card: CardId, destination: Destination): Reason[] {
  const definition = definitionOf(game, card)
  const { kind } = definition
  const arenas = arenasFor(game, definition)
  const to = 'to' in destination ? destination.to : null
  if (to === 'build' && kind !== 'equipment')
    return [{ code: 'only-last-card', rule: 'idc/setup/build-zone-only-last', card }]
  if (kind === 'unit' && !arenas.some((arena) => arena === to))
    return [{ code: 'wrong-arena', rule: 'idc/setup/dark-builds-first', card }]
  const arena = arenas.find((each) => each === to)
  const barred = arena ? game.policies.whyNotEnter(game, seat, card, arena) : []
  const [other] = game.policies.contestsOwn ? namesakes(game, seat, card) : []
  if (barred.length > 0 || other === undefined) return barred
  return [{ code: 'second-of-name', rule: 'idc/setup/no-second-unit-of-same-name', card: other }]
}

function whyNotOnto(
  game: Game,
  card: CardId,
  { onto, place }: Extract<Destination, { onto: CardId }>,
): Reason[] {
  if (game.card(onto).controller !== game.card(card).owner)
    return [{ code: 'not-yours', rule: 'idc/thw/no-touching-teammates-cards', card: onto }]
  const reasons = whyNotStack(game, card, onto)
  return reasons.length > 0 || place === 'beneath' ? reasons : whyNotOnTop(game, card, onto)
}

function whyNotOnTop(game: Game, card: CardId, onto: CardId): Reason[] {
  const [added, top] = [definitionOf(game, card), definitionOf(game, onto)]
  const arena = arenaOf(game, onto)
  const reasons: Reason[] = []
  if (printedCost(added) < printedCost(top))
    reasons.push({ code: 'cheaper-on-top', rule: 'idc/setup/stack-on-top-not-cheaper', card: onto })
  if (arena !== null && !arenasFor(game, added).includes(arena) && game.policies.topInSetup === 'same-arena')
    reasons.push({ code: 'other-arena-on-top', rule: 'idc/setup/stack-on-top-same-arena', card: onto })
  return reasons
}

function whyNotSpend(game: Game, seat: SeatId, card: CardId, cost: number): Reason[] {
  const { left } = game.seat(seat).setup
  if (cost <= left || isReserved(game, seat, cost, definitionOf(game, card).kind)) return []
  return [
    {
      code: 'too-dear',
      rule: 'idc/setup/cannot-exceed-starting-build',
      card,
      detail: { needed: cost, left },
    },
  ]
}

const printedCost = ({ cost = 0 }: CardDefinition): number => cost

/** A stack counts as its top card and 1 for each other card (idc/setup/stack-total-cost). */
function costOf(game: Game, card: CardId, destination: Destination): number {
  const cost = printedCost(definitionOf(game, card))
  if (!('onto' in destination)) return numberOf(game, 'cost', card) // no effect changes it in setup (idc/setup/no-effects)
  if (destination.place === 'beneath') return 1
  return 1 + cost - printedCost(definitionOf(game, destination.onto))
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

/** The two pools do not mix. */
const isReserved = (game: Game, seat: SeatId, cost: number, kind: CardKind): boolean =>
  kind === 'resource' && cost <= game.seat(seat).setup.reserve
