/** The HTTP API of events. */
import type { Hono } from 'hono'
import { eventNotice } from '../events/event.ts'
import type { Events } from '../events/events.ts'
import { eachReadable } from '../store/readable.ts'
import type { EventRow, UserRow } from '../store/schema.ts'
import { type Call, type Door, type Env, idIn, read } from './door.ts'
import { EnterEvent, JudgeEvent, NewEvent } from './event-messages.ts'

export function eventRoutes(
  app: Hono<Env>,
  events: Events,
  door: Door,
  report: (fault: unknown) => void,
): void {
  const told = (call: Call, user: UserRow | null, row: EventRow): Response =>
    call.json(eventNotice(row, user))
  app.get('/api/events', async (call) => {
    const user = await door.who(call)
    return call.json(eachReadable(await events.list(), (row) => eventNotice(row, user), report))
  })
  app.get('/api/events/:id', async (call) => told(call, await door.who(call), await events.find(idIn(call))))
  app.post('/api/events', async (call) => {
    const user = await door.someone(call)
    return told(call, user, await events.make(user, await read(call, NewEvent)))
  })
  app.post('/api/events/:id/enter', async (call) => {
    const user = await door.someone(call)
    return told(call, user, await events.enter(user, idIn(call), await read(call, EnterEvent)))
  })
  app.post('/api/events/:id/drop', async (call) => {
    const user = await door.someone(call)
    return told(call, user, await events.drop(user, idIn(call)))
  })
  app.post('/api/events/:id/go-on', async (call) => {
    const user = await door.someone(call)
    return told(call, user, await events.goOn(user, idIn(call)))
  })
  app.post('/api/events/:id/judge', async (call) => {
    const user = await door.someone(call)
    return told(call, user, await events.judge(user, idIn(call), await read(call, JudgeEvent)))
  })
}
