/** `dejarik cards` and `dejarik deck`. */
import { writeFileSync } from 'node:fs'
import { countedLines } from '@dejarik/kernel'
import { swtcgGame } from '@dejarik/swtcg'
import { describe, expect, test } from 'vitest'
import { dejarik, inEmptyFolder, isOneLine } from './terminal.ts'

inEmptyFolder()

/** The first deck that comes with the Star Wars TCG: 60 cards, the first of them four times. */
const [GARRISON] = swtcgGame.library!.decks
const DECK = countedLines.print(GARRISON!)

function deckFile(text: string): string {
  writeFileSync('deck.txt', text)
  return 'deck.txt'
}

describe('cards', () => {
  test('shows a card, whatever the case of its name', async () => {
    const { code, out } = await dejarik(['cards', 'show', 'tIe', 'hUnTeR'])
    expect(code).toBe(0)
    expect(out).toMatch(/^TIE Hunter\nDark Side Space - /)
  })

  test('shows a card as JSON', async () => {
    expect(JSON.parse((await dejarik(['cards', 'show', 'Jawa', '--json'])).out)).toMatchObject({
      name: 'Jawa',
    })
  })

  test('searches for all the words', async () => {
    const found = async (...words: readonly string[]): Promise<readonly string[]> =>
      (await dejarik(['cards', 'search', ...words])).out.split('\n')
    const padawans = new Set(await found('padawan'))
    const both = await found('skywalker', 'padawan')
    expect(both).toContain('Luke Skywalker (C)')
    expect(both).toEqual((await found('skywalker')).filter((name) => padawans.has(name)))
    expect((await dejarik(['cards', 'search', 'corsair', 'padawan'])).out).toBe(
      'No card has all of these words.\n',
    )
  })
})

describe('deck', () => {
  test('a deck that may be played', async () => {
    expect(await dejarik(['deck', 'check', deckFile(DECK)])).toEqual({
      code: 0,
      out: 'deck.txt: 60 cards, may be played.\n',
      err: '',
    })
  })

  test('everything that keeps a deck from being played', async () => {
    const file = deckFile(DECK.replace('4 TIE Hunter', '5 TIE Huntr'))
    const { code, out } = await dejarik(['deck', 'check', file])
    expect(code).toBe(1)
    expect(out).toContain('There is no card "TIE Huntr"; did you mean "TIE Hunter"?\n')
    expect(out).toContain('[idc/deck/min-60]')
    const { out: json } = await dejarik(['deck', 'check', file, '--json'])
    expect(JSON.parse(json)).toMatchObject({ legal: false, cards: 61, problems: expect.any(Array) })
  })

  test('the decks that come with the game are deck files', async () => {
    const { out } = await dejarik(['deck', 'show'])
    expect(out.startsWith(DECK.trimEnd())).toBe(true)
  })

  test('shows a file in the usual form', async () => {
    const loose = DECK.replace('4 TIE Hunter', '4x TIE Hunter\n')
    expect((await dejarik(['deck', 'show', deckFile(loose)])).out).toBe(DECK)
  })
})

describe('bad input is one line and exit code 2', () => {
  test.each([
    ['an unknown card', () => ['cards', 'show', 'Jawaa'], 'There is no card "Jawaa"; did you mean "Jawa"?'],
    ['a name like nothing', () => ['cards', 'show', 'constructor'], 'There is no card "constructor"'],
    ['a missing deck', () => ['deck', 'check', 'nowhere'], 'Cannot read nowhere: there is no such file.'],
    ['a folder', () => ['deck', 'check', '/'], 'Cannot read /: that is a folder, not a file.'],
    [
      'a line that is no card',
      () => ['deck', 'check', deckFile('4 Jawa\nJawa\n')],
      'deck.txt: line 2: expected a count and a name',
    ],
    [
      'an unknown format',
      () => ['deck', 'show', '--format', 'csv'],
      'There is no deck format "csv"; there are: lines, ',
    ],
    [
      'a game without cards to look up',
      () => ['cards', 'search', '--game', 'skirmish'],
      'Skirmish has no cards or decks to look up.',
    ],
  ])('%s', async (_, args, message) => {
    const { code, out, err } = await dejarik(args())
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(message)
    expect(isOneLine(err)).toBe(true)
  })
})
