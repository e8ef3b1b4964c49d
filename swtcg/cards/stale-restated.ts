/** Restatements that change nothing: the card has no such clause, or the language reads it as it is printed. */
import { compile } from '../language/compile.ts'
import { vocabularyOf } from '../language/vocabulary.ts'
import { type CardFacts, titleOf } from './definition.ts'
import { type Printing, readFile, type SetFile } from './printings.ts'
import { clauseMark, type Restated } from './restated.ts'
import { plainTitle } from './titles.ts'

interface Stale extends Restated {
  readonly set: string
}

export function staleRestated(files: readonly SetFile[], known: readonly CardFacts[] = []): readonly Stale[] {
  const read = files.map((file) => ({ file, printings: printingsOf(file) }))
  const vocabulary = vocabularyOf([
    ...known,
    ...read.flatMap(({ printings }) => printings.map(({ facts }) => facts)),
  ])
  return read.flatMap(({ file, printings }) =>
    (file.restated ?? []).flatMap((one) => {
      const own = printings.filter(({ facts }) => plainTitle(titleOf(facts)) === plainTitle(one.card))
      const open = own.flatMap(({ text, facts }) => compile(text, facts, vocabulary).notUnderstood)
      return open.some(({ text }) => clauseMark(text) === one.clause) ? [] : [{ ...one, set: file.set }]
    }),
  )
}

const printingsOf = (file: SetFile): readonly Printing[] =>
  readFile(file).rows.flatMap(({ printing }) => (printing ? [printing] : []))
