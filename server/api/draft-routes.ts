/** The HTTP API of drafts. */
import type { Hono } from 'hono'
import type { Drafts } from '../drafts/drafts.ts'
import { draftNotice } from '../drafts/notice.ts'
import { eachReadable } from '../store/readable.ts'
import type { DraftRow, UserRow } from '../store/schema.ts'
import { type Call, type Door, type Env, idIn, read } from './door.ts'
import { BuildDeck, DraftSeat, NewDraft, TakeCard } from './draft-messages.ts'

export function draftRoutes(
  app: Hono<Env>,
  drafts: Drafts,
  door: Door,
  report: (fault: unknown) => void,
): void {
  const told = (call: Call, user: UserRow | null, row: DraftRow): Response =>
    call.json(draftNotice(row, user))
  app.get('/api/drafts', async (call) => {
    await door.anyone(call)
    const user = await door.who(call)
    const rows = [...(user ? await drafts.of(user) : []), ...(await drafts.list())]
    const once = new Map(rows.map((row) => [row.id, row]))
    return call.json(eachReadable([...once.values()], (row) => draftNotice(row, user), report))
  })
  app.get('/api/drafts/:id', async (call) => told(call, await door.who(call), await drafts.find(idIn(call))))
  app.post('/api/drafts', async (call) => {
    const user = await door.someone(call)
    return told(call, user, await drafts.make(user, await read(call, NewDraft)))
  })
  for (const plain of ['join', 'leave', 'begin'] as const)
    app.post(`/api/drafts/:id/${plain}`, async (call) => {
      const user = await door.someone(call)
      return told(call, user, await drafts[plain](user, idIn(call)))
    })
  app.post('/api/drafts/:id/take', async (call) => {
    const user = await door.someone(call)
    return told(call, user, await drafts.take(user, idIn(call), await read(call, TakeCard)))
  })
  app.post('/api/drafts/:id/build', async (call) => {
    const user = await door.someone(call)
    return told(call, user, await drafts.build(user, idIn(call), await read(call, BuildDeck)))
  })
  for (const seated of ['play', 'replace'] as const)
    app.post(`/api/drafts/:id/${seated}`, async (call) => {
      const user = await door.someone(call)
      return told(call, user, await drafts[seated](user, idIn(call), (await read(call, DraftSeat)).seat))
    })
}
