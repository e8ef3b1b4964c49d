/** What is done under a condition, put together: for whom, for each of whom, only if. */
import { hasPart, rewrite } from '@dejarik/kernel/language'
import type { Amount } from '../../tree/amounts.ts'
import type { Condition } from '../../tree/conditions.ts'
import type { Instruction } from '../../tree/instructions.ts'
import type { Filter } from '../../tree/nouns.ts'
import { flip } from '../after/pronouns-and-x.ts'
import { isPlain } from '../instructions/third-person.ts'
import { merge } from '../nouns/merging.ts'
import { THAT } from '../nouns/references.ts'

export type Instructions = readonly Instruction[]

/** What is put off comes last in its sentence. */
export const laterLast = (done: Instructions): Instructions => [
  ...done.filter((each) => each.do !== 'later'),
  ...done.filter((each) => each.do === 'later'),
]
/** The most of all, where it is not said of which: of those that the condition speaks of. */
const isPlaceless = (part: Readonly<Record<string, unknown>>): boolean => 'most' in part && !('place' in part)
/** `If there are any Jedi cards there, choose one of them`: one of the Jedi cards. */
export function ofThese(when: Condition, so: Instructions): Instructions {
  const place = when.if === 'there-are' && when.of.place?.in === 'arena' ? when.of.place : undefined
  if (place) return rewrite(so, (part) => (isPlaceless(part) ? { ...part, place } : part)) as Instructions
  if (when.if !== 'there-are' || when.of.place?.in !== 'those') return so
  const isPool = (part: Readonly<Record<string, unknown>>): boolean =>
    (part['place'] as { readonly in?: string } | undefined)?.in === 'those'
  return rewrite(so, (part) => (isPool(part) ? merge(part as Filter, when.of) : part)) as Instructions
}
/** A card that is no unit: the one that the condition has found. */
/** A second case stands beside the first, not within it: `If …, gain 1 Force. If …, gain 2 Force instead`. */
export const TWO_CASES = /[.] if [^.]* instead$/i
export const THAT_CARD = /\bthat (?:Location|Resource)\b/
export const ofThat = (when: Condition, so: Instructions): Instructions =>
  when.if !== 'there-are'
    ? so
    : (rewrite(so, (part) =>
        part['the'] === 'chosen' && part['name'] === 'that'
          ? { take: { take: 'exactly', count: 1 }, of: when.of }
          : part,
      ) as Instructions)
/** A pronoun in the condition means the card that the clause chooses. */
export function onlyIf(so: Instructions, when: Condition): Instructions {
  const [first, ...others] = so
  const noun =
    first && 'who' in first && typeof first.who === 'object' && 'take' in first.who ? first.who : null
  if (!noun || !hasPart(when, ({ the }) => the === 'it')) return [{ do: 'if', condition: when, so }]
  const done = { ...first, who: THAT } as Instruction
  return [
    { do: 'choose', what: noun },
    { do: 'if', condition: when, so: [done, ...others] },
  ]
}
/** Nothing is said of how the damage may be prevented: a condition would belong to that. */
export function isAnyhow(done: Instructions): boolean {
  return done.every((each) => !('unpreventable' in each))
}
export const NONE_ASIDE: Condition = {
  if: 'there-are-no',
  of: { place: { in: 'set-aside', by: { the: 'self' } } },
}
/** One attack die: whether it does damage is all that there is to know. */
export function isSingleDie(done: Instruction): boolean {
  return done.do === 'set-attack-dice' && done.dice === 1
}
export const isMiss = (faces: readonly number[]): boolean => faces.join() === '1,2,3'
export const isHit = (faces: readonly number[]): boolean => faces.join() === '4,5,6'
/** A pronoun means the one whose turn it is. */
export const ofEach = (so: Instructions): Instructions =>
  rewrite(so, (part) => (part['the'] === 'it' ? THAT : part)) as Instructions
/** What the player does who is ahead with such a unit: you, or your opponent. */
export function leading({ most, ...of }: Filter, acts: Instructions): Instructions {
  const { of: measure, is } = most!
  const their = (whose: 'you' | 'opponent'): Amount => ({
    amount: 'most',
    of: measure,
    is,
    among: { ...of, whose },
  })
  const ahead = (how: 'more' | 'less'): Condition => ({
    if: 'compare',
    left: their('you'),
    is: how,
    right: their('opponent'),
  })
  const [one] = acts
  const theirs: Instructions =
    acts.length === 1 && one && isPlain(one) ? [flip(one)] : [{ do: 'opponent-does', what: acts }]
  const [yours, other] = is === 'highest' ? (['more', 'less'] as const) : (['less', 'more'] as const)
  return [
    {
      do: 'if',
      condition: ahead(yours),
      so: acts,
      otherwise: [{ do: 'if', condition: ahead(other), so: theirs }],
    },
  ]
}
/** What a card is. */
function isOfCard(when: Condition): boolean {
  return when.if === 'matches'
}
/** `If it is a unit, …. If it is a Location, … instead`: the second is no case of the first. */
export function isNoContradiction([first]: Instructions): boolean {
  if (first?.do !== 'if' || !isOfCard(first.condition)) return true
  const [inner] = first.so
  return inner?.do !== 'if' || !inner.otherwise || !isOfCard(inner.condition)
}
