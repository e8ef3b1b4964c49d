/** What was paid, in the log, stands with what it was paid for: a build, counters, an ability. */
import type { Arena, SwtcgEvent } from '@dejarik/swtcg'
import type { Happened } from '@dejarik/table'
import { extended, isHeading, type LogLine } from '../table/log-line.ts'

type Place = Arena | 'build' | 'resource'
const PLACES: Readonly<Record<Place, string>> = {
  space: 'the Space arena',
  ground: 'the Ground arena',
  character: 'the Character arena',
  build: 'the build zone',
  resource: 'the resource zone',
}

export const eventOf = ({ happening }: Happened): SwtcgEvent | null =>
  happening.kind === 'event' ? (happening.event as SwtcgEvent) : null

/** The line before this one, taken away, if it tells what this is about. */
function taken<Kind extends SwtcgEvent['kind']>(
  lines: LogLine[],
  kind: Kind,
  fits: (event: Extract<SwtcgEvent, { readonly kind: Kind }>) => boolean,
): LogLine | null {
  const last = lines.at(-1)
  const event = last && eventOf(last.happened)
  const isIt = event?.kind === kind && fits(event as Extract<SwtcgEvent, { readonly kind: Kind }>)
  return isIt ? lines.pop()! : null
}

const amountIn = ({ happened }: LogLine): number => {
  const event = eventOf(happened)
  return event && 'by' in event && typeof event.by === 'number' ? Math.abs(event.by) : 0
}

/** A line with what was told just before it; null where it is told as it is. */
export function withPaid(lines: LogLine[], told: Happened): LogLine | null {
  const event = eventOf(told)
  const { text } = told.happening
  if (!event || text === null) return null
  switch (event.kind) {
    case 'turnedUp':
      return priced(
        told,
        text,
        taken(lines, 'buildChanged', ({ seat, by }) => seat === event.seat && by < 0),
      )
    case 'deployed':
    case 'placed':
      return arrived(
        told,
        event.to,
        taken(lines, 'turnedUp', (shown) => shown.is === event.is),
      )
    case 'buildCountersChanged':
      return counters(lines, told, event.by, text)
    case 'abilityPlayed':
      return priced(
        told,
        text,
        taken(lines, 'forceChanged', ({ seat, by }) => seat === event.seat && by < 0),
        ' Force',
      )
    case 'buildStepBegan':
      return headed(lines, told, text)
    default:
      return null
  }
}

const priced = (told: Happened, text: string, paid: LogLine | null, unit = ''): LogLine | null =>
  paid && { happened: told, text: extended(text, ` for ${amountIn(paid)}${unit}`) }

const arrived = (told: Happened, to: Place, completed: LogLine | null): LogLine | null =>
  completed && { happened: told, text: extended(completed.text, `: ${PLACES[to]}`) }

/** Points that became counters, and the card that was laid down for them. */
function counters(lines: LogLine[], told: Happened, by: number, text: string): LogLine | null {
  const paid = taken(lines, 'buildChanged', (change) => change.by === -by)
  const laid = taken(lines, 'laidFaceDown', () => true)
  if (laid) return { happened: told, text: extended(laid.text, `, with ${by} on it`) }
  return paid && { happened: told, text }
}

/** “Turn 2: Dark Side builds”, “Turn 2: you build”. */
function headed(lines: LogLine[], told: Happened, text: string): LogLine | null {
  const last = lines.at(-1)
  if (!last || !isHeading(last)) return null
  lines.pop()
  const turn = last.text.split(':')[0]!
  return { ...last, text: `${turn}: ${text.replace(/\.$/, '').replace(/^You /, 'you ')}`, last: told.number }
}
