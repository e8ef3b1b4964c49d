import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seriousFaults } from './axe.ts'
import { decide } from './newcomer.ts'
import { picture, type Visit, visit } from './visit.ts'

const PHONE = { viewport: { width: 360, height: 740 } }
const DESKTOP = { viewport: { width: 1280, height: 860 } }

let there: Visit
beforeAll(async () => {
  there = await visit()
})
afterAll(() => there.close())

const MINE = '.lay-here, .war-actions button, a.play-now'

/** Lays or moves as it comes, until there is a battle. */
async function toBattle(page: Page): Promise<void> {
  for (let acts = 0; acts < 120; acts++) {
    await page.locator(MINE).first().waitFor()
    if (await page.locator('a.play-now').isVisible()) return
    await page.locator(MINE).first().click()
  }
  throw new Error('there was no battle')
}

async function begin(size: object, scheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const page = await there.open({ ...size, colorScheme: scheme }, '?seed=3&pace=instant#/conquest')
  await page.getByRole('button', { name: 'Begin against a program' }).click()
  await page.getByRole('list', { name: 'The map' }).waitFor()
  return page
}

describe('Galactic Conquest', () => {
  test('Locations are laid by turns, on a phone, with the keyboard alone', async () => {
    const page = await begin(PHONE, 'dark')
    await page.getByText('Location 1 of 4').waitFor()
    await page.locator('.lay-here').first().press('Enter')
    await page.getByText('Location 3 of 4').waitFor()
    await expect.poll(() => page.locator('.war-place').count()).toBe(2)
    await page.locator('.war-map .planet .art-figure').nth(1).waitFor()
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
    expect(await seriousFaults(page)).toEqual([])
    await picture(page, 'conquest-phone')
    await page.locator('.lay-here').first().press('Enter')
    await page.getByText('Turn 1 · Dark Side moves').waitFor()
    await page
      .getByRole('button', { name: /^Move the fleet/ })
      .first()
      .press('Enter')
    expect(there.errors).toEqual([])
  })

  test('a battle is fought, left, taken up again after the page was closed, and decided', async () => {
    const page = await begin(DESKTOP)
    await toBattle(page)
    expect(await seriousFaults(page)).toEqual([])
    await picture(page, 'conquest-battle')
    await page.getByRole('link', { name: 'Fight the battle' }).click()
    for (let made = 0; made < 6; made++) {
      await page.locator('.prompt.is-mine').waitFor()
      await decide(page)
    }
    await page.locator('.prompt.is-mine').waitFor()
    const log = await page.locator('.log li').count()
    await page.goto(page.url().replace(/#.*/, '#/conquest'))
    await page.reload()
    await page.getByRole('link', { name: /Battle for/ }).click()
    await page.getByRole('link', { name: 'Go on with the battle' }).click()
    await page.locator('.prompt.is-mine').waitFor()
    await expect.poll(() => page.locator('.log li').count()).toBeGreaterThanOrEqual(log - 1)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Concede' }).click()
    await page.getByRole('button', { name: 'Really concede?' }).click()
    await page.getByRole('button', { name: 'Back to the map' }).click()
    await page.getByText(/^Light Side conquers/).waitFor()
    await page.locator(MINE).first().waitFor()
    await picture(page, 'conquest-after')
    expect(there.errors).toEqual([])
  })
})

describe('Galactic Conquest with people', { retry: 1 }, () => {
  const layCheapest = async (page: Page): Promise<void> => {
    const choice = page.getByLabel('The Location to lay')
    await choice.waitFor()
    const texts = await choice.locator('option').allTextContents()
    const costs = texts.map((text) => Number(/(\d+)\)$/.exec(text)?.[1]))
    await choice.selectOption({ index: costs.indexOf(Math.min(...costs)) })
    await page.locator('.lay-here').first().click()
  }
  const endMoves = (page: Page): Promise<void> => page.getByRole('button', { name: 'End your moves' }).click()

  test('two browsers lead a campaign, fight its battle at a live table, and come back to the map', async () => {
    const ann = await there.open(DESKTOP, '?pace=instant#/conquest')
    await ann.getByLabel('2', { exact: true }).check()
    await ann.getByRole('button', { name: 'Begin with a friend, by link' }).click()
    const link = new URL(await ann.locator('.link').inputValue())
    const ben = await there.open(PHONE, `?pace=instant${link.hash}`)
    await ben.getByRole('button', { name: 'Lead the Light Side' }).click()
    await layCheapest(ann)
    await layCheapest(ben)
    await endMoves(ann)
    await endMoves(ben)
    expect(await seriousFaults(ben)).toEqual([])
    expect(await ben.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
    await picture(ben, 'conquest-live-phone')
    await ann.goto(ann.url().replace(/#.*/, '#/lobby'))
    await ann.getByRole('link', { name: /Turn 2/ }).click()
    await ann.getByRole('button', { name: /and fight there$/ }).click()
    await ben.getByRole('button', { name: 'Fight the battle' }).click()
    await ann.getByRole('button', { name: /the battle$/ }).click()
    await Promise.all([ann, ben].map((page) => page.locator('.prompt').waitFor()))
    await picture(ann, 'conquest-live-battle')
    await ben.getByRole('button', { name: 'Menu' }).click()
    await ben.getByRole('button', { name: 'Concede' }).click()
    await ben.getByRole('button', { name: 'Really concede?' }).click()
    await ann.getByRole('button', { name: 'Back to the map' }).click()
    await ann.getByText(/^Dark Side conquers/).waitFor()
    await ann.getByText('The Dark Side has conquered every Location').waitFor()
    await ben.getByRole('button', { name: 'Back to the map' }).click()
    await ben.getByText('The Dark Side has conquered every Location').waitFor()
    expect(there.errors).toEqual([])
  })
})
