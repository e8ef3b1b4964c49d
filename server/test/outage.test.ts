/** A database that is lost, hangs and comes back: the server lives through it, and says so in a line. */
import { createServer, connect as dial, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from '../index.ts'
import { Visitor } from '../load/visitor.ts'
import { isAway } from '../store/open.ts'
import { DATABASES, freshDatabase, LiveClient, open, PATIENT } from './visiting.ts'

/** Stands between the server and its database; can be cut. */
class Wire {
  private readonly server: Server
  private readonly ends = new Set<Socket>()
  isCut = false

  constructor(target: URL) {
    this.server = createServer((near) => {
      if (this.isCut) return void near.destroy()
      const far = dial(Number(target.port), target.hostname)
      for (const end of [near, far]) {
        this.ends.add(end)
        end.on('error', () => end.destroy())
        end.on('close', () => {
          near.destroy()
          far.destroy()
        })
      }
      near.pipe(far).pipe(near)
    })
  }
  listen(): Promise<number> {
    return new Promise((resolve) => {
      this.server.listen(0, '127.0.0.1', () => resolve((this.server.address() as { port: number }).port))
    })
  }
  cut(): void {
    this.isCut = true
    for (const end of this.ends) end.destroy()
    this.ends.clear()
  }
  mend(): void {
    this.isCut = false
  }
  close(): void {
    this.cut()
    this.server.close()
  }
}

test('what says that a database is away, and what does not', () => {
  const coded = (code: string): Error => Object.assign(new Error('failed'), { code })
  for (const code of ['ECONNREFUSED', 'ECONNRESET', '57P01', '57014', '08006', '53300', 'SQLITE_BUSY'])
    expect(isAway(coded(code))).toBe(true)
  expect(isAway(new Error('Connection terminated unexpectedly'))).toBe(true)
  expect(isAway(new Error('timeout exceeded when trying to connect'))).toBe(true)
  expect(isAway(new Error('Query read timeout'))).toBe(true)
  for (const error of [coded('23505'), new Error('a mistake'), 'text', null])
    expect(isAway(error)).toBe(false)
})

describe.each(DATABASES.filter((kind) => kind === 'postgres'))('an outage of %s', PATIENT, (kind) => {
  let server: RunningServer
  let wire: Wire
  beforeAll(async () => {
    const address = new URL(await freshDatabase(kind))
    wire = new Wire(address)
    const near = new URL(address)
    near.port = String(await wire.listen())
    server = await open({ database: near.href, report: () => {} })
  })
  afterAll(async () => {
    await server.close()
    wire.close()
  })

  test('is told in a line, drops the tables concerned, and ends', async () => {
    const ann = await new Visitor(server.address).comeIn('Ann')
    const { id } = await ann.againstProgram('random')
    const client = await LiveClient.open(ann, id)
    await client.until(() => client.position)
    expect((await client.ask({ type: 'say', text: 'Before.' })).ok).toBe(true)
    wire.cut()
    const answer = await ann.call('GET', '/api/my-tables')
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { error: 'The server cannot reach its records. Try again in a while.' },
    ])
    await expect(client.ask({ type: 'say', text: 'During.' })).rejects.toThrow('come again')
    await expect(LiveClient.open(ann, 'lobby')).rejects.toThrow('503')
    wire.mend()
    const again = await LiveClient.open(ann, id)
    await again.until(() => again.position)
    expect((await again.ask({ type: 'say', text: 'After.' })).ok).toBe(true)
    const said = again.log.flatMap(({ happening }) => (happening.kind === 'said' ? [happening.text] : []))
    expect(said).toEqual(['Before.', 'After.'])
  })
})
