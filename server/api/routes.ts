/** The HTTP API: who one is, what is open, and sitting down. Playing itself goes through sockets. */
import type { IncomingMessage } from 'node:http'
import type { FinishedGame } from '@dejarik/table'
import { type Context, Hono } from 'hono'
import type { Static, TSchema } from 'typebox'
import type { Wars } from '../conquest/wars.ts'
import type { Events } from '../events/events.ts'
import { gameNotices } from '../games.ts'
import { Limit } from '../limits.ts'
import type { Lobby } from '../lobby/lobby.ts'
import { noticeOf } from '../lobby/notice.ts'
import type { StoredTable, Tables } from '../lobby/tables.ts'
import type { Decks } from '../people/decks.ts'
import type { People, Session } from '../people/people.ts'
import type { Presets } from '../people/presets.ts'
import { Refusal } from '../refusal.ts'
import type { Settings } from '../settings.ts'
import type { UserRow } from '../store/schema.ts'
import { cookieFor, NO_COOKIE, tokenIn } from './cookies.ts'
import { eventRoutes } from './event-routes.ts'
import {
  Accept,
  Account,
  Fill,
  type FinishedGames,
  Guest,
  Join,
  KeptDeck,
  type Me,
  NewTable,
  Preset,
  QuickMatch,
  whyWrong,
} from './messages.ts'
import { checkOrigin } from './origin.ts'
import { warRoutes } from './war-routes.ts'

/** Larger than any deck. */
const MOST_BYTES = 64_000

/** What routes need of the rest of the server. */
export interface House {
  readonly settings: Settings
  readonly people: People
  readonly decks: Decks
  readonly presets: Presets
  readonly tables: Tables
  readonly wars: Wars
  readonly events: Events
  readonly lobby: Lobby
  /** The finished games of a table. */
  readonly finished: (table: string) => Promise<readonly FinishedGame[]>
  /** Somebody sat down. */
  readonly filled: (table: string) => Promise<void>
}

type Env = { Bindings: { readonly incoming: IncomingMessage } }
type Call = Context<Env>

export function routes(house: House): Hono<Env> {
  const { people, decks, presets, tables, lobby, settings } = house
  const { limits, now } = settings
  const newcomers = new Limit(limits.newcomers, now)
  const signIns = new Limit(limits.signIn, now)
  const requests = new Limit(limits.requests, now)
  const app = new Hono<Env>()

  const who = (call: Call): Promise<UserRow | null> => people.whoHas(tokenIn(call.req.header('cookie')))
  const someone = async (call: Call): Promise<UserRow> => {
    const user = await who(call)
    if (!user) throw new Refusal(401, 'Come in as a guest or sign in first.')
    slowDown(requests, user.id)
    return user
  }
  const welcome = (call: Call, { token, user }: Session): Response => {
    call.header('set-cookie', cookieFor(token, settings.origin))
    return call.json(meOf(user))
  }
  const seated = (call: Call, user: UserRow, stored: StoredTable): Response => {
    lobby.changed()
    return call.json(noticeOf(stored, user))
  }
  /** The same where a game may begin by it. */
  const settled = async (call: Call, user: UserRow, stored: StoredTable): Promise<Response> => {
    await house.filled(stored.row.id)
    return seated(call, user, stored)
  }

  app.use(async (call, next) => {
    checkOrigin(call.env.incoming.headers, settings)
    call.header('cache-control', 'no-store')
    await next()
  })
  app.get('/api/games', (call) => call.json(gameNotices))
  app.get('/api/me', async (call) => {
    const user = await who(call)
    return call.json(user && meOf(user))
  })
  app.post('/api/guest', async (call) => {
    const { name } = await read(call, Guest)
    slowDown(newcomers, addressOf(call))
    return welcome(call, await people.newGuest(name))
  })
  app.post('/api/sign-up', async (call) => {
    const { name, password } = await read(call, Account)
    slowDown(newcomers, addressOf(call))
    return welcome(call, await people.signUp(name, password, await who(call)))
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
  app.get('/api/lobby', async (call) => call.json(await lobby.told()))
  app.get('/api/my-tables', async (call) => {
    const user = await someone(call)
    const own = await tables.ofUser(user, ['waiting', 'playing', 'over'])
    return call.json(own.map((stored) => noticeOf(stored, user)))
  })
  app.get('/api/tables/:id', async (call) =>
    call.json(noticeOf(await tables.find(call.req.param('id')), await who(call))),
  )
  app.get('/api/tables/:id/games', async (call) => {
    const id = call.req.param('id')
    slowDown(requests, (await who(call))?.id ?? addressOf(call))
    const { row } = await tables.find(id)
    const told: FinishedGames = { game: row.game, games: await house.finished(id) }
    return call.json(told)
  })
  app.post('/api/tables', async (call) => {
    const user = await someone(call)
    return seated(call, user, await tables.make(user, await read(call, NewTable)))
  })
  app.post('/api/tables/:id/join', async (call) => {
    const user = await someone(call)
    const stored = await tables.join(user, call.req.param('id'), await read(call, Join))
    return settled(call, user, stored)
  })
  app.post('/api/tables/:id/fill', async (call) => {
    const user = await someone(call)
    const { program } = await read(call, Fill)
    const stored = await tables.fill(user, call.req.param('id'), program)
    return settled(call, user, stored)
  })
  app.post('/api/tables/:id/accept', async (call) => {
    const user = await someone(call)
    const { options } = await read(call, Accept)
    const stored = await tables.accept(user, call.req.param('id'), options)
    return settled(call, user, stored)
  })
  app.post('/api/tables/:id/leave', async (call) => {
    const user = await someone(call)
    const stored = await tables.leave(user, call.req.param('id'))
    return settled(call, user, stored)
  })
  app.post('/api/quick-match', async (call) => {
    const user = await someone(call)
    const stored = await tables.quickMatch(user, await read(call, QuickMatch))
    return settled(call, user, stored)
  })
  app.get('/api/decks', async (call) => call.json(await decks.of(await someone(call))))
  app.put('/api/decks', async (call) => {
    await decks.keep(await someone(call), await read(call, KeptDeck))
    return call.json(null)
  })
  app.delete('/api/decks/:id', async (call) => {
    await decks.drop(await someone(call), call.req.param('id'))
    return call.json(null)
  })
  app.get('/api/presets', async (call) => call.json(await presets.of(await someone(call))))
  app.put('/api/presets', async (call) => {
    await presets.keep(await someone(call), await read(call, Preset))
    return call.json(null)
  })
  app.delete('/api/presets/:id', async (call) => {
    await presets.drop(await someone(call), call.req.param('id'))
    return call.json(null)
  })
  app.delete('/api/tables/:id', async (call) => {
    await tables.withdraw(await someone(call), call.req.param('id'))
    lobby.changed()
    return call.json(null)
  })
  warRoutes(app, house.wars, { who, someone, read })
  eventRoutes(app, house.events, { who, someone, read })
  app.notFound((call) => call.json({ error: 'There is no such address.' }, 404))
  app.onError((error, call) => {
    if (error instanceof Refusal) return call.json({ error: error.message }, error.status)
    settings.report(error)
    return call.json({ error: 'The server failed at this. Nothing was changed.' }, 500)
  })
  return app
}

const meOf = ({ name, key }: UserRow): Me => ({ name, guest: key === null })
const addressOf = (call: Call): string => call.env.incoming.socket.remoteAddress ?? ''

function slowDown(limit: Limit, subject: string): void {
  if (!limit.allows(subject)) throw new Refusal(429, 'That was too often. Wait a moment.')
}

/** The body, if it fits. */
async function read<T extends TSchema>(call: Call, schema: T): Promise<Static<T>> {
  if (!call.req.header('content-type')?.startsWith('application/json'))
    throw new Refusal(400, 'The request must be JSON.')
  if (Number(call.req.header('content-length') ?? Number.NaN) <= MOST_BYTES) {
    const value = await call.req.json<unknown>().catch(() => undefined)
    const wrong = value === undefined ? 'The request is no JSON.' : whyWrong(schema, value)
    if (wrong) throw new Refusal(400, wrong)
    return value as Static<T>
  }
  throw new Refusal(400, 'The request is too long, or does not say how long it is.')
}
