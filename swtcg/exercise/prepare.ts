/** Prepares what a plot is about: units that are about to fall, damaged ones to heal, others on their way by Hidden Cost. */
import { ARENAS } from '../cards/definition.ts'
import type { Camp, Standing } from './draft.ts'
import { campOf, otherSide } from './grant.ts'
import type { Party } from './plot.ts'
import { fitsPrinted } from './printed.ts'
import { conceal, lastHealth, type Staging } from './put.ts'

export function prepare(staging: Staging): void {
  const { plot } = staging
  if (plot.heals) changeUnits(staging, ['dark', 'light'], scratched)
  if (plot.kills && plot.defender !== 'star') hurtVictims(staging, plot.defender)
  if (plot.arrives && plot.arrives !== 'star') letCome(staging, plot.arrives, plot.hidden)
}

type Change = (unit: Standing) => Standing

function changeUnits({ seats }: Staging, camps: readonly Camp[], change: Change): void {
  for (const camp of camps) for (const arena of ARENAS) seats[camp][arena] = seats[camp][arena].map(change)
}

const scratched: Change = (unit) => ({ ...unit, damage: Math.min(1, lastHealth(unit.card)) })

/** Those that are meant; where nobody is named, whoever the card may attack. */
function hurtVictims(staging: Staging, defender: Exclude<Party, 'star'> | undefined): void {
  const { side, below } = staging
  const doomed: Change = (unit) => ({ ...unit, damage: Math.max(0, lastHealth(unit.card) - below(2)) })
  if (!defender) return changeUnits(staging, [otherSide(side)], doomed)
  const camps = defender.whose ? [campOf(defender, side)] : (['dark', 'light'] as const)
  changeUnits(staging, camps, (unit) => (fitsPrinted(unit.card, defender) ? doomed(unit) : unit))
}

/** A card that is to come is in hand; one that comes by Hidden Cost lies face-down, with the counters that it takes. */
function letCome({ cast, seats, side }: Staging, arrives: Exclude<Party, 'star'>, hidden?: true): void {
  const camp = campOf(arrives, side)
  const has = hidden ? [...(arrives.has ?? []), 'hidden-cost' as const] : (arrives.has ?? [])
  const [card] = cast.fitting(camp, { ...arrives, has }, 1)
  if (card && hidden) conceal(card, seats[camp])
  else if (card) seats[camp].hand.unshift(card)
}
