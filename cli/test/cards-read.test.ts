/** `dejarik cards read`: what it lists and refuses; the ledgers themselves are held by each game's tests. */
import { expect, test } from 'vitest'
import { dejarik, isOneLine } from './terminal.ts'

test('counts what was read', async () => {
  expect((await dejarik(['cards', 'read', '--game', 'swccg'])).out).toMatch(/\d+ of 324 read\n$/)
})
test.each([
  ['--note right', 'Which cards? Name them, or give a list of them with --list.'],
  ['Sense --note right', 'is in no card file'],
  ['Sandcrawler --note fine --texts package.json', 'package.json is not a card file of this game.'],
  ['--again', 'Which cards?'],
  ['Nobody --again', 'There is no card "Nobody"'],
  ['--game skirmish', 'no'],
])('refuses %s', async (words, message) => {
  const { code, err } = await dejarik(['cards', 'read', '--game', 'swccg', ...words.split(' ')])
  expect(code).toBe(2)
  expect(err).toContain(message)
  expect(isOneLine(err)).toBe(true)
})
