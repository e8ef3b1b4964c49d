import { chance } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { Client, first, person, playOn, program, sit } from './sitting.ts'

/** A game in which somebody may act. */
function middle() {
  const { table } = sit([person('Ann'), person('Ben')])
  const clients = [new Client(table, 0), new Client(table, 1)] as const
  playOn(clients, chance(2), 10)
  const acts = () => clients.find(({ position }) => position.view.question?.question.about === 'act')
  for (let seed = 0; !acts(); seed++) playOn(clients, chance(seed), 1)
  const asker = acts()!
  return { asker, other: clients.find((client) => client !== asker)! }
}

describe('a take-back by consent', () => {
  test('goes back once the other agrees, and late replies fit nothing', () => {
    const { asker, other } = middle()
    const { ask } = asker.position.view.question!
    const next = asker.position.at + 1
    asker.act('pass')
    const late = { type: 'answer', epoch: other.position.epoch, ask: ask + 1, value: 'pass' }
    expect(asker.position.mayTakeBack).toBe('by-consent')
    expect(asker.ask({ type: 'take-back' })).toMatchObject({ ok: true })
    expect(other.position.takeBack).toMatchObject({ needs: [other.position.view.viewer], from: next })
    expect(other.ask({ type: 'consent', agree: true })).toMatchObject({ ok: true })
    expect(asker.position).toMatchObject({ epoch: 1, takeBack: null, view: { question: { ask } } })
    expect(other.ask(late)).toMatchObject({ ok: false, reasons: [{ text: /no longer open/ }] })
  })

  test('is refused, or lapses when the game goes on', () => {
    const { asker, other } = middle()
    asker.act('pass')
    asker.ask({ type: 'take-back' })
    other.ask({ type: 'consent', agree: false })
    expect(asker.kinds.at(-1)).toBe('take-back-refused')
    expect(other.ask({ type: 'consent', agree: true })).toMatchObject({ ok: false })
    asker.ask({ type: 'take-back' })
    playOn([other, asker], chance(5), 1)
    expect(asker.kinds).toContain('take-back-lapsed')
    expect(asker.position.takeBack).toBeNull()
  })

  test('is free while nothing was told', () => {
    const { table } = sit([person('Ann'), person('Ben')])
    const ann = new Client(table, 0)
    expect(ann.ask({ type: 'take-back' })).toMatchObject({
      ok: false,
      reasons: [{ text: /nothing of yours/ }],
    })
    ann.answer(2)
    expect(ann.position.mayTakeBack).toBe('freely')
    ann.ask({ type: 'take-back' })
    expect(ann.answer(0)).toMatchObject({ ok: true })
  })
})

test('a program agrees, and what habits answered is taken back with it', () => {
  const { table } = sit([person('Ann'), program('First', first)])
  const ann = new Client(table, 0)
  playOn([ann], chance(4), 3)
  const before = ann.position
  const habits = { passIdle: true, passUntilAffected: true, passAt: [], stopAt: [] }
  ann.act('pass')
  ann.ask({ type: 'habits', habits })
  ann.ask({ type: 'take-back' })
  expect(ann.position.view.question).toEqual(before.view.question)
  expect(ann.position.view.zones).toEqual(before.view.zones)
})
