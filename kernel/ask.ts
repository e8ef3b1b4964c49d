/** What the machine asks of seats: a small closed set of questions, each with typed answers. */
import type { KernelCode } from './refusal.ts'
import type { CardId, Kinds, OfferCore, SeatId } from './state.ts'

/** What every question carries. English is made from it, last. */
interface QuestionCore<A extends string> {
  readonly seat: SeatId
  /** What the question is about, one of the game's own words: `attack-chance`, `discard-to-hand-size`. */
  readonly about: A
  /** The rules that make the machine ask. */
  readonly rules?: readonly string[]
  /** The card whose text asks. */
  readonly card?: CardId
  /** How much has still to be given in all, where each answer gives a part of it. */
  readonly owed?: number
  /** Ask even when one answer is possible, because not asking would tell what a seat holds. */
  readonly evenIfForced?: boolean
}

/** Pick one of the offered actions. */
export interface ActionQuestion<O extends OfferCore = OfferCore, A extends string = string>
  extends QuestionCore<A> {
  readonly kind: 'action'
  readonly offers: readonly O[]
}
/** Pick between min and max of the cards. */
export interface CardsQuestion<A extends string = string> extends QuestionCore<A> {
  readonly kind: 'cards'
  readonly from: readonly CardId[]
  readonly min: number
  readonly max: number
}
/** Pick a whole number. A secret number is shown to nobody until all have answered. */
export interface NumberQuestion<A extends string = string> extends QuestionCore<A> {
  readonly kind: 'number' | 'bid'
  readonly min: number
  readonly max: number
}
/** Pick one of several named things. */
export interface ChoiceQuestion<A extends string = string> extends QuestionCore<A> {
  readonly kind: 'choice'
  readonly options: readonly string[]
}
/** Pick between min and max of several named things; the answer lists their indexes. */
export interface SeveralQuestion<A extends string = string> extends QuestionCore<A> {
  readonly kind: 'several'
  readonly items: readonly string[]
  readonly min: number
  readonly max: number
}
/** Put things in an order; the answer lists indexes of `items`. */
export interface OrderQuestion<A extends string = string> extends QuestionCore<A> {
  readonly kind: 'order'
  readonly items: readonly string[]
}
/** Divide an amount among things, each up to its limit; the answer lists a share for each. */
export interface DivideQuestion<A extends string = string> extends QuestionCore<A> {
  readonly kind: 'divide'
  readonly amount: number
  readonly among: readonly { readonly card?: CardId; readonly name: string; readonly max: number }[]
}
export interface ConfirmQuestion<A extends string = string> extends QuestionCore<A> {
  readonly kind: 'confirm'
}

export type Question<O extends OfferCore = OfferCore, A extends string = string> =
  | ActionQuestion<O, A>
  | CardsQuestion<A>
  | NumberQuestion<A>
  | ChoiceQuestion<A>
  | SeveralQuestion<A>
  | OrderQuestion<A>
  | DivideQuestion<A>
  | ConfirmQuestion<A>

/** A question as this game asks it. */
export type QuestionIn<K extends Pick<Kinds, 'offer' | 'about'>> = Question<K['offer'], K['about']>

/** An answer on the wire: an offer's key, card ids, a number, an option, indexes, shares, or yes and no. */
export type Answer = string | number | boolean | readonly number[]

/** What a step receives for an answer to a question of type Q. */
export type AnswerTo<Q> =
  Q extends ActionQuestion<infer O>
    ? O
    : Q extends CardsQuestion | SeveralQuestion | OrderQuestion | DivideQuestion
      ? readonly number[]
      : Q extends NumberQuestion
        ? number
        : Q extends ChoiceQuestion
          ? string
          : Q extends ConfirmQuestion
            ? boolean
            : never

/** The open ask: one question or several at once, and the answers given so far. */
export interface Asked<O extends OfferCore = OfferCore, A extends string = string> {
  readonly id: number
  readonly questions: readonly Question<O, A>[]
  readonly answers: readonly (Answer | null)[]
}

/** Why a value is not an answer to the question; null if it is one. */
export function misfit(question: Question, value: unknown): KernelCode | null {
  switch (question.kind) {
    case 'action':
      return question.offers.some((offer) => offer.key === value) ? null : 'not-offered'
    case 'cards':
      return pickMisfit(question.from, question, value)
    case 'several':
      return pickMisfit([...question.items.keys()], question, value)
    case 'number':
    case 'bid':
      return numberMisfit(value, question.min, question.max)
    case 'choice':
      return question.options.includes(value as string) ? null : 'not-an-option'
    case 'order':
      return isPermutation(value, question.items.length) ? null : 'not-an-order'
    case 'divide':
      return divideMisfit(question, value)
    case 'confirm':
      return typeof value === 'boolean' ? null : 'not-yes-or-no'
  }
}

function pickMisfit(
  from: readonly number[],
  { min, max }: { readonly min: number; readonly max: number },
  value: unknown,
): KernelCode | null {
  if (!isNumbers(value)) return 'not-a-list'
  if (value.length < min) return 'too-few'
  if (value.length > max) return 'too-many'
  if (new Set(value).size < value.length) return 'twice-the-same'
  return value.every((item) => from.includes(item)) ? null : 'not-offered'
}

function numberMisfit(value: unknown, min: number, max: number): KernelCode | null {
  if (!Number.isInteger(value)) return 'not-a-whole-number'
  if ((value as number) < min) return 'too-low'
  return (value as number) > max ? 'too-high' : null
}

function divideMisfit(question: DivideQuestion, value: unknown): KernelCode | null {
  if (!isNumbers(value) || value.length !== question.among.length) return 'not-a-list'
  for (const [index, share] of value.entries()) {
    if (numberMisfit(share, 0, question.among[index]!.max)) return 'share-out-of-range'
  }
  return value.reduce((sum, share) => sum + share, 0) === question.amount ? null : 'wrong-total'
}

/** Looks at holes too, which `every` would skip. */
function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.findIndex((item) => !Number.isInteger(item)) < 0
}

function isPermutation(value: unknown, size: number): boolean {
  return (
    isNumbers(value) &&
    value.length === size &&
    new Set(value).size === size &&
    value.every((item) => item >= 0 && item < size)
  )
}

/** The answer as the asking step wants it: an offer instead of its key. */
export function decode(question: Question, value: Answer): unknown {
  if (question.kind !== 'action') return value
  return question.offers.find((offer) => offer.key === value)
}
