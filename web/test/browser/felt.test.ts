import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAsked } from './newcomer.ts'
import { type Visit, visit } from './visit.ts'

let there: Visit
beforeAll(async () => {
  there = await visit()
})
afterAll(() => there.close())

test('the tab says whose turn it is, one key turns the sound off, and a browser without sound plays on', async () => {
  const page = await there.open({ viewport: { width: 1440, height: 900 } }, 'about:blank')
  await page.addInitScript('window.AudioContext = class { constructor() { throw new Error("blocked") } }')
  await page.goto(`${there.address}?seed=5&pace=instant`)
  expect(await page.title()).toBe('Dejarik')
  await page.getByRole('button', { name: /Play now.*Trading/ }).click()
  await isAsked(page)
  await expect.poll(() => page.title()).toBe('● Your turn – Dejarik')
  await page.keyboard.press('m')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect.poll(() => page.getByLabel('Sound (M)').inputValue()).toBe('off')
  await page.getByText('lets no sound through').waitFor()
  expect(there.errors).toEqual([])
})
