/** The catalogue itself: every entry whole, every id good, every pointer valid. */
import { bookNames, bookOf, Catalogue, type Rule } from '@dejarik/rulebook'
import { readCatalogue, readNotTestable } from '@dejarik/rulebook/read'
import { describe, expect, test } from 'vitest'

const catalogue = readCatalogue()
const rules = catalogue.ids.map((id) => catalogue.rule(id))
const texts = ['says', 'where', 'example', 'notes', 'differs'] as const

const wrong = (isWrong: (rule: Rule) => boolean): readonly string[] =>
  rules.filter(isWrong).map((rule) => rule.id)

describe('the catalogue', () => {
  test('holds every rule of the seven books', () => {
    const counts = bookNames.map((book) => [book, rules.filter((rule) => rule.book === book).length])
    expect(Object.fromEntries(counts)).toEqual({
      idc: 928,
      wotc: 488,
      now: 253,
      opt: 621,
      ccg95: 333,
      ccg: 257,
      ccgx: 792,
    })
  })

  test('has ids of the form book/chapter/rule', () => {
    const form = new RegExp(`^(${bookNames.join('|')})(/[a-z0-9]+(-[a-z0-9]+)*){2}$`)
    expect(wrong(({ id }) => !form.test(id))).toEqual([])
    expect(wrong(({ id, book }) => bookOf(id) !== book)).toEqual([])
  })

  test('cuts the files where the entries begin', () => {
    expect(rules.map((rule) => rule.id)).toEqual(catalogue.ids)
  })

  test('has what every rule says, where it stands, and an example', () => {
    expect(wrong(({ says, where, example }) => !says.trim() || !where.trim() || !example.trim())).toEqual([])
    expect(wrong((rule) => texts.some((field) => rule[field]?.trim() === ''))).toEqual([])
  })

  test('has no field that a rule does not have', () => {
    const known = new Set(['id', 'book', ...texts, 'see', 'option'])
    expect(wrong((rule) => Object.keys(rule).some((field) => !known.has(field)))).toEqual([])
  })

  test('points only to rules that exist', () => {
    const pointers = rules.flatMap((rule) => (rule.see ?? []).map((to) => `${rule.id} to ${to}`))
    expect(pointers.length).toBeGreaterThan(100)
    expect(pointers.filter((pointer) => !catalogue.has(pointer.split(' to ')[1] ?? ''))).toEqual([])
  })

  test('tells the facts of every option', () => {
    const options = rules.flatMap((rule) => rule.option ?? [])
    expect(options).toHaveLength(67)
    expect(options.filter(({ scope, changes }) => !scope || changes.length === 0)).toEqual([])
    expect(catalogue.rule('opt/shadow-ops/rest-normal').option).toBeUndefined()
  })

  test('takes no second rule of an id', () => {
    const entry = '- id: idc/one/rule\n  says: x\n'
    expect(() => new Catalogue([entry, entry])).toThrow('two rules "idc/one/rule"')
  })

  test('names the closest ids for an unknown one', () => {
    expect(() => catalogue.rule('idc/cards/border-colors')).toThrow(
      'There is no rule "idc/cards/border-colors"; did you mean "idc/cards/border-colours"',
    )
  })
})

describe('the list of rules that are not testable', () => {
  const list = [...readNotTestable()]

  test('names rules that exist', () => {
    expect(list.filter(([id]) => !catalogue.has(id))).toEqual([])
  })

  test('gives a reason for each', () => {
    expect(list.filter(([, reason]) => typeof reason !== 'string' || reason.length < 20)).toEqual([])
  })
})
