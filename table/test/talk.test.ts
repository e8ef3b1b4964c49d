import { expect, test } from 'vitest'
import { Client, person, sit } from './sitting.ts'

const seats = [person('Ann'), person('Ben')]
const texts = (client: Client): readonly string[] =>
  client.log.flatMap(({ happening }) => (happening.kind === 'said' ? [happening.text] : []))

test('the host says who may talk, and everybody is told', () => {
  const { table } = sit(seats)
  const [ann, ben, cid] = [new Client(table, 0), new Client(table, 1), new Client(table, null)]
  expect(cid.position.talk).toEqual({ talkers: 'everybody', host: 0 })
  ann.ask({ type: 'talk', talkers: 'players' })
  expect(cid.position.talk.talkers).toBe('players')
  expect(cid.log.at(-1)!.happening).toEqual({ kind: 'talk', text: 'Only players may talk now.' })
  expect(cid.ask({ type: 'say', text: 'May I?' })).toMatchObject({ ok: false })
  expect(ben.ask({ type: 'say', text: 'Hello' })).toMatchObject({ ok: true })
  ann.ask({ type: 'talk', talkers: 'nobody' })
  expect(ben.ask({ type: 'say', text: 'But …' })).toMatchObject({ ok: false })
  expect(texts(ann)).toEqual(['Hello'])
})

test('nobody but the host closes the talk', () => {
  const { table } = sit(seats)
  const [ben, cid] = [new Client(table, 1), new Client(table, null)]
  for (const client of [ben, cid])
    expect(client.ask({ type: 'talk', talkers: 'nobody' })).toMatchObject({ ok: false })
  expect(ben.position.talk.talkers).toBe('everybody')
})

test('spectators cannot fill a table with talk, and players talk on', () => {
  const { table } = sit(seats)
  const [ann, cid] = [new Client(table, 0), new Client(table, null)]
  const taken = Array.from({ length: 320 }, () => cid.ask({ type: 'say', text: 'spam' }).ok)
  expect(taken.filter(Boolean).length).toBe(300)
  expect(ann.ask({ type: 'say', text: 'Never mind.' })).toMatchObject({ ok: true })
})

test('whoever asks again for what happened changes nothing for the others', () => {
  const { table } = sit(seats)
  const [ann, cid] = [new Client(table, 0), new Client(table, null)]
  const heard = ann.told.length
  for (let again = 0; again < 50; again++) cid.raw({ type: 'resume', from: 0 })
  expect(ann.told.length).toBe(heard)
})
