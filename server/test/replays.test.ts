import { verifyReplay } from '@dejarik/kernel'
import { swtcgTable } from '@dejarik/table/swtcg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FinishedGames } from '../api/messages.ts'
import type { RunningServer } from '../index.ts'
import { Visitor } from '../load/visitor.ts'
import { DATABASES, freshDatabase, LiveClient, open, PATIENT } from './visiting.ts'

describe.each(DATABASES)('finished games on %s', PATIENT, (kind) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await open({ database: await freshDatabase(kind) })
  })
  afterAll(() => server.close())

  test('are told to whoever has the link, each of them, and not before the table plays no more', async () => {
    const ann = await new Visitor(server.address).comeIn('Ann')
    const { id } = await ann.againstProgram()
    const client = await LiveClient.open(ann, id)
    await client.until(() => client.position)
    const games = (): Promise<FinishedGames> => new Visitor(server.address).get(`/api/tables/${id}/games`)
    expect((await games()).games).toEqual([])
    await client.ask({ type: 'concede' })
    await client.ask({ type: 'rematch' })
    expect((await games()).games).toEqual([])
    await client.ask({ type: 'concede' })
    const { game, games: played } = await games()
    expect([game, ...played.map(({ names }) => names.length)]).toEqual(['swtcg', 2, 2])
    for (const { replay } of played) expect(verifyReplay(swtcgTable.definition, replay)).toEqual([])
  })

  test('of a table that is not there are refused', async () => {
    const { status } = await new Visitor(server.address).call('GET', '/api/tables/nowhere/games')
    expect(status).toBe(404)
  })
})
