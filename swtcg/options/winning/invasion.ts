/** The course of an invasion: which arenas are open, who may go on, and who has won. */
import { because, type CardId, type SeatId } from '@dejarik/kernel'
import { ARENAS, type Arena } from '../../cards/definition.ts'
import type { Victory } from '../../hooks.ts'
import type { Game, Side } from '../../kinds.ts'
import { marksOf, note } from '../../marks.ts'
import type { Reason } from '../../reasons.ts'
import { seatsOf, sideOf, unitsOf } from '../../rules/cards/place.ts'
import { type SpecialOffer, specialOffer } from '../../rules/chances/special-actions.ts'
import { controlOf } from '../../rules/turn/arena-control.ts'

const [SPACE, GROUND, CHARACTER] = ARENAS as readonly [Arena, Arena, Arena]
/** The arena that must be won before this one may be entered. */
const BEFORE: Readonly<Record<Arena, Arena | null>> = { space: null, ground: SPACE, character: GROUND }
const AFTER: Readonly<Record<Arena, Arena | null>> = { space: GROUND, ground: CHARACTER, character: null }
const isWon = (game: Game, arena: Arena): boolean =>
  marksOf(game, 'arena-won').some((mark) => mark.arena === arena)

export function whyNotEnter(
  game: Game,
  invader: Side,
  seat: SeatId,
  card: CardId,
  arena: Arena,
): Reason | null {
  if (sideOf(game, seat) !== invader) return null
  const before = BEFORE[arena]
  if (before !== null && !isWon(game, before))
    return because('not-conquered-yet', `opt/invade-the-capitol/${before}-before-${arena}`, {
      card,
      detail: { arena: before },
    })
  const rule = 'opt/invade-the-capitol/no-more-deployment-to-controlled-arena'
  const isLate = game.table.step !== 'setup' && controlOf(game, arena) === invader
  return isLate ? because('controlled-already', rule, { card }) : null
}

/** All but one of the units in a controlled arena may go on to the next (opt/invade-the-capitol/move-all-but-one). */
export function advances(game: Game, invader: Side, seat: SeatId): SpecialOffer[] {
  if (sideOf(game, seat) !== invader) return []
  return ARENAS.flatMap((arena) => {
    const to = AFTER[arena]
    const there = seatsOf(game, invader).flatMap((each) => unitsOf(game, each, arena))
    if (to === null || controlOf(game, arena) !== invader || !isWon(game, arena) || there.length < 2)
      return []
    return unitsOf(game, seat, arena).map((card) => specialOffer('advance', { card, to }))
  })
}

export function winner(game: Game, invader: Side): Victory | null {
  if (controlOf(game, CHARACTER) === invader)
    return { side: invader, rule: 'opt/invade-the-capitol/invader-wins' }
  const left = ARENAS.some((arena) =>
    seatsOf(game, invader).some((seat) => unitsOf(game, seat, arena).length > 0),
  )
  const defender = game.constants.sides.find((side) => side !== invader)!
  return left || game.table.turn <= game.table.begins
    ? null
    : { side: defender, rule: 'opt/invade-the-capitol/defender-wins-ruling' }
}

/** Once gained, the way to the next arena stays open. */
export function conquer(game: Game, invader: Side): void {
  const gained = ARENAS.filter((arena) => controlOf(game, arena) === invader && !isWon(game, arena))
  if (gained.length > 0) note(game, ...gained.map((arena) => ({ kind: 'arena-won' as const, arena })))
}
