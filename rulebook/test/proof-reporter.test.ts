/** The reporter in real runs of Vitest, in a workspace made for it. */
import { execFile } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isCurrent, readRecord } from '@dejarik/rulebook/record'
import { afterAll, beforeAll, expect, test } from 'vitest'

const repository = fileURLToPath(new URL('../../', import.meta.url))
const workspace = mkdtempSync(join(tmpdir(), 'proofs-'))

const settings = `
import { fromSource } from '${repository}vitest.config.ts'
const reporters = ['dot', '${repository}rulebook/proof-reporter.ts']
export default { plugins: [fromSource], test: { include: ['*.test.ts'], reporters } }`

const good = `
import { describe, expect, test } from 'vitest'
import { proves } from '@dejarik/rulebook/testing'
describe('a chapter', () => {
  test('holds', proves('idc/cards/unit-and-non-unit', 'wotc/basics/two-players'), () => expect(1).toBe(1))
  test('breaks', proves('wotc/basics/two-players'), () => expect(1).toBe(2))
  test.skip('waits', proves('ccg/goal/two-sides'), () => expect(1).toBe(1))
})`

const unknown = `
import { expect, test } from 'vitest'
test('a scenario', { meta: { proves: ['ccg/goal/two-side'] } }, () => expect(1).toBe(1))`

interface Run {
  readonly code: number
  readonly output: string
}

const run = (...args: readonly string[]): Promise<Run> =>
  new Promise((done) => {
    const vitest = join(repository, 'node_modules/vitest/vitest.mjs')
    const env = { ...process.env, NO_COLOR: '1' }
    execFile(process.execPath, [vitest, 'run', ...args], { cwd: workspace, env }, (error, stdout, stderr) =>
      done({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })

let whole: Run

beforeAll(async () => {
  symlinkSync(join(repository, 'node_modules'), join(workspace, 'node_modules'))
  writeFileSync(join(workspace, 'vitest.config.ts'), settings)
  writeFileSync(join(workspace, 'good.test.ts'), good)
  writeFileSync(join(workspace, 'unknown.test.ts'), unknown)
  whole = await run()
}, 60_000)

afterAll(() => rmSync(workspace, { recursive: true }))

test('a run of all tests leaves a record of what each rule rests on', () => {
  expect(readRecord(workspace)).toMatchObject({
    files: { 'good.test.ts': false, 'unknown.test.ts': true },
    rules: {
      'idc/cards/unit-and-non-unit': { passed: ['good.test.ts > a chapter > holds'], failed: [] },
      'wotc/basics/two-players': {
        passed: ['good.test.ts > a chapter > holds'],
        failed: ['good.test.ts > a chapter > breaks'],
      },
    },
  })
  expect(readRecord(workspace)?.rules).not.toHaveProperty('ccg/goal/two-sides')
})

test('a run of some tests leaves the record alone, and fails for an unknown rule', async () => {
  const before = readRecord(workspace)
  const part = await run('unknown')
  expect(part.output).toContain('1 passed')
  expect(part.output).toContain('unknown.test.ts > a scenario: There is no rule "ccg/goal/two-side"')
  expect(part.code).toBe(1)
  expect(whole.output).toContain('did you mean "ccg/goal/two-sides"')
  expect(readRecord(workspace)).toEqual(before)
}, 60_000)

test('the record is of the sources that were tested', () => {
  const record = readRecord(workspace)
  expect(record && isCurrent(workspace, record)).toBe(true)
  appendFileSync(join(workspace, 'good.test.ts'), '\n')
  expect(record && isCurrent(workspace, record)).toBe(false)
})
