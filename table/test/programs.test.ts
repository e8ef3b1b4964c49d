import { type Bot, botFor } from '@dejarik/bots'
import { chance } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
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
