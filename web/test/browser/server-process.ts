/** The server as a process of its own, that can be killed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const database = (): string => join(mkdtempSync(join(tmpdir(), 'dejarik-')), 'live.db')

export class ServerProcess {
  /** Where it listens: the wished port, or the next that was free when it first started. */
  address = ''
  private port: number
  private readonly database = database()
  private child: ChildProcess | null = null

  constructor(port: number) {
    this.port = port
  }

  async start(): Promise<void> {
    const flags = ['serve', '--port', String(this.port), '--database', this.database]
    this.child = spawn(process.execPath, [join(ROOT, 'cli', 'bin', 'dejarik.mjs'), ...flags], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [said] = (await once(this.child.stdout!, 'data')) as [Buffer]
    this.address = /http:\/\/\S+/.exec(String(said))![0]
    this.port = Number(new URL(this.address).port)
  }

  /** Without a warning: kill -9. */
  async kill(): Promise<void> {
    const { child } = this
    if (!child || child.exitCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
    this.child = null
  }
}
