/** `dejarik cards` and `dejarik deck`. */
import { writeFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { plantBare, uproot } from './faulty.ts'
import { dejarik, inEmptyFolder, isOneLine } from './terminal.ts'

afterAll(uproot)

inEmptyFolder()

/** `dejarik` with words on the small game. */
const skirmish = (...args: readonly string[]) => dejarik([...args, '--game', 'skirmish'])

const DECK = '# Mine\n4 Scout\n4x Corsair\n3 Bruiser\n\n1 Warlord\n3 Shield\n2 Rally\n'

function deckFile(text: string): string {
  writeFileSync('deck.txt', text)
  return 'deck.txt'
}

describe('cards', () => {
  test('shows a card, whatever the case of its name', async () => {
    const { code, out } = await skirmish('cards', 'show', 'wArLoRd')
    expect(code).toBe(0)
    expect(out).toMatch(/^Warlord\nRaider, power 4; 1 in a deck\n/)
  })

  test('shows a card as JSON', async () => {
    expect(JSON.parse((await skirmish('cards', 'show', 'Shield', '--json')).out)).toMatchObject({
      name: 'Shield',
    })
  })

  test('searches for all the words', async () => {
    expect((await skirmish('cards', 'search', 'raider', 'credit')).out).toBe('Warlord\n')
    expect(JSON.parse((await skirmish('cards', 'search', '--json')).out)).toHaveLength(6)
    expect((await skirmish('cards', 'search', 'lightsaber')).out).toBe('No card has all of these words.\n')
  })
})

describe('deck', () => {
  test('a deck that may be played', async () => {
    expect(await skirmish('deck', 'check', deckFile(DECK))).toEqual({
      code: 0,
      out: 'deck.txt: 17 cards, may be played.\n',
      err: '',
    })
  })

  test('everything that keeps a deck from being played', async () => {
    const file = deckFile(DECK.replace('1 Warlord', '2 Warlrd'))
    const { code, out } = await skirmish('deck', 'check', file)
    expect(code).toBe(1)
    expect(out).toBe(
      'There is no card "Warlrd"; did you mean "Warlord"?\nA Skirmish deck has 1 Warlord, not 0. [skirmish/deck]\n',
    )
    const { out: json } = await skirmish('deck', 'check', file, '--json')
    expect(JSON.parse(json)).toMatchObject({ legal: false, cards: 18, problems: expect.any(Array) })
  })

  test('the deck that comes with the game is a deck file', async () => {
    const { out } = await skirmish('deck', 'show')
    expect(await skirmish('deck', 'check', deckFile(out))).toMatchObject({ code: 0 })
  })

  test('shows a file in the usual form', async () => {
    expect((await skirmish('deck', 'show', deckFile(DECK))).out).toBe(
      DECK.replace('4x', '4').replace('\n\n', '\n'),
    )
  })
})

describe('bad input is one line and exit code 2', () => {
  plantBare()
  test.each([
    ['an unknown card', () => ['cards', 'show', 'scuot'], 'There is no card "scuot"; did you mean "Scout"?'],
    ['a name like nothing', () => ['cards', 'show', 'constructor'], 'There is no card "constructor".'],
    ['a missing deck', () => ['deck', 'check', 'nowhere'], 'Cannot read nowhere: there is no such file.'],
    ['a folder', () => ['deck', 'check', '/'], 'Cannot read /: that is a folder, not a file.'],
    [
      'a line that is no card',
      () => ['deck', 'check', deckFile('4 Scout\nScout\n')],
      'deck.txt: line 2: expected a count and a name',
    ],
    [
      'an unknown format',
      () => ['deck', 'show', '--format', 'csv'],
      'There is no deck format "csv"; there are: lines.',
    ],
    [
      'a game without cards',
      () => ['cards', 'search', '--game', 'bare'],
      'Bare has no cards or decks to look up.',
    ],
  ])('%s', async (_, args, message) => {
    const { code, out, err } = await dejarik(
      args().includes('--game') ? args() : [...args(), '--game', 'skirmish'],
    )
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(message)
    expect(isOneLine(err)).toBe(true)
  })
})
