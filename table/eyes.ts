/** What a viewer may be told in words: sentences are made from a game in which unknown cards have no name. */
import {
  type AnyGame,
  type Entry,
  type Kinds,
  type Machine,
  type Question,
  redact,
  type Viewer,
} from '@dejarik/kernel'
import type { LogEntry } from './told.ts'

export function tellEvent(
  { words }: AnyGame,
  known: Machine<Kinds>,
  entry: Entry<Kinds>,
  viewer: Viewer,
): LogEntry {
  const event = redact(entry, viewer)
  const heading = words.heading?.(known, event) ?? null
  if (heading !== null) return { kind: 'event', event, text: heading, heading: true }
  return { kind: 'event', event, text: words.event(known, event) }
}

/** What each offer of a question says, by key. */
export function sayOffers(
  { words }: AnyGame,
  known: Machine<Kinds>,
  question: Question,
): Record<string, string> {
  if (question.kind !== 'action') return {}
  return Object.fromEntries(question.offers.map((offer) => [offer.key, words.offer(known, offer)]))
}
