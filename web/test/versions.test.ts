import { expect, test } from 'vitest'
import { differencesOf, otherVersions } from '../decks/versions.ts'
import { libraryOf } from '../study/decks.ts'
import { look } from '../swtcg/look.ts'

const NOWHERE = { id: 0, owner: 0, controller: 0 }
const library = await libraryOf('swtcg')
const card = (name: string) => library.cards.find((each) => each.name === name)!

test('a character has other versions, and the letter alone tells none of them apart', () => {
  const others = otherVersions(library, card('Darth Vader (A)')).map(({ name }) => name)
  expect(others.length).toBeGreaterThan(15)
  expect(others).not.toContain('Darth Vader (A)')
  expect(others.every((name) => name.startsWith('Darth Vader ('))).toBe(true)
  expect(otherVersions(library, card('Stormtrooper Squad') ?? library.cards[0]!)).toEqual([])
})

test('what differs is told: cost, numbers, and lines that it has more or lacks', () => {
  const [one, ...others] = [card('Darth Vader (A)'), ...otherVersions(library, card('Darth Vader (A)'))].map(
    ({ face }) => look(NOWHERE, face),
  )
  for (const other of others) {
    const told = differencesOf(one!, other)
    expect(told.length).toBeGreaterThan(0)
    expect(told.every((line) => /^(\+ |− |\w+ \S+ → \S+$|Ground\/Character|Character)/.test(line))).toBe(true)
  }
  expect(differencesOf(one!, one!)).toEqual([])
})
