import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decide, isAsked } from './newcomer.ts'
import { type Visit, visit } from './visit.ts'

let there: Visit
beforeAll(async () => {
  there = await visit()
})
afterAll(() => there.close())

/** How many cards were set in motion, not only faded in, while somebody decided a few times. */
async function motions(page: Page): Promise<number> {
  await page.evaluate(
    '(() => { window.moved = 0; const old = Element.prototype.animate; Element.prototype.animate = function (...how) { window.moved += Number(JSON.stringify(how[0]).includes("transform")); return old.apply(this, how) } })()',
  )
  await page.getByRole('button', { name: /Play now.*Trading/ }).click()
  for (let decisions = 0; decisions < 8 && (await isAsked(page)); decisions++) await decide(page)
  await isAsked(page)
  return page.evaluate('window.moved')
}

test('cards move as events bring them along, unless the pace is instant or the person wants no motion', async () => {
  const quick = '?seed=5&pace=quick'
  expect(await motions(await there.open({}, quick))).toBeGreaterThan(0)
  expect(await motions(await there.open({ reducedMotion: 'reduce' }, quick))).toBe(0)
  expect(await motions(await there.open())).toBe(0)
  expect(there.errors).toEqual([])
})

test('when a battle takes the stage, cards elsewhere do not fall as if they were lost', async () => {
  const page = await there.open({ viewport: { width: 1440, height: 900 } }, '?seed=3&pace=quick')
  await page.getByRole('button', { name: /Customizable/ }).click()
  // A card that falls leaves two halves.
  await page.evaluate(
    '(() => { window.halves = 0; new MutationObserver((changes) => { for (const { addedNodes } of changes) for (const node of addedNodes) if (node.classList?.contains("afterimage") && node.style.clipPath) window.halves++ }).observe(document.body, { childList: true, subtree: true }) })()',
  )
  const stage = page.locator('.stage')
  for (let decisions = 0; decisions < 60 && (await stage.count()) === 0 && (await isAsked(page)); decisions++)
    await Promise.race([decide(page), stage.waitFor().catch(() => undefined)])
  await stage.waitFor()
  expect(await page.evaluate('window.halves')).toBe(0)
  expect(there.errors).toEqual([])
})
