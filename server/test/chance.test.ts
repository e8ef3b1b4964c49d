import { commitmentTo, isLongSeed, verifyReplay } from '@dejarik/kernel'
import { swtcgTable } from '@dejarik/table/swtcg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FinishedGames, LobbyTold, TableNotice } from '../api/messages.ts'
import type { RunningServer } from '../index.ts'
import { Visitor } from '../load/visitor.ts'
import { DATABASES, freshDatabase, LiveClient, open, PATIENT } from './visiting.ts'

describe.each(DATABASES)('the seeds of a server on %s', PATIENT, (kind) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await open({ database: await freshDatabase(kind) })
  })
  afterAll(() => server.close())
  const come = (name: string): Promise<Visitor> => new Visitor(server.address).comeIn(name)

  test('are committed to before anybody sits down, and never told while the table plays on', async () => {
    const [ann, ben, eve] = await Promise.all(['Ann', 'Ben', 'Eve'].map(come))
    const { id, commitment } = await ann!.waitFor('anyone')
    const { open: waiting } = await eve!.get<LobbyTold>('/api/lobby')
    expect(waiting.find((table) => table.id === id)?.commitment).toBe(commitment)
    await ben!.join(id)
    const clients = await Promise.all([ann!, ben!, eve!].map((who) => LiveClient.open(who, id)))
    for (const client of clients) await client.until(() => client.position)
    const [forAnn, forBen, forEve] = clients as [LiveClient, LiveClient, LiveClient]
    const asked: string[] = []
    const ask = async (path: string): Promise<string> => {
      const text = await (await eve!.call('GET', path)).text()
      asked.push(text)
      return text
    }
    const games = async (): Promise<FinishedGames['games']> =>
      (JSON.parse(await ask(`/api/tables/${id}/games`)) as FinishedGames).games

    expect(await games()).toEqual([])
    await ask(`/api/tables/${id}`)
    await forBen.ask({ type: 'report', note: 'the record, please' })
    const before = [...asked, ...clients.flatMap(({ frames }) => frames)].join('\n')
    await forBen.ask({ type: 'concede' })
    const [first] = await games()
    const { seed } = first!.replay.setup
    expect(isLongSeed(seed)).toBe(true)
    expect(before).not.toContain(seed)
    expect(commitmentTo(seed)).toBe(commitment)
    expect(verifyReplay(swtcgTable.definition, first!.replay)).toEqual([])

    await forEve.until(() => forEve.position?.commitments.next)
    const next = forEve.position!.commitments.next
    for (const client of [forAnn, forBen]) await client.ask({ type: 'rematch' })
    await forEve.until(() => forEve.position?.game === 2 || null)
    expect(await games()).toEqual([])
    expect(forEve.position!.commitments.present).toBe(next)
    await forAnn.ask({ type: 'concede' })
    const second = (await games())[1]!.replay
    expect(second.setup.seed).not.toBe(seed)
    expect(second.commitment).toBe(next)
    expect(verifyReplay(swtcgTable.definition, second)).toEqual([])
  })

  test('differ from table to table', async () => {
    const ann = await come('Ann')
    const tables: TableNotice[] = await Promise.all([1, 2, 3].map(() => ann.againstProgram()))
    expect(new Set(tables.map(({ commitment }) => commitment)).size).toBe(3)
  })
})
