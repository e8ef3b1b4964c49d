import { describe, expect, test } from 'vitest'
import type { EventNotice } from '../api/event-messages.ts'
import { DARK, LIGHT, type Visitor } from '../load/visitor.ts'
import { DATABASES, houseOn, LiveClient, PATIENT } from './visiting.ts'

type Told = EventNotice & { readonly error?: string }
const EVENT = { title: 'Friday', game: 'swtcg', edition: 'idc', rounds: 2 }
const DECKS = { dark: DARK, light: LIGHT }

describe.each(DATABASES)('events on %s', PATIENT, (kind) => {
  const { come, restart } = houseOn(kind)
  const look = (who: Visitor, id: string) => who.get<Told>(`/api/events/${id}`)
  const say = (who: Visitor, id: string, what: string, body: object = {}) =>
    who.post<Told>(`/api/events/${id}/${what}`, body)

  async function entered(...names: string[]) {
    const people = await Promise.all(names.map(come))
    const { id } = await people[0]!.post<EventNotice>('/api/events', EVENT)
    for (const who of people) await say(who, id, 'enter', DECKS)
    return { id, people, host: people[0]! }
  }
  /** Whoever plays the Light Side in each pairing of the round gives up. */
  async function playRound(id: string, people: readonly Visitor[]): Promise<void> {
    for (const who of people) {
      const { rounds } = await look(who, id)
      const own = rounds.at(-1)!.find(({ yours }) => yours)
      if (!own?.table) continue
      const client = await LiveClient.open(who, own.table)
      await client.until(() => client.position)
      if (client.position!.view.viewer === 1) await client.ask({ type: 'concede' })
      await client.leave()
    }
  }

  test('five people play two rounds at tables; results come back, with byes and standings', async () => {
    const { id, people, host } = await entered('Ann', 'Ben', 'Cem', 'Dora', 'Eve')
    const first = await say(host, id, 'go-on')
    expect(first).toMatchObject({ state: 'playing', planned: 2, yours: true })
    expect(first.rounds[0]!.map(({ table }) => table === null)).toEqual([false, false, true])
    expect((await say(host, id, 'go-on')).error).toContain('without a result')
    await restart(people)
    await playRound(id, people)
    const after = await look(host, id)
    expect(after.rounds[0]!.map(({ result }) => result)).toEqual(['dark', 'dark', null])
    expect(after.standings.map(({ points }) => points)).toEqual([3, 3, 3, 0, 0])
    const second = await say(host, id, 'go-on')
    expect(second.rounds).toHaveLength(2)
    const byes = second.rounds.flat().filter(({ light }) => light === null)
    expect(new Set(byes.map(({ dark }) => dark)).size).toBe(2)
    await playRound(id, people)
    expect(await say(host, id, 'go-on')).toMatchObject({ state: 'over' })
    const { standings } = await look(people[4]!, id)
    expect(standings.reduce((sum, { points }) => sum + points, 0)).toBe(18)
    expect((await say(host, id, 'go-on')).error).toContain('over')
  })

  test('whoever drops is paired no more; the host judges what was not played, never the own game, and play counts first', async () => {
    const { id, people, host } = await entered('Ann', 'Ben', 'Cem', 'Dora')
    const before = await say(host, id, 'go-on')
    expect(await say(people[3]!, id, 'drop')).toMatchObject({ you: { dropped: true } })
    const verdict = { round: 0, pairing: 0, result: 'draw' }
    expect((await say(people[1]!, id, 'judge', verdict)).error).toContain('Only whoever runs')
    expect((await say(host, id, 'judge', { ...verdict, pairing: 9 })).error).toContain('present round')
    expect((await say(host, id, 'judge', { ...verdict, result: 'both' })).error).toContain('wrong')
    const [own, other] = [0, 1].toSorted((one) => (before.rounds[0]![one]!.yours ? -1 : 1))
    expect((await say(host, id, 'judge', { ...verdict, pairing: own })).error).toContain('one’s own')
    await say(host, id, 'judge', { ...verdict, pairing: other })
    await playRound(id, people)
    const played = await look(host, id)
    expect(played.rounds[0]!.map(({ result }) => result)).toEqual(['dark', 'dark'])
    expect((await say(host, id, 'judge', { ...verdict, pairing: other })).error).toContain(
      'played to its end',
    )
    const { rounds } = await say(host, id, 'go-on')
    expect(rounds[1]!.flatMap(({ dark, light }) => [dark, light])).not.toContain('Dora (guest)')
    expect(rounds[1]).toHaveLength(2)
  })

  test('what cannot be is refused in a line, and decks are told to nobody', async () => {
    const { id, people, host } = await entered('Ann')
    expect((await say(host, id, 'go-on')).error).toContain('two players')
    const ben = await come('Ben')
    expect((await say(ben, id, 'enter', { dark: LIGHT, light: LIGHT })).error).toContain('dark side')
    const few = { title: 'Few', keys: ['ANH TIE Fighter DS-3-12'] }
    expect((await say(ben, id, 'enter', { ...DECKS, dark: few })).error).toContain('[idc/deck/min-60]')
    expect((await say(ben, id, 'go-on')).error).toContain('Only whoever runs')
    expect((await say(ben, id, 'drop')).error).toContain('not in this event')
    expect((await ben.post<Told>('/api/events', { ...EVENT, rounds: 0 })).error).toContain('rounds')
    expect((await ben.post<Told>('/api/events', { ...EVENT, game: 'chess' })).error).toContain('chess')
    const seen = await look(ben, id)
    expect(seen.entrants).toEqual([{ name: 'Ann (guest)', dropped: false }])
    expect(JSON.stringify(seen)).not.toContain('TIE')
    expect(await say(people[0]!, id, 'drop')).toMatchObject({ entrants: [], you: null })
  })
})
