/** `dejarik rules coverage`: what the last run of all tests proved, book by book. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Book,
  type BookCoverage,
  bookNames,
  type Coverage,
  coverage,
  failedFiles,
  type ProofRecord,
} from '@dejarik/rulebook'
import { readCatalogue, readNotTestable } from '@dejarik/rulebook/read'
import { isCurrent, readRecord } from '@dejarik/rulebook/record'
import { Failure } from '../failure.ts'
import { say, sayJson } from '../output.ts'
import { checkoutWith } from '../workspace.ts'

export interface CoverageWishes {
  readonly json?: true
  readonly book?: Book
  readonly list?: true
  readonly fresh?: true
  /** Take the last record, whatever sources it is of. */
  readonly last?: true
}

export async function reportCoverage(
  wishes: CoverageWishes,
  root = checkoutWith('vitest.config.ts'),
): Promise<void> {
  const record = await recordOf(root, wishes)
  const chosen = wishes.book ? [wishes.book] : bookNames
  const report = coverage(readCatalogue().ids, record, readNotTestable(), chosen)
  if (wishes.json) sayJson(report)
  else say(...table(report), ...(wishes.list ? unproven(report) : []))
}

/** A record of other sources proves nothing of these, so the tests are run again unless somebody asks for it. */
async function recordOf(root: string, { fresh, last }: CoverageWishes): Promise<ProofRecord> {
  const kept = readRecord(root)
  const stale = kept !== undefined && !last && !isCurrent(root, kept)
  if (!kept) warn('No record of a whole test run yet: running all tests.')
  if (stale) warn('The record is of other sources than these: running all tests. --last shows it as it is.')
  if (!kept || fresh || stale) await runTests(root)
  const record = readRecord(root)
  if (!record) throw new Failure('The test run left no record, so there is nothing to report.')
  if (!isCurrent(root, record)) warn('The record is of other sources than these.')
  const failed = failedFiles(record)
  if (failed.length > 0) warn(`Test files that failed in that run: ${failed.join(', ')}`)
  return record
}

/** The tests' own output goes to stderr: stdout is for the report. */
async function runTests(root: string): Promise<void> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  if (!existsSync(vitest)) throw new Failure('Vitest is not installed here: run npm install first.')
  const run = spawn(process.execPath, [vitest, 'run'], { cwd: root, stdio: ['ignore', 2, 2] })
  const [code] = await once(run, 'exit')
  if (code !== 0) warn('The test run failed; a rule that a failing test names is not proven.')
}

const warn = (line: string): boolean => process.stderr.write(`${line}\n`)

const unproven = (report: Coverage): readonly string[] =>
  Object.values(report.books).flatMap((book) => book.unprovenIds)

function table(report: Coverage): readonly string[] {
  const books = Object.entries(report.books)
  const rows = [
    ['book', 'total', 'proven', 'not testable', 'unproven'],
    ...books.map(([name, book]) => cells(name, book)),
    ...(books.length > 1 ? [cells('all', total(Object.values(report.books)))] : []),
  ]
  return rows.map(
    ([name = '', ...figures]) => name.padEnd(6) + figures.map((cell) => cell.padStart(14)).join(''),
  )
}

const cells = (name: string, { total, proven, notTestable, unproven }: BookCoverage): readonly string[] => [
  name,
  ...[total, proven, notTestable, unproven].map(String),
]

const total = (books: readonly BookCoverage[]): BookCoverage =>
  books.reduce((sum, book) => ({
    total: sum.total + book.total,
    proven: sum.proven + book.proven,
    notTestable: sum.notTestable + book.notTestable,
    unproven: sum.unproven + book.unproven,
    unprovenIds: [...sum.unprovenIds, ...book.unprovenIds],
  }))
