/** Answers in English. */
import { expect, test } from 'vitest'
import { type Answer, newMachine, type Question, sayAnswer } from '../index.ts'
import { skirmishGame } from '../skirmish/index.ts'

const game = newMachine(skirmishGame, skirmishGame.sampleSetup({ seed: 1 }))
const [first, second] = game.state.zones[1]!.cards
const about = { seat: 0, about: 'test' }

test.each<[string, Question, Answer]>([
  ['Pass', { ...about, kind: 'action', offers: [{ key: 'pass', verb: 'pass' }] }, 'pass'],
  ['2', { ...about, kind: 'bid', min: 0, max: 2 }, 2],
  ['Space', { ...about, kind: 'choice', options: ['Space', 'Ground'] }, 'Space'],
  ['b', { ...about, kind: 'several', items: ['a', 'b'], min: 0, max: 2 }, [1]],
  ['b, a', { ...about, kind: 'order', items: ['a', 'b'] }, [1, 0]],
  [
    '1 to a, 2 to b',
    {
      ...about,
      kind: 'divide',
      amount: 3,
      among: [
        { name: 'a', max: 3 },
        { name: 'b', max: 3 },
      ],
    },
    [1, 2],
  ],
  ['Yes', { ...about, kind: 'confirm' }, true],
  ['No', { ...about, kind: 'confirm' }, false],
  ['Nothing', { ...about, kind: 'cards', from: [first!], min: 0, max: 1 }, []],
])('%s', (words, question, answer) => {
  expect(sayAnswer(skirmishGame.words, game, question as never, answer)).toBe(words)
})

test('cards are named', () => {
  const question: Question = { ...about, kind: 'cards', from: [first!, second!], min: 0, max: 2 }
  const names = [first!, second!].map((card) => skirmishGame.words.card(game.card(card).is))
  expect(sayAnswer(skirmishGame.words, game, question as never, [first!, second!])).toBe(names.join(', '))
})
