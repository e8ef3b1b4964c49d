/** The table of keywords: each has its rule in the book, its file and its reminder. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCatalogue } from '@dejarik/rulebook/read'
import { describe, expect, test } from 'vitest'
import { KEYWORDS, type KeywordName, keywordEntry } from '../keywords.ts'

const catalogue = readCatalogue()
const folder = join(import.meta.dirname, '../rules/keywords')
const imported = [join(folder, 'all.ts'), join(folder, '../chances/activated-keywords.ts')]
  .map((file) => readFileSync(file, 'utf8'))
  .join('')

describe.each(Object.keys(KEYWORDS) as KeywordName[])('%s', (name) => {
  const { rule, reminder } = keywordEntry(name)

  test('has a file of its own name, which the table of rules takes it from', () => {
    expect(existsSync(join(folder, `${name}.ts`))).toBe(true)
    expect(imported).toContain(`/${name}.ts'`)
  })

  test('has a rule of the book and a reminder in one sentence', () => {
    expect(catalogue.has(rule)).toBe(true)
    expect(reminder).toMatch(/^[A-Z][^.]*\.$/)
  })
})
