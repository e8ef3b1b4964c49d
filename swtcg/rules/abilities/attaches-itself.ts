/** Equipment that attaches itself: it lies in the build zone until it does. */
import type { Ability } from '../../language/tree/tree.ts'

export const attachesItself = (ability: Ability): boolean =>
  (ability.ability === 'effect' || ability.ability === 'triggered') &&
  ability.do.some((each) => each.do === 'attach' && 'the' in each.what && each.what.the === 'self')

/** A Trait that is on a unit waits for nothing any more (now/traits/waits-in-build-zone). */
export const hasStoppedWaiting = (ability: Ability): boolean =>
  ability.ability === 'triggered' && attachesItself(ability)
