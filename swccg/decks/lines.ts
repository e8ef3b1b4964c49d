/** "N Title" lists, with or without the dots of unique cards. */
import { countedLines, type DeckFormat } from '@dejarik/kernel'
import type { Library } from '../cards/library.ts'
import { resolveNames } from './resolve.ts'

export const linesFormat = (library: Library): DeckFormat => ({
  ...countedLines,
  parse: (text) => resolveNames(library, countedLines.parse(text)),
})
