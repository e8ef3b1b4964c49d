/** What the texts of Star Wars TCG cards are read with. */
import type { ParserOf, Source as Text, Traced } from '@dejarik/kernel/language'
import type { CardFacts } from '../cards/definition.ts'
import type { Ability } from './tree/tree.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface Source extends Text, Reader {}
export interface Reader extends Omit<Text, 'text'> {
  /** The card that it is printed on. */
  readonly card: CardFacts
  /** The words that are names of cards and of subtypes. */
  readonly vocabulary: Vocabulary
  /** Reads what one sentence inside quotation marks says. */
  readonly quoted: Parser<readonly Ability[]>
  /** Our own words for a printed clause that is not read. */
  readonly restated?: (clause: Traced) => string | undefined
}
export type Parser<T> = ParserOf<T, Source>

/** Keeps the readings whose value passes for the card. */
export const fittingCard =
  <T>(parser: Parser<T>, passes: (value: T, card: CardFacts) => boolean): Parser<T> =>
  (source, at) =>
    parser(source, at).filter(({ value }) => passes(value, source.card))

export {
  either,
  first,
  later,
  longest,
  map,
  nothing,
  number,
  optional,
  pattern,
  phrase,
  type Reading,
  readWhole,
  remember,
  say,
  separated,
  sequence,
  TooMuchToRead,
  unless,
  where,
  worded,
} from '@dejarik/kernel/language'
