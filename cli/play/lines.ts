/** The lines that a person types, or that a pipe brings; null at the end. */
import { createInterface, type Interface } from 'node:readline'
import type { Readable } from 'node:stream'

const PROMPT = '> '

export class Lines {
  private readonly reader: Interface
  private readonly iterator: AsyncIterator<string>
  private readonly atTerminal: boolean

  constructor(input: Readable) {
    this.atTerminal = (input as Partial<NodeJS.ReadStream>).isTTY === true && process.stdout.isTTY
    const output = this.atTerminal ? { output: process.stdout } : {}
    this.reader = createInterface({ input, ...output, terminal: this.atTerminal, prompt: PROMPT })
    this.iterator = this.reader[Symbol.asyncIterator]()
  }

  async next(): Promise<string | null> {
    if (this.atTerminal) this.reader.prompt()
    const { value, done } = await this.iterator.next()
    const line = done ? null : value.trim()
    // A pipe shows nothing of what it brings, so the transcript would be hard to read.
    if (!this.atTerminal) process.stdout.write(`${PROMPT}${line ?? ''}\n`)
    return line
  }

  close(): void {
    this.reader.close()
  }
}
