import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Preset, TableNotice } from '../api/messages.ts'
import type { RunningServer } from '../index.ts'
import { Visitor } from '../load/visitor.ts'
import { DATABASES, freshDatabase, LiveClient, open, PATIENT } from './visiting.ts'

const TABLE = { game: 'swtcg', edition: 'idc', deck: { dealt: true }, pace: 'none', against: 'friend' }
const OWN = { ...TABLE, deck: { starter: 'Imperial Patrol' } }
const VOTE = { ...TABLE, ballot: { wants: ['krayt', 'tusken'], refuses: [] } }

describe.each(DATABASES)('tables with options on %s', PATIENT, (kind) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await open({ database: await freshDatabase(kind) })
  })
  afterAll(() => server.close())
  const two = () => Promise.all(['Ann', 'Ben'].map((name) => new Visitor(server.address).comeIn(name)))

  test('whoever sits down has accepted what is different', async () => {
    const [ann, ben] = await two()
    const made = await ann!.post<TableNotice>('/api/tables', { ...TABLE, options: ['krayt', 'skip:6'] })
    expect(made).toMatchObject({ style: null, options: ['krayt', 'skip:6'], dealt: true, state: 'waiting' })
    const join = (accepts: string[]) =>
      ben!.post<TableNotice & { error?: string }>(`/api/tables/${made.id}/join`, {
        deck: TABLE.deck,
        accepts,
      })
    expect((await join([])).error).toContain('accept it')
    expect((await join(['krayt', 'skip:4'])).error).toContain('accept it')
    expect(await join(['krayt', 'skip:6'])).toMatchObject({ state: 'playing' })
    const client = await LiveClient.open(ben!, made.id)
    await client.until(() => client.position)
    expect(client.position!.view.seats).toHaveLength(2)
  })

  test('players may bring their decks to a game with options', async () => {
    const [ann, ben] = await two()
    const made = await ann!.post<TableNotice>('/api/tables', { ...OWN, options: ['krayt'] })
    expect(made).toMatchObject({ dealt: false, seats: [{ deck: 'Imperial Patrol' }, null] })
    const filled = await ann!.post<TableNotice>(`/api/tables/${made.id}/fill`, { program: 'random' })
    expect(filled.state).toBe('playing')
    expect(await ben!.post(`/api/tables/${made.id}/join`, { deck: TABLE.deck })).toHaveProperty('error')
  })

  test('what cannot be played together is refused with its reason before anything starts', async () => {
    const [ann] = await two()
    const make = (more: object) => ann!.post<{ error?: string }>('/api/tables', { ...TABLE, ...more })
    expect((await make({ options: ['tusken', 'shaped'] })).error).toContain('Tusken')
    expect((await make({ options: ['command-zone'] })).error).toContain('Battle the Rancor')
    expect((await make({ options: ['chess'] })).error).toContain('chess')
    expect((await make({ options: ['krayt'], edition: 'wotc' })).error).toContain('rules of 2010')
    expect((await make({ ...OWN, options: ['lite'] })).error).toContain('30 cards')
  })

  test('the group votes, and everybody accepts what came of it', async () => {
    const [ann, ben] = await two()
    const made = await ann!.post<TableNotice>('/api/tables', VOTE)
    expect(made).toMatchObject({ vote: 'open', options: [] })
    const say = <T = TableNotice>(who: Visitor, what: string, body: object) =>
      who.post<T>(`/api/tables/${made.id}/${what}`, body)
    const ballot = { wants: ['double-time'], refuses: ['tusken'] }
    expect(await say(ben!, 'join', { deck: TABLE.deck })).toHaveProperty('error')
    const joined = await say(ben!, 'join', { deck: TABLE.deck, ballot })
    expect(joined).toMatchObject({ vote: 'counted', state: 'waiting' })
    expect([...joined.options].sort()).toEqual(['double-time', 'krayt'])
    expect(await say(ben!, 'accept', { options: ['krayt'] })).toHaveProperty('error')
    expect(await say(ben!, 'accept', { options: joined.options })).toMatchObject({
      state: 'waiting',
      seats: [{ accepted: false }, { accepted: true }],
    })
    expect(await say(ann!, 'accept', { options: joined.options })).toMatchObject({ state: 'playing' })
  })

  test('whoever does not accept leaves, and the vote is open again', async () => {
    const [ann, ben] = await two()
    const { id } = await ann!.post<TableNotice>('/api/tables', VOTE)
    const ballot = { wants: [], refuses: [] }
    await ben!.post(`/api/tables/${id}/join`, { deck: TABLE.deck, ballot })
    expect(await ben!.post(`/api/tables/${id}/leave`, {})).toMatchObject({
      vote: 'open',
      options: [],
      seats: [{ you: false }, null],
    })
    expect(await ann!.post(`/api/tables/${id}/leave`, {})).toHaveProperty('error')
  })

  test('with Team Ghost one person takes the seats of the team, and looks from each', async () => {
    const [ann, ben] = await two()
    const wanted = { ...TABLE, style: 'two-headed-wookiee' }
    const plain = await ann!.post<TableNotice>('/api/tables', wanted)
    const sit = (who: Visitor, { id, options }: TableNotice, seat: number) =>
      who.post<TableNotice>(`/api/tables/${id}/join`, { deck: TABLE.deck, seat, accepts: options })
    expect(await sit(ann!, plain, 1)).toHaveProperty('error')
    const made = await ann!.post<TableNotice>('/api/tables', { ...wanted, options: ['team-ghost'] })
    expect(await sit(ann!, made, 2)).toEqual({ error: 'You can play for your partners alone.' })
    await sit(ann!, made, 1)
    await sit(ben!, made, 2)
    expect(await sit(ben!, made, 3)).toMatchObject({ state: 'playing' })
    const views = await Promise.all(
      ['', '?seat=1', '?seat=2'].map(async (query) => {
        const client = await LiveClient.open(ann!, `${made.id}${query}`)
        await client.until(() => client.position)
        return client.position!.view.viewer
      }),
    )
    expect(views).toEqual([0, 1, 0])
  })

  test('a set of options is kept and found again', async () => {
    const [ann, ben] = await two()
    const preset = { id: 'abcdefgh', game: 'swtcg', title: 'Fridays', options: ['krayt'], changed: 1 }
    const put = (who: Visitor, body: object) => who.call('PUT', '/api/presets', body)
    await put(ann!, preset)
    await put(ann!, { ...preset, options: ['krayt', 'skip'], changed: 2 })
    expect(await ann!.get<Preset[]>('/api/presets')).toEqual([
      { ...preset, options: ['krayt', 'skip'], changed: 2 },
    ])
    expect(await ben!.get<Preset[]>('/api/presets')).toEqual([])
    await ann!.call('DELETE', '/api/presets/abcdefgh')
    expect(await ann!.get<Preset[]>('/api/presets')).toEqual([])
  })
})
