/** A process that is really stopped, as by a laptop that is closed or a machine that is moved: nobody loses by it. */
import { setTimeout as pause } from 'node:timers/promises'
import type { ClockRules } from '@dejarik/table'
import { expect, test } from 'vitest'
import { Child } from '../load/child.ts'
import { Visitor } from '../load/visitor.ts'
import { openDatabase } from '../store/open.ts'
import { freshDatabase, LiveClient, PATIENT } from './visiting.ts'

/** In milliseconds; clocks are looked at once a second. */
const STOPPED = 5000
const CLOCK: ClockRules = { bank: 3000, decision: 3000, away: 3000 }

/** The paces that people choose are too long for a test. */
async function shortenClock(address: string, table: string): Promise<void> {
  const database = await openDatabase(address)
  await database
    .updateTable('tables')
    .set({ clock: JSON.stringify(CLOCK) })
    .where('id', '=', table)
    .execute()
  await database.destroy()
}

test('while the process stands still no clock runs', PATIENT, async () => {
  const database = await freshDatabase('sqlite')
  const server = new Child({ database, port: 0 })
  await server.start()
  const [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => new Visitor(server.address).comeIn(name)))
  const { id } = await ann!.waitFor('friend', 'quick')
  await shortenClock(database, id)
  const first = await LiveClient.open(ann!, id)
  const second = await LiveClient.open(ben!, id)
  await ben!.join(id)
  await Promise.all([first, second].map((client) => client.until(() => client.position)))
  server.pause()
  await pause(STOPPED)
  server.resume()
  expect((await first.ask({ type: 'say', text: 'Still here.' })).ok).toBe(true)
  expect(first.position!.outcome).toBeNull()
  await server.kill()
})
