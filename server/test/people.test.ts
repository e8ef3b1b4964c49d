import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LobbyTold, TableNotice } from '../api/messages.ts'
import { LIMITS, type RunningServer } from '../index.ts'
import { NO_LIMITS } from '../load/no-limits.ts'
import { DARK, LIGHT, Visitor } from '../load/visitor.ts'
import { SESSION_LASTS } from '../people/sessions.ts'
import { openDatabase } from '../store/open.ts'
import { DATABASES, freshDatabase, LiveClient, open, PATIENT } from './visiting.ts'

const PASSWORD = 'a long way home'

describe.each(DATABASES)('people on %s', PATIENT, (kind) => {
  let server: RunningServer
  let database: string
  let time = 1_700_000_000_000
  beforeAll(async () => {
    database = await freshDatabase(kind)
    server = await open({ database, now: () => time })
  })
  afterAll(() => server.close())
  const stranger = () => new Visitor(server.address)

  test('a guest who makes an account keeps the tables', async () => {
    const ann = await stranger().comeIn('Ann')
    expect(await ann.get('/api/me')).toEqual({ name: 'Ann (guest)', guest: true })
    const { id } = await ann.waitFor('anyone')
    expect(await ann.post('/api/sign-up', { name: 'Ann', password: PASSWORD })).toEqual({
      name: 'Ann',
      guest: false,
    })
    expect(await ann.get('/api/my-tables')).toMatchObject([{ id, seats: [{ you: true }, null] }])
  })

  test('a guest who says a name later keeps the tables, and others read the name from then on', async () => {
    const guest = stranger()
    await guest.post('/api/guest', {})
    const { id } = await guest.waitFor('anyone')
    expect(await guest.post('/api/guest', { name: 'Dee' })).toEqual({ name: 'Dee (guest)', guest: true })
    expect(await guest.get('/api/my-tables')).toMatchObject([{ id, seats: [{ you: true }, null] }])
    expect(await guest.post('/api/guest', { name: '<b>' })).toMatchObject({ error: /letters, digits/ })
    expect(await guest.get('/api/me')).toEqual({ name: 'Dee (guest)', guest: true })
  })

  test('signs in again, by name in any case, with the right password only', async () => {
    const { status } = await stranger().call('POST', '/api/sign-in', {
      name: 'Ann',
      password: 'something else',
    })
    expect(status).toBe(401)
    const again = stranger()
    expect(await again.post('/api/sign-in', { name: 'ANN', password: PASSWORD })).toMatchObject({
      name: 'Ann',
    })
    await again.post('/api/sign-out')
    expect(await again.get('/api/me')).toBeNull()
  })

  test('a name is had once, and wrong names are refused in one line', async () => {
    expect(await stranger().post('/api/sign-up', { name: 'ann', password: PASSWORD })).toEqual({
      error: 'That name is taken.',
    })
    expect(await stranger().post('/api/sign-up', { name: '<b>', password: PASSWORD })).toMatchObject({
      error: /letters, digits/,
    })
    expect(await stranger().post('/api/guest', { name: 'x'.repeat(60) })).toMatchObject({ error: /name/ })
  })

  test('a session ends', async () => {
    const ben = await stranger().comeIn('Ben')
    time += SESSION_LASTS - 1
    expect(await ben.get('/api/me')).not.toBeNull()
    time += 1
    expect(await ben.get('/api/me')).toBeNull()
  })

  test('the database holds no password and no token', async () => {
    const cid = stranger()
    await cid.post('/api/sign-up', { name: 'Cid', password: PASSWORD })
    const stored = await openDatabase(database)
    const rows = JSON.stringify([
      await stored.selectFrom('users').selectAll().execute(),
      await stored.selectFrom('sessions').selectAll().execute(),
    ])
    await stored.destroy()
    expect(rows).toContain('$argon2id$')
    expect(rows).not.toContain(PASSWORD)
    expect(rows).not.toContain(cid.cookie.split('=')[1])
  })
})

describe('the lobby', PATIENT, () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await open({ database: await freshDatabase('sqlite') })
  })
  afterAll(() => server.close())
  const come = (name: string) => new Visitor(server.address).comeIn(name)

  test('shows open tables, not those for friends, and nothing of decks', async () => {
    const ann = await come('Ann')
    const open = await ann.waitFor('anyone')
    const hidden = await ann.waitFor('friend')
    const lobby = JSON.stringify(await (await come('Ben')).get('/api/lobby'))
    expect(lobby).toContain(open.id)
    expect(lobby).not.toContain(hidden.id)
    expect(lobby).not.toContain((DARK as { starter: string }).starter)
  })

  test('pushes what changes', async () => {
    const ann = await come('Ann')
    const watching = await LiveClient.open(ann, 'lobby', 0)
    const { id } = await ann.waitFor('anyone')
    await watching.until(() => watching.frames.at(-1)?.includes(id))
    await ann.call('DELETE', `/api/tables/${id}`)
    await watching.until(() => !watching.frames.at(-1)?.includes(id))
    await watching.leave()
  })

  test('a quick match joins whoever waits with the other side', async () => {
    const [ann, ben, cid] = await Promise.all(['Ann', 'Ben', 'Cid'].map(come))
    const first = await ann!.quickMatch(DARK)
    expect(first.state).toBe('waiting')
    const second = await ben!.quickMatch(DARK)
    expect(second.id).not.toBe(first.id)
    const joined = await cid!.quickMatch(LIGHT)
    expect(joined).toMatchObject({ state: 'playing' })
    await (joined.id === first.id ? ben! : ann!).call(
      'DELETE',
      `/api/tables/${joined.id === first.id ? second.id : first.id}`,
    )
  })

  test('two who play either side meet, and whoever waits so plays what the other does not', async () => {
    const [ann, ben, cid] = await Promise.all(['Ann', 'Ben', 'Cid'].map(come))
    const both = await Promise.all([ann!.quickMatch(DARK, LIGHT), ben!.quickMatch(DARK, LIGHT)])
    const states = await Promise.all(
      both.map(async ({ id }) => (await ann!.get<TableNotice>(`/api/tables/${id}`)).state),
    )
    expect(states).toContain('playing')
    const first = await cid!.quickMatch(DARK, LIGHT)
    const dan = await come('Dan')
    const joined = await dan.quickMatch(DARK)
    expect(joined).toMatchObject({ id: first.id, state: 'playing', sides: ['light', 'dark'] })
  })

  test('tells who is here, each once', async () => {
    const ann = await come('Presently')
    const lines = [await LiveClient.open(ann, 'lobby', 0), await LiveClient.open(ann, 'lobby', 0)]
    const times = async (): Promise<number> => {
      const { online } = await ann.get<LobbyTold>('/api/lobby')
      return online.names.filter((name) => name.startsWith('Presently')).length
    }
    await expect.poll(times).toBe(1)
    await Promise.all(lines.map((line) => line.leave()))
    await expect.poll(times).toBe(0)
  })

  test('a seat is taken once', async () => {
    const [ann, ben, cid] = await Promise.all(['Ann', 'Ben', 'Cid'].map(come))
    const { id } = await ann!.waitFor('anyone')
    const answers = await Promise.all([ben!.join(id), cid!.join(id)])
    expect(answers.filter((answer) => 'error' in answer)).toHaveLength(1)
    expect(await ann!.join(id)).toMatchObject({ error: /already/ })
  })

  test.each([
    ['a deck of the same side', { deck: DARK }, /side/i],
    ['no such deck', { deck: { starter: 'Nothing' } }, /no starter deck "Nothing"/],
    ['a deck with a card that is none', { deck: { title: 'Own', keys: ['nothing'] } }, /./],
    ['too much', { deck: LIGHT, and: 1 }, /wrong/],
    ['nothing', {}, /deck/],
  ])('%s is refused in one line, and the seat stays free', async (_, body, line) => {
    const [ann, ben] = await Promise.all(['Ann', 'Ben'].map(come))
    const { id } = await ann!.waitFor('friend')
    const response = await ben!.call('POST', `/api/tables/${id}/join`, body)
    const { error } = (await response.json()) as { error: string }
    expect(response.status).toBe(400)
    expect(error).toMatch(line)
    expect(error).not.toContain('\n')
    expect(await ben!.get(`/api/tables/${id}`)).toMatchObject({ state: 'waiting', seats: [{}, null] })
  })

  test('unknown games, editions and programs are refused', async () => {
    const ann = await come('Ann')
    const table = { game: 'swtcg', edition: 'idc', deck: DARK, against: 'anyone', pace: 'none' }
    for (const wrong of [
      { game: 'chess' },
      { edition: '1850' },
      { against: { program: 'hal', deck: LIGHT } },
    ])
      expect((await ann.call('POST', '/api/tables', { ...table, ...wrong })).status).toBe(400)
  })
})

describe('the doors', PATIENT, () => {
  let server: RunningServer
  beforeAll(async () => {
    const limits = { ...NO_LIMITS, signIn: LIMITS.signIn, messages: { burst: 5, perMinute: 1 }, sockets: 2 }
    server = await open({ database: await freshDatabase('sqlite'), limits })
  })
  afterAll(() => server.close())
  const come = (name: string) => new Visitor(server.address).comeIn(name)

  test('other sites cannot act for a visitor', async () => {
    const ann = await come('Ann')
    const { status } = await ann.call('POST', '/api/guest', {}, { origin: 'https://evil.example' })
    expect(status).toBe(403)
    const own = new URL(server.address).origin
    expect((await ann.call('POST', '/api/guest', {}, { origin: own })).status).toBe(200)
  })

  test('passwords cannot be tried without end', async () => {
    const tries = Array.from({ length: 12 }, () =>
      new Visitor(server.address).call('POST', '/api/sign-in', {
        name: 'Nobody',
        password: 'wrong password',
      }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })

  test('a socket needs a session, says no more than it may, and there are not too many', async () => {
    await expect(LiveClient.open(new Visitor(server.address), 'lobby', 0)).rejects.toThrow('401')
    const ann = await come('Ann')
    const { id } = await ann.againstProgram()
    const sitting = await LiveClient.open(ann, id)
    for (let times = 0; times < 6; times++) sitting.send({ type: 'say', id: times, text: 'Spam' })
    await expect(sitting.until(() => false)).rejects.toThrow('too many messages')
    await Promise.all([LiveClient.open(ann, id), LiveClient.open(ann, id)])
    await expect(LiveClient.open(ann, id)).rejects.toThrow('429')
  })

  test('bodies that are no JSON, or too long, are refused', async () => {
    const ann = await come('Ann')
    const long = await ann.call('POST', '/api/guest', { name: 'x'.repeat(70_000) })
    expect(await long.json()).toMatchObject({ error: /too long/ })
    const text = await fetch(new URL('/api/guest', server.address), { method: 'POST', body: '{' })
    expect(await text.json()).toMatchObject({ error: /must be JSON/ })
    const broken = await ann.call('POST', '/api/guest', undefined, { 'content-type': 'application/json' })
    expect(broken.status).toBe(400)
  })

  test('a table that is not there is said so, as is a wrong address', async () => {
    const ann = await come('Ann')
    const nowhere = await LiveClient.open(ann, 'nowhere')
    await expect(nowhere.until(() => false)).rejects.toThrow('There is no such table.')
    expect((await ann.call('GET', '/api/nothing')).status).toBe(404)
  })
})
