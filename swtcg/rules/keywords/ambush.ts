/** Ambush X: X dice of damage to a unit of an opponent that has just come into this unit's arena. */
import { because, type CardId, type ProcedureName, type SeatId } from '@dejarik/kernel'
import type { Arena } from '../../cards/definition.ts'
import { type Game, procedure, step } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { arenaOf, areOpponents, exists } from '../cards/place.ts'
import type { ActivatedKeywordRule } from '../chances/activated-keywords.ts'
import { openChance } from '../chances/kinds-of-chances.ts'
import { nextMoment, wait } from '../chances/waiting.ts'

/** It leads back to chances, so it is called by name. */
const diceOfDamage: ProcedureName<{
  roller: SeatId
  source: CardId
  units: readonly CardId[]
  dice: number
}> = { name: 'swtcg/dice-of-damage' }

/** Once for each time that a unit comes in (now/keywords/ambush-once-per-entry). */
export const ambush: ActivatedKeywordRule = {
  moment: (game) => game.table.arrival?.moment ?? 0,
  timeRule: 'now/keywords/ambush-when',
  onceRule: 'now/keywords/ambush-once-per-entry',
  whyNot: whyNotAmbush,
  resolve: (game, seat, card, dice) => {
    const { arrival } = game.table
    if (arrival) game.call(diceOfDamage, { roller: seat, source: card, units: [arrival.unit], dice })
  },
}

function whyNotAmbush(game: Game, seat: SeatId, card: CardId): Reason | null {
  const unit = game.table.arrival?.unit
  const came = unit !== undefined && exists(game, unit) && arenaOf(game, unit) !== null
  if (!came || !areOpponents(game, seat, game.card(unit).controller))
    return because('nobody-came', 'now/keywords/ambush-when', { card })
  return arenaOf(game, unit) === arenaOf(game, card)
    ? null
    : because('other-arena', 'now/keywords/ambush-when', { card })
}

/** After what else its coming sets off, in whatever step (now/keywords/ambush-in-build-step). */
export function noticeArrival(
  game: Game,
  { card, to }: { readonly card: CardId; readonly to: Arena | 'build' },
): void {
  if (to === 'build') return
  const { controller: seat } = game.card(card)
  wait(game, { chance: 'soon', by: 'activation', seat, effect: { kind: 'arrival', unit: card } })
}

/** The chance that belongs to one unit's coming. */
export const arrival = procedure<{ readonly unit: CardId }>('swtcg/arrival', [
  step('chance', (game, { unit }) => {
    if (!exists(game, unit) || arenaOf(game, unit) === null) return
    game.changeTable({ arrival: { unit, moment: nextMoment(game) } })
    openChance(game, 'arrival')
  }),
  step('over', (game) => game.changeTable({ arrival: null })),
])
