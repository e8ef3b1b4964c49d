import { expect, test } from 'vitest'
import { plainName, shownBy } from '../pictures/store.ts'

test.each([
  ['Premiere/•Darth Vader.gif', 'Darth Vader'],
  ['Luke_Skywalker_(A).JPG', 'Luke Skywalker (A)'],
  ['cards/padme-amidala.webp', 'Padmé Amidala'],
  ['ANH Luke Skywalker (B).png', 'ANH Luke Skywalker (B)'],
])('the file %s shows %s', (file, title) => {
  expect(shownBy(file)).toBe(plainName(title))
})

test('files of other cards do not', () => {
  expect(shownBy('Luke Skywalker (B).png')).not.toBe(plainName('Luke Skywalker (A)'))
})
