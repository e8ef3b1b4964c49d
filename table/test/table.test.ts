import { type ActionQuestion, chance } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { Client, first, person, playOn, program, sit } from './sitting.ts'

const two = () => {
  const { table, faults } = sit([person('Ann'), person('Ben')])
  return { table, faults, ann: new Client(table, 0), ben: new Client(table, 1) }
}

describe('two people play by messages', () => {
  test('a whole game, and both see the same end', () => {
    const { ann, ben, faults } = two()
    playOn([ann, ben], chance(3))
    expect(ann.position.outcome).toMatch(/won/)
    expect(ben.position.outcome).toBe(ann.position.outcome)
    expect(ann.kinds.at(-1)).toBe('over')
    expect(faults).toEqual([])
  })

  test('an answer is acknowledged, and again if it is sent again', () => {
    const { ann, ben } = two()
    const reply = { type: 'answer', epoch: 0, ask: 1, value: 2 }
    expect(ann.ask(reply)).toMatchObject({ ok: true })
    const told = ben.told.length
    expect(ann.ask(reply)).toMatchObject({ ok: true })
    expect(ben.told.length).toBe(told)
  })

  test('events are numbered without a gap, and numbered alike for all', () => {
    const { ann, ben } = two()
    playOn([ann, ben], chance(1), 40)
    const numbers = ann.log.map(({ number }) => number)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    expect(ben.log.map(({ number }) => number)).toEqual(numbers)
    expect(ann.position.at).toBe(numbers.length)
  })

  test('faces are sent once for each card that a client comes to see', () => {
    const { ann, ben } = two()
    playOn([ann, ben], chance(1), 40)
    const sent = ann.told.flatMap((told) => (told.type === 'faces' ? Object.keys(told.faces) : []))
    expect(new Set(sent).size).toBe(sent.length)
    const seen = ann.position.view.zones.flatMap(({ cards }) => cards.flatMap(({ is }) => is ?? []))
    expect(sent).toEqual(expect.arrayContaining(seen))
  })
})

describe('refusals: one line, and nothing changes', () => {
  const wrong: readonly (readonly [string, unknown, RegExp])[] = [
    ['no object', 'hello', /must be an object/],
    ['null', null, /must be an object/],
    ['a list', [], /must be an object/],
    ['no type', {}, /no message "undefined"/],
    ['an unknown type', { type: 'cheat' }, /no message "cheat"/],
    ['a name of every object', { type: 'constructor' }, /no message "constructor"/],
    ['a field missing', { type: 'answer', id: 1 }, /"answer" is wrong/],
    ['a field of another type', { type: 'resume', from: 'x' }, /from must be integer/],
    ['a field too many', { type: 'concede', id: 1, seat: 1 }, /"concede" is wrong/],
    ['a long text', { type: 'say', id: 1, text: 'x'.repeat(501) }, /text/],
    ['an answer that is an object', { type: 'answer', id: 1, epoch: 0, ask: 1, value: {} }, /value/],
  ]
  test.each(wrong)('%s', (_, message, reason) => {
    const { ann, ben } = two()
    const before = JSON.stringify(ben.position)
    ann.raw(message)
    const reply = ann.told.at(-1)
    expect(reply).toMatchObject({
      type: 'reply',
      ok: false,
      reasons: [{ text: expect.stringMatching(reason) }],
    })
    expect(JSON.stringify(reply)).not.toContain('\\n')
    expect(JSON.stringify(ben.position)).toBe(before)
  })

  test('an answer of a seat that is not asked, a stale one, an illegal one', () => {
    const { ann } = two()
    expect(ann.ask({ type: 'answer', epoch: 0, ask: 9, value: 1 })).toMatchObject({ ok: false })
    expect(ann.answer(99)).toMatchObject({ ok: false, reasons: [{ text: 'That number is too high.' }] })
    expect(ann.answer(1)).toMatchObject({ ok: true })
    expect(ann.answer(1)).toMatchObject({ ok: false })
  })

  test('a spectator may talk and look, and nothing else', () => {
    const { table } = two()
    const watcher = new Client(table, null)
    expect(watcher.ask({ type: 'say', text: 'Hello' })).toMatchObject({ ok: true })
    for (const type of ['take-back', 'concede', 'rematch'])
      expect(watcher.ask({ type })).toMatchObject({ ok: false, reasons: [{ text: /Only those who sit/ }] })
    expect(watcher.ask({ type: 'answer', epoch: 0, ask: 1, value: 1 })).toMatchObject({ ok: false })
  })
})

describe('ending and beginning again', () => {
  test('a seat concedes while the other is asked', () => {
    const { ann, ben } = two()
    ann.answer(1)
    expect(ann.ask({ type: 'concede' })).toMatchObject({ ok: true })
    expect(ben.kinds).toEqual(expect.arrayContaining(['conceded', 'over']))
    expect(ben.position.view.outcome).toMatchObject({ winners: [1], conceded: 0 })
    expect(ben.ask({ type: 'concede' })).toMatchObject({ ok: false })
  })

  test('a rematch begins when both want it, and late replies to the old game fit nothing', () => {
    const { ann, ben } = two()
    expect(ann.ask({ type: 'rematch' })).toMatchObject({ ok: false, reasons: [{ text: /not over/ }] })
    ann.ask({ type: 'concede' })
    ann.ask({ type: 'rematch' })
    expect(ben.position.rematch).toEqual([0])
    ben.ask({ type: 'rematch' })
    expect(ben.position).toMatchObject({ game: 2, epoch: 1, outcome: null, rematch: [] })
    expect(ann.ask({ type: 'answer', epoch: 0, ask: 1, value: 1 })).toMatchObject({ ok: false })
    expect(ann.answer(1)).toMatchObject({ ok: true })
  })

  test('against a program one wish is enough', () => {
    const { table } = sit([person('Ann'), program('First', first)])
    const ann = new Client(table, 0)
    ann.ask({ type: 'concede' })
    expect(ann.ask({ type: 'rematch' })).toMatchObject({ ok: true })
    expect(ann.position.game).toBe(2)
  })
})

test('what could be done with a card, and what makes a number', () => {
  const { ann, ben } = two()
  ann.answer(1)
  ben.answer(0)
  const asked = [ann, ben].find(({ position }) => position.view.question?.question.about === 'act')!
  const own = asked.position.view.zones.find(
    ({ name, owner }) => name === 'hand' && owner === asked.position.view.viewer,
  )!
  const card = own.cards[0]!.id
  const found = asked.ask({ type: 'prospects', card })
  const offers = asked.position.view.question!.question as ActionQuestion
  const keys = offers.offers.filter((offer) => offer.card === card).map(({ key }) => key)
  expect(found.ok && found.prospects!.map(({ key }) => key)).toEqual(keys)
  expect(asked.ask({ type: 'prospects', card: 9999 })).toMatchObject({ ok: false })
  expect(asked.ask({ type: 'numbers', card: 9999 })).toMatchObject({
    ok: false,
    reasons: [{ text: /cannot see/ }],
  })
  const other = asked === ann ? ben : ann
  expect(other.ask({ type: 'numbers', card })).toMatchObject({ ok: false })
})
