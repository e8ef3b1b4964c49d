/** What the texts of Star Wars CCG cards are read with. */
import type { ParserOf, Source as Text } from '@dejarik/kernel/language'
import type { CardFacts } from '../cards/definition.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface Reader extends Omit<Text, 'text'> {
  /** The card that it is printed on. */
  readonly card: CardFacts
  readonly vocabulary: Vocabulary
  /** A Utinni Effect that names a target. */
  readonly aims?: true
}
export interface Source extends Text, Reader {}
export type Parser<T> = ParserOf<T, Source>

/** Reads only on cards that suit it. */
export const on =
  <T>(suits: (source: Source) => boolean, parser: Parser<T>): Parser<T> =>
  (source, at) =>
    suits(source) ? parser(source, at) : []
