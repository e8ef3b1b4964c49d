import { describe, expect, test } from 'vitest'
import type { BeatKind, BeatsOf } from '../beats/times.ts'
import type { Kept } from '../index.ts'
import { Client, first, manners, person, program, sit } from './sitting.ts'

const RULES = { bank: 100_000, decision: 30_000, away: 60_000 }

/** Two people with a clock that the test sets; both bid at first. */
function timed() {
  const time = { now: 1_000_000 }
  const acts: Kept[] = []
  const people = [person('Ann'), person('Ben')]
  const clock = { rules: RULES, began: time.now, now: () => time.now }
  const { table } = sit(people, { clock, keep: (act) => acts.push(act) })
  const again = () => sit(people, { clock, acts }).table
  return { table, time, again, ann: new Client(table, 0), ben: new Client(table, 1) }
}

describe('the clock', () => {
  test('charges whoever is asked, and nobody else', () => {
    const { time, ann, ben } = timed()
    time.now += 5000
    ann.answer(1)
    time.now += 4000
    ben.ask({ type: 'say', text: 'Hm.' })
    expect(ben.position.clock).toEqual({
      banks: [95_000, 91_000],
      decisions: [null, 21_000],
      away: [null, null],
    })
  })

  test('whoever takes too long for one decision loses', () => {
    const { table, time, ann } = timed()
    ann.answer(1)
    expect(table.deadline).toBe(time.now + 30_000)
    time.now += 29_999
    table.ring()
    expect(table.isOver).toBe(false)
    time.now += 1
    table.ring()
    expect(ann.position.view.outcome).toMatchObject({ winners: [0] })
    expect(ann.kinds).toContain('timed-out')
    expect(table.deadline).toBeNull()
  })

  test('whoever is away too long loses', () => {
    const { table, time, ann, ben } = timed()
    ben.answer(1)
    ben.leave()
    time.now += 20_000
    ann.answer(1)
    expect(ann.position.clock?.away).toEqual([null, 40_000])
    time.now += 40_000
    table.ring()
    expect(table.isOver).toBe(true)
    expect(ann.kinds).toContain('timed-out')
  })

  test('coming back stops that', () => {
    const { table, time, ann, ben } = timed()
    ben.answer(1)
    ben.leave()
    time.now += 20_000
    ann.answer(1)
    const back = new Client(table, 1)
    expect(back.position.clock?.away).toEqual([null, null])
  })

  test('a bank is used up over many decisions', () => {
    const { table, time, ann, ben } = timed()
    for (let round = 0; round < 3; round++) {
      time.now += 29_000
      for (const seat of [ann, ben]) if (seat.position.view.question) seat.answer(1)
      ann.ask({ type: 'take-back' })
      ben.ask({ type: 'consent', agree: true })
    }
    expect(Math.max(...ann.position.clock!.banks.map(Number))).toBeLessThan(30_000)
    expect(table.deadline).toBeLessThan(time.now + 30_000)
  })

  test('stands still while the table is put away', () => {
    const { time, ann, again } = timed()
    time.now += 5000
    ann.answer(1)
    time.now += 3_600_000
    const woken = new Client(again(), 1)
    expect(woken.position.clock).toEqual({
      banks: [95_000, 100_000],
      decisions: [null, 30_000],
      away: [60_000, null],
    })
  })
})

test('runs only when a person at a normal pace has seen what happened, 12 seconds at most', () => {
  const showing = (kind: BeatKind) => {
    const time = { now: 1_000_000 }
    const clock = { rules: RULES, began: time.now, now: () => time.now }
    const beats = new Proxy({}, { get: () => kind }) as BeatsOf
    const { table } = sit([person('Ann'), person('Ben')], { clock, manners: { ...manners, beats } })
    const [ann, ben] = [new Client(table, 0), new Client(table, 1)]
    time.now += 60_000
    const told = ann.log.length
    ann.answer(1)
    ben.answer(1)
    return { since: table.deadline! - time.now - RULES.decision, events: ann.log.length - told }
  }
  const rolled = showing('roll')
  expect(rolled.since).toBe(Math.min(700 * rolled.events, 12_000))
  expect(rolled.since).toBeGreaterThan(0)
  expect(showing('numbers').since).toBe(0)
})

test('nobody keeps time where there is no clock', () => {
  const { table } = sit([person('Ann'), person('Ben')])
  expect(table.deadline).toBeNull()
  expect(new Client(table, 0).position.clock).toBeNull()
})

test('programs are always here, also after a sleep', () => {
  const time = { now: 1_000_000 }
  const clock = { rules: RULES, began: time.now, now: () => time.now }
  const seats = [person('Ann'), person('Ben'), program('First', first)]
  const acts: Kept[] = []
  sit(seats, { clock, keep: (act) => acts.push(act) })
  const ann = new Client(sit(seats, { clock, acts }).table, 0)
  expect(ann.position.clock?.away).toEqual([null, 60_000, null])
})

test('programs have no clock', () => {
  const clock = { rules: RULES, began: 0, now: () => 0 }
  const { table } = sit([person('Ann'), program('First', first)], { clock })
  expect(new Client(table, 0).position.clock).toMatchObject({ banks: [100_000, null] })
})

test('another game begins with full banks', () => {
  const { time, ann, ben } = timed()
  time.now += 5000
  ann.ask({ type: 'concede' })
  for (const seat of [ann, ben]) seat.ask({ type: 'rematch' })
  expect(ann.position.game).toBe(2)
  expect(ann.position.clock?.banks).toEqual([100_000, 100_000])
})
