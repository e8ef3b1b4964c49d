/** `dejarik deck sealed` and `dejarik deck draft`. */
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { dejarik, inEmptyFolder, isOneLine } from './terminal.ts'

inEmptyFolder()

describe('sealed', () => {
  test('opens the same packs for the same seed, and builds a deck that may be played', async () => {
    const { code, out } = await dejarik(['deck', 'sealed', '--sets', 'ESB', '--seed', '7', '--out', '.'])
    expect(code).toBe(0)
    expect(out).toMatch(/^# 66 cards opened, a deck of 30\n/)
    expect((await dejarik(['deck', 'sealed', '--sets', 'ESB', '--seed', '7'])).out).toBe(out)
    expect((await dejarik(['deck', 'sealed', '--sets', 'ESB', '--seed', '8'])).out).not.toBe(out)
    const checked = await dejarik([
      'deck',
      'check',
      'seat-1.txt',
      '--edition',
      'today',
      '--options',
      'limited',
    ])
    expect(checked.out).toBe('seat-1.txt: 30 cards, may be played.\n')
  })
  test('packs of the Star Wars CCG make a deck of forty that may be played', async () => {
    const packs = ['deck', 'sealed', '--game', 'swccg', '--sets', 'premiere,Hoth', '--seed', '7']
    const { code, out } = await dejarik([...packs, '--out', 'ccg'])
    expect(code).toBe(0)
    expect(out).toMatch(/^# 108 cards opened, a deck of 40\n/)
    expect((await dejarik(packs)).out).toBe(out)
    const agreed = ['--game', 'swccg', '--edition', 'final', '--options', 'smaller-decks']
    const checked = await dejarik(['deck', 'check', 'ccg/seat-1.txt', ...agreed])
    expect(checked.out).toBe('ccg/seat-1.txt: 40 cards, may be played.\n')
    expect((await dejarik(['deck', 'sealed', '--game', 'swccg', '--sets', 'hot'])).err).toMatch(
      /There are no packs of "hot".*hoth/,
    )
  })
  test('a set without packs is refused', async () => {
    const { code, err } = await dejarik(['deck', 'sealed', '--sets', 'TEN'])
    expect(code).toBe(2)
    expect(err).toMatch(/There are no packs of "TEN"/)
    expect(isOneLine(err)).toBe(true)
  })
})

describe('draft', () => {
  test('every seat ends with a deck', async () => {
    const { out } = await dejarik(['deck', 'draft', '--sets', 'AOTC,SR', '--seats', '3', '--out', 'decks'])
    expect(out.match(/^# 44 cards opened, a deck of 30$/gm)).toHaveLength(3)
    expect(existsSync('decks/seat-3.txt')).toBe(true)
  })
})
