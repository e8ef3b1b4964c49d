import { actionsOf } from '@dejarik/swtcg/conquest'
import { describe, expect, test } from 'vitest'
import type { EventNotice } from '../api/event-messages.ts'
import type { WarNotice } from '../api/war-messages.ts'
import { socketTo } from '../load/player.ts'
import { DARK, LIGHT, Visitor } from '../load/visitor.ts'
import { DATABASES, houseOn, LiveClient, PATIENT } from './visiting.ts'

/** Everything that comes through a socket, as it came, and why it was closed. */
function listen(who: Visitor, place: string) {
  const socket = socketTo(who, place)
  const heard: string[] = []
  socket.on('message', (data) => heard.push(String(data)))
  const closed = new Promise<string>((resolve) => {
    socket.on('error', () => {})
    socket.on('unexpected-response', (_, { statusCode }) => resolve(String(statusCode)))
    socket.on('close', (_, reason) => resolve(String(reason)))
  })
  return { heard, closed, close: () => socket.close() }
}
const changed = (version: number): string => JSON.stringify({ type: 'changed', version })
const PATIENTLY = { timeout: 10_000 }

describe.each(DATABASES)('whoever looks, on %s', PATIENT, (kind) => {
  const { come, restart } = houseOn(kind)

  test('hears that a campaign has changed, and nothing of what is hidden; a restart is no end', async () => {
    const [ann, ben, cleo] = (await Promise.all(['Ann', 'Ben', 'Cleo'].map(come))) as [
      Visitor,
      Visitor,
      Visitor,
    ]
    const { id } = await ann.post<WarNotice>('/api/wars', { count: 4, side: 'dark' })
    const lines = [ann, cleo].map((who) => listen(who, `wars/${id}`))
    for (const { heard } of lines) await expect.poll(() => heard, PATIENTLY).toEqual([changed(0)])
    const { war, version } = await ben.post<WarNotice>(`/api/wars/${id}/join`)
    const [action] = actionsOf((await ann.get<WarNotice>(`/api/wars/${id}`)).war!)
    await ann.post(`/api/wars/${id}/act`, { version, action })
    for (const { heard } of lines)
      await expect.poll(() => heard, PATIENTLY).toEqual([changed(0), changed(1), changed(2)])
    expect(war!.locations.light.length).toBeGreaterThan(0)
    await restart([ann, ben, cleo])
    await Promise.all(lines.map(({ closed }) => closed))
    const again = listen(ann, `wars/${id}`)
    await expect.poll(() => again.heard, PATIENTLY).toEqual([changed(2)])
    again.close()
  })

  test('hears the end of a game of an event, although nobody asked for it', async () => {
    const [ann, ben] = (await Promise.all(['Ann', 'Ben'].map(come))) as [Visitor, Visitor]
    const event = { title: 'Friday', game: 'swtcg', edition: 'idc', rounds: 1 }
    const { id } = await ann.post<EventNotice>('/api/events', event)
    for (const who of [ann, ben]) await who.post(`/api/events/${id}/enter`, { dark: DARK, light: LIGHT })
    const { rounds, version } = await ann.post<EventNotice>(`/api/events/${id}/go-on`)
    const line = listen(ann, `events/${id}`)
    await expect.poll(() => line.heard, PATIENTLY).toEqual([changed(version)])
    const player = await LiveClient.open(ben, rounds[0]![0]!.table!)
    await player.until(() => player.position)
    await player.ask({ type: 'concede' })
    await expect.poll(() => line.heard, PATIENTLY).toEqual([changed(version), changed(version + 1)])
    const after = await ann.get<EventNotice>(`/api/events/${id}`)
    expect(after).toMatchObject({ version: version + 1, rounds: [[{ result: expect.any(String) }]] })
    line.close()
    await player.leave()
  })

  test('is refused where there is nothing to look at, or without having come in', async () => {
    const ann = await come('Ann')
    expect(await listen(ann, 'wars/nowhere').closed).toBe('There is no such campaign.')
    expect(await listen(ann, 'events/nowhere').closed).toBe('There is no such event.')
    expect(await listen(new Visitor(ann.address), 'events/nowhere').closed).toBe('401')
  })
})
