import { chance } from '@dejarik/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TableNotice } from '../api/messages.ts'
import type { RunningServer } from '../index.ts'
import { Visitor } from '../load/visitor.ts'
import { DATABASES, freshDatabase, LiveClient, open, PATIENT } from './visiting.ts'

const STYLE = { game: 'swtcg', edition: 'idc', deck: { dealt: true }, pace: 'none' }
const DARK = { starter: 'Imperial Patrol' }
const LIGHT = { starter: 'Strike from Yavin' }
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
    expect((await make({ ...anyone, deck: { starter: 'No such deck' } })).error).toContain('no starter deck')
    const ballot = { wants: [], refuses: [] }
    expect((await make({ ...anyone, ballot, deck: DARK })).error).toContain('decks are dealt')
    expect((await make({ ...anyone, style: undefined })).error).toContain('Choose a deck')
  })

  test('players bring decks of their own, and the others are dealt theirs', async () => {
    const [ann, ben] = (await Promise.all(['Ann', 'Ben'].map(come))) as [Visitor, Visitor]
    const made = await ann.post<TableNotice>('/api/tables', { ...FOUR, deck: LIGHT, against: 'friend' })
    expect(made).toMatchObject({ sides: ['light', 'light', 'dark', 'dark'], dealt: true })
    const join = (seat: number, deck: object) =>
      ben.post<TableNotice & { error?: string }>(`/api/tables/${made.id}/join`, {
        deck,
        seat,
        accepts: made.options,
      })
    expect((await join(1, DARK)).error).toContain('idc/deck/materials-sides')
    expect(await ann.get(`/api/tables/${made.id}`)).toEqual(made)
    expect(await join(2, DARK)).toMatchObject({ seats: [{}, null, { deck: DARK.starter }, null] })
    const table = await ann.post<TableNotice>(`/api/tables/${made.id}/fill`, { program: 'random' })
    expect(table.state).toBe('playing')
    const client = await LiveClient.open(ben, made.id)
    await client.until(() => client.position)
    expect(client.position!.view.viewer).toBe(2)
  })

  test('a deck that is illegal for the style is refused with every reason, and nothing changes', async () => {
    const [ann, ben] = (await Promise.all(['Ann', 'Ben'].map(come))) as [Visitor, Visitor]
    const few = { title: 'Few', keys: Array.from({ length: 9 }, () => 'ANH TIE Fighter DS-3-12') }
    const against = 'friend'
    const host = await ann.post<{ error: string }>('/api/tables', { ...FOUR, deck: few, against })
    for (const rule of ['deck-minimum-50', 'deck-units-30-10', 'deck-four-copies'])
      expect(host.error).toContain(`[opt/two-headed-wookiee/${rule}]`)
    const made = await ann.post<TableNotice>('/api/tables', { ...FOUR, against })
    const joined = await ben.post<{ error: string }>(`/api/tables/${made.id}/join`, {
      deck: few,
      seat: 1,
      accepts: made.options,
    })
    expect(joined.error).toBe(host.error)
    expect(await ann.get(`/api/tables/${made.id}`)).toEqual(made)
  })

  test('programs play decks that somebody chose for them', async () => {
    const ann = await come('Ann')
    const against = { program: 'random', deck: { dealt: true }, decks: [{ dealt: true }, LIGHT, LIGHT] }
    const table = await ann.post<TableNotice>('/api/tables', { ...FOUR, deck: DARK, against })
    expect(table).toMatchObject({ state: 'playing', seats: [{ deck: DARK.starter }, {}, {}, {}] })
    const wrong = { ...against, decks: [LIGHT] }
    const refused = await ann.post<{ error: string }>('/api/tables', { ...FOUR, deck: DARK, against: wrong })
    expect(refused.error).toContain('idc/deck/materials-sides')
  })
})
