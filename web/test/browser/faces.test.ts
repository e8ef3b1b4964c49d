import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { picture, type Visit, visit } from './visit.ts'

let there: Visit
beforeAll(async () => {
  there = await visit()
})
afterAll(() => there.close())

/** What is wider or higher than its place, by card: names, numbers, kinds, and texts. */
const CUT_OFF = `[...document.querySelectorAll('.gallery .face')].flatMap((face) =>
  [face, ...face.querySelectorAll('.plate, .tile-name, .kindline, .stats, .stat, .text-lines, .text-lines p, h3, .foot')]
    .filter((part) => part.clientWidth > 0)
    .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1)
    .map((part) => face.querySelector('.tile-name, h3').textContent + ' in .' + part.className))`

/** Tiles that are higher than a row of them has room for. */
const TOO_HIGH = `[...document.querySelectorAll('.gallery .tile')]
  .filter((tile) => tile.offsetHeight > (tile.offsetWidth > 60 ? 1.3 : 1.6) * tile.offsetWidth)
  .map((tile) => tile.querySelector('.spoken').textContent + ': ' + tile.offsetHeight)`

async function showAll(page: Page, game: string): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#/cards/${game}`)
  await page.getByText(/^\d{3,} cards$/).waitFor()
  await page.getByRole('button', { name: 'Show all' }).click()
}

/** Drawn again only where another part of the card is shown; the other sizes are a matter of style. */
const SIZES = [
  ['104', ['104', '72', '56']],
  ['260', ['260', '420']],
] as const

test.each(['swtcg', 'swccg'])('no card of %s has anything cut off, at any size', async (game) => {
  const page = await there.open({ viewport: { width: 1440, height: 900 } }, '#/cards')
  await showAll(page, game)
  for (const [drawn, sizes] of SIZES) {
    await page.getByRole('radio', { name: drawn, exact: true }).check({ timeout: 90_000 })
    await page.locator(`.gallery-${drawn} > :nth-child(300)`).waitFor()
    for (const size of sizes) {
      await page.evaluate(`document.querySelector('.gallery').className = 'gallery gallery-${size}'`)
      expect(await page.evaluate(CUT_OFF), size).toEqual([])
      expect(await page.evaluate(TOO_HIGH), size).toEqual([])
      await picture(page, `faces-${game}-${size}`)
    }
  }
  expect(there.errors).toEqual([])
})
