/** `dejarik cards gaps`: which part of card text opens the most rows that are not read. */
import { gapsOfFiles, shippedCards } from '@dejarik/swtcg'
import { grouped, say, sayJson } from '../output.ts'
import { readSetFile } from './set-file.ts'

interface GapsFlags {
  readonly limit: number
  readonly json?: true
}

export function cardGaps(paths: readonly string[], { limit, json }: GapsFlags): void {
  const { rows, automated, gaps } = gapsOfFiles(paths.map(readSetFile), shippedCards().cards)
  const shown = gaps.slice(0, limit)
  if (json) sayJson({ rows, automated, gaps: shown })
  else
    say(
      `${grouped(rows)} rows, ${grouped(automated)} automated, ${grouped(gaps.length)} gaps`,
      ' rows alone  part',
      ...shown.map(
        ({ rows: all, alone, part, words, examples }) =>
          `${String(all).padStart(5)} ${String(alone).padStart(5)}  ${part} ${words} (${examples.join('; ')})`,
      ),
    )
}
