import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decide } from './newcomer.ts'
import { picture, plainTitle, type Visit, visit } from './visit.ts'

const DESKTOP = { viewport: { width: 1440, height: 900 } }

let there: Visit
beforeAll(async () => {
  there = await visit()
})
afterAll(() => there.close())

const asked = (page: Page): Promise<string | null> => page.locator('.prompt').getAttribute('data-ask')

/** A card that is offered for one thing alone, by what the list of actions says. */
async function obviousCard(page: Page): Promise<Locator | null> {
  const list = page.locator('.answers button[aria-expanded="false"]')
  if (await list.isVisible()) await list.click()
  const offers = await page.locator('.answers button[data-offer]').allTextContents()
  const tiles = page.locator('.hand .tile.can-act')
  for (let index = 0; index < (await tiles.count()); index++) {
    const name = await tiles.nth(index).locator('.tile-name').textContent()
    if (offers.filter((text) => text.includes(plainTitle(name!))).length === 1) return tiles.nth(index)
  }
  return null
}

describe('one click for the obvious', { retry: 1 }, () => {
  test.each([
    ['Star Wars Trading Card Game', 0],
    ['Star Wars Customizable Card Game', 1],
  ])('%s: a card with one thing to do is played by one click on it', async (_, place) => {
    const page = await there.open(DESKTOP)
    await page
      .getByRole('button', { name: /^Play now/ })
      .nth(place)
      .click()
    let card: Locator | null = null
    for (let made = 0; made < 60 && card === null; made++) {
      await page.locator('.prompt.is-mine').waitFor()
      card = await obviousCard(page)
      if (card === null) await decide(page)
    }
    expect(card).not.toBeNull()
    // Pointing at a button shows on the table which card it means.
    await page.locator('.answers .primary[data-offer]').last().hover()
    await expect.poll(() => page.locator('.tile[data-meant]').count()).toBeGreaterThan(0)
    const before = await asked(page)
    await card!.click()
    await expect.poll(() => asked(page)).not.toBe(before)
    expect(await page.locator('dialog[open]').count()).toBe(0)
  })

  test('a pass for everything until something happens is one click too', async () => {
    const page = await there.open(DESKTOP)
    await page
      .getByRole('button', { name: /^Play now/ })
      .first()
      .click()
    const yields = page.getByRole('button', { name: 'Pass until something happens to me' })
    for (let made = 0; made < 80 && !(await yields.isVisible()); made++) {
      await page.locator('.prompt.is-mine').waitFor()
      await decide(page)
    }
    const before = await asked(page)
    await yields.click()
    await expect.poll(() => asked(page)).not.toBe(before)
  })

  test('on a phone the end of a game shows what comes next', async () => {
    const page = await there.open({ viewport: { width: 360, height: 740 } })
    await page
      .getByRole('button', { name: /^Play now/ })
      .first()
      .click()
    await page.locator('.prompt.is-mine').waitFor()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Concede' }).click()
    await page.getByRole('button', { name: 'Really concede?' }).click()
    const again = page.getByRole('button', { name: 'Play again' })
    await page.locator('.settings').waitFor({ state: 'detached' })
    await again.waitFor()
    await expect.poll(async () => ((await again.boundingBox())?.y ?? 9999) < 740).toBe(true)
    await picture(page, 'over-phone')
    expect(there.errors).toEqual([])
  })
})
