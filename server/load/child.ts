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
  Partial<Pick<Settings, 'site' | 'linger'>> & {
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
    const [told] = (await once(this.process, 'message')) as [{ readonly address: string }]
    this.address = told.address
  }

  /** What it weighs without what it has thrown away. */
  weigh(): Promise<Weight> {
    return this.ask('weigh')
  }
  /** What it weighs at this moment, without being kept from its work. */
  glance(): Promise<Weight> {
    return this.ask('glance')
  }
  private async ask(what: 'weigh' | 'glance'): Promise<Weight> {
    this.process!.send(what)
    const [weight] = (await once(this.process!, 'message')) as [Weight]
    return weight
  }

  /** kill -9. */
  async kill(): Promise<void> {
    const gone = once(this.process!, 'exit')
    this.process!.kill('SIGKILL')
    await gone
  }
}
