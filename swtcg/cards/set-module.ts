/** Set modules: the definitions of a set as a text of JSON lines, one card a line, in a module that any host can load. */
import { type CardDefinition, titleOf } from './definition.ts'

/** A definition without its key, which the set and the title make up. */
type StoredCard = Omit<CardDefinition, 'key'>

/** The source of a set's module. */
export function printSet(set: string, cards: readonly CardDefinition[]): string {
  const lines = cards.map(({ key: _, ...card }) => JSON.stringify(card))
  const unsafe = lines.find((line) => line.includes('`') || line.includes('${'))
  if (unsafe) throw new Error(`a card of ${set} can't stand in a module: ${unsafe}`)
  return [
    `/** Facts and trees of the set ${set}; made by scripts/compile-cards.mjs. */`,
    'export default String.raw`',
    ...lines,
    '`',
    '',
  ].join('\n')
}

/** The source of the module that has all sets. A name in it may not begin with a digit. */
export const printAllSets = (sets: readonly string[]): string =>
  [
    '/** All sets that come with the program; made by scripts/compile-cards.mjs. */',
    ...sets.map((set) => `import set${set} from './${set}.ts'`),
    '',
    'export const SETS: Readonly<Record<string, string>> = {',
    ...sets.map((set) => `  '${set}': set${set},`),
    '}',
    '',
  ].join('\n')

export const readSet = (set: string, lines: string): readonly CardDefinition[] =>
  (JSON.parse(`[${lines.trim().replaceAll('\n', ',')}]`) as readonly StoredCard[]).map((card) => ({
    key: `${set} ${titleOf(card)}`,
    ...card,
  }))
