import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seriousFaults } from './axe.ts'
import { picture, type Visit, visit } from './visit.ts'

const DESKTOP = { viewport: { width: 1280, height: 860 } }
const PHONE = { viewport: { width: 360, height: 740 } }
/** A deck of one's own, as the browser keeps it. */
const FEW = JSON.stringify([
  {
    id: 'fewcards',
    game: 'swtcg',
    title: 'Few',
    cards: [{ count: 9, name: 'TIE Fighter DS-3-12' }],
    changed: 1,
  },
])

let there: Visit
beforeAll(async () => {
  there = await visit()
})
afterAll(() => there.close())

/** With a deck of one's own that is too small for everything. */
async function come(size: object, query?: string): Promise<Page> {
  const page = await there.open(size, query)
  await page.evaluate(`localStorage.setItem('dejarik.decks', ${JSON.stringify(FEW)})`)
  await page.reload()
  return page
}

const fourSeats = (page: Page) =>
  page.getByLabel('Style').selectOption({ label: 'Two-Headed Wookiee, four seats' })

describe('decks of one’s own in a style', { retry: 1 }, () => {
  test('on this device: every reason is shown before the start, and chosen decks are played', async () => {
    const page = await come(PHONE)
    await page.getByText('Choose side, decks, edition and opponent').click()
    await fourSeats(page)
    const play = page.getByRole('button', { name: 'Accept these rules and play' })
    await page.getByLabel('Your deck').selectOption({ label: 'Few (Dark Side)' })
    const reasons = page.getByRole('region', { name: 'Why these decks cannot be played yet' })
    await reasons.waitFor()
    expect(await reasons.locator('li').count()).toBeGreaterThan(3)
    expect(await reasons.locator('.rule').count()).toBeGreaterThan(3)
    expect(await play.isDisabled()).toBe(true)
    expect(await seriousFaults(page)).toEqual([])
    await picture(page, 'style-deck-refused-phone')
    await page.getByLabel('Your deck').selectOption({ label: 'Strike from Yavin (Light Side)' })
    await page.getByLabel('Dark Side, seat 3').selectOption({ label: 'Imperial Patrol (Dark Side)' })
    await page.getByText('These decks may be played').waitFor()
    await play.click()
    await page.locator('.prompt').waitFor()
    await expect.poll(() => page.locator('.own .seat h2').textContent()).toContain('Light Side 1')
  })

  test('live: the host and a guest bring theirs, and a program plays one too', async () => {
    const ann = await come(DESKTOP, '?pace=instant#/lobby')
    await ann.getByRole('button', { name: 'Come in as a guest' }).click()
    await fourSeats(ann)
    await ann.getByLabel('Your deck').selectOption({ label: 'Imperial Patrol (Dark Side)' })
    await ann.getByText('These decks may be played').waitFor()
    await ann.getByLabel('for a friend').check()
    await ann.getByRole('button', { name: 'Accept these rules and open the table' }).click()
    const link = new URL(await ann.locator('.link').inputValue())
    const ben = await come(PHONE, `?pace=instant${link.hash}`)
    await ben.getByLabel('Your deck').selectOption({ label: 'Few (Dark Side)' })
    await ben.getByRole('region', { name: 'Why this deck cannot be played yet' }).waitFor()
    expect(await ben.getByRole('button', { name: 'Sit here' }).count()).toBe(0)
    await ben.getByLabel('Your deck').selectOption({ label: 'Strike from Yavin (Light Side)' })
    await ben.getByText('This deck may be played').waitFor()
    await expect.poll(() => ben.getByRole('button', { name: 'Sit here' }).count()).toBe(2)
    await picture(ben, 'style-deck-guest-phone')
    await ben.getByRole('button', { name: 'Sit here' }).first().click()
    await ann.getByText('Light Side: Guest').waitFor()
    await ann.getByRole('button', { name: 'Fill the free seats' }).click()
    await Promise.all([ann, ben].map((page) => page.locator('.prompt').waitFor()))
    expect(there.errors).toEqual([])
  })
})
