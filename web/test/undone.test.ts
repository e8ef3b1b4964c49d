import type { Happened, LogEntry } from '@dejarik/table'
import { expect, test } from 'vitest'
import { undoing, undoneIn } from '../table/undone.ts'

const told = (text: string): LogEntry => ({ kind: 'event', event: { kind: 'told' }, text })
const numbered = (...entries: readonly LogEntry[]): readonly Happened[] =>
  entries.map((happening, at) => ({ type: 'happened', number: at + 1, happening }))

const SAID: LogEntry = { kind: 'said', from: 1, name: 'Ben', place: 'Light Side', text: 'Wait' }
const BACK: LogEntry = { kind: 'taken-back', seat: 0, from: 2, text: 'The Dark Side takes back.' }

test('lines that were taken back are marked, and what people said is not', () => {
  const log = numbered(
    told('It begins.'),
    told('A TIE is built.'),
    SAID,
    told('It taps.'),
    BACK,
    told('It waits.'),
  )
  expect([...undoneIn(log)]).toEqual([2, 4])
})

test('whoever has to agree reads what would be undone', () => {
  const log = numbered(told('It begins.'), told('A TIE is built.'), told('It taps.'))
  expect(undoing(log, 2)).toBe('“A TIE is built” and a line after it')
  expect(undoing(log, 3)).toBe('“It taps”')
  expect(undoing(log, 4)).toBe('the last decision')
  expect(undoing(numbered(told('It begins.'), told('A TIE is built.'), BACK, told('It taps.')), 4)).toBe(
    '“It taps”',
  )
})
