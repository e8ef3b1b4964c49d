import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { dejarik, inEmptyFolder, isOneLine } from './terminal.ts'

inEmptyFolder()

interface Figures {
  readonly bots: readonly string[]
  readonly games: number
  readonly wins: readonly number[]
  readonly share: number
  readonly interval: { readonly low: number; readonly high: number }
  readonly faults: number
  readonly complaints: number
}
async function match(...args: readonly string[]): Promise<readonly Figures[]> {
  const { code, out } = await dejarik(['arena', '--json', ...args])
  expect(code).toBe(0)
  return JSON.parse(out) as Figures[]
}

describe('a match', () => {
  test('plays every deal from both seats, so that a bot against itself comes out even', async () => {
    const [found] = await match('--bots', 'cadet,cadet', '-n', '20')
    expect(found).toMatchObject({ games: 20, wins: [10, 10], faults: 0, complaints: 0 })
  })

  test('says who is better, and how sure that is', async () => {
    const [found] = await match('--bots', 'cadet,random', '-n', '60')
    expect(found!.share).toBeGreaterThan(0.7)
    expect(found!.interval.low).toBeLessThan(found!.share)
    const { out } = await dejarik(['arena', '--bots', 'cadet,random', '-n', '60'])
    expect(out).toMatch(/^cadet against random: 60 paired games of Skirmish\nwins +cadet \d+, random \d+/)
    expect(out).toMatch(/Elo +\+\d+ \(95%: /)
  })

  test('is a whole number of pairs, and several bots meet each other', async () => {
    const found = await match('--bots', 'random,cadet,random', '-n', '3')
    expect(found.map(({ bots, games }) => [...bots, games])).toEqual([
      ['random', 'cadet', 4],
      ['random', 'random', 4],
      ['cadet', 'random', 4],
    ])
  })
})

test('several bots are ranked by all their matches', async () => {
  const { out } = await dejarik(['arena', '--bots', 'random,cadet,captain@1games', '-n', '10'])
  expect(out).toMatch(/Elo of all, from 0 in the middle:\n +\+\d+ {2}(cadet|captain@1games)\n/)
})

test('a report is one page with the figures of each deck and bot', async () => {
  const { code } = await dejarik(['arena', '--bots', 'cadet,random', '-n', '4', '--html', 'report.html'])
  expect(code).toBe(0)
  const page = readFileSync('report.html', 'utf8')
  expect(page).toContain('<h2>cadet against random</h2>')
  expect(page).toMatch(/cadet: the deck of the game<.*% of 4</s)
  expect(page).not.toMatch(/(src|href)=/)
})

describe('bad input is one line and exit code 2', () => {
  test.each([
    ['nobody to play', [], "required option '--bots <names>' not specified"],
    ['one bot', ['--bots', 'cadet'], 'fewer than two'],
    ['an unknown bot', ['--bots', 'cadet,cadette'], 'There is no bot "cadette"; did you mean "cadet"?'],
    ['more seats than two', ['--bots', 'cadet,random', '--seats', '3'], 'A match is for 2 seats, not for 3.'],
  ])('%s', async (_, args, message) => {
    const { code, out, err } = await dejarik(['arena', ...args])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(message)
    expect(isOneLine(err)).toBe(true)
  })
})
