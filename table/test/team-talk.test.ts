/** Two-Headed Wookiee at a table: what teammates say, everybody hears. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { readRequest } from '../requests.ts'
import { Client, person, sit } from './sitting.ts'

const seats = ['Ann', 'Ben', 'Cid', 'Dot'].map(person)

describe('talk', () => {
  test('what one says is told to all four and to spectators', proves('idc/thw/open-discussion'), () => {
    const { table } = sit(seats)
    const clients = [0, 1, 2, 3, null].map((viewer) => new Client(table, viewer))
    clients[0]!.ask({ type: 'say', text: 'You take Space.' })
    for (const { log } of clients)
      expect(log.some(({ happening }) => JSON.stringify(happening).includes('You take Space.'))).toBe(true)
  })

  test(
    'nobody can speak to one seat alone',
    proves('idc/thw/no-secret-messages', 'opt/two-headed-wookiee/no-private-messages'),
    () => {
      const whisper = { type: 'say', id: 1, text: 'You take Space.' }
      expect(readRequest(whisper)).toHaveProperty('request')
      for (const secret of [{ to: 1 }, { seat: 1 }, { team: true }])
        expect(readRequest({ ...whisper, ...secret })).toMatchObject({ refusal: expect.any(String) })
      for (const type of ['whisper', 'note', 'team'])
        expect(readRequest({ ...whisper, type })).toMatchObject({ refusal: `There is no message "${type}".` })
    },
  )
})
