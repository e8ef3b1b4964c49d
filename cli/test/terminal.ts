/** Runs the command in this process, in a folder of its own, and keeps what it prints. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { run } from '../main.ts'

interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** `dejarik` with arguments, and with lines that somebody types. */
export async function dejarik(args: readonly string[], typed: readonly string[] = []): Promise<Ended> {
  const printed = { out: '', err: '' }
  const keep = (stream: 'out' | 'err') => (text: string | Uint8Array) => {
    printed[stream] += text
    return true
  }
  vi.spyOn(process.stdout, 'write').mockImplementation(keep('out'))
  vi.spyOn(process.stderr, 'write').mockImplementation(keep('err'))
  const code = await run(args, Readable.from(typed.map((line) => `${line}\n`)))
  vi.restoreAllMocks()
  return { code, ...printed }
}

/** Every test file works in an empty folder, where its own sets lie too. */
export function inEmptyFolder(): void {
  const home = process.cwd()
  const folder = mkdtempSync(join(tmpdir(), 'dejarik-'))
  const usual = process.env['DEJARIK_HOME']
  beforeAll(() => {
    process.chdir(folder)
    process.env['DEJARIK_HOME'] = folder
  })
  afterEach(() => vi.restoreAllMocks())
  afterAll(() => {
    process.chdir(home)
    if (usual === undefined) delete process.env['DEJARIK_HOME']
    else process.env['DEJARIK_HOME'] = usual
    rmSync(folder, { recursive: true })
  })
}

/** Bad input gets exit code 2 and one line, no stack trace. */
export const isOneLine = (text: string): boolean => /^[^\n]+\n$/.test(text) && !text.includes('    at ')
