/** `dejarik rules`: what it prints, and how it takes bad input. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProofRecord } from '@dejarik/rulebook'
import { fingerprint, writeRecord } from '@dejarik/rulebook/record'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { rulesCommand } from '../commands/rules.ts'
import { Failure } from '../failure.ts'

let workspace: string
let out: string
let err: string

const rules = (...args: readonly string[]): Promise<unknown> =>
  rulesCommand(workspace).parseAsync([...args], { from: 'user' })

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'rules-'))
  out = ''
  err = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += text
    return true
  })
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    err += text
    return true
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  rmSync(workspace, { recursive: true })
})

describe('show', () => {
  test('prints a rule as text', async () => {
    await rules('show', 'wotc/basics/win-two-arenas')
    expect(out).toMatch(/^wotc\/basics\/win-two-arenas\nStar Wars TCG, rulebook of 2003\nObject of the Game/)
    expect(out).toContain('\n\nDiffers\n  Same threshold in 2010')
    expect(out).toContain('\n\nSee\n  wotc/basics/control-an-arena\n  wotc/turn/win-check-at-end\n')
  })

  test('prints a rule as JSON', async () => {
    await rules('show', 'opt/skip/no-setup', '--json')
    expect(JSON.parse(out)).toMatchObject({
      id: 'opt/skip/no-setup',
      book: 'opt',
      option: { supersedes: ['Blind', 'Shadow Ops'], supersededBy: [], scope: 'setup', scopeAlso: ['turn'] },
    })
  })

  test('says which rule may have been meant', async () => {
    await expect(rules('show', 'opt/skip/nosetup')).rejects.toThrow(
      new Failure('There is no rule "opt/skip/nosetup"; did you mean "opt/skip/no-setup"?'),
    )
  })
})

describe('search', () => {
  test('lists the best rules and says how many there are', async () => {
    await rules('search', 'critical', 'hit', '--book', 'wotc', '--limit', '2')
    expect(out.match(/^wotc\/\S*critical-hit\S*$/gm)).toHaveLength(2)
    expect(out).toMatch(/\n\d+ rules; the best 2 are shown \(--limit\)\.\n$/)
  })

  test('prints JSON with the whole rules', async () => {
    await rules('search', 'no-loss-by-empty-deck', '--json')
    expect(JSON.parse(out).rules[0]).toMatchObject({ id: 'wotc/basics/no-loss-by-empty-deck', book: 'wotc' })
  })

  test('says when nothing is found', async () => {
    await rules('search', 'xyzzy')
    expect(out).toBe('No rule answers this. Try other words.\n')
  })

  test('takes only the books there are, and whole limits', async () => {
    await expect(rules('search', 'hit', '--book', 'tng')).rejects.toThrow('Allowed choices are idc, wotc')
    await expect(rules('search', 'hit', '--limit', '0')).rejects.toThrow('whole number of at least 1')
  })
})

describe('coverage', () => {
  const proof = { passed: ['a.test.ts > holds'], failed: [] }
  const recordOf = (sources: string): ProofRecord => ({
    sources,
    files: { 'a.test.ts': true },
    rules: {
      'ccg/goal/two-sides': proof,
      'ccg/goal/unit-is-card': { ...proof, failed: ['a.test.ts > breaks'] },
    },
  })

  test('counts by book', async () => {
    writeRecord(workspace, recordOf(fingerprint(workspace)))
    await rules('coverage')
    expect(out).toMatch(/^book +total +proven +not testable +unproven\nidc +928 +0 /)
    expect(out).toMatch(/\nccg +257 +1 +\d+ +\d+\nccgx +792 +0 +\d+ +\d+\nall +3672 +1 +\d+ +\d+\n$/)
    expect(err).toBe('')
  })

  test('lists what is unproven', async () => {
    writeRecord(workspace, recordOf(fingerprint(workspace)))
    await rules('coverage', '--book', 'ccg', '--list')
    expect(out).toContain('\nccg/goal/unit-is-card\n')
    expect(out).not.toContain('ccg/goal/two-sides')
  })

  test('prints JSON of one book, and says that the record is of other sources', async () => {
    writeRecord(workspace, recordOf('of old'))
    await rules('coverage', '--book', 'ccg', '--json', '--last')
    const { books } = JSON.parse(out)
    expect(Object.keys(books)).toEqual(['ccg'])
    expect(Object.keys(books.ccg)).toEqual(['total', 'proven', 'notTestable', 'unproven', 'unprovenIds'])
    const { total, proven, notTestable, unproven, unprovenIds } = books.ccg
    expect([total, proven, unprovenIds.length]).toEqual([257, 1, unproven])
    expect(proven + notTestable + unproven).toBe(total)
    expect(err).toContain('of other sources')
  })

  test('runs the tests again where the record is of other sources', async () => {
    pretendVitest()
    writeRecord(workspace, recordOf('of old'))
    await rules('coverage', '--book', 'ccg')
    expect(err).toContain('of other sources than these: running all tests')
    expect(err).toContain('Test files that failed in that run: run-')
  })

  test('runs the tests where there is no record, and again with --fresh', async () => {
    pretendVitest()
    await rules('coverage', '--book', 'ccg')
    expect(err).toContain('No record of a whole test run yet')
    expect(err).toContain('Test files that failed in that run: run-1.test.ts')
    await rules('coverage', '--book', 'ccg', '--fresh')
    expect(err).toContain('Test files that failed in that run: run-2.test.ts')
    await rules('coverage', '--book', 'ccg', '--last')
    expect(err).not.toContain('run-3.test.ts')
  })

  test('takes a broken record for none', async () => {
    pretendVitest('// leaves no record')
    mkdirSync(join(workspace, '.dejarik'))
    for (const broken of ['{', '{"sources":""}', 'null']) {
      writeFileSync(join(workspace, '.dejarik/proofs.json'), broken)
      await expect(rules('coverage')).rejects.toThrow(Failure)
    }
  })

  test('says why it cannot run them', async () => {
    await expect(rules('coverage')).rejects.toThrow(
      new Failure('Vitest is not installed here: run npm install first.'),
    )
    pretendVitest('// leaves no record')
    await expect(rules('coverage')).rejects.toThrow('left no record')
  })

  /** A stand-in for the test runner, whose n-th run records that the file run-n.test.ts failed. */
  function pretendVitest(program = stand): void {
    mkdirSync(join(workspace, 'node_modules/vitest'), { recursive: true })
    writeFileSync(join(workspace, 'node_modules/vitest/vitest.mjs'), program)
  }

  const stand = `
    import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
    const file = '.dejarik/proofs.json'
    const runs = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).runs + 1 : 1
    mkdirSync('.dejarik', { recursive: true })
    writeFileSync(file, JSON.stringify({ runs, sources: '', files: { ['run-' + runs + '.test.ts']: false }, rules: {} }))`
})
