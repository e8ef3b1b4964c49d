/** English, made last: a game's sentences for what the machine holds as data. */
import type { Question } from './ask.ts'
import type { Machine } from './machine.ts'
import type { Reason } from './refusal.ts'
import type { Kinds, Outcome, SeatId } from './state.ts'

export interface Words<K extends Kinds> {
  readonly seat: (game: Machine<K>, seat: SeatId) => string
  /** The name on a card's face, from its definition key. */
  readonly card: (is: string) => string
  readonly prompt: (game: Machine<K>, question: Question<K['offer']>) => string
  readonly offer: (game: Machine<K>, offer: K['offer']) => string
  /** A redacted event as a sentence, or null where it needs none. */
  readonly event: (game: Machine<K>, event: K['event']) => string | null
  readonly reason: (reason: Reason) => string | null
  readonly outcome: (game: Machine<K>, outcome: Outcome) => string
}

/** Sentences for the reasons that the kernel itself gives. */
const KERNEL_REASONS: Readonly<Record<string, string>> = {
  'game-over': 'The game is over.',
  stale: 'That question is no longer open; the game has moved on.',
  'not-asked': 'It is not your turn to answer.',
  'not-offered': 'That is not among the possible choices.',
  'too-few': 'You chose too few.',
  'too-many': 'You chose too many.',
  'twice-the-same': 'You chose the same thing twice.',
  'not-a-list': 'The answer must be a list of whole numbers.',
  'not-a-whole-number': 'The answer must be a whole number.',
  'too-low': 'That number is too low.',
  'too-high': 'That number is too high.',
  'not-an-option': 'That is not one of the options.',
  'not-an-order': 'The answer must name every item once.',
  'share-out-of-range': 'One of the shares is out of range.',
  'wrong-total': 'The shares do not add up to the amount.',
  'not-yes-or-no': 'The answer must be yes or no.',
  'needs-consent': 'The others must agree to that take-back.',
  'nothing-to-take-back': 'There is nothing of yours to take back.',
  fault: 'The program made a mistake with that answer. The game stands where it was; choose something else.',
}

export function sayReason<K extends Kinds>(words: Words<K>, reason: Reason): string {
  const sentence = words.reason(reason) ?? KERNEL_REASONS[reason.code] ?? `Refused (${reason.code}).`
  return reason.rule ? `${sentence} [${reason.rule}]` : sentence
}
