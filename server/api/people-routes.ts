/** The HTTP API of who one is: guests and accounts. */
import type { Hono } from 'hono'
import { Limit } from '../limits.ts'
import type { People, Session } from '../people/people.ts'
import type { Settings } from '../settings.ts'
import type { UserRow } from '../store/schema.ts'
import { cookieFor, NO_COOKIE, tokenIn } from './cookies.ts'
import { addressOf, type Call, type Door, type Env, read, slowDown } from './door.ts'
import { Account, Guest, type Me } from './messages.ts'

const meOf = ({ name, key }: UserRow): Me => ({ name, guest: key === null })

export function peopleRoutes(app: Hono<Env>, people: People, door: Door, settings: Settings): void {
  const newcomers = new Limit(settings.limits.newcomers, settings.steady)
  const signIns = new Limit(settings.limits.signIn, settings.steady)
  const welcome = (call: Call, { token, user }: Session): Response => {
    call.header('set-cookie', cookieFor(token, settings.origin))
    return call.json(meOf(user))
  }
  app.get('/api/me', async (call) => {
    const user = await door.who(call)
    return call.json(user && meOf(user))
  })
  app.post('/api/guest', async (call) => {
    const { name } = await read(call, Guest)
    slowDown(newcomers, addressOf(call))
    const user = await door.who(call)
    if (user && user.key === null && name !== undefined)
      return call.json(meOf(await people.nameGuest(user, name)))
    return welcome(call, await people.newGuest(name))
  })
  app.post('/api/sign-up', async (call) => {
    const { name, password } = await read(call, Account)
    slowDown(newcomers, addressOf(call))
    return welcome(call, await people.signUp(name, password, await door.who(call)))
  })
  app.post('/api/sign-in', async (call) => {
    const { name, password } = await read(call, Account)
    slowDown(signIns, addressOf(call))
    return welcome(call, await people.signIn(name, password))
  })
  app.post('/api/sign-out', async (call) => {
    await people.signOut(tokenIn(call.req.header('cookie')) ?? '')
    call.header('set-cookie', NO_COOKIE)
    return call.json(null)
  })
}
