/** Prisoners: cards that lie face-down with their captor until somebody pays for them. */
import { addLasting, type CardId, moveCard, numberOf, type SeatId } from '@dejarik/kernel'
import type { Game } from '../kinds.ts'
import { attach, letGo } from '../rules/attachment.ts'
import { blankCard } from '../rules/blank.ts'
import { controlOf } from '../rules/control.ts'
import { gainForce } from '../rules/force.ts'
import { cardsIn, seatZone, sideOf } from '../rules/place.ts'
import { type SpecialOffer, specialOffer } from '../rules/special.ts'
import { tap } from '../rules/tap.ts'
import { FLAG, passFlag } from './flag.ts'

const RULE = 'opt/cell-block-1-1-3-8'
export const CAPTURE = 'capture'
export const OFFICER = 'detention-officer'
const PRISONER = 'prisoner'
/** Who was taken with a prisoner, and how they lay with it. */
const WITH_STACK = 'stacked-with'
const WITH_PILOTS = 'piloting'
const COMPANY = [
  [WITH_STACK, 'stack'],
  [WITH_PILOTS, 'pilots'],
] as const

export const officerOf = (game: Game, seat: SeatId): CardId | undefined =>
  cardsIn(game, seat, 'build').find((card) => game.card(card).counters[OFFICER] !== undefined)

/** Nothing harms the officer until an opponent controls the Character arena (opt/cell-block-1-1-3-8/officer-protected). */
export function isProtected(game: Game, card: CardId): boolean {
  if (game.card(card).counters[OFFICER] === undefined) return false
  const holder = controlOf(game, 'character')
  return holder === null || holder === sideOf(game, game.card(card).controller)
}

/** The stack goes as a whole, worth its total build cost, with its Pilots; Equipment returns. */
export function capture(game: Game, by: CardId, unit: CardId): void {
  const { controller: captor } = game.card(by)
  const worth = numberOf(game, 'total-cost', unit)
  const { stack, pilots, equipment, owner, counters } = game.card(unit)
  if (counters[FLAG] !== undefined) passFlag(game, by) // opt/compat/cell-block-and-flag
  for (const card of equipment) {
    const { controller } = game.card(card)
    letGo(game, card)
    moveCard(game, card, seatZone(controller, 'build'), { change: { host: null } })
  }
  for (const card of stack) lockUp(game, card, captor, { [WITH_STACK]: unit })
  for (const card of pilots) lockUp(game, card, captor, { [WITH_PILOTS]: unit })
  game.emit({ kind: 'captured', card: unit, by, cause: { rule: `${RULE}/capture` } })
  const change = { ...blankCard(owner), counters: { [PRISONER]: worth } }
  moveCard(game, unit, seatZone(captor, 'aside'), { faceDown: true, change })
  stayTapped(game, by)
}

function lockUp(game: Game, card: CardId, captor: SeatId, counters: Readonly<Record<string, number>>): void {
  const { owner } = game.card(card)
  letGo(game, card)
  moveCard(game, card, seatZone(captor, 'aside'), {
    faceDown: true,
    change: { ...blankCard(owner), counters },
  })
}

/** The captor does not untap in its next untap step. */
function stayTapped(game: Game, by: CardId): void {
  const { controller: seat } = game.card(by)
  tap(game, by, { rule: `${RULE}/captor-stays-tapped` })
  const context = { you: seat, self: by, bound: {} }
  addLasting(
    game,
    { kind: 'rule', card: by, rule: { cant: 'untap' }, context },
    { source: null, seat, duration: { until: 'end-of-next-turn', whileCard: by } },
  )
}

const prisonersOf = (game: Game, owner: SeatId): CardId[] =>
  game.table.order.flatMap((captor) =>
    cardsIn(game, captor, 'aside').filter(
      (card) => game.card(card).owner === owner && game.card(card).counters[PRISONER] !== undefined,
    ),
  )

export const ransomOffers = (game: Game, seat: SeatId): SpecialOffer[] =>
  prisonersOf(game, seat)
    .map((card) => specialOffer('ransom', { card, cost: game.card(card).counters[PRISONER]! }))
    .filter(({ cost = 0 }) => cost <= game.seat(seat).force)

export function ransom(game: Game, seat: SeatId, { card, cost = 0 }: SpecialOffer): void {
  gainForce(game, seat, -cost, { rule: `${RULE}/ransom` })
  const freed = free(game, card!)
  game.emit({ kind: 'ransomed', card: freed, seat, cost, cause: { rule: `${RULE}/ransom` } })
}

/** Back to its owner's build zone, with its stack and its Pilots. */
function free(game: Game, prisoner: CardId): CardId {
  const { owner, zone } = game.card(prisoner)
  const beside = [...game.state.zones[zone]!.cards]
  const freed = moveCard(game, prisoner, seatZone(owner, 'build'), {
    faceDown: false,
    change: blankCard(owner),
  })
  for (const [counter, as] of COMPANY)
    for (const card of beside.filter((each) => game.card(each).counters[counter] === prisoner)) {
      const there = attach(game, card, freed, as)
      game.changeCard(there, { counters: {}, controller: owner })
    }
  return freed
}

/** Without an officer the prisoners go home. */
export function freeAll(game: Game): void {
  for (const captor of game.table.order)
    if (officerOf(game, captor) === undefined)
      for (const card of cardsIn(game, captor, 'aside'))
        if (game.card(card).counters[PRISONER] !== undefined) free(game, card)
}
