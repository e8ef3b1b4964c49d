/** The HTTP API of campaigns. */
import type { Context, Hono } from 'hono'
import type { Static, TSchema } from 'typebox'
import { warNotice } from '../conquest/notice.ts'
import type { Wars } from '../conquest/wars.ts'
import type { UserRow, WarRow } from '../store/schema.ts'
import { JoinWar, NewWar, WarAct } from './war-messages.ts'

/** What all routes share. */
export interface Door<Call extends Context> {
  readonly who: (call: Call) => Promise<UserRow | null>
  readonly someone: (call: Call) => Promise<UserRow>
  readonly read: <T extends TSchema>(call: Call, schema: T) => Promise<Static<T>>
}

export function warRoutes<E extends object>(app: Hono<E>, wars: Wars, door: Door<Context<E>>): void {
  const told = (call: Context<E>, user: UserRow, row: WarRow): Response => call.json(warNotice(row, user))
  const idIn = (call: Context<E>): string => call.req.param('id') ?? ''
  app.get('/api/wars', async (call) => {
    const user = await door.someone(call)
    return call.json((await wars.of(user)).map((row) => warNotice(row, user)))
  })
  app.get('/api/wars/:id', async (call) =>
    call.json(warNotice(await wars.find(idIn(call)), await door.who(call))),
  )
  app.post('/api/wars', async (call) => {
    const user = await door.someone(call)
    return told(call, user, await wars.make(user, await door.read(call, NewWar)))
  })
  app.post('/api/wars/:id/join', async (call) => {
    const user = await door.someone(call)
    return told(call, user, await wars.join(user, idIn(call), await door.read(call, JoinWar)))
  })
  app.post('/api/wars/:id/act', async (call) => {
    const user = await door.someone(call)
    return told(call, user, await wars.act(user, idIn(call), await door.read(call, WarAct)))
  })
  app.post('/api/wars/:id/battle', async (call) => {
    const user = await door.someone(call)
    return told(call, user, await wars.battle(user, idIn(call)))
  })
  app.delete('/api/wars/:id', async (call) => {
    const user = await door.someone(call)
    return told(call, user, await wars.giveUp(user, idIn(call)))
  })
}
