/** `… for each Jedi you have`, after or before any clause that says how much or how many. */

import { fieldsOf } from '@dejarik/kernel'
import { rewrite } from '@dejarik/kernel/language'
import type { Amount } from '../../tree/amounts.ts'
import type { Instruction } from '../../tree/instructions.ts'
import type { Selector } from '../../tree/nouns.ts'
import { times } from '../nouns/amounts.ts'
import { perTimes } from './gains.ts'

const NUMBERS = ['amount', 'count', 'dice'] as const
/** Of these the number of cards is the number of times. */
const COUNTED: ReadonlySet<Instruction['do']> = new Set(['tap', 'untap', 'retreat', 'discard'])

const numberOf = (done: Instruction): string | undefined =>
  NUMBERS.find((key) => typeof fieldsOf(done)[key] === 'number')
const isSome = (noun: unknown): noun is Selector =>
  typeof noun === 'object' &&
  noun !== null &&
  'take' in noun &&
  (noun as Selector).take.take === 'exactly' &&
  typeof ((noun as Selector).take as { readonly count: Amount }).count === 'number'
const someOf = (done: Instruction): string | undefined =>
  COUNTED.has(done.do) ? ['who', 'what'].find((key) => isSome(fieldsOf(done)[key])) : undefined

/** Says how much, or how many. */
export const isMeasured = (done: Instruction): boolean =>
  done.do === 'get' ? !done.gain.abilities : numberOf(done) !== undefined
/** What a unit gets tells its own numbers. */
export const isCounted = (done: Instruction): boolean =>
  done.do !== 'get' && (isMeasured(done) || someOf(done) !== undefined)

export function multiplied(said: Instruction, each: Amount): Instruction {
  const done = ofMeasured(said, each)
  if (done.do === 'get') return { ...done, gain: perTimes(done.gain, each) }
  const parts = fieldsOf(done)
  const key = numberOf(done)
  if (key) return { ...done, [key]: times(parts[key] as number, each) }
  const cards = someOf(done)!
  const noun = parts[cards] as Selector & { readonly take: { readonly count: number } }
  const take = { ...noun.take, count: times(noun.take.count, each) }
  return { ...done, [cards]: { ...noun, take } }
}
/** `… for each damage counter on it`: the pronoun means the one to whom it is done, who was spoken of before. */
export function multipliedAfter(done: Instruction, each: Amount): Instruction {
  const to = 'who' in done && typeof done.who === 'object' && 'the' in done.who ? done.who : null
  const meant = to ? (rewrite(each, (part) => (part['the'] === 'it' ? to : part)) as Amount) : each
  return numberLast(multiplied(done, meant))
}
/** Pronouns are settled in the order of the words. */
function numberLast(done: Instruction): Instruction {
  const parts = Object.entries(done)
  const isNumber = ([key]: readonly [string, unknown]): boolean =>
    (NUMBERS as readonly string[]).includes(key)
  return Object.fromEntries([
    ...parts.filter((part) => !isNumber(part)),
    ...parts.filter(isNumber),
  ]) as Instruction
}
/** `For each 10 speed your Starfighter has, it …`: the pronoun means the unit that is measured. */
function ofMeasured(done: Instruction, each: Amount): Instruction {
  const measured = typeof each === 'object' && each.amount === 'groups' ? each.of : each
  if (typeof measured !== 'object' || measured.amount !== 'statistic') return done
  return rewrite(done, (part) => (part['the'] === 'it' ? measured.of : part)) as Instruction
}
