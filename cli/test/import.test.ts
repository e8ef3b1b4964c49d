/** `dejarik import`: a set of one's own, used in searches, decks, simulations and scenarios. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { STARTERS, shippedCards } from '@dejarik/swtcg'
import { beforeAll, describe, expect, test } from 'vitest'
import { dejarik, inEmptyFolder, isOneLine } from './terminal.ts'

inEmptyFolder()

const HEADER = 'Name\tSet\tSide\tType\tSubtype\tCost\tSpeed\tPower\tHealth\tRarity\tNumber\tUsage\tText'
const OWN = 'Hangar Cleaner\tOWN\tD\tSpace\tDroid\t1\t30\t1\t1\tC\t1\t\tShields 1'
const SHIPPED = 'Jawa\tANH\tN\tCharacter\tJawa\t2\t20\t2\t2\tC\t2\t\t'
const BAD = 'Nobody\tOWN\tQ\tSpace\tDroid\t1\t30\t1\t1\tC\t3\t\t'

/** A starter deck of the Dark Side with four of the own card. */
function ownDeck(): string {
  const dark = STARTERS.find(({ side }) => side === 'dark')!
  writeFileSync(
    'own.txt',
    ['4 Hangar Cleaner', ...dark.cards.map(({ count, name }) => `${count} ${name}`)].join('\n'),
  )
  return 'own.txt'
}

beforeAll(async () => {
  mkdirSync('plugin/sets', { recursive: true })
  writeFileSync('plugin/sets/own.txt', [HEADER, OWN, SHIPPED, BAD].join('\r\n'))
})

describe('a set of one’s own', () => {
  test('is imported; bad rows are told, and shipped cards left out', async () => {
    expect(shippedCards().named('Jawa', 'ANH')?.key).toBe('ANH Jawa')
    const { code, out } = await dejarik(['import', 'lackey', 'plugin'])
    expect(code).toBe(1)
    expect(out.split('\n')).toEqual([
      'plugin/sets/own.txt: row 4, Side: must be D, L, N or Y, not "Q"',
      'OWN: 1 cards, 1 fully automated.',
      '1 cards are shipped already and were left out.',
      '',
    ])
    expect((await dejarik(['import', 'list'])).out).toBe('OWN: 1 cards, from plugin\n')
  })
  test('is shown and searched', async () => {
    expect((await dejarik(['cards', 'show', 'hangar cleaner'])).out).toContain('Shields 1.')
    expect((await dejarik(['cards', 'search', 'set:own'])).out).toBe('Hangar Cleaner\n')
  })
  test('is in decks, and decks are played', async () => {
    expect(await dejarik(['deck', 'check', ownDeck()])).toMatchObject({ code: 0 })
    const sim = [
      'sim',
      '--game',
      'swtcg',
      '--games',
      '1',
      '--limit',
      '60',
      '--decks',
      'own.txt',
      '--record',
      'games',
    ]
    expect(await dejarik(sim)).toMatchObject({ code: 0, out: expect.stringContaining('faults      0') })
    expect(
      (await dejarik(['play', '--game', 'swtcg', '--seed', '1', '--decks', 'own.txt'], ['quit'])).code,
    ).toBe(0)
  })
  test('is in scenarios', async () => {
    const scenario = {
      game: 'swtcg',
      title: 'The own card stands in the arena',
      position: { at: 'build dark', dark: { space: ['Hangar Cleaner'] } },
      play: [{ expect: { numbers: { 'Hangar Cleaner': { shields: 1 } }, asked: ['dark'] } }],
    }
    writeFileSync('own.yaml', JSON.stringify(scenario))
    expect((await dejarik(['scenario', 'run', 'own.yaml'])).out).toContain('1 passed, 0 failed')
  })
  test('can be forgotten', async () => {
    expect((await dejarik(['import', 'remove', 'OWN'])).out).toBe('OWN is forgotten.\n')
    expect(await dejarik(['cards', 'show', 'hangar cleaner'])).toMatchObject({ code: 2 })
  })
})

describe('decks convert', () => {
  test('to LackeyCCG and back; unknown names stay and are told', async () => {
    writeFileSync('mine.txt', '# Mine\n4 jawa\n1 Luke Skywaker (C)\n')
    const { code, out } = await dejarik(['deck', 'convert', 'mine.txt', 'mine.dek'])
    expect(code).toBe(1)
    expect(out).toContain('There is no card "Luke Skywaker (C)"; did you mean "Luke Skywalker (C)"')
    expect((await dejarik(['deck', 'show', 'mine.dek'])).out).toBe('4 Jawa\n1 Luke Skywaker (C)\n')
  })
  test('the text tells the format, whatever the file is called', async () => {
    writeFileSync('odd.dek', '2 Jawa\n')
    expect((await dejarik(['deck', 'show', 'odd.dek'])).out).toBe('2 Jawa\n')
    writeFileSync(
      'odd.txt',
      '<deck><superzone name="Sideboard"><card><name>Jawa</name></card></superzone></deck>',
    )
    expect((await dejarik(['deck', 'show', 'odd.txt'])).out).toBe('# not in the deck (Sideboard): 1 Jawa\n')
  })
})

describe('bad input is one line and exit code 2', () => {
  test.each([
    ['nowhere', ['import', 'lackey', 'nowhere'], 'Cannot read nowhere: there is no such file.'],
    ['an unknown set', ['import', 'remove', 'XX'], 'There is no set "XX" of your own.'],
    [
      'an unknown card',
      ['play', '--game', 'swtcg', '--decks', 'mine.txt'],
      'There is no card "Luke Skywaker (C)"',
    ],
    ['no decks', ['sim', '--game', 'skirmish', '--decks', 'mine.txt'], 'it takes no others'],
    ['no format', ['deck', 'convert', 'mine.txt', 'mine.doc'], 'tells no deck format'],
  ])('%s', async (_, args, message) => {
    const { code, out, err } = await dejarik(args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(message)
    expect(isOneLine(err)).toBe(true)
  })
})
