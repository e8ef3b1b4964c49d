import { expect, test } from 'vitest'
import { stillRunning, winner } from '../race.ts'

const ran = (answer: string, ...values: number[]) => ({ answer, values })
const answers = (runners: readonly { readonly answer: unknown }[]) => runners.map(({ answer }) => answer)
const CAUTION = { margin: 0.02, deviations: 1, doubt: 1, luck: 0.2 }

test('what does worse falls out, and so does what makes no difference for long', () => {
  const first = ran('first', 0.5, 0.6, 0.5, 0.6, 0.5, 0.6)
  const worse = ran('worse', 0.4, 0.2, 0.3, 0.4, 0.3, 0.4)
  const wild = ran('wild', 0.8, 0.2, 0.9, 0.3, 0.8, 0.3)
  expect(answers(stillRunning([first, worse, wild], first, CAUTION))).toEqual(['first', 'wild'])
  const [long, same] = [ran('first', ...Array(200).fill(0.5)), ran('same', ...Array(200).fill(0.5))]
  expect(answers(stillRunning([long, same], long, CAUTION))).toEqual(['first'])
})

test('a single game proves nothing', () => {
  const field = [ran('first', 0.5), ran('other', 0.45), ran('third', 0.6)]
  expect(stillRunning(field, field[0]!, CAUTION)).toEqual(field)
  expect(winner(field, field, CAUTION).answer).toBe('first')
})

test('the first thought falls out like any other', () => {
  const field = [ran('first', 0.1, 0.2, 0.1), ran('better', 0.6, 0.7, 0.5)]
  expect(answers(stillRunning(field, field[0]!, CAUTION))).toEqual(['better'])
})

test('another answer wins if it is ahead of the first thought by more than luck', () => {
  const field = [ran('first', 0.5, 0.6, 0.4), ran('good', 0.6, 0.8, 0.7), ran('better', 0.8, 0.9, 0.7)]
  const move = winner(field, field, CAUTION)
  expect(move).toMatchObject({ answer: 'better', trials: 9 })
  expect(move.explain()).toBe('It wins about 80 games of 100; the next best wins 70.')
})

test('if it is ahead by luck, or by less than the margin, the first thought wins', () => {
  const [first, lucky, little] = [ran('first', 0.5, 0.6), ran('lucky', 0.9, 0.3), ran('little', 0.51, 0.61)]
  const kept = winner([first, lucky], [first, lucky], CAUTION)
  expect(kept.answer).toBe('first')
  expect(kept.explain()).toBe('It wins about 55 games of 100; nothing else wins more for certain.')
  expect(winner([first, little], [first, little], { ...CAUTION, deviations: 0 }).answer).toBe('first')
  expect(winner([first, little], [first, little], { ...CAUTION, margin: 0, deviations: 0 }).answer).toBe(
    'little',
  )
})
