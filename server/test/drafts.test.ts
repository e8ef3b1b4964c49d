import { limitedOf } from '@dejarik/table/limited'
import { describe, expect, test } from 'vitest'
import type { DraftNotice } from '../api/draft-messages.ts'
import type { Visitor } from '../load/visitor.ts'
import { DATABASES, houseOn, LiveClient, PATIENT } from './visiting.ts'

type Told = DraftNotice & { readonly error?: string }
const DRAFT = { game: 'swtcg', way: 'draft', set: 'AOTC', seats: 4 }
const SEALED = { game: 'swtcg', way: 'sealed', set: 'AOTC', seats: 2 }

describe.each(DATABASES)('drafts on %s', PATIENT, (kind) => {
  const { come, restart } = houseOn(kind)
  const look = (who: Visitor, id: string) => who.get<Told>(`/api/drafts/${id}`)
  const say = (who: Visitor, id: string, what: string, body: object = {}) =>
    who.post<Told>(`/api/drafts/${id}/${what}`, body)

  async function sat(wanted: object, ...names: string[]) {
    const people = await Promise.all(names.map(come))
    const [host, ...others] = people
    const { id } = await host!.post<Told>('/api/drafts', wanted)
    for (const who of others) await say(who, id, 'join')
    return { id, people, host: host!, other: others[0]! }
  }
  const takeFirst = async (who: Visitor, id: string): Promise<Told> => {
    const { pack, pool } = await look(who, id)
    return say(who, id, 'take', { taken: pool.length, key: pack[0] })
  }
  const build = (who: Visitor, id: string, { pool }: Told, side: 'dark' | 'light'): Promise<Told> =>
    say(who, id, 'build', { keys: limitedOf('swtcg').deckFrom(pool, side) })

  test('two people and two programs take all cards of their packs, also when the server is killed, and nobody sees those of others', async () => {
    const { id, people, host, other } = await sat(DRAFT, 'Ann', 'Ben')
    const begun = await say(host, id, 'begin')
    expect(begun).toMatchObject({ state: 'taking', round: 1, pool: [] })
    expect(begun.drafters.map(({ program }) => program)).toEqual([false, false, true, true])
    expect(begun.pack).toHaveLength(11)
    const there = await look(other, id)
    expect(there.pack).not.toEqual(begun.pack)
    const first = await takeFirst(host, id)
    expect(first).toMatchObject({ chosen: begun.pack[0], pool: [] })
    expect((await look(other, id)).drafters[0]).toMatchObject({ hasChosen: true })
    await restart(people)
    expect((await takeFirst(other, id)).pool).toEqual([there.pack[0]])
    expect((await look(host, id)).pool).toEqual([begun.pack[0]])
    while ((await look(host, id)).state === 'taking')
      await Promise.all(people.map((who) => takeFirst(who, id)))
    const [ann, ben] = [await look(host, id), await look(other, id)]
    expect([ann.state, ann.pool.length, ben.pool.length]).toEqual(['building', 44, 44])
    const stranger = await look(await come('Eve'), id)
    expect(stranger).toMatchObject({ you: null, pack: [], pool: [], deck: [], names: {} })
    expect(JSON.stringify(stranger)).not.toContain('AOTC ')
  })

  test('decks are built of what was opened, and two people play with decks of different sides', async () => {
    const { id, host, other } = await sat(SEALED, 'Ann', 'Ben')
    const ann = await say(host, id, 'begin')
    expect(ann).toMatchObject({ state: 'building', pack: [] })
    const ben = await look(other, id)
    expect((await say(host, id, 'play', { seat: 1 })).error).toContain('Build a deck')
    expect((await say(host, id, 'build', { keys: ben.pool })).error).toContain('have not taken')
    expect((await say(host, id, 'build', { keys: ann.pool.slice(0, 5) })).error).toContain('30')
    const built = await build(host, id, ann, 'dark')
    expect(built.error).toBeUndefined()
    expect(built.drafters[0]!.side).toBe('dark')
    expect((await say(host, id, 'play', { seat: 1 })).error).toContain('has not built')
    expect((await build(other, id, ben, 'light')).drafters[1]!.side).toBe('light')
    const { games } = await say(host, id, 'play', { seat: 1 })
    expect(games).toMatchObject([{ dark: 0, light: 1, over: false }])
    const client = await LiveClient.open(other, games[0]!.table)
    await client.until(() => client.position)
    await client.ask({ type: 'concede' })
    await client.leave()
    expect((await look(host, id)).games).toMatchObject([{ over: true, winner: 'dark' }])
  })

  test('a program goes on for whoever leaves or is replaced, and whoever comes back takes over', async () => {
    const { id, host, other } = await sat({ ...DRAFT, seats: 3 }, 'Ann', 'Ben', 'Cem')
    await say(host, id, 'begin')
    await takeFirst(host, id)
    expect((await say(other, id, 'replace', { seat: 0 })).error).toContain('Only whoever opened')
    expect((await say(host, id, 'replace', { seat: 0 })).error).toContain('yourself')
    await say(host, id, 'replace', { seat: 1 })
    expect((await say(host, id, 'replace', { seat: 2 })).pool).toHaveLength(1)
    expect((await takeFirst(other, id)).drafters[1]).toMatchObject({ away: false })
    await say(other, id, 'leave')
    expect((await takeFirst(host, id)).pool).toHaveLength(2)
  })

  test('what cannot be is refused in a line', async () => {
    const { id, host, other } = await sat(SEALED, 'Ann', 'Ben')
    const eve = await come('Eve')
    expect((await say(eve, id, 'join')).error).toContain('taken')
    expect((await say(host, id, 'join')).error).toContain('already')
    expect((await say(eve, id, 'leave')).error).toContain('do not sit')
    expect((await say(other, id, 'begin')).error).toContain('Only whoever opened')
    expect((await say(host, id, 'take', { taken: 0, key: 'AOTC Jango Fett (A)' })).error).toContain(
      'No cards',
    )
    expect((await eve.post<Told>('/api/drafts', { ...DRAFT, game: 'swccg' })).error).toContain('drafted')
    expect((await eve.post<Told>('/api/drafts', { ...DRAFT, set: 'NONE' })).error).toContain('no packs')
    expect((await eve.post<Told>('/api/drafts', { ...DRAFT, seats: 9 })).error).toContain('seats')
    await say(host, id, 'leave')
    expect(await look(other, id)).toMatchObject({ state: 'over' })
    expect((await say(other, id, 'begin')).error).toContain('Only whoever opened')
  })

  test('packs of the Star Wars CCG are opened sealed, and a program sits down with a deck from its own', async () => {
    const host = await come('Ann')
    const wanted = { game: 'swccg', way: 'sealed', set: 'premiere', seats: 3 }
    const { id } = await host.post<Told>('/api/drafts', wanted)
    const { pool } = await say(host, id, 'begin')
    const keys = limitedOf('swccg').deckFrom(pool, 'dark')
    expect((await say(host, id, 'build', { keys })).error).toBeUndefined()
    const { games, error } = await say(host, id, 'play', { seat: 1 })
    expect(error).toBeUndefined()
    const client = await LiveClient.open(host, games[0]!.table)
    await client.until(() => client.position)
    expect(client.position!.seats.map(({ name }) => name)).toContain('Captain')
    await client.leave()
  })
})
