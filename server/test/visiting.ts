/** A server for tests, and people who visit it as browsers would. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Happened } from '@dejarik/table'
import postgres from 'pg'
import { afterAll, beforeAll } from 'vitest'
import type { LiveTold } from '../api/messages.ts'
import { type RunningServer, type Settings, serve } from '../index.ts'
import { Child } from '../load/child.ts'
import { NO_LIMITS } from '../load/no-limits.ts'
import { Player, socketTo } from '../load/player.ts'
import { Visitor } from '../load/visitor.ts'

/** The databases that this machine has; `npm test` starts a PostgreSQL and names it here. */
const POSTGRES = process.env['TEST_POSTGRES']
export const DATABASES: readonly ('sqlite' | 'postgres')[] = POSTGRES ? ['sqlite', 'postgres'] : ['sqlite']

/** Real sockets and files take their time where many tests run at once. */
export const PATIENT = { timeout: 60_000 }

/** An empty database of its own. */
export async function freshDatabase(kind: 'sqlite' | 'postgres'): Promise<string> {
  if (kind === 'sqlite') return join(mkdtempSync(join(tmpdir(), 'dejarik-')), 'test.db')
  const name = `t${randomBytes(8).toString('hex')}`
  const admin = new postgres.Client({ connectionString: POSTGRES })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const address = new URL(POSTGRES!)
  address.pathname = `/${name}`
  return address.href
}

export const open = (settings: Partial<Settings>): Promise<RunningServer> =>
  serve({ port: 0, limits: NO_LIMITS, ...(settings.now ? { steady: settings.now } : {}), ...settings })

/** A server process with an empty database for the tests of a `describe`, and the people who come to it. */
export function houseOn(kind: 'sqlite' | 'postgres') {
  let server: Child
  beforeAll(async () => {
    server = new Child({ database: await freshDatabase(kind), port: 0 })
    await server.start()
  }, PATIENT.timeout)
  afterAll(() => server.kill())
  return {
    come: (name: string): Promise<Visitor> => new Visitor(server.address).comeIn(name),
    /** Killed without a warning; these people find it again. */
    async restart(people: readonly Visitor[]): Promise<void> {
      await server.kill()
      await server.start()
      for (const who of people) who.address = server.address
    },
  }
}

/** One end of a socket; keeps every frame as it came. */
export class LiveClient extends Player {
  readonly frames: string[] = []
  readonly told: LiveTold[] = []

  static override open(visitor: Visitor, table: string, from = 0): Promise<LiveClient> {
    return LiveClient.opened(new LiveClient(socketTo(visitor, table)), from)
  }

  protected override hear(text: string): void {
    this.frames.push(text)
    const told = JSON.parse(text) as LiveTold
    this.told.push(told)
    this.note(told)
  }

  get log(): readonly Happened[] {
    return this.told.filter((told): told is Happened => told.type === 'happened')
  }
}
