/** A server in a process of its own that tells what it weighs; it can be killed without a warning. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Settings } from '../settings.ts'

export interface Weight {
  readonly heap: number
  /** What buffers hold besides. */
  readonly outside: number
  /** Microseconds since the start. */
  readonly cpu: number
  readonly awake: number
}

/** Compiled in any case: a process of its own cannot run what tests read from the sources. */
const SCRIPT = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? '../dist/load/child-main.js' : './child-main.js',
    import.meta.url,
  ),
)

export type ChildSettings = Pick<Settings, 'database' | 'port'> &
  Partial<Pick<Settings, 'site' | 'linger' | 'nats' | 'patience'>> & {
    /** Default: none, so that one machine can act as thousands. */
    readonly limits?: 'usual' | 'none'
  }

export class Child {
  address = ''
  private readonly settings: ChildSettings
  private process: ChildProcess | null = null

  constructor(settings: ChildSettings) {
    this.settings = settings
  }

  async start(): Promise<void> {
    this.process = fork(SCRIPT, [JSON.stringify(this.settings)], { execArgv: ['--expose-gc'] })
    this.address = (await this.hear<{ readonly address: string }>()).address
  }

  /** What the process says next; one that ended says nothing more. */
  private hear<T>(): Promise<T> {
    const child = this.process!
    return new Promise((resolve, reject) => {
      const ended = (code: number | null, signal: string | null): void =>
        reject(new Error(`the server process ended by itself (${signal ?? code})`))
      if (hasEnded(child)) return ended(child.exitCode, child.signalCode)
      child.once('exit', ended)
      child.once('message', (told: T) => {
        child.off('exit', ended)
        resolve(told)
      })
    })
  }

  /** What it weighs without what it has thrown away. */
  weigh(): Promise<Weight> {
    return this.ask('weigh')
  }
  /** What it weighs at this moment, without being kept from its work. */
  glance(): Promise<Weight> {
    return this.ask('glance')
  }
  private ask(what: 'weigh' | 'glance'): Promise<Weight> {
    const weight = this.hear<Weight>()
    this.process!.send(what, () => {})
    return weight
  }

  /** SIGSTOP: it stands still as if its machine did. */
  pause(): void {
    this.process!.kill('SIGSTOP')
  }
  resume(): void {
    this.process!.kill('SIGCONT')
  }

  /** Told to stop, it hands its tables over first. */
  async drain(): Promise<void> {
    const gone = once(this.process!, 'exit')
    this.process!.send('drain', () => {})
    await gone
  }

  /** kill -9. */
  async kill(): Promise<void> {
    if (hasEnded(this.process!)) throw new Error('the server process had ended by itself')
    const gone = once(this.process!, 'exit')
    this.process!.kill('SIGKILL')
    await gone
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null
