/** A unit that is named in what it gets itself: there its name says `this unit`, not every unit of that name. */
import { hasPart, isPart, type Part, rewrite } from '@dejarik/kernel/language'
import type { Ability } from '../../tree/tree.ts'
import { SELF } from '../nouns/references.ts'

/** The one name of those that get something. */
function nameOf(who: unknown): string | undefined {
  const names = isPart(who) && Array.isArray(who['names']) ? (who['names'] as readonly string[]) : []
  return names.length === 1 ? names[0] : undefined
}
const isNamed = (of: unknown, name: string): boolean =>
  isPart(of) && nameOf(of) === name && Object.keys(of).every((key) => key === 'names' || key === 'place')
const isEachOf = (part: unknown, name: string): boolean =>
  isPart(part) && isPart(part['take']) && part['take']['take'] === 'each' && isNamed(part['of'], name)

function ofItself(part: Part, name: string): unknown {
  if (part['ability'] === 'triggered' && isPart(part['when']) && isEachOf(part['when']['who'], name))
    return setOffByItself(part, part['when'])
  if (part['do'] === 'tap' && isEachOf(part['who'], name)) return { ...part, who: SELF }
  if (part['pay'] === 'act' && isPart(part['act']) && part['act']['do'] === 'tap')
    return isPart(part['act']['who']) && part['act']['who']['the'] === 'self' ? { pay: 'tap' } : part
  if (isEachOf(part, name)) return SELF
  return 'ability' in part && isNamed(part['who'], name) ? { ...part, who: SELF } : part
}

/** What the trigger has found is the card itself, as long as nothing else is found. */
function setOffByItself(part: Part, when: Part): Part {
  const { only, do: done, ...rest } = part
  if (hasPart([only, done], (one) => 'take' in one)) return { ...part }
  const own = (tree: unknown): unknown => rewrite(tree, (one) => (isThat(one) ? SELF : one))
  return { ...rest, when: { ...when, who: SELF }, ...(only ? { only: own(only) } : {}), do: own(done) }
}
const isThat = (part: Part): boolean => part['the'] === 'chosen' && part['name'] === 'that'

export const namedBearers = (ability: Ability): Ability =>
  rewrite(ability, (part) => {
    const name = nameOf(part['who'])
    if (name === undefined) return part
    if (part['ability'] === 'equipped') return { ...part, gives: spokenBy(part['gives'], name) }
    const { gain } = part
    if (part['ability'] !== 'static' || !isPart(gain) || !gain['abilities']) return part
    return { ...part, gain: { ...gain, abilities: spokenBy(gain['abilities'], name) } }
  }) as Ability
const spokenBy = (abilities: unknown, name: string): unknown =>
  rewrite(abilities, (part) => ofItself(part, name))
