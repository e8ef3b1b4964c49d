/** The rule book: search by words, browse by chapter, open a rule by its id. */
import type { Book, Rule } from '@dejarik/rulebook'
import { bookNames, bookOf, books } from '@dejarik/rulebook/books'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Select } from '../form/select.tsx'
import { PageHead } from '../page-head.tsx'
import { hashFor } from '../route.ts'
import { useStudy } from '../study/use-study.ts'
import { RuleText } from './rule.tsx'

/** What can be searched: both games, a game with all its books, or one book. Whoever asks seldom says of which game. */
const GAMES = {
  all: { title: 'Both games, all books', books: bookNames },
  swtcg: { title: 'Star Wars TCG, all books', books: ['idc', 'now', 'wotc', 'opt'] },
  swccg: { title: 'Star Wars CCG, all books', books: ['ccg95', 'ccg', 'ccgx'] },
} as const
type Among = Book | keyof typeof GAMES
const AMONG: readonly (readonly [Among, string])[] = [
  ['all', GAMES.all.title],
  ['swtcg', GAMES.swtcg.title],
  ['swccg', GAMES.swccg.title],
  ...bookNames.map((book) => [book, books[book].title] as const),
]
const isSeveral = (among: Among): among is keyof typeof GAMES => Object.hasOwn(GAMES, among)
const booksAmong = (among: Among): readonly Book[] => (isSeveral(among) ? GAMES[among].books : [among])

export function RulesPage({ rule }: { readonly rule: string }): JSX.Element {
  const [among, setAmong] = useState<Among>(() => gameOfRule(rule))
  const [words, setWords] = useState('')
  const settled = useSettled(words.trim())
  const isRule = rule.split('/').length > 2
  return (
    <main class="page rules-page">
      <PageHead title="Rule book" />
      <form class="filters" onSubmit={(event) => event.preventDefault()}>
        <label class="wide">
          A question, words or a rule id
          <input
            type="search"
            value={words}
            placeholder="Can a tapped unit attack?"
            onInput={(event) => setWords(event.currentTarget.value)}
          />
        </label>
        <Select name="Books" value={among} options={AMONG} choose={setAmong} />
      </form>
      {settled ? (
        <Found words={settled} among={booksAmong(among)} />
      ) : isRule ? (
        <OneRule id={rule} />
      ) : (
        <Contents among={booksAmong(among)} opened={rule} />
      )}
    </main>
  )
}

const gameOfRule = (rule: string): Among =>
  rule === '' ? 'all' : bookOf(`${rule}/`).startsWith('ccg') ? 'swccg' : 'swtcg'

/** What was typed, once the typing rests. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), 200)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}

function OneRule({ id }: { readonly id: string }): JSX.Element {
  const { answer, refusal } = useStudy('rule', { id })
  const [book = '', chapter = ''] = id.split('/')
  return (
    <>
      <nav class="trail" aria-label="Where you are">
        <a href={hashFor({ page: 'rules', rule: '' })}>All chapters</a> ›{' '}
        <a href={hashFor({ page: 'rules', rule: `${book}/${chapter}` })}>{chapterName(chapter)}</a>
      </nav>
      {refusal && <p role="alert">{refusal}</p>}
      {answer && <RuleText rule={answer} />}
    </>
  )
}

function Found({ words, among }: { readonly words: string; readonly among: readonly Book[] }): JSX.Element {
  const { answer } = useStudy('find-rules', { words, books: among })
  if (!answer) return <p class="loading">Searching …</p>
  const { total, rules, meant } = answer
  return (
    <section aria-label="Rules found">
      <p role="status" class="small">
        {meant !== null && (
          <>
            Did you mean <b>{meant.replace(/\?$/, '')}</b>?{' '}
          </>
        )}
        {total === 0 ? 'No rule answers this. Try other words.' : total === 1 ? '1 rule' : `${total} rules`}
        {total > rules.length ? `; the best ${rules.length} are shown.` : ''}
      </p>
      <RuleList rules={rules} />
    </section>
  )
}

function RuleList({ rules }: { readonly rules: readonly Rule[] }): JSX.Element {
  return (
    <ul class="rule-list">
      {rules.map(({ id, says }) => (
        <li key={id}>
          <a href={hashFor({ page: 'rules', rule: id })}>{says}</a>
          <span class="small">
            {books[bookOf(id)].title} · <code>{id}</code>
          </span>
        </li>
      ))}
    </ul>
  )
}

function Contents({
  among,
  opened,
}: {
  readonly among: readonly Book[]
  readonly opened: string
}): JSX.Element {
  const [book, chapter] = opened.split('/')
  if (book && chapter && bookNames.includes(book as Book))
    return <ChapterRules book={book as Book} chapter={chapter} />
  return (
    <>
      {among.map((name) => (
        <Chapters key={name} book={name} />
      ))}
    </>
  )
}

function ChapterRules({ book, chapter }: { readonly book: Book; readonly chapter: string }): JSX.Element {
  const { answer } = useStudy('chapter', { book, chapter })
  return (
    <section>
      <nav class="trail" aria-label="Where you are">
        <a href={hashFor({ page: 'rules', rule: '' })}>All chapters</a>
      </nav>
      <h2>
        {chapterName(chapter)} <small>{books[book].title}</small>
      </h2>
      <RuleList rules={answer ?? []} />
    </section>
  )
}

function Chapters({ book }: { readonly book: Book }): JSX.Element {
  const { answer } = useStudy('chapters', { book })
  return (
    <section>
      <h2>{books[book].title}</h2>
      <ul class="chapters">
        {(answer ?? []).map(({ name, rules }) => (
          <li key={name}>
            <a href={hashFor({ page: 'rules', rule: `${book}/${name}` })}>{chapterName(name)}</a> {rules}
          </li>
        ))}
      </ul>
    </section>
  )
}

const chapterName = (chapter: string): string =>
  `${chapter.slice(0, 1).toUpperCase()}${chapter.slice(1).replaceAll('-', ' ')}`
