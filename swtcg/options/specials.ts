/** How options add to what players can do, and to what units have. */

import type { Grant } from '../hooks.ts'
import type { Chance } from '../rules/chances/kinds-of-chances.ts'
import type { Special } from '../rules/chances/special-actions.ts'
import type { Edit } from './option.ts'

export const addSpecial = (edit: Edit, name: string, special: Special): void =>
  edit.addToConstant('specials', (specials) => ({ ...specials, [name]: special }))

/** Gives units in the arenas abilities; some of them might be played at these chances. */
export function addGrant(edit: Edit, grant: Grant, chances: readonly Chance[] = []): void {
  edit.addToConstant('grants', (grants) => [...grants, grant])
  edit.addToConstant('grantedChances', (all) => [...all, ...chances])
}
