/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LESSONS } from '../../learn/lessons.ts'
import { FOLDED } from './newcomer.ts'
import { picture, type Visit, visit } from './visit.ts'

let there: Visit
beforeAll(async () => {
  there = await visit()
})
afterAll(() => there.close())

const SIZES = [
  [1440, 900],
  [1366, 650],
  [1024, 768],
  [390, 844],
  [844, 390],
] as const

/** In the page: the lesson beside the board, the cards and the question. */
function isApart(): boolean {
  const coach = document.querySelector('.coach')!.getBoundingClientRect()
  return ['.board', '.own', '.prompt', '.opponents', '.preview > .large-card'].every((part) => {
    const box = document.querySelector(part)?.getBoundingClientRect()
    return (
      !box ||
      box.right <= coach.left + 1 ||
      box.left >= coach.right - 1 ||
      box.bottom <= coach.top + 1 ||
      box.top >= coach.bottom - 1
    )
  })
}

/** Presses an answer of the prompt; a long list is opened first. */
async function press(page: Page, name: RegExp): Promise<void> {
  const list = page.locator(FOLDED)
  const button = page.locator('.prompt').getByRole('button', { name }).first()
  await expect
    .poll(async () => {
      if (await list.isVisible()) await list.click()
      return button.isVisible()
    })
    .toBe(true)
  await button.click()
}

describe('a newcomer learns', () => {
  test('the Star Wars TCG: does what the lesson asks for, is told when it is something else, and goes on', async () => {
    const page = await there.open({ viewport: { width: 1440, height: 900 } }, '?pace=instant#/learn')
    await picture(page, 'learn-desktop')
    await page.getByRole('link', { name: LESSONS['swtcg']![0]!.title }).click()
    await press(page, /Draw no card/)
    await page.getByText('this step is about something else').waitFor()
    await press(page, /Draw a card/)
    await page.getByText('step 2 of 4').waitFor()
    await press(page, /Complete TIE Fighter.*Space/)
    await page.getByText('step 3 of 4').waitFor()
    await picture(page, 'lesson-desktop')
    await press(page, /Complete Stormtrooper Squad.*Ground/)
    await page
      .getByRole('button', { name: /Complete Stormtrooper Squad/ })
      .first()
      .waitFor({ state: 'hidden' })
    await press(page, /Lay Dewback Patrol/)
    await page.getByText(LESSONS['swtcg']![0]!.end).waitFor()
    await page.getByRole('link', { name: 'Next lesson' }).click()
    await page.getByText(LESSONS['swtcg']![1]!.about).waitFor()
    await page.goto(new URL('#/learn', page.url()).href)
    await expect.poll(() => page.locator('.lessons .is-done').count()).toBe(1)
    expect(there.errors).toEqual([])
  })

  test('another game, opened before the first one is laid out', async () => {
    const page = await there.open({ viewport: { width: 1440, height: 900 } }, '?pace=instant#/learn/swtcg/1')
    for (const wait of [100, 300, 500]) {
      await page.reload()
      await page.waitForTimeout(wait)
      await page.goto(new URL('#/learn/swccg/1', page.url()).href)
      await page.getByText(LESSONS['swccg']![0]!.about).waitFor()
      await expect.poll(() => page.locator('.prompt.is-mine').count()).toBe(1)
      await page.goto(new URL('#/learn/swtcg/1', page.url()).href)
    }
    expect(there.errors).toEqual([])
  })

  test('what a lesson says lies over nothing that it speaks of, at any size', async () => {
    const page = await there.open({ viewport: { width: 1440, height: 900 } }, '?pace=instant#/learn/swtcg/3')
    await page.getByText(LESSONS['swtcg']![2]!.about).waitFor()
    await page.locator('.arena.is-now .tile.is-target').first().waitFor()
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      await expect
        .poll(() => page.evaluate(isApart), { message: `${width}x${height}`, timeout: 3000 })
        .toBe(true)
    }
  })

  test('the Star Wars CCG, on a phone', async () => {
    const page = await there.open({ viewport: { width: 360, height: 740 } }, '?pace=instant#/learn/swccg/3')
    await page.getByText(LESSONS['swccg']![2]!.about).waitFor()
    await picture(page, 'lesson-phone')
    await press(page, /Drain/)
    await page.getByText(LESSONS['swccg']![2]!.end).waitFor()
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
    expect(there.errors).toEqual([])
  })
})
