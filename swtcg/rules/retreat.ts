/** The retreat step: each seat taps any number of its untapped units and moves them to the build zone. */
import { type CardId, moveCard, type Reason, type SeatId } from '@dejarik/kernel'
import { ARENAS } from '../cards/definition.ts'
import { ask, type Game, procedure, step } from '../kinds.ts'
import { openChance } from './chances.ts'
import { constraintsOn, whyForbidden } from './constraints.ts'
import { arenaOf, seatZone, unitsOf } from './place.ts'
import { tap } from './tap.ts'

export const retreatStep = procedure<{ next: number }>('swtcg/retreat-step', [
  step('seat', () => {}),
  ask(
    'retreat',
    (game, { next }) => {
      const seat = game.table.order[next]
      if (seat === undefined) return undefined
      const from = ARENAS.flatMap((arena) => unitsOf(game, seat, arena)).filter(
        (unit) => whyNotRetreat(game, unit).length === 0,
      )
      const rules = ['idc/turn/retreat-step']
      return { kind: 'cards' as const, seat, about: 'retreat', rules, from, min: 0, max: from.length }
    },
    (game, { next }, units) => {
      for (const unit of units) retreatTapping(game, unit)
      if (next + 1 < game.table.order.length) game.goto('seat')
      return { next: next + 1 }
    },
  ),
  step('chance', (game) => openChance(game, 'retreat')),
])

/** Why a unit cannot retreat in the retreat step; empty if it can. */
export function whyNotRetreat(game: Game, unit: CardId): Reason[] {
  const forbidden = whyForbidden(game, unit, 'retreat')
  if (forbidden.length > 0) return forbidden
  if (arenaOf(game, unit) === null)
    return [{ code: 'not-in-an-arena', rule: 'idc/term/retreat-meaning', card: unit }]
  const mayBeTapped = constraintsOn(game, unit).some(({ rule }) => 'retreats' in rule)
  if (game.card(unit).tapped && !mayBeTapped)
    return [{ code: 'tapped', rule: 'idc/turn/retreat-not-tapped', card: unit }]
  const tappedPilot = game.card(unit).pilots.find((pilot) => game.card(pilot).tapped)
  if (tappedPilot !== undefined)
    return [{ code: 'pilot-tapped', rule: 'idc/pilot/retreat-with-tapped-pilot', card: tappedPilot }]
  return []
}

/** Unit and Pilots tap and go together (idc/pilot/retreat-together). */
function retreatTapping(game: Game, unit: CardId): void {
  const cause = { rule: 'idc/turn/retreat-step' }
  for (const card of [unit, ...game.card(unit).pilots]) tap(game, card, cause)
  retreat(game, unit)
}

/** An effect that retreats neither taps nor untaps (idc/term/retreat-by-effect-no-tap). */
export function retreat(game: Game, unit: CardId): void {
  const controller: SeatId = game.card(unit).controller
  moveCard(game, unit, seatZone(controller, 'build'))
  game.emit({ kind: 'retreated', card: unit, cause: { rule: 'idc/term/retreat-meaning' } })
}
