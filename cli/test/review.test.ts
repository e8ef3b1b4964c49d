/** `dejarik review`. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { dejarik, inEmptyFolder, isOneLine } from './terminal.ts'

inEmptyFolder()

test('a recorded game is looked back on in lines, as JSON and as a page', async () => {
  await dejarik([
    'sim',
    '--game',
    'swtcg',
    '--games',
    '1',
    '--seed',
    '4',
    '--bots',
    'cadet',
    '--record',
    'kept',
  ])
  const { code, out } = await dejarik([
    'review',
    'kept/swtcg-4.json',
    '--seconds',
    '1',
    '--html',
    'page.html',
    '--json',
  ])
  expect(code).toBe(0)
  const told = JSON.parse(out) as { readonly outcome: string; readonly weighed: readonly object[] }
  expect(told).toMatchObject({
    game: 'swtcg',
    seats: ['Dark Side', 'Light Side'],
    account: { losses: [expect.any(Number), expect.any(Number)] },
  })
  expect(told.weighed.length).toBeGreaterThan(3)
  const page = readFileSync('page.html', 'utf8')
  expect(page).toContain('<polyline')
  expect(page).toContain(told.outcome)
})

describe('bad input is one line and exit code 2', () => {
  test.each([
    ['a file that is not there', ['review', 'none.json'], 'none.json'],
    ['a game that nobody judges', ['review', 'kept/skirmish-4.json'], 'games of skirmish cannot be reviewed'],
  ])('%s', async (_, args, why) => {
    await dejarik(['sim', '--games', '1', '--seed', '4', '--record', 'kept'])
    const { code, err } = await dejarik(args)
    expect(code).toBe(2)
    expect(err).toContain(why)
    expect(isOneLine(err)).toBe(true)
  })
})
