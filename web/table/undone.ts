/** What was told and then taken back. */
import type { Happened } from '@dejarik/table'

/** The numbers of events that a take-back has undone; what people said stays said. */
export function undoneIn(log: readonly Happened[]): ReadonlySet<number> {
  const backs = log.flatMap(({ number, happening }) =>
    happening.kind === 'taken-back' ? [{ from: happening.from, to: number }] : [],
  )
  const isUndone = ({ number, happening }: Happened): boolean =>
    (happening.kind === 'event' || happening.kind === 'over') &&
    backs.some(({ from, to }) => from <= number && number < to)
  return new Set(log.filter(isUndone).map(({ number }) => number))
}

/** What a take-back would undo, for whoever has to agree: the first line that it takes away, and how many follow. */
export function undoing(log: readonly Happened[], from: number): string {
  const done = undoneIn(log)
  const told = log.flatMap(({ number, happening }) =>
    number >= from && happening.kind === 'event' && happening.text !== null && !happening.heading
      ? done.has(number)
        ? []
        : [happening.text]
      : [],
  )
  const [first, ...others] = told
  if (first === undefined) return 'the last decision'
  const more =
    others.length === 0
      ? ''
      : others.length === 1
        ? ' and a line after it'
        : ` and ${others.length} lines after it`
  return `“${first.replace(/\.$/, '')}”${more}`
}
