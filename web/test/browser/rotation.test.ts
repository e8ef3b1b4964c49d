import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seriousFaults } from './axe.ts'
import { picture, type Visit, visit } from './visit.ts'

const PHONE = { viewport: { width: 360, height: 740 } }
const DESKTOP = { viewport: { width: 1280, height: 860 } }

let there: Visit
beforeAll(async () => {
  there = await visit()
})
afterAll(() => there.close())

async function withRotation(page: Page): Promise<void> {
  await page.getByLabel('Style').selectOption({ label: 'Two-Headed Wookiee, four seats' })
  await page.locator('.options summary').click()
  await page.getByLabel('Search the options').fill('Team Rotation')
  await page.getByRole('checkbox', { name: 'Team Rotation' }).click()
}
async function concede(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Concede' }).click()
  await page.getByRole('button', { name: 'Really concede?' }).click()
  await page.locator('.over').waitFor()
}

describe('Team Rotation', { retry: 1 }, () => {
  test('on this device: a player of each team waits, and comes in for the next game', async () => {
    const page = await there.open(PHONE)
    // Whoever answers everything by hand keeps the device as long as there is something to answer.
    await page.addInitScript(`localStorage.setItem('dejarik.settings', '{"when":"full"}')`)
    await page.reload()
    await page.getByText('Choose side, decks, edition and opponent').click()
    await withRotation(page)
    await page.getByLabel('Four people in turn').check()
    await page.getByRole('button', { name: 'Accept these rules and play' }).click()
    await page.getByRole('button', { name: 'I am ready' }).click()
    await concede(page)
    await page.getByRole('button', { name: 'Fifth player comes in for First player' }).click()
    await page.getByText(/: Fifth player comes in for First player\.$/).waitFor()
    await page.getByRole('button', { name: 'Sixth player comes in for Fourth player' }).waitFor()
    expect(await seriousFaults(page)).toEqual([])
    await picture(page, 'rotation-phone')
    await page.getByRole('button', { name: 'Play again' }).click()
    await page.getByRole('button', { name: 'I am ready' }).click()
    await expect
      .poll(() => page.locator('.seat h2 small').allTextContents())
      .toEqual(expect.arrayContaining(['Fifth player', 'Second player']))
    expect(await page.locator('.seat h2 small').allTextContents()).not.toContain('First player')
    expect(there.errors).toEqual([])
  })

  test('live: whoever watches becomes a substitute, and plays the next game', async () => {
    const ann = await there.open(DESKTOP, '?pace=instant#/lobby')
    await ann.getByRole('button', { name: 'Come in as a guest' }).click()
    await withRotation(ann)
    await ann.getByLabel('for a friend').check()
    await ann.getByRole('button', { name: 'Accept these rules and open the table' }).click()
    const link = new URL(await ann.locator('.link').inputValue())
    await ann.getByText('Dark Side, substitute: free').waitFor()
    await ann.getByRole('button', { name: 'Fill the free seats' }).click()
    await ann.locator('.prompt').waitFor()
    const ben = await there.open(PHONE, `?pace=instant${link.hash}`)
    await ben.getByRole('button', { name: 'Become a substitute of the Dark Side' }).click()
    await ben
      .getByRole('button', { name: /^Become/ })
      .first()
      .waitFor({ state: 'detached' })
    await concede(ann)
    await ben.getByRole('button', { name: /^Guest \d+ comes in for Guest \d+$/ }).click()
    await ann.getByText(/: Guest \d+ comes in for Guest \d+\.$/).waitFor()
    await ann.getByRole('button', { name: 'Play again' }).click()
    await expect.poll(() => ben.locator('.own .seat').getAttribute('aria-label')).toBe('Dark Side 1, you')
    await expect.poll(() => ann.getByRole('button', { name: 'Play again' }).count()).toBe(0)
    await picture(ben, 'rotation-live-phone')
    expect(there.errors).toEqual([])
  })
})
