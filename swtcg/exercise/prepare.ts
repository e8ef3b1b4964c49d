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
  if (plot.hidden && plot.arrives && plot.arrives !== 'star') concealOne(staging, plot.arrives)
}

type Change = (unit: Standing) => Standing

function changeUnits({ seats }: Staging, camps: readonly Camp[], change: Change): void {
  for (const camp of camps) for (const arena of ARENAS) seats[camp][arena] = seats[camp][arena].map(change)
}

const scratched: Change = (unit) => ({ ...unit, damage: Math.min(1, lastHealth(unit.card)) })
const doomed: Change = (unit) => ({ ...unit, damage: lastHealth(unit.card) })

/** Those that are meant; where nobody is named, whoever the card may attack. */
function hurtVictims(staging: Staging, defender: Exclude<Party, 'star'> | undefined): void {
  const { side } = staging
  if (!defender) return changeUnits(staging, [otherSide(side)], doomed)
  const camps = defender.whose ? [campOf(defender, side)] : (['dark', 'light'] as const)
  changeUnits(staging, camps, (unit) => (fitsPrinted(unit.card, defender) ? doomed(unit) : unit))
}

/** A unit with Hidden Cost lies face-down, with the counters that it takes. */
function concealOne({ cast, seats, side }: Staging, arrives: Exclude<Party, 'star'>): void {
  const camp = campOf(arrives, side)
  const hides = { ...arrives, has: [...(arrives.has ?? []), 'hidden-cost' as const] }
  const [unit] = cast.fitting(camp, hides, 1)
  if (unit) conceal(unit, seats[camp])
}
