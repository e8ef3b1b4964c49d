/** Where reports of what went wrong are written, for people to send and programs to replay. */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FaultReport } from '@dejarik/kernel'
import { Failure } from './failure.ts'
import { writeJson, writeText } from './files.ts'

const FOLDER = '.dejarik'

/** Writes a fault so that `dejarik replay show` can open it, and returns the file's name. */
export function writeFault(fault: FaultReport): string {
  const file = join(FOLDER, 'faults', `${fault.game}-${fault.setup.seed}.json`)
  writeJson(file, fault)
  return file
}

/** Writes what is known of a crash of the program itself. */
export function writeCrash(error: unknown, args: readonly string[]): string {
  const stack = error instanceof Error ? error.stack : String(error)
  const text = `dejarik ${args.join(' ')}\nnode ${process.version} on ${process.platform}\n\n${stack}\n`
  const name = `${new Date().toISOString().replaceAll(':', '-')}.txt`
  return writeSomewhere(join('crashes', name), text)
}

function writeSomewhere(name: string, text: string): string {
  try {
    writeText(join(FOLDER, name), text)
    return join(FOLDER, name)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const elsewhere = join(tmpdir(), 'dejarik', name)
    writeText(elsewhere, text)
    return elsewhere
  }
}
