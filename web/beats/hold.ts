/** How long beats stay: their own time, less where they go together, and all within the budget of a run. */
import { BEAT_TIMES, type BeatKind, BUDGETS, type ShownPace, STREAM_TIMES } from '@dejarik/table/beats'
import { type Beat, eventsOf, namedIn } from './beat.ts'

/** One has just chosen what one does oneself. */
const OWN = 0.6
/** An attack that shows its result only, in milliseconds: no die is seen for less than at the quickest pace. */
const RESULT = BEAT_TIMES.roll.quick
/** How far apart beats of a kind follow each other, in milliseconds. */
const ARRIVALS_APART = 200
const DESTINIES_APART = 300
const LEAVING_APART = 120

export interface Held {
  readonly beat: Beat
  readonly isOwn: boolean
}

/** What belongs to an attack after it was declared. */
const OF_ATTACKS: ReadonlySet<BeatKind> = new Set(['roll', 'count', 'prevent', 'damage', 'leaves'])

/** In milliseconds, how long each of the beats in a row stays. */
export function holds(row: readonly Held[], pace: ShownPace, spent = 0): readonly number[] {
  const left = Math.max(0, BUDGETS[pace] - spent)
  const full = row.map((_, at) => ownTime(row, at, pace))
  if (sum(full) <= left) return full
  const floor = row.map((_, at) => Math.min(full[at]!, ownTime(row, at, 'quick')))
  if (sum(floor) <= left) return shrunk(full, floor, left)
  const together = floor.map((time, at) => (isRepeated(row, at) ? 0 : time))
  if (sum(together) <= left) return together
  const short = resultsOnly(row, together, left)
  const whole = sum(short)
  return whole <= left ? short : short.map((time) => (time * left) / whole)
}

const sum = (times: readonly number[]): number => times.reduce((whole, time) => whole + time, 0)

/** All by the same factor, none below its floor. */
function shrunk(full: readonly number[], floor: readonly number[], left: number): readonly number[] {
  const room = sum(full) - sum(floor)
  const share = (left - sum(floor)) / room
  return full.map((time, at) => floor[at]! + (time - floor[at]!) * share)
}

/** What a beat takes beside the one that follows it. */
function ownTime(row: readonly Held[], at: number, pace: ShownPace): number {
  const { beat, isOwn } = row[at]!
  return (isOwn ? OWN : 1) * Math.min(BEAT_TIMES[beat.kind][pace], apart(row, at, pace))
}

function apart(row: readonly Held[], at: number, pace: ShownPace): number {
  const { beat } = row[at]!
  const next = row[at + 1]?.beat
  if (beat.kind === 'force-lost') return STREAM_TIMES[pace] / streamAt(row, at)
  if (!next || next.kind !== beat.kind) return Number.POSITIVE_INFINITY
  if (beat.kind === 'arrives' && sameField(beat, next, 'to', 'on')) return ARRIVALS_APART
  if (beat.kind === 'moves' && sameField(beat, next, 'from') && sameField(beat, next, 'to')) return 0
  if (beat.kind === 'roll' && isOtherDestiny(beat, next)) return DESTINIES_APART
  return beat.kind === 'leaves' ? LEAVING_APART : Number.POSITIVE_INFINITY
}

/** How many units of Force are lost in a row with this one. */
function streamAt(row: readonly Held[], at: number): number {
  const isLoss = (index: number): boolean => row[index]?.beat.kind === 'force-lost'
  let [first, last] = [at, at]
  while (isLoss(first - 1)) first--
  while (isLoss(last + 1)) last++
  return last - first + 1
}

const factsOf = (beat: Beat): Readonly<Record<string, unknown>> =>
  Object.assign({}, ...eventsOf(beat.news)) as Readonly<Record<string, unknown>>

function sameField(one: Beat, other: Beat, ...fields: readonly string[]): boolean {
  const [facts, others] = [factsOf(one), factsOf(other)]
  return fields.some((field) => facts[field] !== undefined && facts[field] === others[field])
}

/** The two sides' battle destinies are seen together. */
function isOtherDestiny(one: Beat, other: Beat): boolean {
  const seatsOf = (beat: Beat): readonly number[] =>
    eventsOf(beat.news).flatMap((event) =>
      event.kind === 'destinyDrawn' ? [...namedIn(event, ['seat'])] : [],
    )
  const [seats, others] = [seatsOf(one), seatsOf(other)]
  return seats.length > 0 && others.length > 0 && seats[0] !== others[0]
}

/** Beats of one kind in a row become one: the last of them is held. */
const isRepeated = (row: readonly Held[], at: number): boolean =>
  row[at + 1]?.beat.kind === row[at]!.beat.kind && row[at]!.beat.kind !== 'roll'

/** The earliest attacks show their result only, as many as it takes. */
function resultsOnly(row: readonly Held[], times: readonly number[], left: number): readonly number[] {
  const short = [...times]
  for (let at = 0; at < row.length && sum(short) > left; at++) {
    if (row[at]!.beat.kind !== 'declare') continue
    let end = at
    while (OF_ATTACKS.has(row[end + 1]?.beat.kind ?? 'heading')) end++
    for (let each = at; each <= end; each++) short[each] = each === end ? RESULT : 0
    at = end
  }
  return short
}
