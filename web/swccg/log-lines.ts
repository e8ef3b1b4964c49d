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
    else if (event?.kind === 'forceLost' && before?.kind === 'forceLost' && isSameLoss(event, before))
      lines[lines.length - 1] = { ...last!, text: alsoLost(last!.text, line.text), last: told.number }
    else if (event?.kind === 'drew' && before?.kind === 'drew' && isSameDraw(event, before))
      lines[lines.length - 1] = { ...last!, text: alsoDrawn(last!.text, line.text), last: told.number }
    else if (event && before?.kind === 'fired' && OF_SHOT.has(event.kind))
      lines[lines.length - 1] = { ...last!, text: `${last!.text} ${line.text}`, last: told.number }
    else lines.push(line)
  }
  return lines
}

type Drawn = Extract<SwccgEvent, { readonly kind: 'drew' }>
const isSameDraw = (one: Drawn, other: Drawn): boolean => one.seat === other.seat && one.from === other.from

/** “You draw Alter from the Force Pile.”, or how many cards others draw. */
const DRAWN = /^(.*? draws?) (.+) from the ([^:]+)\.$/
const COUNTED = /^(\d+) cards?$/

/** Cards that are drawn one by one are one draw. */
function alsoDrawn(before: string, now: string): string {
  const [, who, drawn = '', pile] = DRAWN.exec(before) ?? []
  const [, , more = ''] = DRAWN.exec(now) ?? []
  const [count, next] = [COUNTED.exec(drawn)?.[1], COUNTED.exec(more)?.[1]]
  const all = count && next ? `${Number(count) + Number(next)} cards` : `${drawn}, ${more}`
  return who ? `${who} ${all} from the ${pile}.` : `${before} ${now}`
}

type Lost = Extract<SwccgEvent, { readonly kind: 'forceLost' }>
const isSameLoss = (one: Lost, other: Lost): boolean => one.seat === other.seat && one.from === other.from

/** “You lose Alter from the hand.”, and what is said of several cards. */
const ONE_LOST = /^(.*? loses?) (.+) from the ([^:]+)\.$/
const SEVERAL_LOST = /^(.*? loses?) (\d+) cards from the ([^:]+): (.+)\.$/

/** Cards that are lost one after another are one loss. */
function alsoLost(before: string, now: string): string {
  const [, , name = ''] = ONE_LOST.exec(now) ?? []
  const several = SEVERAL_LOST.exec(before)
  if (several) {
    const [, who, count, pile, names] = several
    return `${who} ${Number(count) + 1} cards from the ${pile}: ${names}, ${name}.`
  }
  const [, who, first, pile] = ONE_LOST.exec(before) ?? []
  return who ? `${who} 2 cards from the ${pile}: ${first}, ${name}.` : `${before} ${now}`
}

const eventOf = ({ happening }: Happened): SwccgEvent | null =>
  happening.kind === 'event' ? (happening.event as SwccgEvent) : null

const withPrice = (text: string, count: number): string =>
  text.includes(`for ${count} Force`) ? text : extended(text, ` for ${count} Force`)
