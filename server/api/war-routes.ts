/** The HTTP API of campaigns. */
import type { Hono } from 'hono'
import { warNotice } from '../conquest/notice.ts'
import type { Wars } from '../conquest/wars.ts'
import { eachReadable } from '../store/readable.ts'
import type { UserRow, WarRow } from '../store/schema.ts'
import { type Call, type Door, type Env, idIn, read } from './door.ts'
import { JoinWar, NewWar, WarAct } from './war-messages.ts'

export function warRoutes(app: Hono<Env>, wars: Wars, door: Door, report: (fault: unknown) => void): void {
  const told = (call: Call, user: UserRow, row: WarRow): Response => call.json(warNotice(row, user))
  app.get('/api/wars', async (call) => {
    const user = await door.someone(call)
    return call.json(eachReadable(await wars.of(user), (row) => warNotice(row, user), report))
  })
  app.get('/api/wars/:id', async (call) =>
    call.json(warNotice(await wars.find(idIn(call)), await door.who(call))),
  )
  app.post('/api/wars', async (call) => {
    const user = await door.someone(call)
    return told(call, user, await wars.make(user, await read(call, NewWar)))
  })
  app.post('/api/wars/:id/join', async (call) => {
    const user = await door.someone(call)
    return told(call, user, await wars.join(user, idIn(call), await read(call, JoinWar)))
  })
  app.post('/api/wars/:id/act', async (call) => {
    const user = await door.someone(call)
    return told(call, user, await wars.act(user, idIn(call), await read(call, WarAct)))
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
