import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from '../index.ts'
import { Visitor } from '../load/visitor.ts'
import { DATABASES, freshDatabase, open, PATIENT } from './visiting.ts'

const DECK = {
  id: 'abcdefgh2345',
  game: 'swtcg',
  title: 'Desert folk',
  cards: [{ count: 4, name: 'Jawa' }],
  changed: 5,
}

describe.each(DATABASES)('decks on %s', PATIENT, (kind) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await open({ database: await freshDatabase(kind) })
  })
  afterAll(() => server.close())
  const guest = (name: string): Promise<Visitor> => new Visitor(server.address).comeIn(name)

  test('are kept, changed and thrown away by their owner, and nobody else sees them', async () => {
    const ann = await guest('Ann')
    const ben = await guest('Ben')
    await ann.call('PUT', '/api/decks', DECK)
    await ben.call('PUT', '/api/decks', { ...DECK, title: 'Not hers' })
    await ann.call('PUT', '/api/decks', { ...DECK, title: 'Sand people', changed: 6 })
    expect(await ann.get('/api/decks')).toEqual([{ ...DECK, title: 'Sand people', changed: 6 }])
    await ben.call('DELETE', `/api/decks/${DECK.id}`)
    expect(await ben.get('/api/decks')).toEqual([])
    expect(await ann.get('/api/decks')).toHaveLength(1)
  })

  test('are refused to strangers, in one line if they make no sense, and of unknown games', async () => {
    expect((await new Visitor(server.address).call('GET', '/api/decks')).status).toBe(401)
    const ann = await guest('Ann')
    const wrong = await ann.call('PUT', '/api/decks', { ...DECK, cards: [{ count: 0, name: 'Jawa' }] })
    expect(wrong.status).toBe(400)
    expect(((await wrong.json()) as { error: string }).error).toMatch(/cards\.0\.count/)
    expect((await ann.call('PUT', '/api/decks', { ...DECK, game: 'chess' })).status).toBe(400)
    expect(await ann.get('/api/decks')).toEqual([])
  })
})
