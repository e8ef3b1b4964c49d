/** All kinds of movement; an edition says which of them it knows. */
import type { Check, Game } from '../../kinds.ts'
import { enter, exit } from '../ship-sites/enter-exit.ts'
import { EVERY_MOVE } from './common.ts'
import { disembark, embark } from './embark.ts'
import { hyperspeed } from './hyperspeed.ts'
import { land, takeOff } from './landing.ts'
import { landspeed } from './landspeed.ts'
import { orbit } from './orbit.ts'
import { sector } from './sector.ts'
import { shuttle } from './shuttle.ts'
import { groupTransfer, swap, transfer } from './transfer.ts'
import { transit } from './transit.ts'
import type { MoveAttempt, Way } from './way.ts'

const WAYS: readonly Way[] = [
  landspeed,
  hyperspeed,
  transit,
  shuttle,
  embark,
  disembark,
  transfer,
  swap,
  groupTransfer,
  land,
  takeOff,
  sector,
  orbit,
  enter,
  exit,
]

/** By the kinds that an edition knows. */
const known = new WeakMap<ReadonlySet<Way['by']>, readonly Way[]>()

export function waysOf({ policies: { moveKinds } }: Game): readonly Way[] {
  const ways = known.get(moveKinds) ?? WAYS.filter(({ by }) => moveKinds.has(by))
  known.set(moveKinds, ways)
  return ways
}
/** Everything that going this way asks for. */
export const checksOf = (way: Way): readonly Check<MoveAttempt>[] => [
  ...EVERY_MOVE,
  ...way.moverChecks,
  ...way.checks,
]
export const wayBy = (by: Way['by']): Way | undefined => WAYS.find((way) => way.by === by)
