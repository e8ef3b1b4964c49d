import { botFor } from '@dejarik/bots'
import { chance } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import type { Host, Kept, Seat } from '../index.ts'
import { Client, person, playOn, program, sit } from './sitting.ts'

const people = [person('Ann'), person('Ben')]
const withBot = [person('Ann'), program('Lots', botFor('random', 'skirmish')!)]

/** A table whose acts are kept as they would be in a file. */
function kept(seats: readonly Seat[], more: Partial<Host> = {}) {
  const lines: string[] = []
  const { table } = sit(seats, { keep: (act) => lines.push(JSON.stringify(act)), ...more })
  const again = () => sit(seats, { ...more, acts: lines.map((line) => JSON.parse(line) as Kept) }).table
  return { table, again, lines }
}

/** Everything that anybody is told when coming late. */
const told = (table: ReturnType<typeof kept>['table'], viewers = [0, 1, null]) =>
  viewers.map((viewer) => new Client(table, viewer)).map(({ log, position }) => ({ log, position }))

describe('a table that is put away and taken out again', () => {
  test.each([1, 2, 3])('stands where it stood, with the same numbers for the same news (seed %i)', (seed) => {
    const { table, again } = kept(people)
    const clients = [new Client(table, 0), new Client(table, 1)] as const
    playOn(clients, chance(seed), 25)
    clients[0].ask({ type: 'say', text: 'Well played.' })
    clients[1].ask({ type: 'take-back' })
    clients[0].ask({ type: 'consent', agree: seed % 2 === 1 })
    clients[0].ask({ type: 'habits', habits: { ...HABITS, passAt: ['react'] } })
    playOn(clients, chance(seed + 9), 25)
    expect(told(again())).toEqual(told(table))
  })

  test('after a concession and in the next game', () => {
    const { table, again } = kept(people)
    const clients = [new Client(table, 0), new Client(table, 1)] as const
    clients[0].ask({ type: 'concede' })
    clients[0].ask({ type: 'rematch' })
    expect(told(again())).toEqual(told(table))
    clients[1].ask({ type: 'rematch' })
    playOn(clients, chance(4), 10)
    expect(told(again())[0]!.position).toMatchObject({ game: 2 })
    expect(told(again())).toEqual(told(table))
  })

  test('takes an answer twice that came just before, and does it once', () => {
    const { table, again } = kept(people)
    const ann = new Client(table, 0)
    const { epoch, view } = ann.position
    ann.answer(1)
    const later = new Client(again(), 0)
    const sentTwice = { type: 'answer', epoch, ask: view.question!.ask, value: 1 }
    expect(later.ask(sentTwice)).toMatchObject({ ok: true })
    expect(later.ask({ ...sentTwice, value: 2 })).toMatchObject({ ok: false })
  })

  test('its programs are not asked again for what they answered, and go on', () => {
    const { table, again, lines } = kept(withBot)
    const ann = new Client(table, 0)
    playOn([ann], chance(3), 12)
    const before = lines.length
    const woken = again()
    expect(told(woken, [0, null])).toEqual(told(table, [0, null]))
    expect(lines.length).toBe(before)
    playOn([new Client(woken, 0)], chance(3))
    expect(woken.isOver).toBe(true)
  })

  test('looking at it keeps nothing; the next act says first that it woke', () => {
    const { table, lines } = kept(people)
    new Client(table, 0).answer(1)
    const more: string[] = []
    const acts = lines.map((line) => JSON.parse(line) as Kept)
    const woken = sit(people, { acts, keep: ({ act }) => more.push(act.do) }).table
    const ben = new Client(woken, 1)
    expect(more).toEqual([])
    ben.answer(0)
    expect(more).toEqual(['woke', 'answer'])
  })

  test('an act that cannot be done again is said to be so', () => {
    const acts: Kept[] = [{ at: 0, act: { do: 'rematch', seat: 0 } }]
    expect(() => sit(people, { acts })).toThrow('"rematch" is not possible')
  })
})

const HABITS = { passIdle: false, passUntilAffected: false, passAt: [], stopAt: [] }

test('a yield that ended before the table slept does not begin again', () => {
  const { table, again } = kept(withBot)
  const ann = new Client(table, 0)
  playOn([ann], chance(1), 1)
  ann.ask({ type: 'habits', habits: { ...HABITS, passUntilAffected: true } })
  playOn([ann], chance(1), 2)
  expect(told(again(), [0])).toEqual(told(table, [0]))
})

test('programs wait for their turn where there is other work', () => {
  const work: (() => void)[] = []
  const { table, lines } = kept(withBot, { later: (task) => work.push(task) })
  const ann = new Client(table, 0)
  ann.answer(0)
  const before = lines.length
  expect(work.length).toBe(1)
  work.shift()!()
  expect(lines.length).toBe(before + 1)
  while (work.length > 0) work.shift()!()
  expect(ann.position.view.question).not.toBeNull()
})
