/** Set modules: the cards of a set as a text of JSON lines, one card a line, in a module that any host can load. */
import type { CardDefinition, CardFacts } from './definition.ts'

/** The source of a set's module; Premiere has facts only, later sets have trees too. */
export function printSet(set: string, cards: readonly CardFacts[]): string {
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

/** The source of the module that has all later sets. */
export const printLaterSets = (modules: readonly string[]): string =>
  [
    '/** The later sets that come with the program; made by scripts/compile-ccg-cards.mjs. */',
    ...modules.map((module) => `import ${variable(module)} from './${module}.ts'`),
    '',
    'export const LATER: readonly string[] = [',
    ...modules.map((module) => `  ${variable(module)},`),
    ']',
    '',
  ].join('\n')
const variable = (module: string): string => module.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())

export const readFacts = (lines: string): readonly CardFacts[] =>
  JSON.parse(`[${lines.trim().replaceAll('\n', ',')}]`) as readonly CardFacts[]

export const readSet = (lines: string): readonly CardDefinition[] =>
  JSON.parse(`[${lines.trim().replaceAll('\n', ',')}]`) as readonly CardDefinition[]
