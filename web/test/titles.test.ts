import { expect, test } from 'vitest'
import { partsOf } from '../table/titles.ts'

const titlesIn = (text: string, titles: readonly string[]): readonly string[] =>
  partsOf(text, titles).flatMap((part) => (part.isTitle ? [part.text] : []))

test('titles are found in a sentence, the longer before the shorter', () => {
  const titles = ['TIE Fighter', 'TIE Fighter DS-3-12', 'Luke Skywalker (A)', 'Jawa']
  expect(titlesIn('TIE Fighter DS-3-12 attacks Luke Skywalker (A).', titles)).toEqual([
    'TIE Fighter DS-3-12',
    'Luke Skywalker (A)',
  ])
})

test('nothing of the sentence is lost', () => {
  const text = 'Jawa (Jawa) attacks Jawa. 2 hits.'
  expect(
    partsOf(text, ['Jawa'])
      .map((part) => (part.opening ?? '') + part.text + (part.signs ?? ''))
      .join(''),
  ).toBe(text)
  expect(partsOf(text, [])).toEqual([{ text, isTitle: false }])
  // No line begins with the full stop, or ends with the bracket.
  expect(partsOf('Jawa taps (Jawa).', ['Jawa']).at(-1)).toEqual({
    text: 'Jawa',
    isTitle: true,
    opening: '(',
    signs: ').',
  })
})
