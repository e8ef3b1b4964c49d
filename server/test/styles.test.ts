import { chance } from '@dejarik/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TableNotice } from '../api/messages.ts'
import type { RunningServer } from '../index.ts'
import { Visitor } from '../load/visitor.ts'
import { DATABASES, freshDatabase, LiveClient, open, PATIENT } from './visiting.ts'

const STYLE = { game: 'swtcg', edition: 'idc', deck: { dealt: true }, pace: 'none' }
const FOUR = { ...STYLE, style: 'two-headed-wookiee' }

describe.each(DATABASES)('tables with more seats on %s', PATIENT, (kind) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await open({ database: await freshDatabase(kind) })
  })
  afterAll(() => server.close())
  const come = (name: string) => new Visitor(server.address).comeIn(name)

  test('four people sit down, two on each side, and the game begins with the last', async () => {
    const people = await Promise.all(['Ann', 'Ben', 'Cleo', 'Dan'].map(come))
    const [ann, ben, cleo, dan] = people as [Visitor, Visitor, Visitor, Visitor]
    const made = await ann.post<TableNotice>('/api/tables', { ...FOUR, against: 'friend' })
    expect(made).toMatchObject({ style: 'two-headed-wookiee', sides: ['dark', 'dark', 'light', 'light'] })
    const first = await LiveClient.open(ann, made.id)
    const join = (who: Visitor, seat: number) =>
      who.post<TableNotice>(`/api/tables/${made.id}/join`, {
        deck: { dealt: true },
        seat,
        accepts: made.options,
      })
    expect(await join(ben, 2)).toMatchObject({
      state: 'waiting',
      seats: [{ name: 'Ann (guest)' }, null, { name: 'Ben (guest)' }, null],
    })
    expect(await join(cleo, 2)).toEqual({ error: 'That seat is taken.' })
    const both = await Promise.all([join(cleo, 1), join(dan, 3)])
    expect(both.map(({ state }) => state).toSorted()).toEqual(['playing', 'waiting'])
    await first.until(() => first.position)
    expect(first.position!.seats.map(({ name }) => name)).toEqual(
      ['Ann', 'Cleo', 'Ben', 'Dan'].map((name) => `${name} (guest)`),
    )
    expect(first.position!.view.seats).toHaveLength(4)
  })

  test('programs take the seats that are free, and the game goes on', async () => {
    const ann = await come('Ann')
    const ben = await come('Ben')
    const { id } = await ann.post<TableNotice>('/api/tables', { ...FOUR, against: 'anyone' })
    await ben.post(`/api/tables/${id}/join`, { deck: { dealt: true }, seat: 1, accepts: [FOUR.style] })
    expect(await ben.post(`/api/tables/${id}/fill`, { program: 'random' })).toHaveProperty('error')
    const table = await ann.post<TableNotice>(`/api/tables/${id}/fill`, { program: 'random' })
    expect(table.seats.map((seat) => seat?.program)).toEqual([false, false, true, true])
    const clients = await Promise.all([ann, ben].map((who) => LiveClient.open(who, id)))
    const below = chance(2)
    for (let answers = 0; answers < 12; answers++) {
      const asked = await Promise.any(
        clients.map(async (client) => {
          await client.until(() => client.question)
          return client
        }),
      )
      await asked.decide(below)
    }
    expect(clients[0]!.log.length).toBeGreaterThan(5)
  })

  test.each([
    ['three-way-war', 3],
    ['fight-on-all-fronts', 6],
  ])('%s has %i seats', async (style, seats) => {
    const ann = await come('Ann')
    const against = { program: 'random', deck: { dealt: true } }
    const table = await ann.post<TableNotice>('/api/tables', { ...STYLE, style, against })
    expect(table).toMatchObject({ state: 'playing' })
    expect(table.seats).toHaveLength(seats)
    const client = await LiveClient.open(ann, table.id)
    await client.until(() => client.question)
    expect(client.position!.view.seats).toHaveLength(seats)
  })

  test('what fits no style is refused in a line', async () => {
    const ann = await come('Ann')
    const make = (more: object) => ann.post<{ error?: string }>('/api/tables', { ...FOUR, ...more })
    const anyone = { against: 'anyone' }
    expect((await make({ ...anyone, style: 'chess' })).error).toContain('There is no style "chess"')
    expect((await make({ ...anyone, edition: 'wotc' })).error).toContain('not played by the edition')
    expect((await make({ ...anyone, deck: { starter: 'Imperial Patrol' } })).error).toContain('are dealt')
    expect((await make({ ...anyone, style: undefined })).error).toContain('Choose a deck')
  })
})
