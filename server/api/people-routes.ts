/** The HTTP API of who one is: guests, accounts, and where one is signed in. */
import type { Hono } from 'hono'
import { Limit } from '../limits.ts'
import { lookOf } from '../people/looks.ts'
import type { Arrival, People } from '../people/people.ts'
import type { Session } from '../people/sessions.ts'
import type { Settings } from '../settings.ts'
import type { UserRow } from '../store/schema.ts'
import { cookieFor, noCookie } from './cookies.ts'
import { type Call, type Door, type Env, idIn, read, slowDown } from './door.ts'
import { Account, ChangePassword, DeleteAccount, Guest, type Me } from './messages.ts'

const meOf = ({ name, key }: UserRow): Me => ({ name, guest: key === null })

export function peopleRoutes(app: Hono<Env>, people: People, door: Door, settings: Settings): void {
  const { limits, steady, origin } = settings
  const newcomers = new Limit(limits.newcomers, steady)
  const signIns = new Limit(limits.signIn, steady)
  const passwords = new Limit(limits.passwords, steady)
  const arrival = (call: Call): Arrival => ({
    agent: call.req.header('user-agent') ?? '',
    token: door.tokenOf(call),
  })
  const welcome = (call: Call, { token, user }: Session): Response => {
    call.header('set-cookie', cookieFor(token, origin))
    return call.json(meOf(user))
  }
  app.get('/api/me', async (call) => {
    const user = await door.who(call)
    return call.json(user && meOf(user))
  })
  app.post('/api/guest', async (call) => {
    const { name } = await read(call, Guest)
    slowDown(newcomers, door.addressOf(call))
    const user = await door.who(call)
    if (user && user.key === null && name !== undefined)
      return call.json(meOf(await people.nameGuest(user, name)))
    return welcome(call, await people.newGuest(name, arrival(call)))
  })
  app.post('/api/sign-up', async (call) => {
    const { name, password } = await read(call, Account)
    slowDown(newcomers, door.addressOf(call))
    return welcome(call, await people.signUp(name, password, await door.who(call), arrival(call)))
  })
  app.post('/api/sign-in', async (call) => {
    const { name, password } = await read(call, Account)
    slowDown(signIns, door.addressOf(call))
    slowDown(passwords, lookOf(name))
    return welcome(call, await people.signIn(name, password, arrival(call)))
  })
  app.post('/api/sign-out', async (call) => {
    await people.sessions.endToken(door.tokenOf(call))
    call.header('set-cookie', noCookie(origin))
    return call.json(null)
  })
  app.post('/api/password', async (call) => {
    const user = await door.someone(call)
    const { password, next } = await read(call, ChangePassword)
    slowDown(passwords, lookOf(user.name))
    return welcome(call, await people.changePassword(user, password, next, arrival(call).agent))
  })
  app.delete('/api/account', async (call) => {
    const user = await door.someone(call)
    const { password } = await read(call, DeleteAccount)
    slowDown(passwords, lookOf(user.name))
    await people.forget(user, password)
    call.header('set-cookie', noCookie(origin))
    return call.json(null)
  })
  sessionRoutes(app, people, door)
}

/** Where one is signed in. */
function sessionRoutes(app: Hono<Env>, { sessions }: People, door: Door): void {
  app.get('/api/sessions', async (call) =>
    call.json(await sessions.of(await door.someone(call), door.tokenOf(call))),
  )
  app.delete('/api/sessions', async (call) => {
    await sessions.endAll(await door.someone(call), door.tokenOf(call))
    return call.json(null)
  })
  app.delete('/api/sessions/:id', async (call) => {
    await sessions.endOne(await door.someone(call), idIn(call))
    return call.json(null)
  })
}
