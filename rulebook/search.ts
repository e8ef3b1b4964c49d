/** Rules that have all the given words, the best first. */
import type { Catalogue } from './catalogue.ts'
import type { Rule } from './rule.ts'

/** What a word is worth by where it stands; twice that as a whole word. */
const weights = { id: 8, says: 4, notes: 2, example: 1 } as const

const fields = Object.keys(weights) as readonly (keyof typeof weights)[]

export function search(catalogue: Catalogue, query: string): readonly Rule[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return catalogue
    .mentioning(words)
    .map((id) => catalogue.rule(id))
    .map((rule) => ({ rule, scores: words.map((word) => worth(rule, word)) }))
    .filter(({ scores }) => scores.every((score) => score > 0))
    .sort((a, b) => sum(b.scores) - sum(a.scores))
    .map(({ rule }) => rule)
}

const worth = (rule: Rule, word: string): number =>
  sum(fields.map((field) => weights[field] * presence(rule[field] ?? '', word)))

/** 0 where the text lacks the word, 1 as part of a longer word, 2 as a word of its own. */
function presence(text: string, word: string): number {
  const lower = text.toLowerCase()
  if (!lower.includes(word)) return 0
  return lower.split(/[^a-z0-9'-]+/).includes(word) || lower.split(/[^a-z0-9]+/).includes(word) ? 2 : 1
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
