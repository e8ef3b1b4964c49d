import { expect, test } from 'vitest'
import { Limit } from '../limits.ts'
import { Wheel } from '../live/wheel.ts'

test('the wheel gives what is due, once, and forgets what was taken off', () => {
  const wheel = new Wheel<string>(10_000)
  wheel.set('soon', 11_500)
  wheel.set('late', 99_000)
  wheel.set('never', 12_000)
  wheel.set('never', null)
  wheel.set('moved', 12_000)
  wheel.set('moved', 14_000)
  expect(wheel.turn(11_900)).toEqual([])
  expect(wheel.turn(12_000)).toEqual(['soon'])
  expect(wheel.turn(60_000)).toEqual(['moved'])
  expect(wheel.size).toBe(1)
})

test('what is due already comes with the next turn', () => {
  const wheel = new Wheel<string>(10_000)
  wheel.set('past', 5_000)
  expect(wheel.turn(11_000)).toEqual(['past'])
})

test('a bucket empties and fills with time, for each by itself', () => {
  let time = 0
  const limit = new Limit({ burst: 2, perMinute: 1 }, () => time)
  expect([limit.allows('a'), limit.allows('a'), limit.allows('a'), limit.allows('b')]).toEqual([
    true,
    true,
    false,
    true,
  ])
  time += 60_000
  expect([limit.allows('a'), limit.allows('a')]).toEqual([true, false])
})
