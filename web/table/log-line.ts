/** A line of the log: what is told together. */
import type { Happened } from '@dejarik/table'

export interface LogLine {
  /** What the line began with: who said it, which rule. */
  readonly happened: Happened
  readonly text: string
  /** Whether more may come; it is read aloud when it is whole. */
  readonly isOpen?: true
}

/** Each event that has words in a line of its own. */
export const lineOf = (happened: Happened): readonly LogLine[] =>
  happened.happening.text === null ? [] : [{ happened, text: happened.happening.text }]
