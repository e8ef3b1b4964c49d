/** Thinking is shared fairly, has limits and a time, and ends with the table that asked for it. */
import type { Answer } from '@dejarik/kernel'
import type { Thought } from '@dejarik/table'
import { expect, test } from 'vitest'
import { FairQueue } from '../live/fair-queue.ts'
import { Thinking } from '../live/thinking.ts'
import { type Result, startThread, type Task, type ThinkingThread } from '../live/thinking-thread.ts'

const task = (level: string): Task => ({ game: 'swtcg', level, thought: {} as Thought })

/** Threads that think until somebody lets them answer. */
class Slow {
  readonly begun: string[] = []
  stopped = 0
  private readonly open: ((result: Result) => void)[] = []
  start = (): ThinkingThread => {
    let end = (_: Error): void => {}
    return {
      think: ({ level }) => {
        this.begun.push(level)
        return new Promise((resolve, reject) => {
          this.open.push(resolve)
          end = reject
        })
      },
      stop: async () => {
        this.stopped++
        end(new Error('the thread has ended'))
      },
    }
  }
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

test('a thought that runs ends with its table: its thread is stopped, nobody is answered, and a fresh one takes the next', async () => {
  const slow = new Slow()
  const thinking = new Thinking({ start: slow.start, threads: 1 })
  const heard: unknown[] = []
  const hear = (what: unknown): void => void heard.push(what)
  thinking.think({ person: 'ann', table: 'a' }, task('running')).then(hear, hear)
  const next = thinking.think({ person: 'ann', table: 'b' }, task('next'))
  thinking.forget('a')
  await new Promise(setImmediate)
  expect([slow.stopped, slow.begun]).toEqual([1, ['running', 'next']])
  await slow.answer()
  await slow.answer({ answer: 2 })
  expect([await next, heard]).toEqual([2, []])
  thinking.forget('b')
  expect(slow.stopped).toBe(1)
})

test('a server that closes ends all thoughts, and reports none of them', async () => {
  const slow = new Slow()
  const thinking = new Thinking({ start: slow.start, threads: 2 })
  const heard: unknown[] = []
  for (const person of ['ann', 'ben', 'cid'])
    thinking.think({ person, table: person }, task('endless')).catch((error) => heard.push(error))
  await thinking.close()
  await new Promise(setImmediate)
  expect([slow.begun.length, slow.stopped, heard]).toEqual([2, 2, []])
})

test('a real thread that is stopped ends its thought', async () => {
  const thread = startThread()
  const ended = expect(thread.think(task('admiral'))).rejects.toThrow('the thread has ended')
  await thread.stop()
  await ended
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
