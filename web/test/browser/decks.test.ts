import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seriousFaults } from './axe.ts'
import { isAsked } from './newcomer.ts'
import { picture, type Visit, visit } from './visit.ts'

let there: Visit
beforeAll(async () => {
  there = await visit()
})
afterAll(() => there.close())

const DESKTOP = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }

/** A copy of the first starter deck of a game, opened in the builder. */
async function copyStarter(page: Page, game: string): Promise<void> {
  await page.getByLabel(game).check()
  await page
    .getByRole('button', { name: /^Copy / })
    .first()
    .click()
  await page.getByText('This deck may be played').waitFor({ state: 'attached' })
}

const wideness = (page: Page): Promise<number> => page.evaluate('document.documentElement.scrollWidth')

describe('the deck builder', () => {
  test.each(['Star Wars TCG', 'Star Wars CCG'])(
    'copies a starter deck of the %s, and says why it is no longer legal',
    async (game) => {
      const page = await there.open(DESKTOP, '#/decks')
      await copyStarter(page, game)
      await page
        .getByRole('button', { name: /^One less / })
        .first()
        .click()
      const reasons = page.locator('.illegal li')
      await reasons.first().waitFor()
      expect(await reasons.locator('button.rule').first().textContent()).toMatch(/deck/)
      await picture(page, `decks-desktop-${game.endsWith('CCG') ? 'ccg' : 'tcg'}`)
      await page
        .getByRole('button', { name: /^One more / })
        .first()
        .click()
      await page.getByText('This deck may be played').waitFor()
      await page.getByRole('button', { name: 'Play against the program' }).click()
      expect(await isAsked(page)).toBe(true)
      expect(there.errors).toEqual([])
    },
  )

  test('shows cards as they lie on the table, and adds them there', async () => {
    const page = await there.open(DESKTOP, '#/decks')
    await copyStarter(page, 'Star Wars TCG')
    await page.getByLabel('Words in the name').fill('tempest')
    expect(await page.locator('.card-row .row-numbers .sign').count()).toBeGreaterThan(2)
    await page.getByRole('button', { name: 'As a grid' }).click()
    const [first] = await page.locator('.card-cell .tile').all()
    expect(await first?.getAttribute('title')).toMatch(/\w/)
    const add = page.locator('.card-cell .add').first()
    const before = await add.getAttribute('aria-label')
    await add.click()
    await expect.poll(() => add.getAttribute('aria-label')).not.toBe(before)
    expect(await seriousFaults(page)).toEqual([])
    expect(there.errors).toEqual([])
  })

  test('judges a deck for a style too, and lets only the game as it is be played at once', async () => {
    const page = await there.open(DESKTOP, '#/decks')
    await copyStarter(page, 'Star Wars TCG')
    await page.getByText('For a style, or with options').click()
    await page.getByLabel('Style').selectOption({ label: 'Duel of the Fates, two seats' })
    const rule = page.locator('.illegal li button.rule').first()
    await expect.poll(() => rule.textContent()).toMatch(/^opt\/duel-of-the-fates/)
    expect(await page.getByRole('button', { name: 'Play against the program' }).count()).toBe(0)
    await picture(page, 'decks-style')
    await page.getByLabel('Style').selectOption('')
    await page.getByText('This deck may be played').waitFor()
    await page.getByRole('button', { name: 'Play against the program' }).waitFor()
    expect(there.errors).toEqual([])
  })

  test('finds cards by words and filters, and adds them', async () => {
    const page = await there.open(DESKTOP, '#/decks')
    await page.getByRole('button', { name: 'Build a new deck' }).click()
    const rows = page.locator('.card-search .card-row')
    await rows.first().waitFor()
    await page.getByRole('combobox', { name: 'Side' }).selectOption('light')
    await page.getByRole('combobox', { name: 'Keyword' }).selectOption('evade')
    await page.getByLabel('Words in the name').fill('luke')
    await expect.poll(() => rows.first().locator('.name').textContent()).toMatch(/luke/i)
    await rows.first().getByRole('button', { name: /^Add/ }).click()
    await page.locator('.deck-side .card-row').waitFor()
    await rows.first().locator('.name').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('evade').first().waitFor()
    await dialog.getByRole('button', { name: 'Add to the deck 1' }).click()
    await dialog.getByRole('button', { name: 'Add to the deck 2' }).waitFor()
    await picture(page, 'card-window')
    const other = dialog.getByRole('region', { name: 'Other versions' }).getByRole('button').first()
    const version = await other.textContent()
    await other.click()
    await page.getByRole('dialog', { name: version! }).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await page.reload()
    await page.locator('.deck-side .card-row').waitFor()
  })

  test('imports a list, and shares a deck by a link that another browser opens', async () => {
    const page = await there.open(
      { ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] },
      '#/decks',
    )
    await page.getByText('Import a deck').click()
    await page.getByLabel('Or pasted here').fill('no deck')
    await page.getByRole('button', { name: 'Import the text' }).click()
    await page.getByText('There is no card in it').waitFor()
    await page.getByLabel('Or pasted here').fill('# Desert folk\n4 Jawwa\n2 Nobody At All\n')
    await page.getByRole('button', { name: 'Import the text' }).click()
    await page.getByText('There is no card "Nobody At All"').waitFor()
    await page.getByRole('button', { name: 'Jawa', exact: true }).click()
    await page.getByText('There is no card "Jawwa"').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Copy a link to share' }).click()
    await page.getByText('The link is copied.').waitFor()
    const link = new URL(await page.evaluate<string>('navigator.clipboard.readText()'))
    const other = await there.open(PHONE, link.hash)
    await other.getByRole('heading', { name: 'Desert folk' }).waitFor()
    await other.getByText('Jawa').waitFor()
    await other.getByRole('button', { name: 'Keep a copy' }).click()
    await other.getByLabel('Name of the deck').waitFor({ state: 'attached' })
    expect(await wideness(other)).toBeLessThanOrEqual(360)
    await picture(other, 'decks-phone')
    const damaged = await there.open(PHONE, '#/decks/shared/swtcg/xyz')
    await damaged.getByText('This link is damaged').waitFor()
    expect(there.errors).toEqual([])
  })

  let tried = 0
  test('keeps decks on the server for those who came in, and shows them in another browser', async () => {
    const name = `Deckard ${++tried}` // another one when the test is tried again
    const account = async (page: Page, button: string): Promise<void> => {
      await page.getByLabel('Name', { exact: true }).fill(name)
      await page.getByLabel(/Password/).fill('a long way home')
      await page.getByRole('button', { name: button }).click()
      await page.getByText(`You are ${name}`).waitFor()
    }
    const page = await there.open(PHONE, '#/lobby')
    await account(page, 'Make an account')
    await page.goto(new URL('#/decks', page.url()).href)
    await copyStarter(page, 'Star Wars CCG')
    await page.goto(new URL('#/decks', page.url()).href)
    await page.getByText('kept here and on the server').waitFor()
    const other = await there.open(PHONE, '#/lobby')
    await account(other, 'Sign in')
    await other.goto(new URL('#/decks', other.url()).href)
    await other.getByLabel('Star Wars CCG').check()
    await other.locator('.deck-list a').first().waitFor()
    expect(await wideness(other)).toBeLessThanOrEqual(360)
    await picture(other, 'deck-lists-phone')
    await other.locator('.deck-list a').first().click()
    await other.getByRole('button', { name: /^Deck, / }).click()
    const title = await other.getByLabel('Name of the deck').inputValue()
    await other.getByRole('button', { name: 'Play with people' }).click()
    // Whoever is quick opens no table with another deck.
    await other.locator('button:enabled', { hasText: 'Open the table' }).waitFor()
    expect(await other.getByLabel('Your deck').inputValue()).toBe(title)
    await other.getByRole('button', { name: 'Open the table' }).click()
    await other.getByText('Waiting for another player').waitFor()
  })
})
