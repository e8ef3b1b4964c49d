/** What an option is: a patch of the rules, what it overrides, and a sentence for players. */
import type { Patch, RulesEditor } from '@dejarik/kernel'
import type { Swtcg } from '../kinds.ts'

export type Edit = RulesEditor<Swtcg>

/** An option that gives way, wholly or in one matter only. */
export type Superseded = string | { readonly title: string; readonly in: 'build' | 'force' | 'deck' }

export interface OptionFacts {
  /** What is different in a game with it, in one sentence for players. */
  readonly says: string
  /** Titles of the options that give way to it, and to which it gives way. */
  readonly supersedes?: readonly Superseded[]
  readonly supersededBy?: readonly Superseded[]
  /** Titles of options of which one must be in force, and the rule that says so. */
  readonly needs?: { readonly oneOf: readonly string[]; readonly rule: string }
  /** How many play, where the option is a style of its own. */
  readonly seats?: number
  /** What the group agrees on, as in `skip:6`; the first is meant where nothing is said. */
  readonly agreed?: readonly string[]
  /** Whether an IDC tournament may use it (opt/general/tournament-legal-options). */
  readonly inTournaments?: true
  /** Whether it goes with the rules of every edition; others change the rules of 2010 (opt/general/base-rules-still-apply). */
  readonly inEveryEdition?: true
  /** Where its rules stand, if not in `opt/name`. */
  readonly chapter?: string
  /** Steps that the patch takes away, as `procedure:step`. */
  readonly removes?: readonly string[]
  /** Constants and policies that the patch sets with what other options have set in mind. */
  readonly wraps?: NonNullable<Patch<Swtcg>['wraps']>
  readonly apply: (edit: Edit, agreed: string) => void
}

export interface Option extends OptionFacts {
  readonly title: string
  /** The title as a word; the rules of the option are those of the chapter `opt/name`. */
  readonly name: string
}

export const nameOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-')

export const option = (title: string, facts: OptionFacts): Option => ({
  title,
  name: nameOf(title),
  ...facts,
})

export const titleOf = (superseded: Superseded): string =>
  typeof superseded === 'string' ? superseded : superseded.title

/** Whether it gives way in all that it says, so that its patch is left out. */
export const isWhole = (superseded: Superseded): boolean => typeof superseded === 'string'

/** The chapter of its rules. */
export const chapterOf = ({ chapter, name }: Option): string => chapter ?? `opt/${name}`
