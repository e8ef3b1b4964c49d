/** Sentences of a card, by its kind. */
import { either, map, pattern, say, separated } from '@dejarik/kernel/language'
import type { Parser } from '../source.ts'
import { facts } from './facts.ts'
import type { Piece } from './piece.ts'
import { staticSentence } from './statics.ts'

const immuneTo: Parser<Piece> = say`\(Immune to ${separated(
  pattern(/([A-Z][\w']*(?: [A-Z][\w']*)*)/, ([, title]) => title!),
  pattern(/,? and |, /, () => null),
)}[.]?\)?`((titles) => ({ immuneTo: titles }))

export const sentence: Parser<Piece> = either<Piece>(
  facts,
  immuneTo,
  map(staticSentence, (statics) => ({ statics })),
)
