import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FinishedGames, TableNotice } from '../api/messages.ts'
import type { RunningServer } from '../index.ts'
import { Visitor } from '../load/visitor.ts'
import { DATABASES, freshDatabase, LiveClient, open, PATIENT } from './visiting.ts'

const TABLE = {
  game: 'swtcg',
  edition: 'idc',
  style: 'two-headed-wookiee',
  options: ['team-rotation'],
  deck: { dealt: true },
  pace: 'none',
  against: 'friend',
}

describe.each(DATABASES)('substitutes on %s', PATIENT, (kind) => {
  let server: RunningServer
  let database: string
  beforeAll(async () => {
    database = await freshDatabase(kind)
    server = await open({ database })
  })
  afterAll(() => server.close())

  test('a substitute comes while a game is played, and comes in for the next; a new start of the server knows it', async () => {
    const people = await Promise.all(
      ['Ann', 'Ben', 'Cem', 'Eve', 'Fay'].map((name) => new Visitor(server.address).comeIn(name)),
    )
    const [ann, ben, cem, eve, fay] = people as [Visitor, Visitor, Visitor, Visitor, Visitor]
    const made = await ann.post<TableNotice>('/api/tables', TABLE)
    expect(made).toMatchObject({ playing: 4, sides: ['dark', 'dark', 'light', 'light', 'dark', 'light'] })
    const join = (who: Visitor, seat: number, deck: object = TABLE.deck) =>
      who.post<TableNotice & { error?: string }>(`/api/tables/${made.id}/join`, {
        deck,
        seat,
        accepts: made.options,
      })
    await join(ben, 1)
    await join(eve, 2)
    expect(await join(fay, 3)).toMatchObject({ state: 'playing' })
    const first = await LiveClient.open(ann, made.id)
    await first.until(() => first.position)
    expect((await join(ben, 4)).error).toContain('already')
    const few = { title: 'Few', keys: ['ANH TIE Fighter DS-3-12'] }
    expect((await join(cem, 4, few)).error).toContain('[opt/two-headed-wookiee/deck-minimum-50]')
    expect(await join(cem, 4)).toMatchObject({ state: 'playing' })
    const clients = await Promise.all([ann, ben, eve, fay, cem].map((who) => LiveClient.open(who, made.id)))
    const [a, , e, , c] = clients as [LiveClient, LiveClient, LiveClient, LiveClient, LiveClient]
    await Promise.all(clients.map((client) => client.until(() => client.position)))
    expect(c.position!.view.viewer).toBeNull()
    await e.ask({ type: 'concede' })
    await a.until(() => a.position?.rotation)
    expect(await c.ask({ type: 'rotate', change: { in: 4, out: 1 } })).toMatchObject({ ok: true })
    await Promise.all(clients.slice(0, 4).map((client) => client.ask({ type: 'rematch' })))
    await c.until(() => c.position?.view.viewer === 1)
    await e.ask({ type: 'concede' })
    await a.until(() => a.position?.outcome)
    await server.close()
    server = await open({ database })
    for (const who of people) who.address = server.address
    const again = await Promise.all([cem, ben].map((who) => LiveClient.open(who, made.id)))
    await Promise.all(again.map((client) => client.until(() => client.position)))
    expect(again.map(({ position }) => position!.view.viewer)).toEqual([1, null])
    expect(again[1]!.position!.seats[1]!.name).toBe('Cem (guest)')
    const { games } = await ann.get<FinishedGames>(`/api/tables/${made.id}/games`)
    expect(games.map(({ names }) => names[1])).toEqual(['Ben (guest)', 'Cem (guest)'])
    expect(games.map(({ names }) => names.length)).toEqual([4, 4])
  })
})
