import { chance } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { Client, person, playOn, sit } from './sitting.ts'

function played(most: number) {
  const { table } = sit([person('Ann'), person('Ben'), person('Cid')], { seed: 5 })
  const clients = [0, 1, 2].map((seat) => new Client(table, seat))
  playOn(clients, chance(8), most)
  clients[0]!.ask({ type: 'say', text: 'Hm.' })
  playOn(clients, chance(9), most)
  return { table, clients }
}

describe('resuming from N', () => {
  test.each([0, 1, 17, 63, 64, 65, 70])('from %i gives what staying gave', (from) => {
    const { table, clients } = played(60)
    expect(clients[0]!.log.length).toBeGreaterThan(70)
    for (const stayed of clients) {
      const back = new Client(table, stayed.position.view.viewer, from)
      expect(back.log).toEqual(stayed.log.slice(from))
      expect(back.position).toEqual(stayed.position)
    }
  })

  test('a tab that was closed goes on where it was, as does a second tab', () => {
    const { table, clients } = played(10)
    const [ann, ben] = clients as [Client, Client]
    const heard = ann.log.length
    ann.leave()
    expect(ben.position.seats[0]).toMatchObject({ name: 'Ann', here: false })
    const again = new Client(table, 0, heard)
    const second = new Client(table, 0)
    playOn([again, ben, clients[2]!], chance(3), 20)
    expect([...ann.log, ...again.log]).toEqual(second.log)
    expect(again.position).toEqual(second.position)
  })

  test('from a number that is still to come tells what comes', () => {
    const { table, clients } = played(10)
    const late = new Client(table, 1, 99_999)
    expect(late.log).toEqual([])
    expect(late.position).toEqual(clients[1]!.position)
  })
})

test('a line hears nothing before it says from where', () => {
  const { table } = sit([person('Ann'), person('Ben')])
  const heard: unknown[] = []
  table.connect(null, (told) => heard.push(told))
  new Client(table, 0).answer(1)
  expect(heard).toEqual([])
})
