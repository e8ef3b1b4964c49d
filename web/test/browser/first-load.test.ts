import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Visit, visit } from './visit.ts'

/** Bytes on the wire. */
const MOST = 300_000

let there: Visit
beforeAll(async () => {
  there = await visit()
})
afterAll(() => there.close())

test('the first load is small, and brings no cards of the other game', async () => {
  const page = await there.open({}, '#/lobby')
  const scripts = new Map<string, number>()
  page.context().on('requestfinished', async (request) => {
    if (!request.url().endsWith('.js')) return
    const { responseBodySize } = await request.sizes()
    scripts.set(new URL(request.url()).pathname, responseBodySize)
  })
  await page.goto(`${page.url().split('#')[0]}?again`)
  await page.locator('button.primary:enabled').waitFor({ state: 'attached' })
  await page.waitForTimeout(200)
  const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0)
  expect(scripts.size).toBeGreaterThan(2)
  expect(total).toBeGreaterThan(100_000)
  expect(total).toBeLessThan(MOST)
  expect([...scripts.keys()].filter((path) => path.includes('/swccg'))).toEqual([])
})
