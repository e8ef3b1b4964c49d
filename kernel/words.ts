/** English, made last: a game's sentences for what the machine holds as data. */
import type { QuestionIn } from './ask.ts'
import type { Machine } from './machine.ts'
import type { KernelCode, Reason, ReasonIn } from './refusal.ts'
import type { CardId, Kinds, Outcome, SeatId } from './state.ts'

/** A number of a card as it is now; words are made from what the reader knows, where nothing can be counted. */
export type Figure = (name: string, card: CardId) => number

export interface Words<K extends Kinds> {
  readonly seat: (game: Machine<K>, seat: SeatId) => string
  /** The name on a card's face, from its definition key. */
  readonly card: (is: string) => string
  readonly prompt: (game: Machine<K>, question: QuestionIn<K>, figure?: Figure) => string
  /** A line under the prompt: how it is done, or what comes of it. */
  readonly help?: (game: Machine<K>, question: QuestionIn<K>, figure?: Figure) => string | null
  readonly offer: (game: Machine<K>, offer: K['offer']) => string
  /** A redacted event as a sentence, or null where it needs none. */
  readonly event: (game: Machine<K>, event: K['event']) => string | null
  readonly reason: (reason: Reason<K['code']>) => string
  readonly outcome: (game: Machine<K>, outcome: Outcome) => string
  /** The heading that an event opens in a log, such as a turn; null for events inside one. */
  readonly heading?: (game: Machine<K>, event: K['event']) => string | null
  /** The facts of a view whose number is a seat. */
  readonly seatFacts?: readonly string[]
}

/** Sentences for the reasons that the kernel itself gives. */
const KERNEL_REASONS: Readonly<Record<KernelCode, string>> = {
  'game-over': 'The game is over.',
  'no-such-seat': 'There is no such seat.',
  stale: 'That question is no longer open; the game has moved on.',
  'not-asked': 'It is not your turn to answer.',
  'not-offered': 'That is not among the possible choices.',
  'not-to-be-picked': 'It is none of the cards among which you choose now.',
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
  'unknown-edition': 'There is no edition "{given}"; try: {instead}.',
  'unknown-option': 'There is no option "{given}"; try: {instead}.',
  'no-options': 'There is no option "{given}"; this game has none.',
  'option-twice': 'The option "{given}" is named twice.',
  'seat-count': 'The game is for {min} to {max} seats, not for {given}.',
  'unknown-card': 'There is no card "{name}".',
  'more-unknown-cards': 'And {more} more names are no card.',
  'bad-seed': 'The seed must be a whole number from 0 to {max} or 64 hexadecimal digits, not {given}.',
  fault: 'The program made a mistake with that answer. The game stands where it was; choose something else.',
}

export function sayReason<K extends Kinds>(words: Words<K>, reason: ReasonIn<K>): string {
  const sentence = isKernels(reason) ? sayKernels(reason) : words.reason(reason)
  return reason.rule ? `${sentence} [${reason.rule}]` : sentence
}

const isKernels = (reason: Reason): reason is Reason<KernelCode> => reason.code in KERNEL_REASONS
const sayKernels = reasonsSaid(KERNEL_REASONS)

/** Says reasons by sentences, one for each code; `{given}` stands for that detail. What was meant, where names were misspelt, follows. */
export function reasonsSaid<Code extends string>(sentences: Readonly<Record<Code, string>>) {
  return ({ code, detail = {} }: Reason<Code>): string => {
    const meant = detail['closest'] ? ` Did you mean: ${detail['closest']}?` : ''
    return filled(sentences[code], (name) => String(detail[name] ?? '')) + meant
  }
}

/** The sentence with a word for each `{field}`. */
export const filled = (sentence: string, wordFor: (field: string) => string): string =>
  sentence.replace(/\{(\w+)\}/g, (_, field: string) => wordFor(field))
