/** Parts of the rules that a card needs by what it is, and that are not built yet. */
import type { CardFacts, MissingChapter } from './definition.ts'

const NEEDS: readonly (readonly [MissingChapter, (card: CardFacts) => boolean])[] = []

export const missingChapters = (card: CardFacts): readonly MissingChapter[] =>
  NEEDS.filter(([, needs]) => needs(card)).map(([chapter]) => chapter)
