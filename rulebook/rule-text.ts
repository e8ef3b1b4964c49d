/** A rule as text for a terminal. */
import { books } from './books.ts'
import type { OptionFacts, Rule } from './rule.ts'

/** The whole rule, no line longer than `width` unless a word is. */
export function ruleText(rule: Rule, width = 80): string {
  const parts: readonly (readonly [string, string | undefined])[] = [
    ['Example', rule.example],
    ['Notes', rule.notes],
    ['Differs', rule.differs],
    ['Option', rule.option && optionText(rule.option)],
    ['See', rule.see?.join('\n')],
  ]
  const body = parts.flatMap(([title, text]) => (text ? [`${title}\n${indented(text, width)}`] : []))
  return [heading(rule, width), indented(rule.says, width), ...body].join('\n\n')
}

const heading = (rule: Rule, width: number): string =>
  [rule.id, ...wrapped(books[rule.book].title, width), ...wrapped(rule.where, width)].join('\n')

function optionText(option: OptionFacts): string {
  const facts: readonly (readonly [string, readonly string[]])[] = [
    ['changes', option.changes],
    ['scope', [option.scope, ...option.scopeAlso]],
    ['supersedes', option.supersedes],
    ['superseded by', option.supersededBy],
  ]
  return facts.flatMap(([name, list]) => (list.length > 0 ? [`${name}: ${list.join(', ')}`] : [])).join('\n')
}

const indented = (text: string, width: number): string =>
  text
    .split('\n')
    .flatMap((line) => wrapped(line, width - 2))
    .map((line) => `  ${line}`)
    .join('\n')

function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}
