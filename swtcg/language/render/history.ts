/** Conditions about the turn so far, in words. */
import type { Condition } from '../tree/conditions.ts'
import type { Filter, Reference } from '../tree/nouns.ts'
import { described, oneOf, owner } from './nouns.ts'
import { isMany, reference, verbOf } from './references.ts'

const CAUSED: ReadonlySet<Happened['did']> = new Set(['caused-discard', 'caused-any-discard'])
type Happened = Extract<Condition, { readonly if: 'happened' }>

export function happened({ did, who, against, atLeast = 1, turn }: Happened): string {
  const when = turn ? 'last turn' : 'this turn'
  if (CAUSED.has(did))
    return `${did === 'caused-discard' ? 'damage from ' : ''}${some(who, 1)} caused ${some(against ?? { kind: ['unit'] }, atLeast)} to be discarded ${when}`
  const [subject, object] = against ? [some(who, 1), ` ${some(against, atLeast)}`] : [some(who, atLeast), '']
  const isSeveral = 'the' in who ? isMany(who) : !against && atLeast > 1
  const verb = did.startsWith('was-')
    ? `${isSeveral ? 'were' : 'was'} ${did.slice(4)}`
    : did === 'damaged' && !against && 'the' in who
      ? 'damaged a unit'
      : did
  return `${subject} ${verb}${object} ${when}`
}

const PLAIN: Readonly<Partial<Record<Happened['did'], string>>> = {
  attacked: 'attack',
  damaged: 'damage',
  retreated: 'retreat',
}
/** `no unit attacked this turn`, `this unit didn't damage a Jedi this turn`; nothing where there are no such words. */
export function neverHappened({ did, who, against, atLeast = 1, turn }: Happened): string | undefined {
  const when = turn ? 'last turn' : 'this turn'
  if (CAUSED.has(did) || atLeast > 1 || (against && !('the' in who))) return undefined
  if (!('the' in who)) return `${nobody(who)} ${did.replace('was-', 'was ')} ${when}`
  if (did.startsWith('was-'))
    return against ? undefined : `${reference(who)} ${verbOf(who, "wasn't")} ${did.slice(4)} ${when}`
  const object = against ? ` ${oneOf(against)}` : did === 'damaged' ? ' a unit' : ''
  return `${reference(who)} didn't ${PLAIN[did]}${object} ${when}`
}
const nobody = (who: Filter): string => {
  const whose = owner(who)
  return whose ? `none of ${whose} ${described(who)}` : `no ${described(who, false)}`
}

/** `one of your units`, `2 or more of your units`. */
function some(who: Reference | Filter, atLeast: number): string {
  if ('the' in who) return reference(who)
  if (atLeast === 1) return oneOf(who)
  const { whose, ...rest } = who
  const owner = whose === 'you' ? 'of your ' : whose === 'opponent' ? "of your opponent's " : ''
  return `${atLeast} or more ${owner}${described(rest)}`
}
