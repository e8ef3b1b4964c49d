/** People among people: ratings, ladder, matches by strength, series, friends, profiles. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TableNotice } from '../api/messages.ts'
import type { FriendNotice, Ladder, Profile, SeriesNotice } from '../api/standing-messages.ts'
import type { RunningServer } from '../index.ts'
import { DARK, LIGHT, Visitor } from '../load/visitor.ts'
import { type Database, openDatabase } from '../store/open.ts'
import { DATABASES, freshDatabase, LiveClient, open, PATIENT } from './visiting.ts'

const PASSWORD = 'long enough'

describe.each(DATABASES)('people among people on %s', PATIENT, (kind) => {
  let server: RunningServer
  let database: Database
  let time = Date.parse('2026-11-16T12:00:00Z')
  let made = 0
  beforeAll(async () => {
    const address = await freshDatabase(kind)
    server = await open({ database: address, now: () => time })
    database = await openDatabase(address)
  })
  afterAll(async () => {
    await server.close()
    await database.destroy()
  })

  async function member(name: string): Promise<Visitor & { readonly called: string }> {
    const called = `${name} ${++made}`
    const visitor = new Visitor(server.address)
    await visitor.post('/api/sign-up', { name: called, password: PASSWORD })
    return Object.assign(visitor, { called })
  }
  /** Both are at the table, and the first gives up. */
  async function concede(table: string, loser: Visitor): Promise<void> {
    const client = await LiveClient.open(loser, table)
    await client.until(() => client.position)
    expect((await client.ask({ type: 'concede' })).ok).toBe(true)
    await client.until(() => client.position?.outcome)
    await client.leave()
  }
  /** What is settled after a game is there a moment later. */
  async function eventually<T>(ask: () => Promise<T>, holds: (told: T) => boolean): Promise<T> {
    for (let tries = 0; ; tries++) {
      const told = await ask()
      if (holds(told) || tries > 200) return told
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const profile = (who: Visitor & { readonly called: string }, viewer: Visitor = who): Promise<Profile> =>
    viewer.get(`/api/people/${encodeURIComponent(who.called)}`)
  const setRating = async (who: { readonly called: string }, rating: number): Promise<void> => {
    const user = await database
      .selectFrom('users')
      .select('id')
      .where('name', '=', who.called)
      .executeTakeFirstOrThrow()
    await database
      .insertInto('ratings')
      .values({
        user: user.id,
        game: 'swtcg',
        edition: 'idc',
        season: '2026-4',
        rating,
        deviation: 50,
        volatility: 0.06,
        played: 9,
        won: 5,
        drawn: 0,
        at: time,
      })
      .execute()
  }

  test('a quick match is rated once, and the ladder and both profiles tell it', async () => {
    const [ann, ben] = [await member('Ann'), await member('Ben')]
    const { id } = await ann.quickMatch(DARK, LIGHT)
    expect((await ben.quickMatch(LIGHT, DARK)).id).toBe(id)
    await concede(id, ben)
    const won = await eventually(
      () => profile(ann),
      ({ ratings }) => ratings.length > 0,
    )
    expect(won.ratings).toMatchObject([{ season: '2026-4', played: 1, won: 1, drawn: 0 }])
    expect(won.ratings[0]!.rating).toBeGreaterThan(1500)
    expect(won.history).toMatchObject([
      { table: id, number: 0, against: ben.called, result: 'won', rated: true },
    ])
    expect(won.decks).toMatchObject([{ played: 1, won: 1 }])
    const seen = await profile(ben, ann)
    expect(seen).toMatchObject({ you: false, decks: null, history: [{ result: 'lost' }] })
    expect(seen.ratings[0]!.rating).toBeLessThan(1500)
    const ladder = await ann.get<Ladder>('/api/ladder?game=swtcg&edition=idc')
    expect(ladder.rungs.map(({ name }) => name)).toEqual([ann.called, ben.called])
    expect(ladder).toMatchObject({ season: '2026-4', seasons: ['2026-4'] })
  })

  test('games that nobody asked strangers for are history, and not rated', async () => {
    const ann = await member('Ann')
    const { id } = await ann.againstProgram('random')
    await concede(id, ann)
    const told = await eventually(
      () => profile(ann),
      ({ history }) => history.length > 0,
    )
    expect(told).toMatchObject({
      ratings: [],
      history: [{ against: 'Random', result: 'lost', rated: false }],
    })
  })

  test('the strong meet the weak only after waiting', async () => {
    const [strong, weak] = [await member('Strong'), await member('Weak')]
    await setRating(strong, 2000)
    await setRating(weak, 1400)
    const first = await strong.quickMatch(DARK, LIGHT)
    time += 1000
    const second = await weak.quickMatch(LIGHT, DARK)
    expect(second.id).not.toBe(first.id)
    const seek = (who: Visitor, { id }: TableNotice): Promise<TableNotice> =>
      who.post(`/api/tables/${id}/seek`)
    time += 20_000
    expect((await seek(weak, second)).id).toBe(second.id)
    time += 45_000
    expect((await seek(strong, first)).id).toBe(first.id)
    expect(await seek(weak, second)).toMatchObject({ id: first.id, state: 'playing' })
    expect((await weak.call('GET', `/api/tables/${second.id}`)).status).toBe(404)
    expect(await seek(strong, first)).toMatchObject({ id: first.id, state: 'playing' })
  })

  test('a new season begins with what is known, less surely', async () => {
    const [ann, ben] = [await member('Ann'), await member('Ben')]
    await setRating(ann, 1900)
    const now = time
    time = Date.parse('2027-01-02T12:00:00Z')
    const fresh = await Promise.all(
      [ann, ben].map((who) =>
        who.call('POST', '/api/sign-in', { name: (who as typeof ann).called, password: PASSWORD }),
      ),
    )
    expect(fresh.map(({ status }) => status)).toEqual([200, 200])
    const { id } = await ann.waitFor('friend')
    await database.updateTable('tables').set({ quick: 1 }).where('id', '=', id).execute()
    await ben.join(id)
    await concede(id, ben)
    const told = await eventually(
      () => profile(ann),
      ({ ratings }) => ratings.length > 1,
    )
    expect(told.ratings.map(({ season }) => season)).toEqual(['2027-1', '2026-4'])
    expect(told.ratings[0]!.rating).toBeGreaterThan(1900)
    expect(told.ratings[0]!.deviation).toBeGreaterThan(100)
    time = now
  })

  test('best of three: sides are swapped, and whoever wins twice has won', async () => {
    const [ann, ben, cid] = [await member('Ann'), await member('Ben'), await member('Cid')]
    const decks = { dark: DARK, light: LIGHT }
    const { id } = await ann.post<SeriesNotice>('/api/series', { game: 'swtcg', edition: 'idc', ...decks })
    expect((await ann.call('POST', `/api/series/${id}/join`, decks)).status).toBe(409)
    const begun = await ben.post<SeriesNotice>(`/api/series/${id}/join`, decks)
    expect((await cid.call('POST', `/api/series/${id}/join`, decks)).status).toBe(409)
    const look = (): Promise<SeriesNotice> => cid.get(`/api/series/${id}`)
    await concede(begun.games[0]!.table, ben)
    const second = await eventually(look, ({ games }) => games.length === 2)
    expect(second.games[1]!.dark).toBe(1 - second.games[0]!.dark)
    expect(second.players).toMatchObject([{ wins: 1 }, { wins: 0 }])
    await concede(second.games[1]!.table, ann)
    const third = await eventually(look, ({ games }) => games.length === 3)
    expect(third.games[2]!.dark).toBe(third.games[0]!.dark)
    await concede(third.games[2]!.table, ben)
    const over = await eventually(look, ({ state }) => state === 'over')
    expect(over).toMatchObject({
      state: 'over',
      players: [
        { name: ann.called, wins: 2 },
        { name: ben.called, wins: 1 },
      ],
    })
  })

  test('friends are two who both said so; nobody else is told who is here', async () => {
    const [ann, ben] = [await member('Ann'), await member('Ben')]
    const name = (who: Visitor, other: { readonly called: string }) =>
      who.post<readonly FriendNotice[]>('/api/friends', { name: other.called })
    const lobby = await LiveClient.open(ben, 'lobby')
    expect(await name(ann, ben)).toEqual([{ name: ben.called, tie: 'asked', online: false }])
    expect(await ben.get('/api/friends')).toEqual([{ name: ann.called, tie: 'asks', online: false }])
    await name(ben, ann)
    expect(await ann.get('/api/friends')).toEqual([{ name: ben.called, tie: 'friends', online: true }])
    await lobby.leave()
    expect(await (await ben.call('DELETE', `/api/friends/${encodeURIComponent(ann.called)}`)).json()).toEqual(
      [],
    )
    expect(await ann.get('/api/friends')).toEqual([])
  })

  test('what cannot be is refused in a line', async () => {
    const ann = await member('Ann')
    const guest = await new Visitor(server.address).comeIn('Cid')
    const tries = await Promise.all([
      ann.call('POST', '/api/friends', { name: ann.called }),
      guest.call('POST', '/api/friends', { name: ann.called }),
      ann.call('POST', '/api/friends', { name: 'nobody at all' }),
      ann.call('GET', '/api/people/nobody%00'),
      ann.call('GET', '/api/ladder?game=chess&edition=idc'),
      ann.call('GET', '/api/ladder?game=swtcg&edition=x'),
      ann.call('GET', '/api/ladder'),
      ann.call('POST', '/api/series', { game: 'swtcg', edition: 'idc', dark: LIGHT, light: LIGHT }),
      ann.call('POST', '/api/tables/none/seek', {}),
    ])
    expect(tries.map(({ status }) => status)).toEqual([400, 409, 404, 404, 400, 400, 400, 400, 404])
  })

  test('an account that is deleted leaves no name behind', async () => {
    const [ann, ben] = [await member('Ann'), await member('Ben')]
    const { id } = await ann.quickMatch(DARK, LIGHT)
    await ben.quickMatch(LIGHT, DARK)
    await concede(id, ann)
    await eventually(
      () => profile(ben),
      ({ ratings }) => ratings.length > 0,
    )
    await ann.call('DELETE', '/api/account', { password: PASSWORD })
    expect((await profile(ben)).history).toMatchObject([{ against: 'Account deleted' }])
    const ladder = await ben.get<Ladder>('/api/ladder?game=swtcg&edition=idc')
    expect(ladder.rungs.map(({ name }) => name)).not.toContain(ann.called)
  })
})
