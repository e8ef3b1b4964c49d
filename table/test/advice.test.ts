/** Advice: a program says what it would do in a person's place. */
import type { Bot } from '@dejarik/bots'
import { describe, expect, test } from 'vitest'
import { Client, first, person, program, sit } from './sitting.ts'

describe('a person who asks for advice', () => {
  test('hears an answer that can be given, in words, and why; nothing is done', () => {
    const { table } = sit([person('Ann'), program('First', first)], { advisor: first })
    const ann = new Client(table, 0)
    const before = ann.told.length
    const reply = ann.ask({ type: 'advice' })
    expect(ann.told.length).toBe(before + 1)
    expect(reply).toMatchObject({ ok: true, advice: { value: 0, text: '0', why: 'It came first.' } })
    expect(ann.position.advised).toBe(true)
    expect(ann.answer(0).ok).toBe(true)
  })

  test('is told in words what an offer does', () => {
    const { table } = sit([person('Ann'), program('First', first)], { advisor: first })
    const ann = new Client(table, 0)
    ann.answer(2)
    const { offers } = ann.position
    const reply = ann.ask({ type: 'advice' })
    expect(reply).toMatchObject({ advice: { text: offers[Object.keys(offers)[0]!] } })
  })

  test('is advised by somebody who sees no more than that seat', () => {
    const seen: unknown[] = []
    const advisor: Bot = (glimpse) => {
      seen.push(glimpse.view.viewer)
      return first(glimpse)
    }
    const { table } = sit([person('Ann'), person('Ben')], { advisor })
    new Client(table, 1).ask({ type: 'advice' })
    expect(seen).toEqual([1])
  })

  test('gets a legal answer and the fault is reported where the advisor fails', () => {
    const advisor: Bot = () => {
      throw new Error('out of ideas')
    }
    const { table, faults } = sit([person('Ann'), program('First', first)], { advisor })
    expect(new Client(table, 0).ask({ type: 'advice' }).ok).toBe(true)
    expect(faults).toMatchObject([{ in: 'bot', fault: { message: 'out of ideas' } }])
  })
})

describe('there is no advice', () => {
  test('where people play for themselves', () => {
    const { table } = sit([person('Ann'), person('Ben')])
    const ann = new Client(table, 0)
    expect(ann.position.advised).toBe(false)
    expect(ann.ask({ type: 'advice' })).toMatchObject({
      ok: false,
      reasons: [{ text: 'Nobody gives advice at this table.' }],
    })
  })

  test('for whoever is not asked, and for those who watch', () => {
    const { table } = sit([person('Ann'), person('Ben')], { advisor: first })
    const ann = new Client(table, 0)
    ann.answer(0)
    expect(ann.ask({ type: 'advice' })).toMatchObject({
      reasons: [{ text: 'It is not your turn to answer.' }],
    })
    expect(new Client(table, null).ask({ type: 'advice' })).toMatchObject({
      reasons: [{ text: 'Only those who sit at the table can do that.' }],
    })
  })
})
