import { chance, type Kinds, type Machine } from '@dejarik/kernel'
import { swapSecrets } from '@dejarik/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { Lessons } from '../net/lessons.ts'
import { lessonsFor } from '../roster.ts'
import { learnedValue as value } from '../swccg/learned.ts'
import { weights } from '../swccg/net-weights.ts'
import { GAMES, playOut } from './seats.ts'

const LEARNED = ['swtcg', 'swccg'].map((name) => ({
  name,
  lessons: lessonsFor(name)!,
  definition: GAMES.find((game) => game.name === name)!,
}))

/** One position in so many is looked at. */
const SELDOM = 7

/** All that is read of a position, as text. */
function readAs({ sketch }: Lessons, game: Machine<Kinds>, seat: number): string {
  const read: unknown[] = []
  sketch(game, seat, {
    whole: (...whole) => read.push(whole),
    card: (...card) => read.push(card),
  })
  return JSON.stringify(read)
}

describe.each(LEARNED)('a sketch of $name', ({ lessons, definition }) => {
  test('has nothing of what others hold', () => {
    let compared = 0
    playOut(definition, 5, lessons.teachers[0]!, ({ question: { seat } }, _, machine) => {
      if (machine.state.asked!.id % SELDOM > 0) return
      const other = machine.fork()
      swapSecrets(definition, other, seat, chance(9))
      expect(readAs(lessons, other, seat)).toBe(readAs(lessons, machine, seat))
      compared++
    })
    expect(compared).toBeGreaterThan(10)
  })

  test('has as many numbers of every card as its shape says', () => {
    const { printed, shape } = lessons
    expect([...printed().values()].every((numbers) => numbers.length === shape.printed)).toBe(true)
  })
})

describe('what was learned of the Star Wars CCG', () => {
  const { lessons, definition } = LEARNED[1]!

  test('is a chance in every position, and sure at the end', () => {
    const chances: number[] = []
    const game = playOut(definition, 4, lessons.teachers[0]!, (_, __, machine) => {
      if (machine.state.asked!.id % SELDOM === 0) chances.push(value(machine, 0), value(machine, 1))
    })
    expect(chances.length).toBeGreaterThan(20)
    expect(chances.every((each) => each > 0 && each < 1)).toBe(true)
    expect([value(game, 0), value(game, 1)].sort()).toEqual([0, 1])
  })

  test('reads sketches of the shape that it was trained on', () => {
    const { shape } = lessons
    expect(weights.encoders.every(({ columns }) => columns === shape.numbers + shape.printed + 1)).toBe(true)
  })

  test('judges games that it had not seen better than the regression did, also with cards that it had not seen', () => {
    const { heldOut, regression, unseen, unseenRegression, calibrationError } = weights.record
    expect(heldOut).toBeLessThan(0.95 * regression)
    expect(unseen).toBeLessThan(0.95 * unseenRegression)
    expect(calibrationError).toBeLessThan(0.05)
  })
})
