/** Conditions about the turn so far, in words. */
import type { Condition } from '../conditions.ts'
import type { Filter, Reference } from '../nouns.ts'
import { described, oneOf } from './nouns.ts'
import { isMany, reference } from './references.ts'

type Happened = Extract<Condition, { readonly if: 'happened' }>

export function happened({ did, who, against, atLeast = 1 }: Happened): string {
  const [subject, object] = against ? [some(who, 1), ` ${some(against, atLeast)}`] : [some(who, atLeast), '']
  const isSeveral = 'the' in who ? isMany(who) : !against && atLeast > 1
  const verb = did.startsWith('was-')
    ? `${isSeveral ? 'were' : 'was'} ${did.slice(4)}`
    : did === 'damaged' && !against && 'the' in who
      ? 'damaged a unit'
      : did
  return `${subject} ${verb}${object} this turn`
}

/** `one of your units`, `2 or more of your units`. */
function some(who: Reference | Filter, atLeast: number): string {
  if ('the' in who) return reference(who)
  if (atLeast === 1) return oneOf(who)
  const { whose, ...rest } = who
  const owner = whose === 'you' ? 'of your ' : whose === 'opponent' ? "of your opponent's " : ''
  return `${atLeast} or more ${owner}${described(rest)}`
}
