import { afterAll, beforeAll, expect, test } from 'vitest'
import { decide, isAsked } from './newcomer.ts'
import { type Visit, visit } from './visit.ts'

let there: Visit
beforeAll(async () => {
  there = await visit()
})
afterAll(() => there.close())

test('without a network the page opens, both games play, and rules and lessons can be read', async () => {
  const page = await there.open({ serviceWorkers: 'allow' })
  expect(await page.locator('link[rel=manifest]').count()).toBe(1)
  await page.evaluate('navigator.serviceWorker.ready')
  await page.context().setOffline(true)
  await page.reload()
  for (const game of [/Play now.*Trading/, /Play now.*Customizable/]) {
    await page.getByRole('button', { name: game }).click()
    await isAsked(page)
    await decide(page)
    await isAsked(page)
    await page.goto(`${there.address}?pace=instant`)
  }
  await page.goto(`${there.address}#/rules`)
  await page.locator('.chapters a').first().waitFor()
  await page.goto(`${there.address}#/learn/swtcg/1`)
  await page.locator('.coach').waitFor()
})
