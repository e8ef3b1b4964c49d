/** Abilities by the Subordinates that they take (now/subordinates/cost-reductions). */
import { partsOf } from '@dejarik/kernel/language'
import type { Game } from '../../kinds.ts'
import type { Instruction } from '../../language/tree/instructions.ts'
import type { Filter } from '../../language/tree/nouns.ts'
import type { Taken } from '../../language/tree/subordinates.ts'
import { rowsNamed } from './subordinate.ts'
import { hasSubtype } from './treat-as.ts'

/** Any of them is enough. */
export const takesSuch = (game: Game, done: readonly Instruction[], such: Filter): boolean =>
  partsOf(done).some((part) => part['do'] === 'take' && isSuch(game, part['of'] as Taken, such))

/** Of a name it is what the cards of that name are; of a kind, what the text asks for. */
function isSuch(game: Game, taken: Taken, { subtypes = [] }: Filter): boolean {
  const wanted = subtypes.map((one) => one.replace(/ ?Subordinate$/, '')).filter((one) => one !== '')
  if (wanted.length === 0) return true
  if ('any' in taken)
    return wanted.some((one) => taken.any.subtypes?.some((said) => said.split(' ').includes(one)))
  return rowsNamed(game, taken.name).some((row) => wanted.some((one) => hasSubtype(row, one)))
}
