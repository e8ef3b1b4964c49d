/** The log of the Star Wars CCG: what was paid stands with what it was paid for, and a shot is one line. */
import type { SwccgEvent } from '@dejarik/swccg'
import type { Happened } from '@dejarik/table'
import { extended, type LogLine, lineOf } from '../table/log-line.ts'

/** What Force is used for, told just after it was used. */
const PAID: ReadonlySet<SwccgEvent['kind']> = new Set([
  'deployed',
  'battleInitiated',
  'moved',
  'fired',
  'transferred',
])
const OF_SHOT: ReadonlySet<SwccgEvent['kind']> = new Set(['destinyDrawn', 'shot', 'hit'])

export function swccgLines(log: readonly Happened[]): readonly LogLine[] {
  const lines: LogLine[] = []
  for (const told of log) {
    const last = lines.at(-1)
    const [event, before] = [eventOf(told), last ? eventOf(last.happened) : null]
    const [line] = lineOf(told)
    if (!line) continue
    if (event && before?.kind === 'used' && PAID.has(event.kind))
      lines[lines.length - 1] = { ...line, text: withPrice(line.text, before.count) }
    else if (event && before?.kind === 'fired' && OF_SHOT.has(event.kind))
      lines[lines.length - 1] = { ...last!, text: `${last!.text} ${line.text}`, last: told.number }
    else lines.push(line)
  }
  return lines
}

const eventOf = ({ happening }: Happened): SwccgEvent | null =>
  happening.kind === 'event' ? (happening.event as SwccgEvent) : null

const withPrice = (text: string, count: number): string =>
  text.includes(`for ${count} Force`) ? text : extended(text, ` for ${count} Force`)
