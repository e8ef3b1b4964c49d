import { type Bot, botFor } from '@dejarik/bots'
import { type Answer, chance } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import type { Thought } from '../index.ts'
import { Client, first, person, playOn, program, sit } from './sitting.ts'

describe('a program', () => {
  test('plays with a person until the end', () => {
    const { table, faults } = sit([person('Ann'), program('First', first)])
    const ann = new Client(table, 0)
    playOn([ann], chance(1))
    expect(ann.position.outcome).not.toBeNull()
    expect(faults).toEqual([])
  })

  test('sees only the view of its seat', () => {
    const seen: unknown[] = []
    const looks: Bot = (glimpse) => {
      seen.push(glimpse.view.viewer, glimpse.view.question?.question)
      return first(glimpse)
    }
    const { table } = sit([person('Ann'), program('Looks', looks)])
    playOn([new Client(table, 0)], chance(1), 5)
    expect(seen[0]).toBe(1)
    expect(seen[1]).toMatchObject({ seat: 1 })
  })

  test('that throws is helped out with a legal answer, and the fault is reported', () => {
    const throws: Bot = () => {
      throw new Error('out of ideas')
    }
    const { table, faults } = sit([person('Ann'), program('Throws', throws)])
    const ann = new Client(table, 0)
    playOn([ann], chance(1))
    expect(ann.position.outcome).not.toBeNull()
    expect(faults[0]).toMatchObject({
      in: 'bot',
      fault: { seat: 1, name: 'Throws', message: 'out of ideas' },
    })
  })

  test('whose answer fits nothing is helped out too', () => {
    const { table, faults } = sit([
      person('Ann'),
      program('Odd', () => ({ answer: 'nonsense', explain: () => '' })),
    ])
    playOn([new Client(table, 0)], chance(1), 3)
    expect(faults[0]).toMatchObject({ in: 'bot', fault: { message: /is no answer/ } })
  })
})

describe('a program that thinks elsewhere', () => {
  const thinking = (elsewhere: (thought: Thought) => Promise<Answer>) =>
    sit([person('Ann'), { kind: 'program', name: 'Far', bot: first, elsewhere }])

  test('is given the way to its question, and answers when it has thought', async () => {
    const thoughts: Thought[] = []
    const { table } = thinking(async (thought) => {
      thoughts.push(thought)
      return 1
    })
    const ann = new Client(table, 0)
    ann.answer(0)
    await expect.poll(() => ann.log.length).toBeGreaterThan(0)
    expect(thoughts[0]).toMatchObject({
      seat: 1,
      state: { asked: { questions: [{ seat: 0 }, { seat: 1 }] } },
    })
  })

  test('that fails is helped out, and what comes too late is not used', async () => {
    const waiting: ((answer: Answer) => void)[] = []
    const { table, faults } = thinking(() =>
      waiting.length === 0
        ? new Promise((resolve) => waiting.push(resolve))
        : Promise.reject(new Error('lost the thread')),
    )
    const ann = new Client(table, 0)
    ann.ask({ type: 'concede' })
    ann.ask({ type: 'rematch' })
    waiting[0]!(2)
    await expect.poll(() => faults.length).toBeGreaterThan(0)
    expect(faults[0]).toMatchObject({ in: 'bot', fault: { name: 'Far', message: 'lost the thread' } })
    expect(ann.position.game).toBe(2)
  })
})

describe('habits', () => {
  const begin = () => {
    const { table } = sit([person('Ann'), program('Lots', botFor('random', 'skirmish')!)], { seed: 3 })
    const ann = new Client(table, 0)
    playOn([ann], chance(1), 1)
    return ann
  }
  const habits = { passIdle: false, passUntilAffected: false, passAt: [], stopAt: ['act'] }

  test('passing until affected asks again where the seat must choose', () => {
    const ann = begin()
    ann.ask({ type: 'habits', habits: { ...habits, passUntilAffected: true } })
    expect(ann.position.view.question?.question.about).toBe('act')
  })

  test('passing at a kind of question answers it unasked, until it is told otherwise', () => {
    const ann = begin()
    ann.ask({ type: 'habits', habits: { ...habits, stopAt: [], passAt: ['act', 'react'] } })
    const abouts = ann.told.flatMap((told) =>
      told.type === 'position' ? (told.view.question?.question.about ?? []) : [],
    )
    const last = ann.position.view.question?.question
    expect(abouts.length).toBeGreaterThan(0)
    expect(last === undefined || last.kind !== 'action').toBe(true)
  })

  test('stops come before yields', () => {
    const ann = begin()
    ann.ask({ type: 'habits', habits: { ...habits, passAt: ['act'], passIdle: true } })
    expect(ann.position.view.question?.question.about).toBe('act')
  })
})
