/** A line of the log: what is told together. */
import type { Happened } from '@dejarik/table'

export interface LogLine {
  /** What the line is about: who said it, which rule. */
  readonly happened: Happened
  readonly text: string
  /** The number of the last event that it tells; where there is none, its own. */
  readonly last?: number
  /** Whether more may come; it is read aloud when it is whole. */
  readonly isOpen?: true
}

/** Each event that has words in a line of its own. */
export const lineOf = (happened: Happened): readonly LogLine[] =>
  happened.happening.text === null ? [] : [{ happened, text: happened.happening.text }]

export const isHeading = ({ happened: { happening } }: LogLine): boolean =>
  happening.kind === 'event' && happening.heading === true

/** A step in which nothing happened needs no heading, once the next has begun. */
export const withoutEmptySteps = (lines: readonly LogLine[]): readonly LogLine[] =>
  lines.filter((line, at) => !isHeading(line) || lines[at + 1] === undefined || !isHeading(lines[at + 1]!))

/** The lines that tell something of certain news, without headings. */
export const linesAbout = (lines: readonly LogLine[], news: readonly Happened[]): readonly LogLine[] => {
  const numbers = new Set(news.map(({ number }) => number))
  return lines.filter(
    (line) => !isHeading(line) && (numbers.has(line.happened.number) || numbers.has(line.last ?? -1)),
  )
}

/** “…for 2 Force.” */
export const extended = (text: string, more: string): string => `${text.replace(/\.$/, '')}${more}.`
