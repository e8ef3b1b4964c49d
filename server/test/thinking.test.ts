/** Thinking is shared fairly, has limits and a time, and ends with the table that asked for it. */
import type { Answer } from '@dejarik/kernel'
import type { Thought } from '@dejarik/table'
import { expect, test } from 'vitest'
import { FairQueue } from '../live/fair-queue.ts'
import { Thinking } from '../live/thinking.ts'
import type { Result, Task, ThinkingThread } from '../live/thinking-thread.ts'

const task = (level: string): Task => ({ game: 'swtcg', level, thought: {} as Thought })

/** Threads that think until somebody lets them answer. */
class Slow {
  readonly begun: string[] = []
  stopped = 0
  private readonly open: ((result: Result) => void)[] = []
  start = (): ThinkingThread => ({
    think: ({ level }) => {
      this.begun.push(level)
      return new Promise((resolve) => this.open.push(resolve))
    },
    stop: async () => void this.stopped++,
  })
  async answer(result: Result = { answer: 'pass' }): Promise<void> {
    this.open.shift()?.(result)
    await new Promise(setImmediate)
  }
}

test('people take turns, however much one of them has waiting, and nobody is served twice at once', () => {
  const queue = new FairQueue<string>(30)
  for (let table = 0; table < 20; table++) queue.add('flood', `flood ${table}`)
  queue.add('ann', 'ann 1')
  queue.add('ann', 'ann 2')
  expect([queue.next()?.item, queue.next()?.item, queue.next()]).toEqual(['flood 0', 'ann 1', null])
  queue.done('flood')
  queue.done('ann')
  expect([queue.next()?.item, queue.next()?.item, queue.next()]).toEqual(['flood 1', 'ann 2', null])
})

test('who has too much waiting is refused, and what nobody waits for is taken away', () => {
  const queue = new FairQueue<number>(2)
  expect([1, 2, 3].map((item) => queue.add('ann', item))).toEqual([true, true, false])
  expect(queue.add('ben', 1)).toBe(true)
  queue.remove((item) => item === 1)
  expect([queue.next(), queue.next()]).toEqual([{ person: 'ann', item: 2 }, null])
})

test('twenty tables of one guest delay a bystander by one thought', async () => {
  const slow = new Slow()
  const thinking = new Thinking({ start: slow.start, threads: 1 })
  const answers: Promise<Answer>[] = []
  for (let table = 0; table < 20; table++)
    answers.push(thinking.think({ person: 'guest', table: `g${table}` }, task('admiral')))
  const bystander = thinking.think({ person: 'ann', table: 'a' }, task('captain'))
  await slow.answer()
  expect(slow.begun).toEqual(['admiral', 'captain'])
  await slow.answer({ answer: 3 })
  expect(await bystander).toBe(3)
  for (let left = 0; left < 19; left++) await slow.answer()
  expect(await Promise.all(answers)).toEqual(Array(20).fill('pass'))
})

test('a table that is put away thinks no more', async () => {
  const slow = new Slow()
  const thinking = new Thinking({ start: slow.start, threads: 1 })
  void thinking.think({ person: 'ann', table: 'a' }, task('first'))
  void thinking.think({ person: 'ann', table: 'b' }, task('second'))
  const last = thinking.think({ person: 'ann', table: 'c' }, task('third'))
  thinking.forget('b')
  const failing = expect(last).rejects.toThrow('no idea')
  await slow.answer()
  await slow.answer({ failed: 'no idea' })
  await failing
  expect(slow.begun).toEqual(['first', 'third'])
})

test('a thought without end is given up, and another thread takes the next', async () => {
  const slow = new Slow()
  const thinking = new Thinking({ start: slow.start, threads: 1, mostTime: 5 })
  await expect(thinking.think({ person: 'ann', table: 'a' }, task('endless'))).rejects.toThrow(
    'the program thought too long',
  )
  expect(slow.stopped).toBe(1)
  const next = thinking.think({ person: 'ann', table: 'a' }, task('next'))
  await slow.answer()
  await slow.answer({ answer: 1 })
  expect(await next).toBe(1)
})
