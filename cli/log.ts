/** What happened in a game, in words: for a seat that may know some of it, or for a reader of the finished game. */
import {
  type AnyGame,
  type Entry,
  type EventCore,
  type Kinds,
  type Machine,
  redact,
  type SeatId,
} from '@dejarik/kernel'

/** A seat that looks on, or everything that happened. */
export type Eyes = SeatId | 'all'

export interface ToldEvent {
  readonly event: EventCore
  /** The event opens a turn or the like, and `words` is its heading. */
  readonly heading: boolean
  /** Null where the event needs no sentence. */
  readonly words: string | null
}

export function tellEntry(
  definition: AnyGame,
  game: Machine<Kinds>,
  entry: Entry<Kinds>,
  eyes: Eyes,
): ToldEvent {
  const event = eyes === 'all' ? { ...entry.event, ...entry.secret?.facts } : redact(entry, eyes)
  const heading = definition.words.heading?.(game, event) ?? null
  return { event, heading: heading !== null, words: heading ?? definition.words.event(game, event) }
}

/** Lines of a log: headings at the margin, what happened under them. */
export const logLines = (events: readonly ToldEvent[]): string[] =>
  events.flatMap(({ heading, words }) => (words === null ? [] : [heading ? words : `  ${words}`]))
