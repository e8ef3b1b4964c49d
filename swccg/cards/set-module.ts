/** Set modules: the facts of a set as a text of JSON lines, one card a line, in a module that any host can load. */
import type { CardFacts } from './definition.ts'

/** The source of a set's module. */
export function printFacts(set: string, cards: readonly CardFacts[]): string {
  const lines = cards.map((card) => JSON.stringify(card))
  const unsafe = lines.find((line) => line.includes('`') || line.includes('${'))
  if (unsafe) throw new Error(`a card of ${set} can't stand in a module: ${unsafe}`)
  return [
    `/** Facts of the set ${set}; made by scripts/compile-ccg-cards.mjs. */`,
    'export default String.raw`',
    ...lines,
    '`',
    '',
  ].join('\n')
}

export const readFacts = (lines: string): readonly CardFacts[] =>
  JSON.parse(`[${lines.trim().replaceAll('\n', ',')}]`) as readonly CardFacts[]
