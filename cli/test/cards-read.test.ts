/** `dejarik cards read`: what it lists and refuses; the ledgers themselves are held by each game's tests. */
import { expect, test } from 'vitest'
import { dejarik, isOneLine } from './terminal.ts'

test('counts what was read', async () => {
  expect((await dejarik(['cards', 'read', '--game', 'swccg'])).out).toMatch(/\d+ of \d+ read\n$/)
})
test('lists what waits for a reader in a set, but only there', async () => {
  const { out } = await dejarik(['cards', 'read', '--game', 'swtcg', '--set', 'TEN', '--json'])
  const { missing } = JSON.parse(out) as { readonly missing: readonly string[] }
  expect(missing.filter((card) => !card.startsWith('TEN '))).toEqual([])
  expect(missing.length).toBeGreaterThan(0)
})
test.each([
  ['--note right', 'Which cards? Name them, or give a list of them with --list.'],
  ['Sense --note right', 'is in no card file'],
  ['Sandcrawler --note fine --texts package.json', 'package.json is not a card file of this game.'],
  ['--again', 'Which cards?'],
  ['Nobody --again', 'There is no card "Nobody"'],
  ['--game skirmish', 'no'],
  ['--set Nowhere', 'There is no set "Nowhere"'],
])('refuses %s', async (words, message) => {
  const { code, err } = await dejarik(['cards', 'read', '--game', 'swccg', ...words.split(' ')])
  expect(code).toBe(2)
  expect(err).toContain(message)
  expect(isOneLine(err)).toBe(true)
})
