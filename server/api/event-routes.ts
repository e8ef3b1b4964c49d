/** The HTTP API of events. */
import type { Context, Hono } from 'hono'
import { eventNotice } from '../events/event.ts'
import type { Events } from '../events/events.ts'
import type { EventRow, UserRow } from '../store/schema.ts'
import { EnterEvent, JudgeEvent, NewEvent } from './event-messages.ts'
import type { Door } from './war-routes.ts'

export function eventRoutes<E extends object>(app: Hono<E>, events: Events, door: Door<Context<E>>): void {
  const told = (call: Context<E>, user: UserRow | null, row: EventRow): Response =>
    call.json(eventNotice(row, user))
  const idIn = (call: Context<E>): string => call.req.param('id') ?? ''
  app.get('/api/events', async (call) => {
    const user = await door.who(call)
    return call.json((await events.list()).map((row) => eventNotice(row, user)))
  })
  app.get('/api/events/:id', async (call) => told(call, await door.who(call), await events.find(idIn(call))))
  app.post('/api/events', async (call) => {
    const user = await door.someone(call)
    return told(call, user, await events.make(user, await door.read(call, NewEvent)))
  })
  app.post('/api/events/:id/enter', async (call) => {
    const user = await door.someone(call)
    return told(call, user, await events.enter(user, idIn(call), await door.read(call, EnterEvent)))
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
    return told(call, user, await events.judge(user, idIn(call), await door.read(call, JudgeEvent)))
  })
}
