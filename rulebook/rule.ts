/** One testable statement of a rulebook, in our own words. */
import { parse } from 'yaml'
import { type Book, bookOf } from './books.ts'

export interface Rule {
  readonly id: string
  readonly book: Book
  readonly says: string
  /** Section and page of the book. */
  readonly where: string
  readonly example: string
  /** Rulings for what the book leaves open. */
  readonly notes?: string
  /** How another edition rules on the same matter. */
  readonly differs?: string
  /** Ids of related rules. */
  readonly see?: readonly string[]
  /** Only on the first rule of an option or a game style. */
  readonly option?: OptionFacts
}

export interface OptionFacts {
  /** The base rules that the option patches, in a few words each. */
  readonly changes: readonly string[]
  /** Names of the options that this one overrides. */
  readonly supersedes: readonly string[]
  readonly supersededBy: readonly string[]
  readonly scope: string
  readonly scopeAlso: readonly string[]
}

/** An entry as the YAML has it: the facts of an option are not yet apart. */
interface Entry extends Omit<Rule, 'book' | 'option'> {
  readonly changes?: readonly string[]
  readonly supersedes?: readonly string[]
  readonly 'superseded-by'?: readonly string[]
  readonly scope?: string
  readonly 'scope-also'?: readonly string[]
}

/** The rule of one entry's YAML, a list of one. */
export function parseRule(yaml: string): Rule {
  const [entry] = parse(yaml, { schema: 'failsafe' }) as [Entry]
  const {
    id,
    changes,
    supersedes = [],
    'superseded-by': supersededBy = [],
    scope = '',
    'scope-also': scopeAlso = [],
    ...texts
  } = entry
  const option = changes && { changes, supersedes, supersededBy, scope, scopeAlso }
  return { id, book: bookOf(id), ...texts, ...(option && { option }) }
}
