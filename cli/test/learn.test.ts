/** `dejarik learn`. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { dejarik, inEmptyFolder, isOneLine } from './terminal.ts'

inEmptyFolder()

const LEARN = ['learn', '--game', 'swtcg', '--games', '2', '--chunk', '1', '--out', 'lessons']

test('writes positions of games and how they ended, and goes on where it stopped', {
  timeout: 60_000,
}, async () => {
  const first = await dejarik(LEARN)
  expect(first.out).toBe('2 games of Star Wars TCG are in lessons, 2 of them played now.\n')
  expect(readdirSync('lessons')).toEqual(['chunk-000000.bin', 'chunk-000001.bin', 'lessons.json'])
  const before = statSync('lessons/chunk-000000.bin').mtimeMs
  const again = await dejarik([...LEARN.slice(0, 4), '3', ...LEARN.slice(5)])
  expect(again.out).toBe('3 games of Star Wars TCG are in lessons, 1 of them played now.\n')
  expect(statSync('lessons/chunk-000000.bin').mtimeMs).toBe(before)
})

test('a file says how many positions and cards it holds, and is as long as that', () => {
  const { whole, numbers, cards } = JSON.parse(readFileSync('lessons/lessons.json', 'utf8'))
  const file = readFileSync('lessons/chunk-000000.bin')
  const [positions, standing] = [file.readUInt32LE(0), file.readUInt32LE(4)]
  expect(positions).toBeGreaterThan(3)
  expect(file.length).toBe(8 + positions * (9 + whole) + standing * (3 + numbers))
  expect(cards.length).toBeGreaterThan(2000)
})

describe('bad input is one line and exit code 2', () => {
  test.each([
    [
      'a game that nobody learns',
      ['learn', '--game', 'skirmish', '--out', 'nothing'],
      'Nothing is learned of',
    ],
    ['a game that is none', ['learn', '--game', 'chess', '--out', 'nothing'], 'chess'],
    ['no games', ['learn', '--game', 'swtcg', '--games', '0', '--out', 'nothing'], 'whole number'],
  ])('%s', async (_, args, says) => {
    const { code, err } = await dejarik(args)
    expect(code).toBe(2)
    expect(isOneLine(err)).toBe(true)
    expect(err).toContain(says)
  })
})
