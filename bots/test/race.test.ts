import { expect, test } from 'vitest'
import { stillRunning, winner } from '../race.ts'

const ran = (answer: string, ...values: number[]) => ({ answer, values })
const answers = (runners: readonly { readonly answer: unknown }[]) => runners.map(({ answer }) => answer)

test('after one game everybody is still in the race', () => {
  expect(answers(stillRunning([ran('first', 0.5), ran('other', 0.1)]))).toEqual(['first', 'other'])
})

test('what does worse in every game falls out, and so does what makes no difference', () => {
  const field = [ran('first', 0.5, 0.6), ran('worse', 0.4, 0.2), ran('same', 0.5, 0.6)]
  expect(answers(stillRunning(field))).toEqual(['first'])
})

test('what is behind on average but ahead in some games may catch up', () => {
  const field = [ran('first', 0.5, 0.6), ran('wild', 0.8, 0.2)]
  expect(answers(stillRunning(field))).toEqual(['first', 'wild'])
})

test('another answer wins if it is ahead of the first thought by more than luck', () => {
  const field = [ran('first', 0.5, 0.6, 0.4), ran('better', 0.6, 0.7, 0.5)]
  expect(winner(field, field, 1)).toMatchObject({ answer: 'better', trials: 6 })
  expect(winner(field, field, 1).explain()).toBe(
    'In 3 of 6 imagined games it was tried and left a chance to win of 60%; the next best left 50%.',
  )
})

test('if it is ahead by luck, the first thought wins', () => {
  const field = [ran('first', 0.5, 0.6), ran('lucky', 0.9, 0.3)]
  expect(winner(field, field, 1).answer).toBe('first')
  expect(winner(field, field, 0).answer).toBe('lucky')
})
