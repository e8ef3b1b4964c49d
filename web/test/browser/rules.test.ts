import { afterAll, beforeAll, expect, test } from 'vitest'
import { decide, isAsked } from './newcomer.ts'
import { picture, type Visit, visit } from './visit.ts'

let there: Visit
beforeAll(async () => {
  there = await visit()
})
afterAll(() => there.close())

test('the rule book is searched by words, browsed by chapter, and opened by id', async () => {
  const page = await there.open({ viewport: { width: 820, height: 1180 } }, '#/rules')
  await page.getByRole('link', { name: 'Attack', exact: true }).first().waitFor()
  await picture(page, 'rules-tablet')
  await page.getByLabel('A question, words or a rule id').fill('attack tapped')
  const first = page.locator('.rule-list li').first()
  await first.waitFor()
  const id = await first.locator('code').textContent()
  await first.getByRole('link').click()
  await page.getByLabel('A question, words or a rule id').fill('')
  await page.locator('.rule-text').waitFor()
  expect(await page.locator('.rule-text code').first().textContent()).toBe(id)
  await page.getByLabel('A question, words or a rule id').fill('xylophone quartet')
  await page.getByText('No rule answers this. Try other words.').waitFor()
  expect(there.errors).toEqual([])
})

test('a line of the log opens its rule without leaving the game', async () => {
  const page = await there.open({ viewport: { width: 360, height: 740 } })
  await page.getByRole('button', { name: /Play now.*Trading/ }).click()
  for (let decisions = 0; decisions < 12 && (await isAsked(page)); decisions++) await decide(page)
  await page.getByRole('button', { name: 'Log' }).click()
  await page.locator('.log button.rule').last().click()
  const rule = page.locator('.rule-dialog .rule-text')
  await rule.waitFor()
  await picture(page, 'rule-phone')
  await page.locator('.rule-dialog').getByRole('button', { name: 'Close' }).click()
  await rule.waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('.hand').count()).toBe(1)
  expect(there.errors).toEqual([])
})

test('arrow keys lead through the log, and Enter opens the card or rule', async () => {
  const page = await there.open({ viewport: { width: 1440, height: 900 } })
  await page.getByRole('button', { name: /Play now.*Trading/ }).click()
  for (let decisions = 0; decisions < 6 && (await isAsked(page)); decisions++) await decide(page)
  await isAsked(page)
  const stops = page.locator('.log .lines button')
  const last = (await stops.count()) - 1
  const isAt = (stop: number): Promise<boolean> =>
    stops.nth(stop).evaluate((button) => button === button.ownerDocument.activeElement)
  await stops.nth(last).focus()
  for (let presses = 0; presses < last; presses++) await page.keyboard.press('ArrowUp')
  expect(await isAt(0)).toBe(true)
  await page.keyboard.press('ArrowDown')
  expect(await isAt(1)).toBe(true)
  const card = page.locator('.log .card-name').first()
  await card.focus()
  await page.keyboard.press('Enter')
  await page
    .getByRole('dialog')
    .getByText((await card.locator('span').textContent())!)
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(there.errors).toEqual([])
})
