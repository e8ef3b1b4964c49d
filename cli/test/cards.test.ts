/** `dejarik cards` for the Star Wars TCG: show, search, coverage, compile. */
import { writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { dejarik, inEmptyFolder, isOneLine } from './terminal.ts'

inEmptyFolder()

const HEADER = 'Name\tSet\tSide\tType\tSubtype\tCost\tSpeed\tPower\tHealth\tRarity\tNumber\tUsage\tText'
const row = (cells: string): string => cells.replaceAll(' ; ', '\t')
const GUARD = row(
  'Palace Guard ; OWN ; L ; Character ; Guard ; 3 ; 30 ; 3 ; 3 ; C ; 1 ;  ; Pay 1 Force -> Evade 1',
)
const SINGER = row('Singer ; OWN ; L ; Character ; Artist ; 2 ; 30 ; 1 ; 2 ; C ; 2 ;  ; Armor | Sing a song.')

function cardFile(...rows: readonly string[]): string {
  writeFileSync('own.tsv', [HEADER, ...rows, ''].join('\n'))
  return 'own.tsv'
}
const json = async (...args: readonly string[]) => JSON.parse((await dejarik([...args, '--json'])).out)

describe('show', () => {
  test('facts, our wording and the tree', async () => {
    const { code, out } = await dejarik(['cards', 'show', 'luke', 'skywalker', 'c', '--tree'])
    expect(code).toBe(0)
    expect(out).toMatch(
      /^Luke Skywalker \(C\)\nLight Side Character - Jedi Padawan \(ANH [^)]+\)\nbuild cost 3/,
    )
    expect(out).toContain('"ability"')
  })
  test('everything as data', async () => {
    expect(await json('cards', 'show', 'Jawa')).toMatchObject({ name: 'Jawa', card: { key: 'ANH Jawa' } })
  })
})

describe('text', () => {
  test.each([
    ['swtcg', 'Luke Skywalker (C)', /^\S/],
    ['swccg', 'Rebel Pilot', /^Adds 2 to power of anything he pilots\.$/],
  ])('name and text of every card of %s', async (game, name, text) => {
    const all: readonly { readonly name: string; readonly text: string }[] = await json(
      'cards',
      'text',
      '--game',
      game,
    )
    expect(all.length).toBeGreaterThan(300)
    expect(all.find((card) => card.name === name)?.text).toMatch(text)
  })
})

describe('search', () => {
  test('by what the text does, and by facts', async () => {
    const found: readonly string[] = await json('cards', 'search', 'by:prevent', 'subtype:jedi', 'set:ANH')
    expect(found).toContain('Luke Skywalker (B)')
    expect(await json('cards', 'search', 'keyword:evade', 'set:ANH')).toEqual(
      expect.arrayContaining(['Luke Skywalker (B)']),
    )
  })
  test.each([
    ['by:prevnt', 'No card has by:prevnt; did you mean "prevent"?'],
    ['colour:red', 'Nothing can be searched colour:'],
    ['side:grey', 'No card has side:grey; there are dark, light, neutral, vong.'],
  ])('%s', async (word, message) => {
    const { code, out, err } = await dejarik(['cards', 'search', word])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(message)
    expect(isOneLine(err)).toBe(true)
  })
  test('the help lists what can be searched', async () => {
    expect((await dejarik(['cards', 'search', '--help'])).out).toContain('trigger:')
  })
})

describe('coverage', () => {
  test('as JSON', async () => {
    const { summary, sets } = await json('cards', 'coverage')
    expect(Object.keys(summary)).toEqual(['cards', 'automated'])
    expect(summary.cards).toBeGreaterThan(2100)
    expect(sets.ANH).toMatchObject({ cards: 180, missing: expect.any(Object) })
  })
  test('the cards that are not automated stand under what they need', async () => {
    const { summary, sets } = await json('cards', 'coverage', '--set', 'mand')
    const named = new Set(Object.values<readonly string[]>(sets.MAND.missing).flat())
    expect(named.size).toBe(summary.cards - summary.automated)
  })
  test('an unknown set', async () => {
    expect(await dejarik(['cards', 'coverage', '--set', 'AHN'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no set "AHN"; did you mean "ANH"'),
    })
  })
})

describe('compile', () => {
  test('every row with its text, its tree and what is not understood', async () => {
    const { summary, rows } = await json('cards', 'compile', cardFile(GUARD, SINGER))
    expect(summary).toEqual({ rows: 2, automated: 1 })
    expect(rows).toMatchObject([
      { name: 'Palace Guard', automated: true, text: 'Pay 1 Force -> Evade 1.', notUnderstood: [] },
      {
        name: 'Singer',
        automated: false,
        text: 'Armor.',
        notUnderstood: [{ text: 'Sing a song.', position: 8 }],
      },
    ])
    expect(rows[0].tree).toMatchObject([{ ability: 'activated', keyword: 'evade' }])
  })
  test('for a person: what is not fine, with its place', async () => {
    const { code, out } = await dejarik(['cards', 'compile', cardFile(GUARD, SINGER)])
    expect(code).toBe(0)
    expect(out).toBe(
      '3. Singer: not fully automated\n   Armor.\n   not understood, from character 9: Sing a song.\n2 rows, 1 automated\n',
    )
    expect((await dejarik(['cards', 'compile', 'own.tsv', '--all'])).out).toContain(
      '2. Palace Guard: automated',
    )
  })
  test('the good rows are there beside bad ones', async () => {
    const bad = GUARD.replace('Palace Guard', 'Scout').replace('\t30\t', '\tfast\t')
    const { code, out } = await dejarik(['cards', 'compile', cardFile(bad, GUARD, `${SINGER} "Hm`), '--json'])
    const { summary, rows } = JSON.parse(out)
    expect({ code, summary }).toEqual({ code: 1, summary: { rows: 3, automated: 1 } })
    expect(rows[0]).toMatchObject({
      automated: false,
      faults: [{ column: 'Speed', problem: expect.any(String) }],
    })
    expect(rows[2].faults).toEqual([{ column: 'Text', problem: 'a quotation mark is opened and not closed' }])
  })
  test.each([
    ['UTF-16', Buffer.from(`\uFEFF${HEADER}\n${GUARD.replace('Palace', 'Padmé')}`, 'utf16le'), 0],
    ['UTF-16 without a mark', Buffer.from(`${HEADER}\n${GUARD.replace('Palace', 'Padmé')}`, 'utf16le'), 0],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${HEADER}\r\n${GUARD.replace('Palace', 'Padmé')}\r\n`), 0],
    ['Latin-1', Buffer.from(`${HEADER}\n${GUARD.replace('Palace', 'Padmé')}`, 'latin1'), 1],
  ])('%s', async (_, bytes, expected) => {
    writeFileSync('own.tsv', bytes)
    const { code, out } = await dejarik(['cards', 'compile', 'own.tsv', '--json'])
    const { rows, faults = [] } = JSON.parse(out)
    expect(rows).toMatchObject([{ name: 'Padmé Guard', automated: true }])
    expect({ code, faults: faults.length }).toEqual({ code: expected, faults: expected })
    if (expected === 1) expect(faults[0]).toMatchObject({ row: 2, column: 'Name' })
  })
  test('a file that is no card file', async () => {
    writeFileSync('notes.txt', 'hello')
    const { code, out } = await dejarik(['cards', 'compile', 'notes.txt'])
    expect(code).toBe(1)
    expect(out).toContain('notes.txt: row 1, Name: the column is missing')
    expect(await dejarik(['cards', 'compile', 'nowhere.tsv'])).toMatchObject({ code: 2 })
  })
})

describe('try and exercise', () => {
  test('a card of an author: facts, words, tree and a game', async () => {
    const { code, out } = await dejarik(['cards', 'try', cardFile(GUARD, SINGER)])
    expect(code).toBe(0)
    expect(out).toMatch(/^Palace Guard\nLight Side Character - Guard \(OWN 1\)/)
    expect(out).toContain('"keyword": "evade"')
    expect(out).toContain('A game in which it is played')
  })
  test('another row, and what is not understood', async () => {
    const { code, out } = await dejarik(['cards', 'try', cardFile(GUARD, SINGER), '--row', '3'])
    expect(code).toBe(1)
    expect(out).toContain('Not understood, from character 9: Sing a song.')
  })
  test('no such row', async () => {
    expect(await dejarik(['cards', 'try', cardFile(GUARD), '--row', '7'])).toMatchObject({
      code: 2,
      err: 'own.tsv: there is no card in row 7.\n',
    })
  })
  test('a card that comes with the game', async () => {
    const jawa = GUARD.replace('Palace Guard', 'Jawa').replace('OWN', 'ANH')
    expect(await dejarik(['cards', 'try', cardFile(jawa)])).toMatchObject({
      code: 2,
      err: 'own.tsv: ANH Jawa comes with the game; give yours another set, name or version.\n',
    })
  })
  test('one shipped card is exercised', async () => {
    const { summary, left } = await json('cards', 'exercise', '--card', 'jawa')
    expect(summary).toMatchObject({ cards: 1, played: 1, faults: 0 })
    expect(left).toEqual([])
    expect(await dejarik(['cards', 'exercise', '--set', 'XX'])).toMatchObject({ code: 2 })
    const other = await json('cards', 'exercise', '--game', 'swccg', '--card', 'blaster')
    expect(other.summary).toMatchObject({ cards: 1, played: 1, abilities: 1, faults: 0 })
    expect(await dejarik(['cards', 'exercise', '--game', 'skirmish'])).toMatchObject({ code: 2 })
  })
})

describe('gaps', () => {
  const unread = (name: string, text: string): string =>
    row(`${name} ; OWN ; L ; Character ; Guard ; 3 ; 30 ; 3 ; 3 ; C ; 1 ;  ; ${text}`)

  test('the part that opens the most rows stands first', async () => {
    const rows = [
      unread('One', 'Shimmer 2'),
      unread('Two', 'Shimmer 1 | Pay 1 Force -> Sing a song.'),
      unread('Three', 'Pay 1 Force -> Shimmer 3'),
      unread('Four', 'When a comet passes, draw a card.'),
      row('Five ; OWN ; L ; Comet ; Guard ; 3 ; 30 ; 3 ; 3 ; C ; 1 ;  ; Armor'),
      GUARD,
    ]
    const found = await json('cards', 'gaps', cardFile(...rows))
    expect(found).toMatchObject({ rows: 6, automated: 1 })
    expect(found.gaps[0]).toEqual({
      part: 'keyword',
      words: 'Shimmer',
      rows: 3,
      alone: 2,
      examples: ['One', 'Two', 'Three'],
    })
    expect(found.gaps).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ part: 'trigger', words: 'a comet passes', alone: 1 }),
        expect.objectContaining({ part: 'instruction', words: 'sing a song', alone: 0 }),
        expect.objectContaining({ part: 'fact', words: 'Type: "Comet" is no type', alone: 1 }),
      ]),
    )
  })
  test('as lines, no more than are wanted', async () => {
    const { code, out } = await dejarik(['cards', 'gaps', cardFile(SINGER, GUARD), '--limit', '1'])
    expect({ code, lines: out.split('\n').length }).toEqual({ code: 0, lines: 4 })
    expect(out).toContain('2 rows, 1 automated, 1 gaps')
    expect(out).toContain('instruction sing a song (Singer)')
  })
})
