/** What each of several cards gets by a number of its own. */
import { hasPart, type Part, rewrite } from '@dejarik/kernel/language'
import type { Gain } from '../../tree/instructions.ts'
import type { Filter, Reference } from '../../tree/nouns.ts'
import { SELF } from '../nouns/references.ts'

const isIt = (part: Part): boolean => part['the'] === 'it'

/** `Each unit gets -1 power for each counter on it`: each of them says so of itself, not of the card that gives it. */
export function ofEachItself(who: Reference | Filter, gain: Gain): Gain {
  const { abilities = [], ...numbers } = gain
  if ('the' in who || !hasPart(numbers, isIt)) return gain
  const own = rewrite(numbers, (part) => (isIt(part) ? SELF : part)) as Gain
  return { abilities: [...abilities, { ability: 'static', who: SELF, gain: own }] }
}
