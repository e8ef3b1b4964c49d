import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seriousFaults } from './axe.ts'
import { decide, isAsked } from './newcomer.ts'
import { picture, type Visit, visit } from './visit.ts'

let there: Visit
beforeAll(async () => {
  there = await visit()
})
afterAll(() => there.close())

const DESKTOP = { viewport: { width: 1440, height: 900 } }
const LAPTOP = { viewport: { width: 1366, height: 650 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

const MINER = {
  title: 'Old Miner',
  side: 'Light',
  type: 'Character',
  subType: 'Alien',
  destiny: '3',
  deploy: '1',
  power: '2',
  ability: '1',
  forfeit: '3',
  gametext: 'Power +2 while at same site as Luke.',
}
const CCG = [
  MINER,
  { ...MINER, title: 'Singer', gametext: 'Sings. Power +1.' },
  { ...MINER, title: 'Nobody', side: 'Green' },
  { ...MINER, title: 'Long Tale', gametext: 'Power +1 and '.repeat(1000) },
]
const TCG = [
  ['Name', 'Side', 'Type', 'Subtype', 'Cost', 'Speed', 'Power', 'Health', 'Text'],
  ['Porch Guard', 'L', 'Character', 'Guard', '3', '40', '3', '3', 'Pay 1 Force -> Evade 2'],
  ['Porch Singer', 'L', 'Character', 'Guard', '3', '40', '3', '3', 'Sings loudly.'],
  ['Porch Cat', 'L', 'Character', 'Guard', '3', 'fast', '3', '3', ''],
]
const asFile = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
const FILES = {
  ccg: asFile('mine.jsonl', CCG.map((row) => JSON.stringify(row)).join('\n')),
  tcg: asFile('porch.tsv', TCG.map((cells) => cells.join('\t')).join('\n')),
}

/** A list becomes a deck, opened in the builder. */
async function importDeck(page: Page, game: string, list: string): Promise<void> {
  await page.getByLabel(game).check()
  await page.getByText('Import a deck').click()
  await page.getByLabel('Or pasted here').fill(list)
  await page.getByRole('button', { name: 'Import the text' }).click()
  await page.getByLabel('Name of the deck').waitFor({ state: 'attached' })
}

async function openFile(page: Page, file: (typeof FILES)['ccg']): Promise<string> {
  await page.getByText('Cards of your own').click()
  await page.getByLabel('Open a card file').setInputFiles(file)
  return (await page.getByRole('region', { name: /^What was understood/ }).textContent()) ?? ''
}

const wideness = (page: Page): Promise<number> => page.evaluate('document.documentElement.scrollWidth')
const hand = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator('.hand .tile').evaluateAll((tiles) => tiles.map((tile) => tile.textContent))

test.each([
  ['desktop', DESKTOP],
  ['laptop', LAPTOP],
  ['phone', PHONE],
])(
  'a card file is read row by row, its cards are listed, built with, played at once and kept (%s)',
  async (size, screen) => {
    const page = await there.open(screen, '?seed=5&pace=instant#/decks')
    const asked: string[] = []
    page.context().on('request', (request) => asked.push(request.url()))
    await importDeck(page, 'Star Wars CCG', '57 Old Miner\n2 Tatooine: Cantina (L)')
    expect(asked.filter((path) => path.includes('own-files'))).toEqual([])
    const report = await openFile(page, FILES.ccg)
    expect(report).toContain('MINE: 3 cards, 2 of them not fully automated')
    expect(report).toContain('Row 2, SingerNot understood: Sings.')
    expect(report).toContain('Row 3, NobodyNo card: side must be Light or Dark, not "Green"')
    expect(report).toContain('it has 13000 letters, and at most 4000 are read')
    expect(asked.filter((path) => path.includes('own-files')).length).toBeGreaterThan(0)
    await picture(page, `own-cards-${size}`)
    expect(await seriousFaults(page)).toEqual([])
    expect(await wideness(page)).toBeLessThanOrEqual(screen.viewport.width)

    await page.getByLabel('Words in the name').fill('old miner')
    await page.getByRole('button', { name: 'Add Old Miner, 57 in the deck' }).click()
    await page.getByRole('button', { name: 'Add Old Miner, 58 in the deck' }).waitFor()
    if (size === 'phone') await page.getByRole('button', { name: /^Deck, 60/ }).click()
    await page.getByText('This deck may be played').waitFor()
    await page.getByText('Only on this device, for its cards of your own: Old Miner.').waitFor()
    expect(await page.getByRole('button', { name: 'Play with people' }).isDisabled()).toBe(true)
    await picture(page, `own-cards-deck-${size}`)

    await page.getByRole('button', { name: 'Play against the program' }).click()
    for (let made = 0; made < 40 && (await page.locator('.hand .tile').count()) === 0; made++) {
      await isAsked(page)
      await decide(page)
    }
    await isAsked(page)
    const held = await hand(page)
    expect(held.join()).toMatch(/Old.?Miner/)
    await picture(page, `own-cards-played-${size}`)
    await page.reload()
    await isAsked(page)
    await expect.poll(() => hand(page)).toEqual(held)
    expect(there.errors).toEqual([])
  },
)

test('the Star Wars TCG takes files too; a set is kept until it is forgotten', async () => {
  const page = await there.open(DESKTOP, '#/decks')
  await importDeck(page, 'Star Wars TCG', '4 Jawa')
  const report = await openFile(page, FILES.tcg)
  expect(report).toContain('PORCH: 2 cards, 1 of them not fully automated')
  expect(report).toContain('Row 3, Porch SingerNot understood: Sings loudly.')
  expect(report).toContain('Row 4, Porch CatNo card: Speed must be a number')
  await page.reload()
  await page.getByLabel('Words in the name').fill('porch')
  await page.getByRole('button', { name: 'Add Porch Guard, 0 in the deck' }).click()
  await page.getByText('Cards of your own: 2').click()
  await page.getByRole('button', { name: 'Forget PORCH' }).click()
  await page.getByText('There is no card "Porch Guard"').waitFor()
  await page.getByRole('button', { name: /^Add Porch Guard/ }).waitFor({ state: 'detached' })
  expect(there.errors).toEqual([])
})

test('a file that holds no card is told and not kept', async () => {
  const page = await there.open(DESKTOP, '#/decks')
  await importDeck(page, 'Star Wars CCG', '4 Jawa (L)')
  const report = await openFile(page, asFile('story.txt', 'Once upon a time.\nThere was no card.'))
  expect(report).toContain('STORY: 0 cards. Nothing is kept of it.')
  expect(report).toContain('No card: the first line is neither a card as JSON nor names columns')
  await page.getByLabel('Open a card file').setInputFiles(asFile('long.jsonl', 'x'.repeat(1_000_001)))
  await page.getByText('This is too long for a card file').waitFor()
  expect(there.errors).toEqual([])
})

const lines = (rows: readonly object[]): string => rows.map((row) => JSON.stringify(row)).join('\n')
const GREEN = { ...MINER, title: 'Green Miner', side: 'Green' }

test('a pasted text stays in its box until every row is a card', async () => {
  const page = await there.open(PHONE, '#/decks')
  await importDeck(page, 'Star Wars CCG', '4 Jawa (L)')
  await page.getByText('Cards of your own').click()
  const box = page.getByLabel('Or pasted here')
  const report = page.getByRole('region', { name: 'What was understood of PASTED-1' })
  const readText = async (rows: readonly object[]): Promise<void> => {
    await box.fill(lines(rows))
    await page.getByRole('button', { name: 'Read the text' }).click()
  }
  await readText([MINER, GREEN])
  await report.getByText('PASTED-1: 1 card. You find them among the cards.').waitFor()
  await picture(page, 'own-cards-pasted')
  expect(await box.inputValue()).toContain('Green Miner')
  await readText([MINER, { ...GREEN, side: 'Light' }])
  await report.getByText('PASTED-1: 2 cards. You find them among the cards.').waitFor()
  await expect.poll(() => box.inputValue()).toBe('')
  await readText([{ ...MINER, title: 'Third Miner' }])
  await page.getByText('Cards of your own: 3').waitFor()
  await page.getByRole('button', { name: 'Forget PASTED-2' }).waitFor()
  expect(there.errors).toEqual([])
})

test('a worse file of the same name loses no card', async () => {
  const page = await there.open(DESKTOP, '#/decks')
  await importDeck(page, 'Star Wars CCG', '4 Jawa (L)')
  await openFile(page, asFile('mine.jsonl', lines([MINER, { ...MINER, title: 'Other Miner' }])))
  await page.getByLabel('Open a card file').setInputFiles(asFile('mine.jsonl', lines([MINER, GREEN])))
  await page.getByText('MINE stays as it was kept before').waitFor()
  await page.getByLabel('Words in the name').fill('miner')
  await page.getByRole('button', { name: 'Add Other Miner, 0 in the deck' }).waitFor()
  expect(there.errors).toEqual([])
})
