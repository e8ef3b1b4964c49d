import { describe, expect, test } from 'vitest'
import { fuzz, killLoad, liveLoad, sleepingLoad } from '../load/index.ts'
import { DATABASES, freshDatabase, open } from './visiting.ts'

/** Short forms of `scripts/load.mjs`, which has the long ones. */
describe('under load', () => {
  test('messages that are malformed, stale, replayed or foreign do nothing', async () => {
    const database = await freshDatabase('sqlite')
    const server = await open({ database })
    const figures = await fuzz(server.address, database, 1200, 7)
    await server.close()
    expect(figures).toEqual({ messages: 1200, crashes: 0, changes: 0, leaks: 0 })
  }, 240_000)

  test.each(DATABASES)(
    'kill -9 loses no acknowledged decision, on %s',
    async (kind) => {
      const database = await freshDatabase(kind)
      const figures = await killLoad({ database, tables: 4, kills: 1, most: 600, seed: 3 })
      expect(figures).toMatchObject({ kills: 1, lost: 0, stuck: 0 })
      expect(figures.acknowledged).toBeGreaterThanOrEqual(4)
    },
    120_000,
  )

  test('many tables are answered side by side', async () => {
    const database = await freshDatabase('sqlite')
    const figures = await liveLoad({ database, tables: 12, seconds: 2, think: 100, program: 'cadet' })
    expect(figures).toMatchObject({ tables: 12, refused: 0 })
    expect(figures.answers).toBeGreaterThan(0)
  }, 240_000)

  test('tables that nobody sits at are not in memory', async () => {
    const figures = await sleepingLoad(await freshDatabase('sqlite'), 30, 1)
    expect(figures).toMatchObject({ tables: 30, awake: 0 })
  }, 240_000)
})
