/** The command as people run it: a process of its own, compiled if need be, with threads and pipes. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { inEmptyFolder, isOneLine } from './terminal.ts'

const DEJARIK = fileURLToPath(new URL('../bin/dejarik.mjs', import.meta.url))

inEmptyFolder()

function dejarik(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [DEJARIK, ...args], {
    input,
    encoding: 'utf8',
  })
  return { code: status, out: stdout, err: stderr }
}

/** Compiling takes longer than a test may. */
const PATIENCE = 60_000

describe('a process of its own', { timeout: PATIENCE }, () => {
  test('plays the same games in one thread and in three', () => {
    const counted = (jobs: string) => {
      const { out } = dejarik(['sim', '-n', '40', '--json', '--record', `jobs-${jobs}`, '--jobs', jobs])
      const { decisionsPerSecond: _, ...figures } = JSON.parse(out) as Record<string, unknown>
      return figures
    }
    expect(counted('3')).toEqual(counted('1'))
    const replays = ['jobs-1', 'jobs-3'].map(
      (folder) => dejarik(['replay', 'export', `${folder}/skirmish-17.json`]).out,
    )
    expect(replays[0]).toBe(replays[1])
  })

  test('says in one line what a thread could not write', () => {
    const { code, err } = dejarik(['sim', '-n', '4', '--jobs', '2', '--record', '/dev/null'])
    expect(code).toBe(2)
    expect(err).toContain('Cannot write /dev/null/skirmish-')
    expect(isOneLine(err)).toBe(true)
  })

  test('plays what a pipe types, and says what it was', () => {
    const { code, out } = dejarik(['play', '--seed', '3'], '0\n99\nquit\n')
    expect(code).toBe(0)
    expect(out).toContain('> 99\nThat is not among the possible choices.\n')
    expect(out).toMatch(/> quit\nYou leave the game\.\n$/)
  })

  test('passes the exit code on', () => {
    expect(dejarik(['sim', '--games', 'x']).code).toBe(2)
    rmSync('jobs-1', { recursive: true, force: true })
    expect(dejarik(['replay', 'verify', 'jobs-1/skirmish-1.json']).code).toBe(2)
  })
})
