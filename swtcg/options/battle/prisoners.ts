/** Prisoners: cards that lie face-down with their captor until somebody pays for them. */
import { addLasting, type CardId, moveCard, numberOf, type SeatId, zone } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { letGo } from '../../rules/cards/attachment.ts'
import { blankCard } from '../../rules/cards/blank-card.ts'
import { cardsIn, inPlayZones, isIn, seatZone, sideOf } from '../../rules/cards/place.ts'
import { tap } from '../../rules/cards/tap.ts'
import { controlOf } from '../../rules/turn/arena-control.ts'
import { FLAG, passFlag } from '../winning/flag.ts'

export const RULE = 'opt/cell-block-1-1-3-8'
export const CAPTURE = 'capture'
export const OFFICER = 'detention-officer'
export const PRISONER = 'prisoner'
/** Who was taken with a prisoner, and how they lay with it. */
const WITH_STACK = 'stacked-with'
const WITH_PILOTS = 'piloting'
export const COMPANY = [
  [WITH_STACK, 'stack'],
  [WITH_PILOTS, 'pilots'],
] as const

const isOfficer = (game: Game, card: CardId): boolean => game.card(card).counters[OFFICER] !== undefined

/** The officer wherever he or she is: prisoners stay when the officer moves (opt/cell-block-1-1-3-8/detention-officer). */
export const officerOf = (game: Game, seat: SeatId): CardId | undefined =>
  inPlayZones(game)
    .flatMap((place) => zone(game, place).cards)
    .find((card) => isOfficer(game, card) && game.card(card).controller === seat)

/** Only an officer in the build zone takes prisoners in. */
export const isOnDuty = (game: Game, seat: SeatId): boolean =>
  cardsIn(game, seat, 'build').some((card) => isOfficer(game, card))

/** Nothing harms an officer on duty until an opponent controls the Character arena (opt/cell-block-1-1-3-8/officer-protected). */
export function isProtected(game: Game, card: CardId): boolean {
  if (!isOfficer(game, card) || !isIn(game, card, 'build')) return false
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
