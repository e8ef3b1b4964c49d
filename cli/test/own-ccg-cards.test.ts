/** Cards of one's own for the Star Wars CCG: compiled, imported, in decks, simulations and scenarios. */
import { writeFileSync } from 'node:fs'
import { STARTERS } from '@dejarik/swccg'
import { beforeAll, describe, expect, test } from 'vitest'
import { dejarik, inEmptyFolder } from './terminal.ts'

inEmptyFolder()

const MINER = {
  title: 'Old Miner',
  side: 'Light',
  type: 'Character',
  subType: 'Alien',
  destiny: '3',
  deploy: '2',
  power: '2',
  ability: '1',
  forfeit: '3',
  gametext: 'Power +2 while at same site as Luke.',
}
const SINGER = { ...MINER, title: 'Singer', gametext: 'Sings. Power +1.' }
const LOST = { ...MINER, title: 'Nobody', side: 'Green' }

beforeAll(() => {
  writeFileSync('mine.jsonl', [MINER, SINGER, LOST].map((row) => JSON.stringify(row)).join('\n'))
  const columns = ['title', 'side', 'type', 'subType', 'destiny', 'gametext'] as const
  const row = { ...MINER, title: 'Old Scout' }
  writeFileSync('mine.tsv', [columns.join('\t'), columns.map((name) => row[name]).join('\t')].join('\n'))
})

describe('a file of cards', () => {
  test('is compiled row by row: what is wrong, what is not understood, and the rest', async () => {
    const { code, out } = await dejarik(['cards', 'compile', 'mine.jsonl', '--game', 'swccg'])
    expect(code).toBe(1)
    expect(out.split('\n')).toEqual([
      '2. Singer: not fully automated',
      '   Sings. Power +1.',
      '   not understood, from character 1: Sings.',
      'mine.jsonl: row 3, side: must be Light or Dark, not "Green"',
      '3 rows, 1 automated',
      '',
    ])
  })
  test('says why a row is no card or is not read, in bounded time, and takes the rest', async () => {
    const { subType: _, ...typeless } = MINER
    const rows = [
      { ...typeless, title: 'Typeless' },
      { ...MINER, title: 'Toaster', type: 'Toaster' },
      { ...MINER, title: 'Long', gametext: 'Power +1. '.repeat(1000) },
      { ...MINER, title: 'Slow', gametext: `${'Power +1 and '.repeat(200)}power +1.` },
      MINER,
    ]
    writeFileSync('bad.jsonl', rows.map((row) => JSON.stringify(row)).join('\n'))
    const start = performance.now()
    const { code, out } = await dejarik(['cards', 'compile', 'bad.jsonl', '--game', 'swccg'])
    expect(performance.now() - start).toBeLessThan(10_000)
    expect(code).toBe(1)
    expect(out).toMatch(/row 1, subType: /)
    expect(out).toMatch(/row 2, type: .*"Toaster"/)
    expect(out).toMatch(/Long: not fully automated.*10000 letters/s)
    expect(out).toMatch(/Slow: not fully automated.*too many ways/s)
    expect(out).toMatch(/5 rows, 1 automated/)
  })
  test('may have columns', async () => {
    const { code, out } = await dejarik(['cards', 'compile', 'mine.tsv', '--game', 'swccg'])
    expect({ code, out }).toEqual({ code: 0, out: '1 rows, 1 automated\n' })
  })
  test('is tried in a game', async () => {
    const { code, out } = await dejarik(['cards', 'try', 'mine.jsonl', '--game', 'swccg'])
    expect(code).toBe(0)
    expect(out).toContain('A game in which it is played:')
    expect(out).toMatch(/deploys Old Miner/)
  })
  test('is imported, shown, put into a deck and played', async () => {
    expect((await dejarik(['import', 'cards', 'mine.jsonl'])).out).toContain(
      'MINE: 2 cards, 1 fully automated.',
    )
    expect((await dejarik(['cards', 'show', 'old miner', '--game', 'swccg'])).out).toContain(
      'character, alien',
    )
    const light = STARTERS.find(({ side }) => side === 'light')!
    const lines = light.cards.map(({ count, name }) => `${count} ${name}`)
    writeFileSync(
      'own.txt',
      ['1 Old Miner', `${Number(lines[0]!.split(' ')[0]) - 1} ${light.cards[0]!.name}`, ...lines.slice(1)]
        .filter((line) => !line.startsWith('0 '))
        .join('\n'),
    )
    expect(await dejarik(['deck', 'check', 'own.txt', '--game', 'swccg'])).toMatchObject({ code: 0 })
  })
})
