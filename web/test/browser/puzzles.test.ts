import { afterAll, beforeAll, expect, test } from 'vitest'
import { seriousFaults } from './axe.ts'
import { picture, type Visit, visit } from './visit.ts'

let there: Visit
beforeAll(async () => {
  there = await visit()
})
afterAll(() => there.close())

test('a puzzle is posed at a table, answered, explained, remembered and played on', async () => {
  const page = await there.open({ viewport: { width: 1366, height: 650 } })
  await page.getByRole('link', { name: 'Learn' }).first().click()
  await page.getByRole('link', { name: 'puzzles' }).click()
  await page.getByRole('region', { name: 'Star Wars Trading Card Game' }).getByRole('link').first().waitFor()
  expect(await seriousFaults(page)).toEqual([])
  await picture(page, 'puzzles-list')
  await page.getByRole('link', { name: 'Puzzle 1', exact: true }).first().click()
  const bar = page.getByRole('region', { name: 'Puzzle' })
  await bar.getByText('One answer wins.').waitFor()
  await picture(page, 'puzzle-posed')
  expect(await seriousFaults(page)).toEqual([])
  expect(await bar.getByText('of 100').count()).toBe(0)
  await bar.locator('.puzzle-answers button').first().click()
  await bar.getByText(/It wins \d+ games of 100; the next best/).waitFor()
  await picture(page, 'puzzle-answered')
  await bar.getByRole('button', { name: 'Play on from here' }).click()
  await page.getByRole('button', { name: 'Menu' }).waitFor()
  await page.goto(`${page.url().split('#')[0]}#/puzzles`)
  await page.getByRole('link', { name: /Puzzle 1, (?:solved|missed)/ }).waitFor()
  expect(there.errors).toEqual([])
})

test('a phone shows the table and the answers; a number that there is not is told in a line', async () => {
  const page = await there.open({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.goto(`${page.url().split('#')[0]}#/puzzles/swtcg/1`)
  await page.getByRole('region', { name: 'Puzzle' }).getByText('One answer wins.').waitFor()
  const answers = page.locator('.puzzle-answers button')
  for (const answer of await answers.all()) expect((await answer.boundingBox())!.y).toBeLessThan(844 - 40)
  await picture(page, 'puzzle-phone')
  await page.setViewportSize({ width: 844, height: 390 })
  await answers.first().waitFor()
  await picture(page, 'puzzle-across')
  await page.goto(`${page.url().split('#')[0]}#/puzzles/swtcg/99999`)
  await page.getByText(/This puzzle cannot be shown: There are \d+ puzzles/).waitFor()
  expect(there.errors).toEqual([])
})
