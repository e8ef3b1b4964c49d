/** Where sentences can be told apart as abilities of their own. */
import type { Ability } from './tree/tree.ts'

const isFree = (ability: Ability): boolean => ability.ability === 'effect' && ability.cost.length === 0
/** Paid for, or set off by something. */
const isOwed = (ability: Ability | undefined): boolean =>
  ability?.ability === 'triggered' || (ability?.ability === 'effect' && !isFree(ability))

/** What costs nothing goes on with what stands before it; where it does not, the cut was wrong. */
export const areApart = (abilities: readonly Ability[]): boolean =>
  !abilities.some((one, place) => isFree(one) && isOwed(abilities[place - 1]))
