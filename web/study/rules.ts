/** The rule books in the worker: fetched book by book, searched by words. */
/// <reference path="../raw.d.ts" />
import {
  type Book,
  bookNames,
  bookOf,
  books,
  Catalogue,
  didMean,
  type FoundRule,
  type Rule,
  ranked,
} from '@dejarik/rulebook'
import type { Chapter, FoundRules } from './studies.ts'

type Text = Promise<{ readonly default: string }>
type FileName = (typeof books)[Book]['files'][number]

const FILES: Readonly<Record<FileName, () => Text>> = {
  'swtcg-idc-basics.yaml': () => import('@dejarik/rulebook/rules/swtcg-idc-basics.yaml?raw'),
  'swtcg-idc-effects.yaml': () => import('@dejarik/rulebook/rules/swtcg-idc-effects.yaml?raw'),
  'swtcg-wotc-2003.yaml': () => import('@dejarik/rulebook/rules/swtcg-wotc-2003.yaml?raw'),
  'swtcg-today.yaml': () => import('@dejarik/rulebook/rules/swtcg-today.yaml?raw'),
  'swtcg-options.yaml': () => import('@dejarik/rulebook/rules/swtcg-options.yaml?raw'),
  'swccg-1995.yaml': () => import('@dejarik/rulebook/rules/swccg-1995.yaml?raw'),
  'swccg-beginners.yaml': () => import('@dejarik/rulebook/rules/swccg-beginners.yaml?raw'),
  'swccg-expansions.yaml': () => import('@dejarik/rulebook/rules/swccg-expansions.yaml?raw'),
  'swccg-final.yaml': () => import('@dejarik/rulebook/rules/swccg-final.yaml?raw'),
}
/** More than anybody reads through. */
const MOST_FOUND = 40

const opened = new Map<Book, Promise<Catalogue>>()
function open(book: Book): Promise<Catalogue> {
  const known = opened.get(book) ?? read(book)
  opened.set(book, known)
  return known
}

async function read(book: Book): Promise<Catalogue> {
  const texts = await Promise.all(books[book].files.map(async (file) => (await FILES[file]()).default))
  return new Catalogue(texts)
}

export async function ruleNamed(id: string): Promise<Rule> {
  const book = bookOf(id)
  if (!bookNames.includes(book)) throw new Error(`There is no rule "${id}".`)
  return (await open(book)).rule(id)
}

export async function findRules(words: string, among: readonly Book[]): Promise<FoundRules> {
  const catalogues = await Promise.all(among.map(open))
  const exact = catalogues.flatMap((book) => (book.has(words.trim()) ? [book.rule(words.trim())] : []))
  const meant = exact.length > 0 ? null : didMean(catalogues, words)
  const rules = exact.length > 0 ? exact : bestOf(catalogues, meant ?? words)
  return { total: rules.length, rules: rules.slice(0, MOST_FOUND), meant }
}

/** Options come after the books, and the first book is the one that most people play by. */
const WEIGHTS: Readonly<Partial<Record<Book, number>>> = { idc: 1.1, ccg95: 1.1, ccgx: 0.8, opt: 0.8 }

function bestOf(catalogues: readonly Catalogue[], question: string): readonly Rule[] {
  const found = catalogues.flatMap((catalogue) => ranked(catalogue, question))
  const worth = ({ rule, score }: FoundRule): number => score * (WEIGHTS[rule.book] ?? 1)
  return found.toSorted((one, other) => worth(other) - worth(one)).map(({ rule }) => rule)
}

export async function chaptersOf(book: Book): Promise<readonly Chapter[]> {
  const counts = new Map<string, number>()
  for (const id of (await open(book)).ids) counts.set(chapterIn(id), (counts.get(chapterIn(id)) ?? 0) + 1)
  return [...counts].map(([name, rules]) => ({ name, rules }))
}

export async function chapterOf(book: Book, chapter: string): Promise<readonly Rule[]> {
  const catalogue = await open(book)
  return catalogue.ids.filter((id) => chapterIn(id) === chapter).map((id) => catalogue.rule(id))
}

const chapterIn = (id: string): string => id.split('/')[1] ?? ''
