/** The HTTP API of tables: what is open, opening one, sitting down, getting up. */
import type { FinishedGame } from '@dejarik/table'
import type { Hono } from 'hono'
import type { Lobby } from '../lobby/lobby.ts'
import { noticeOf } from '../lobby/notice.ts'
import type { QuickMatches } from '../lobby/quick-matches.ts'
import type { StoredTable, Tables } from '../lobby/tables.ts'
import { eachReadable } from '../store/readable.ts'
import type { UserRow } from '../store/schema.ts'
import { type Call, type Door, type Env, idIn, read } from './door.ts'
import { Accept, Fill, type FinishedGames, Join, NewTable, QuickMatch } from './messages.ts'

/** What these routes need of the rest of the server. */
export interface TableHouse {
  readonly tables: Tables
  readonly quickMatches: QuickMatches
  readonly lobby: Lobby
  /** The finished games of a table. */
  readonly finished: (table: string) => Promise<readonly FinishedGame[]>
  /** Somebody sat down. */
  readonly filled: (table: string) => Promise<void>
  readonly report: (fault: unknown) => void
}

export function tableRoutes(app: Hono<Env>, house: TableHouse, door: Door): void {
  listRoutes(app, house, door)
  seatRoutes(app, house, door)
}

/** Looking at tables. */
function listRoutes(app: Hono<Env>, { tables, lobby, finished, report }: TableHouse, door: Door): void {
  app.get('/api/lobby', async (call) => call.json(await lobby.told()))
  app.get('/api/my-tables', async (call) => {
    const user = await door.someone(call)
    const own = await tables.ofUser(user, ['waiting', 'playing', 'over'])
    return call.json(eachReadable(own, (stored) => noticeOf(stored, user), report))
  })
  app.get('/api/tables/:id', async (call) =>
    call.json(noticeOf(await tables.find(idIn(call)), await door.who(call))),
  )
  app.get('/api/tables/:id/games', async (call) => {
    await door.anyone(call)
    const { row } = await tables.find(idIn(call))
    const games = row.state === 'over' ? await finished(row.id) : []
    const told: FinishedGames = { game: row.game, games }
    return call.json(told)
  })
}

/** What changes who sits where. */
function seatRoutes(app: Hono<Env>, house: TableHouse, door: Door): void {
  const { tables, quickMatches, lobby } = house
  const seated = (call: Call, user: UserRow, stored: StoredTable): Response => {
    lobby.changed()
    return call.json(noticeOf(stored, user))
  }
  /** A game may begin by it. */
  const settles = (path: string, change: (call: Call, user: UserRow) => Promise<StoredTable>) =>
    app.post(path, async (call) => {
      const user = await door.someone(call)
      const stored = await change(call, user)
      await house.filled(stored.row.id)
      return seated(call, user, stored)
    })
  app.post('/api/tables', async (call) => {
    const user = await door.someone(call)
    return seated(call, user, await tables.make(user, await read(call, NewTable)))
  })
  app.delete('/api/tables/:id', async (call) => {
    await tables.withdraw(await door.someone(call), idIn(call))
    lobby.changed()
    return call.json(null)
  })
  settles('/api/tables/:id/join', async (call, user) => tables.join(user, idIn(call), await read(call, Join)))
  settles('/api/tables/:id/fill', async (call, user) =>
    tables.fill(user, idIn(call), (await read(call, Fill)).program),
  )
  settles('/api/tables/:id/accept', async (call, user) =>
    tables.accept(user, idIn(call), (await read(call, Accept)).options),
  )
  settles('/api/tables/:id/leave', (call, user) => tables.leave(user, idIn(call)))
  settles('/api/quick-match', async (call, user) => quickMatches.match(user, await read(call, QuickMatch)))
  // As a rule nothing has changed.
  app.post('/api/tables/:id/seek', async (call) => {
    const user = await door.someone(call)
    const stored = await quickMatches.seek(user, idIn(call))
    if (stored.row.state === 'waiting') return call.json(noticeOf(stored, user))
    await house.filled(stored.row.id)
    return seated(call, user, stored)
  })
}
