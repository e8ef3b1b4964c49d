import { expect, test } from 'vitest'
import { saidOfIt } from '../question/said-of-it.ts'

test('a card that is taken up is “it” in what it can do', () => {
  expect(saidOfIt('Deploy Han Solo to Tatooine: Cantina for 3 Force', 'Han Solo')).toBe(
    'Deploy it to Tatooine: Cantina for 3 Force',
  )
  expect(saidOfIt('Add build counters to Tempest Force AT-AT', 'Tempest Force AT-AT')).toBe(
    'Add build counters to it',
  )
})

test('its name stays where it begins the sentence, is part of another, or belongs to two cards', () => {
  for (const says of [
    'Han Solo escapes to the Used Pile',
    "Use Han Solo's Blaster",
    'Replace Han Solo by Han Solo',
    'Attack Boba Fett',
  ])
    expect(saidOfIt(says, 'Han Solo')).toBe(says)
})
