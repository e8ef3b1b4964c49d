/** All kinds of movement; an edition says which of them it knows. */
import type { Game } from '../../kinds.ts'
import { disembark, embark } from './embark.ts'
import { hyperspeed } from './hyperspeed.ts'
import { land, takeOff } from './landing.ts'
import { landspeed } from './landspeed.ts'
import { shuttle } from './shuttle.ts'
import { groupTransfer, swap, transfer } from './transfer.ts'
import { transit } from './transit.ts'
import type { Way } from './way.ts'

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
]

export const waysOf = (game: Game): readonly Way[] => WAYS.filter(({ by }) => game.policies.moveKinds.has(by))
export const wayBy = (by: Way['by']): Way | undefined => WAYS.find((way) => way.by === by)
