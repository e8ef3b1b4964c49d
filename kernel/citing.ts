/** Which book is cited: an edition names its own rules where the code names those of the edition that it changes. */
import type { Question } from './ask.ts'
import type { Entry } from './machine.ts'
import type { Kinds } from './state.ts'

/** Rules of the book that is played by, each for the rule that the code names. */
export type Citations = Readonly<Record<string, string>>

/** A cause, a reason or a part of a number with the rule of the book that is played by. */
export function cited<T extends { readonly rule?: string }>(citations: Citations, told: T): T {
  const rule = told.rule === undefined ? undefined : citations[told.rule]
  return rule === undefined ? told : { ...told, rule }
}

export function citedQuestion<Q extends Question>(citations: Citations, question: Q): Q {
  const { rules } = question
  if (!rules?.some((rule) => rule in citations)) return question
  return { ...question, rules: [...new Set(rules.map((rule) => citations[rule] ?? rule))] }
}

export function citedEntry<K extends Kinds>(citations: Citations, entry: Entry<K>): Entry<K> {
  const { cause } = entry.event
  const own = cause && cited(citations, cause)
  return own === cause ? entry : { ...entry, event: { ...entry.event, cause: own } }
}
