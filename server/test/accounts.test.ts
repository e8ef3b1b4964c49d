import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Me, SessionNotice } from '../api/messages.ts'
import { LIMITS, type RunningServer } from '../index.ts'
import { NO_LIMITS } from '../load/no-limits.ts'
import { DARK, LIGHT, Visitor } from '../load/visitor.ts'
import { DATABASES, freshDatabase, LiveClient, open, PATIENT } from './visiting.ts'

const PASSWORD = 'a long way home'
const OTHER = 'another way home'
const EVENT = { title: 'Friday', game: 'swtcg', edition: 'idc', rounds: 2 }

describe.each(DATABASES)('accounts on %s', PATIENT, (kind) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await open({ database: await freshDatabase(kind) })
  })
  afterAll(() => server.close())
  const stranger = () => new Visitor(server.address)
  const status = async (who: Visitor, method: string, path: string, body?: object): Promise<number> =>
    (await who.call(method, path, body)).status
  /** The same browser later, with the cookie that it has now. */
  const copyOf = (who: Visitor): Visitor => Object.assign(stranger(), { cookie: who.cookie })
  async function account(name: string): Promise<Visitor> {
    const who = stranger()
    await who.post('/api/sign-up', { name, password: PASSWORD })
    return who
  }
  async function signedIn(name: string, password = PASSWORD): Promise<Visitor> {
    const who = stranger()
    await who.post('/api/sign-in', { name, password })
    return who
  }

  test('a name that looks like another is taken, and some names are the house’s', async () => {
    await account('Leia')
    for (const name of ['LEIA', 'Lеia', 'Leїa', 'L e i a', 'Leıa'])
      expect(await stranger().post('/api/sign-up', { name, password: PASSWORD })).toMatchObject({
        error: expect.stringMatching(/taken|letters, digits/),
      })
    for (const name of ['Admin', 'Cadet', 'Dark Side', 'аdmin', 'Spectator']) {
      expect(await status(stranger(), 'POST', '/api/sign-up', { name, password: PASSWORD })).toBe(400)
      expect(await status(stranger(), 'POST', '/api/guest', { name })).toBe(400)
    }
    expect(await status(stranger(), 'POST', '/api/guest', { name: 'A\u3164' })).toBe(400)
  })

  test('the guest’s session ends with signing up, and a stolen one with it', async () => {
    const han = await stranger().comeIn('Han')
    const stolen = copyOf(han)
    await han.post('/api/sign-up', { name: 'Han', password: PASSWORD })
    expect(await stolen.get('/api/me')).toBeNull()
    expect(await han.get('/api/me')).toEqual({ name: 'Han', guest: false })
  })

  test('signing in ends the session that the browser had', async () => {
    await account('Lando')
    const guest = await stranger().comeIn('Somebody new')
    const before = copyOf(guest)
    expect(await guest.post<Me>('/api/sign-in', { name: 'Lando', password: PASSWORD })).toMatchObject({
      guest: false,
    })
    expect(guest.cookie).not.toBe(before.cookie)
    expect(await before.get('/api/me')).toBeNull()
  })

  test('signing out closes the sockets of that session, and no others', async () => {
    const here = await account('Rey')
    const there = await signedIn('Rey')
    const { id } = await here.againstProgram()
    const [closing, staying] = await Promise.all([here, there].map((who) => LiveClient.open(who, id)))
    await closing!.until(() => closing!.position)
    await here.post('/api/sign-out')
    await expect(closing!.until(() => false)).rejects.toThrow('You signed out')
    await staying!.until(() => staying!.position)
    expect(staying!.closed).toBeNull()
    await staying!.leave()
  })

  test('sessions are listed without their tokens, and ended one by one or together', async () => {
    const here = await account('Finn')
    const others = await Promise.all([signedIn('Finn'), signedIn('Finn'), signedIn('Finn')])
    const sessions = await here.get<readonly SessionNotice[]>('/api/sessions')
    expect(sessions.filter(({ present }) => present)).toHaveLength(1)
    expect(sessions).toHaveLength(4)
    expect(JSON.stringify(sessions)).not.toContain(here.cookie.split('=')[1])
    const other = sessions.find(({ present }) => !present)!
    expect(await status(here, 'DELETE', `/api/sessions/${other.id}`)).toBe(200)
    expect(await status(here, 'DELETE', `/api/sessions/${other.id}`)).toBe(404)
    const strangers = await signedIn('Leia')
    const [own] = await here.get<readonly SessionNotice[]>('/api/sessions')
    expect(await status(strangers, 'DELETE', `/api/sessions/${own!.id}`)).toBe(404)
    expect(await status(here, 'DELETE', '/api/sessions')).toBe(200)
    expect(await Promise.all(others.map((who) => who.get('/api/me')))).toEqual([null, null, null])
    expect(await here.get('/api/me')).toMatchObject({ name: 'Finn' })
  })

  test('another password takes the old one, and ends every other session', async () => {
    const here = await account('Poe')
    const there = await signedIn('Poe')
    expect(await status(here, 'POST', '/api/password', { password: OTHER, next: OTHER })).toBe(401)
    expect(await status(here, 'POST', '/api/password', { password: PASSWORD, next: 'short' })).toBe(400)
    expect(await status(here, 'POST', '/api/password', { password: PASSWORD, next: OTHER })).toBe(200)
    expect(await there.get('/api/me')).toBeNull()
    expect(await here.get('/api/me')).toMatchObject({ name: 'Poe' })
    expect(await status(stranger(), 'POST', '/api/sign-in', { name: 'Poe', password: PASSWORD })).toBe(401)
    expect(await (await signedIn('Poe', OTHER)).get('/api/me')).toMatchObject({ name: 'Poe' })
  })

  test('a deleted account is gone, with its waiting tables and its name', async () => {
    const here = await account('Kylo')
    const { id: waiting } = await here.waitFor('anyone')
    const { id: played } = await here.againstProgram()
    const { id: event } = await here.post<{ readonly id: string }>('/api/events', EVENT)
    await here.post(`/api/events/${event}/enter`, { dark: DARK, light: LIGHT })
    expect(await status(here, 'DELETE', '/api/account', { password: OTHER })).toBe(401)
    expect(await status(here, 'DELETE', '/api/account', { password: PASSWORD })).toBe(200)
    expect(await here.get('/api/me')).toBeNull()
    expect(await status(stranger(), 'GET', `/api/tables/${waiting}`)).toBe(404)
    expect(JSON.stringify(await stranger().get(`/api/tables/${played}`))).not.toContain('Kylo')
    expect(await stranger().get(`/api/events/${event}`)).toMatchObject({
      entrants: [{ name: 'Account deleted' }],
    })
    expect(await status(stranger(), 'POST', '/api/sign-in', { name: 'Kylo', password: PASSWORD })).toBe(401)
    expect(await (await account('Kylo')).get('/api/me')).toMatchObject({ name: 'Kylo' })
  })

  test('guests have no account to change', async () => {
    const guest = await stranger().comeIn('Wedge')
    expect(await status(guest, 'POST', '/api/password', { password: PASSWORD, next: OTHER })).toBe(409)
    expect(await status(guest, 'DELETE', '/api/account', { password: PASSWORD })).toBe(409)
  })

  test('dates beyond all time are refused in a line', async () => {
    const guest = await stranger().comeIn('Wedge')
    const deck = { id: 'abcdefgh', game: 'swtcg', title: 'Deck', cards: [] }
    const far = await guest.call('PUT', '/api/decks', { ...deck, changed: 1e300 })
    expect([far.status, await far.json()]).toEqual([400, { error: expect.stringContaining('changed') }])
    expect(await status(guest, 'PUT', '/api/decks', { ...deck, title: 'De\u0000ck', changed: 1 })).toBe(400)
  })
})

describe('limits', PATIENT, () => {
  test('passwords of one account cannot be tried from many addresses, and others are not kept out', async () => {
    const limits = { ...NO_LIMITS, passwords: LIMITS.passwords }
    const server = await open({ database: await freshDatabase('sqlite'), limits, proxies: ['127.0.0.1'] })
    const attempt = (name: string, from: number): Promise<Response> =>
      new Visitor(server.address).call(
        'POST',
        '/api/sign-in',
        { name, password: PASSWORD },
        { 'x-forwarded-for': `198.51.100.${from}` },
      )
    const statuses: number[] = []
    for (let from = 0; from < 13; from++) statuses.push((await attempt('Ann', from)).status)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2)
    expect((await attempt('Ben', 1)).status).toBe(401)
    await server.close()
  })

  test('strangers read no more than they may, each by the own address', async () => {
    const limits = { ...NO_LIMITS, reads: { burst: 5, perMinute: 1 } }
    const server = await open({ database: await freshDatabase('sqlite'), limits, proxies: ['127.0.0.1'] })
    const read = async (from: string): Promise<number> =>
      (await new Visitor(server.address).call('GET', '/api/lobby', undefined, { 'x-forwarded-for': from }))
        .status
    const many = await Promise.all(Array.from({ length: 8 }, (_, at) => read(`2001:db8:1:1::${at + 1}`)))
    expect(many.filter((status) => status === 429)).toHaveLength(3)
    expect(await read('2001:db8:1:2::1')).toBe(200)
    await server.close()
  })

  test('behind HTTPS browsers are told to stay there', async () => {
    const server = await open({ database: await freshDatabase('sqlite'), origin: 'https://example.org' })
    const response = await fetch(new URL('/api/games', server.address))
    expect(response.headers.get('strict-transport-security')).toContain('max-age=')
    const guest = await fetch(new URL('/api/guest', server.address), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(guest.headers.get('set-cookie')).toMatch(/^__Host-dejarik=.*Secure$/)
    await server.close()
  })
})
