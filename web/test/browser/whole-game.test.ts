import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decide, decideByKeyboard, isAsked, tabToAnswers } from './newcomer.ts'
import { picture, type Visit, visit } from './visit.ts'

/** More decisions than any game of this newcomer takes. */
const MOST_DECISIONS = 1500

let there: Visit
beforeAll(async () => {
  there = await visit()
})
afterAll(() => there.close())

describe('a newcomer', () => {
  test('plays a whole game against the program by clicking', async () => {
    const page = await there.open({ viewport: { width: 1440, height: 900 } })
    await picture(page, 'first-desktop')
    await page.getByRole('button', { name: /Play now.*Trading/ }).click()
    expect(await isAsked(page)).toBe(true)
    await page.getByRole('button', { name: 'Hint' }).click()
    expect(await page.locator('.advice').textContent()).toMatch(/\w.*\.$/)
    await picture(page, 'advice-desktop')
    let decisions = 0
    while ((await isAsked(page)) && decisions++ < MOST_DECISIONS) {
      await decide(page)
      if (decisions === 40) await picture(page, 'table-desktop')
    }
    expect(await page.locator('.over').textContent()).toMatch(/won/)
    expect(there.errors).toEqual([])
    await page.getByRole('button', { name: 'Play again' }).click()
    await page.locator('.over').waitFor({ state: 'detached' })
    expect(await isAsked(page)).toBe(true)
  })

  test('plays on a phone: taps a card, reads it, and asks why it cannot be used', async () => {
    const page = await there.open({ viewport: { width: 360, height: 740 }, hasTouch: true })
    await picture(page, 'first-phone')
    await page.getByRole('button', { name: /Play now.*Trading/ }).tap()
    for (let decisions = 0; decisions < 12 && (await isAsked(page)); decisions++) await decide(page)
    await picture(page, 'table-phone')
    const card = page.getByRole('dialog')
    let reasons = ''
    for (const tile of await page.locator('.hand .tile').all()) {
      await tile.tap()
      await card.getByRole('button', { name: 'Why not?' }).tap()
      await card.locator('.why-not li').first().waitFor()
      reasons = (await card.locator('.why-not').textContent()) ?? ''
      await picture(page, 'card-phone')
      await card.getByRole('button', { name: 'Close' }).tap()
      if (reasons.includes(':')) break
    }
    expect(reasons).toMatch(/: .+\./)
    const wide = await page.evaluate('document.documentElement.scrollWidth')
    expect(wide).toBeLessThanOrEqual(360)
    expect(there.errors).toEqual([])
  })

  test('meets the program that was chosen', async () => {
    const page = await there.open({ viewport: { width: 820, height: 1180 } })
    await page.getByText('Choose side').click()
    await page.getByLabel(/Admiral/).check()
    await page.getByRole('button', { name: 'Play with these' }).click()
    expect(await isAsked(page)).toBe(true)
    expect(await page.locator('.seat h2 small').first().textContent()).toBe('Admiral')
  })

  test('plays by keyboard alone', async () => {
    const page = await there.open({ viewport: { width: 820, height: 1180 } })
    await page.locator('.play-now').first().waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await isAsked(page)).toBe(true)
    await decideByKeyboard(page)
    await tabToAnswers(page)
    await picture(page, 'table-tablet')
    expect(there.errors).toEqual([])
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
