import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decide, decideByKeyboard, isAsked, tabToAnswers } from './newcomer.ts'
import { picture, type Visit, visit } from './visit.ts'

/** More decisions than any game of this newcomer takes. */
const MOST_DECISIONS = 1500
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }

let there: Visit
beforeAll(async () => {
  there = await visit()
})
afterAll(() => there.close())

const begin = (page: Page) => page.getByRole('button', { name: /Customizable Card Game/ })

/** Decides until something is to be seen. */
async function playUntil(page: Page, shown: string): Promise<void> {
  for (let made = 0; made < 120 && (await isAsked(page)); made++) {
    if (await page.locator(shown).first().isVisible()) return
    await decide(page)
  }
  throw new Error(`the game went by without ${shown}`)
}

/** How far the first reaches below the top of the second, in pixels. */
async function overlap(page: Page, upper: string, lower: string): Promise<number> {
  const [above, below] = await Promise.all(
    [upper, lower].map((shown) => page.locator(shown).first().boundingBox()),
  )
  return above!.y + above!.height - below!.y
}

describe('a newcomer to the Star Wars CCG', () => {
  test('plays a whole game against the program by clicking', async () => {
    const page = await there.open({ viewport: { width: 1440, height: 900 } })
    await begin(page).click()
    await playUntil(page, '.battle-panel .destiny')
    expect(await overlap(page, '.location.is-now .units:last-child', '.own')).toBeLessThanOrEqual(0)
    await page.locator('.location .units .tile').first().hover()
    await picture(page, 'ccg-desktop')
    for (let made = 0; made < MOST_DECISIONS && (await isAsked(page)); made++) await decide(page)
    expect(await page.locator('.over').textContent()).toMatch(/won/)
    expect(there.errors).toEqual([])
    await page.getByRole('button', { name: 'Play again' }).click()
    await page.locator('.over').waitFor({ state: 'detached' })
    expect(await isAsked(page)).toBe(true)
  })

  test('takes up a card, and lays it down where it may go', async () => {
    const page = await there.open({ viewport: { width: 1440, height: 900 } })
    await begin(page).click()
    // A card that can go to more than one place.
    const SEVERAL = '.hand .tile.kind-character:has(.spoken:has-text("; Deploy"))'
    await playUntil(page, SEVERAL)
    const several = page.locator(SEVERAL)
    await several.first().click()
    const places = page.locator('.row .tile.can-act')
    await expect.poll(() => places.count()).toBeGreaterThan(1)
    await page.keyboard.press('Escape')
    expect(await page.locator('.hand .is-picked').count()).toBe(0)
    await several.first().click()
    await expect.poll(() => page.locator('.hand .is-picked').count()).toBe(1)
    const before = await page.locator('.row .units .tile').count()
    await places.first().click()
    await page.locator('.row .units .tile').nth(before).waitFor()
    expect(there.errors).toEqual([])
  })

  test('plays on a phone: the row scrolls, and a tap opens a card that says why not', async () => {
    const page = await there.open(PHONE)
    await begin(page).tap()
    for (let made = 0; made < 14 && (await isAsked(page)); made++) {
      const { y } = (await page.locator('.hand').boundingBox())!
      expect(y).toBeGreaterThan(0)
      await expect.poll(() => overlap(page, '.hand', '.prompt')).toBeLessThanOrEqual(1)
      await decide(page)
    }
    await picture(page, 'ccg-phone')
    const room = (await page.evaluate(
      "(() => { const row = document.querySelector('.row'); return [row.scrollWidth, row.clientWidth] })()",
    )) as readonly [number, number]
    expect(room[0]).toBeGreaterThan(room[1])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
    await page.locator('.hand .tile').first().tap()
    const card = page.getByRole('dialog')
    await card.getByRole('button', { name: 'Why not?' }).tap()
    await card.locator('.why-not li').first().waitFor()
    await picture(page, 'ccg-card-phone')
    await card.getByRole('button', { name: 'Close' }).tap()
    expect(there.errors).toEqual([])
  })

  test('plays by keyboard alone', async () => {
    const page = await there.open({ viewport: { width: 820, height: 1180 } })
    await begin(page).waitFor()
    for (let tabs = 0; tabs < 3; tabs++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    for (let made = 0; made < 8 && (await isAsked(page)); made++) await decideByKeyboard(page)
    await tabToAnswers(page)
    await picture(page, 'ccg-tablet')
    expect(there.errors).toEqual([])
  })

  test('hands the device to a second player without showing the hand', async () => {
    const page = await there.open({ viewport: { width: 820, height: 1180 } })
    await page.getByText('Choose side').click()
    await page.getByRole('radio', { name: /Customizable/ }).check()
    await page.getByLabel(/Two people in turn/).check()
    await page.getByRole('button', { name: 'Play with these' }).click()
    const ready = page.getByRole('button', { name: 'I am ready' })
    let hand: readonly string[] = []
    let handed = 0
    for (let made = 0; made < 120 && handed < 2; made++) {
      await ready.or(page.locator('.prompt.is-mine')).first().waitFor()
      if (await ready.isVisible()) {
        const shown = await page.locator('body').textContent()
        for (const name of hand) expect(shown).not.toContain(name)
        if (hand.length > 3) handed++
        await ready.click()
      } else {
        hand = await page.locator('.hand .tile-name').allTextContents()
        await decide(page)
      }
    }
    expect(handed).toBe(2)
  })
})
