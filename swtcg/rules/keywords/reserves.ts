/** Reserves: what follows works while the unit is face-up in the build zone, and nowhere else. */
import type { ReservesAbility } from '../../language/tree/tree.ts'
import { type ActiveAbility, nested } from '../abilities/active-ability.ts'

/** What a unit in the build zone has by it (idc/keyword/reserves-only-in-build-zone). */
export const reservesOf = (ability: ReservesAbility, { source, path }: ActiveAbility): ActiveAbility[] =>
  nested(ability.gives, source, path)
