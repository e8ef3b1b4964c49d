/** Lines to and from a program that plays: over standard input and output, or to a process that is started. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { Failure } from '../failure.ts'
import type { ToProgram } from './messages.ts'

export interface Channel {
  readonly send: (message: ToProgram) => void
  /** The next line; null when the program is gone, undefined when it took too long. */
  readonly receive: (milliseconds: number) => Promise<string | null | undefined>
  readonly close: () => void
}

export function streamChannel(from: Readable, to: Writable, close: () => void = () => {}): Channel {
  const lines = createInterface({ input: from })
  const waiting: string[] = []
  let gone = false
  let wake: () => void = () => {}
  lines.on('line', (line) => {
    if (line.trim() !== '') waiting.push(line)
    wake()
  })
  lines.on('close', () => {
    gone = true
    wake()
  })
  // Whoever no longer listens does not answer either.
  to.once('error', () => lines.close())
  return {
    send: (message) => void to.write(`${JSON.stringify(message)}\n`),
    receive: async (milliseconds) => {
      if (waiting.length === 0 && !gone) await within(milliseconds, (done) => (wake = done))
      return waiting.shift() ?? (gone ? null : undefined)
    },
    close: () => {
      lines.close()
      close()
    },
  }
}

/** Until somebody calls, or the time is over. */
function within(milliseconds: number, onCall: (call: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    onCall(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** Starts a program by its command line; what it writes to standard error is shown. */
export async function processChannel(command: string): Promise<Channel> {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'], detached: IN_GROUPS })
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve)
    child.once('error', (error) => reject(new Failure(`Cannot start "${command}": ${error.message}.`)))
  })
  return streamChannel(child.stdout, child.stdin, () => {
    child.stdin.end()
    if (IN_GROUPS && child.exitCode === null) endGroup(child.pid!)
    else child.kill()
  })
}

/** The shell that runs a command line leaves its child behind when it is ended alone. */
const IN_GROUPS = process.platform !== 'win32'

function endGroup(leader: number): void {
  try {
    process.kill(-leader)
  } catch {
    // It has ended by itself.
  }
}
