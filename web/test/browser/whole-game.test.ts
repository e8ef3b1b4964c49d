import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decideByTouch, longPress } from './by-hand.ts'
import { decide, decideByKeyboard, isAsked, tabTo } from './newcomer.ts'
import { picture, type Visit, visit } from './visit.ts'

/** More decisions than any game of this newcomer takes. */
const MOST_DECISIONS = 1500
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

let there: Visit
beforeAll(async () => {
  there = await visit()
})
afterAll(() => there.close())

describe('a newcomer', () => {
  test('plays a whole game against the program by touch alone, on a phone', async () => {
    const page = await there.open(PHONE)
    await picture(page, 'first-phone')
    await page.getByRole('button', { name: /Play now.*Trading/ }).tap()
    let decisions = 0
    while ((await isAsked(page)) && decisions++ < MOST_DECISIONS) {
      // Whoever is asked whom to attack sees the arena that is fought over.
      if ((await page.locator('.prompt[data-about="next-attack"]').count()) > 0)
        await page.locator('.arena.is-now').waitFor({ timeout: 2000 })
      await decideByTouch(page)
      if (decisions === 30) await picture(page, 'table-phone')
    }
    expect(await page.locator('.over').textContent()).toMatch(/won/)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
    expect(there.errors).toEqual([])
    await page.getByRole('button', { name: 'Play again' }).tap()
    await page.locator('.over').waitFor({ state: 'detached' })
    expect(await isAsked(page)).toBe(true)
  })

  test('plays a whole game by keys alone', async () => {
    const page = await there.open({ viewport: { width: 1440, height: 900 } })
    await picture(page, 'first-desktop')
    await page.locator('.play-now').first().waitFor()
    await tabTo(page, '.play-now')
    await page.keyboard.press('Enter')
    expect(await isAsked(page)).toBe(true)
    await page.keyboard.press('h')
    expect(await page.locator('.advice').textContent()).toMatch(/\w.*\.$/)
    await picture(page, 'advice-desktop')
    let decisions = 0
    while ((await isAsked(page)) && decisions++ < MOST_DECISIONS) {
      await decideByKeyboard(page)
      if (decisions === 40) await picture(page, 'table-desktop')
    }
    expect(await page.locator('.over').textContent()).toMatch(/won/)
    expect(there.errors).toEqual([])
  })

  test('long-presses a card on a phone, reads it, and asks why it cannot be used', async () => {
    const page = await there.open(PHONE)
    await page.getByRole('button', { name: /Play now.*Trading/ }).tap()
    for (let decisions = 0; decisions < 8 && (await isAsked(page)); decisions++) await decide(page)
    const card = page.getByRole('dialog')
    let reasons = ''
    for (const tile of await page.locator('.hand > .placed .tile').all()) {
      await longPress(page, tile)
      await card.getByRole('button', { name: 'Why not?' }).tap()
      await card.locator('.why-not li').first().waitFor()
      reasons = (await card.locator('.why-not').textContent()) ?? ''
      await picture(page, 'card-phone')
      await card.getByRole('button', { name: 'Close' }).tap()
      if (reasons.includes(':')) break
    }
    expect(reasons).toMatch(/: .+\./)
    expect(there.errors).toEqual([])
  })

  test('meets the program that was chosen', async () => {
    const page = await there.open({ viewport: { width: 820, height: 1180 } })
    await page.getByText('Choose side').click()
    await page.getByLabel(/Admiral/).check()
    await page.getByRole('button', { name: 'Play with these' }).click()
    expect(await isAsked(page)).toBe(true)
    expect(await page.locator('.opponents .seat h2 small').textContent()).toBe('Admiral')
  })

  test('hands the device to a second player without showing the hand', async () => {
    const page = await there.open({ viewport: { width: 820, height: 1180 } })
    await page.getByText('Choose side').click()
    await page.getByLabel(/Two people in turn/).check()
    await page.getByRole('button', { name: 'Play with these' }).click()
    const ready = page.getByRole('button', { name: 'I am ready' })
    let hand: readonly string[] = []
    for (let decisions = 0; decisions < 60; decisions++) {
      await ready.or(page.locator('.prompt.is-mine')).first().waitFor()
      if (await ready.isVisible()) {
        const shown = await page.locator('body').textContent()
        for (const card of hand) expect(shown).not.toContain(card)
        if (hand.length > 3) break
        await ready.click()
      } else {
        hand = await page.locator('.hand .tile-name').allTextContents()
        await decide(page)
      }
    }
    expect(hand.length).toBeGreaterThan(3)
    expect(there.errors).toEqual([])
  })
})
